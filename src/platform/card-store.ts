import browser from 'webextension-polyfill';
import { cardNames } from '../cards/names.ts';
import { findIn, shardOf } from '../cards/shard.ts';
import type { Card } from '../cards/types.ts';

/**
 * The cards as they lie in storage.local: each shard of `packCards` under a key of its own, the built-in index under
 * one prefix, what the user brought under another. Pages read them there, and no look-up needs the worker.
 */
export const BUILT_IN_CARDS = 'cards:built-in:';
export const IMPORTED_CARDS = 'cards:imported:';

/**
 * The card that is called so, as a site writes it: by one of its faces, by both, with the printing after it.
 * undefined where no card is. What the user brought goes before what is built in. Reads one shard of each; rejects
 * where the store cannot be read.
 */
export async function findCard(written: string): Promise<Card | undefined> {
  if (cardNames(written).length === 0) return undefined;
  const shard = shardOf(written);
  const keys = [IMPORTED_CARDS + shard, BUILT_IN_CARDS + shard];
  const stored = await browser.storage.local.get(keys);
  for (const key of keys) {
    const cards = stored[key];
    const card = typeof cards === 'string' ? findIn(cards, written) : undefined;
    if (card) return card;
  }
  return undefined;
}
