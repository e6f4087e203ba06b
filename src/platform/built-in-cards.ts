import browser from 'webextension-polyfill';
import { NAMES } from '../cards/shard.ts';
import { BUILT_IN_CARDS } from './card-store.ts';
import { storageItem } from './storage-item.ts';

/** The names of the built-in cards, a line each; absent until the worker has stored them. */
export const builtInNames = storageItem<string>(BUILT_IN_CARDS + NAMES);

/** The parts of the built-in index, as `packCards` made them; none where the worker has not stored them yet. */
export async function readBuiltInCards(): Promise<Readonly<Record<string, string>>> {
  const all = Object.entries(await browser.storage.local.get(null));
  return Object.fromEntries(
    all.flatMap(([key, part]) =>
      key.startsWith(BUILT_IN_CARDS) ? [[key.slice(BUILT_IN_CARDS.length), String(part)]] : [],
    ),
  );
}
