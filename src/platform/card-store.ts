import browser from 'webextension-polyfill';
import { cardNames } from '../cards/names.ts';
import { findIn, LAYOUT, NAMES, packCards, shardsOf } from '../cards/shard.ts';
import type { Card } from '../cards/types.ts';

/**
 * The cards as they lie in storage.local: each part of `packCards` under a key of its own, the built-in index under
 * one prefix, what the user brought under another. Pages read them there, and no look-up needs the worker.
 */
export const BUILT_IN_CARDS = 'cards:built-in:';
export const IMPORTED_CARDS = 'cards:imported:';
/** Not under the prefix: it is no part of the index. */
const VERSION = 'cards:version';

/**
 * The card that is called so, as a site writes it: by one of its faces, by both, with the printing after it.
 * undefined where no card is. Of two that are called the same, what the user brought goes before what is built in. Reads
 * one shard of each, of "A // B" two; rejects where the store cannot be read.
 */
export async function findCard(written: string): Promise<Card | undefined> {
  if (cardNames(written).length === 0) return undefined;
  const shards = shardsOf(written);
  const keys = [IMPORTED_CARDS, BUILT_IN_CARDS].flatMap((prefix) =>
    shards.map((shard) => prefix + shard),
  );
  const stored = await browser.storage.local.get(keys);
  return findIn(
    keys.map((key) => textOf(stored[key])),
    written,
  );
}

/** The names of all cards, what the user brought first; read when a card is searched for. Some may stand twice. */
export async function readCardNames(): Promise<string[]> {
  const keys = [IMPORTED_CARDS, BUILT_IN_CARDS].map((prefix) => prefix + NAMES);
  const stored = await browser.storage.local.get(keys);
  return keys.flatMap((key) => textOf(stored[key]).split('\n')).filter(Boolean);
}

/**
 * Lays the built-in index of a version into the store unless it is there; `load` is called only when needed. Answers
 * whether it was laid now. Rejects where the store takes no more; then the index of before is gone or half there, and it
 * is tried again next time.
 */
export async function storeCards(
  version: string,
  load: () => Promise<readonly Card[]>,
): Promise<boolean> {
  const laid = `${LAYOUT}:${version}`;
  const stored = await browser.storage.local.get(VERSION);
  if (stored[VERSION] === laid) return false;
  const parts = Object.entries(packCards(await load()));
  const items = Object.fromEntries(parts.map(([part, cards]) => [BUILT_IN_CARDS + part, cards]));
  await browser.storage.local.set(items);
  // Last, so that an interrupted storing is done again.
  await browser.storage.local.set({ [VERSION]: laid });
  return true;
}

function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}
