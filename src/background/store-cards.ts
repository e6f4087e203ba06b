import { unsqueeze } from '../cards/squeeze/unsqueeze.ts';
import type { Card } from '../cards/types.ts';
import { storeCards } from '../platform/card-store.ts';
import { removeOvertakenCards } from '../platform/imported-cards.ts';
import { loadOwnJson } from '../platform/own-files.ts';
import { loadOwnFile, onInstalled } from '../platform/runtime.ts';
import { rulesSettled } from './store-rules.ts';

/** Reading the cards takes a second or more; after so many milliseconds others have their turn. */
const SLICE = 20;

/** Lays the card index where pages read it, at install and at update. */
export function storeCardsOnInstall(): void {
  onInstalled(() => void storeOnce());
  // A browser that was killed during the install wakes us without telling of it.
  void storeOnce();
}

let storing: Promise<unknown> = Promise.resolve();

/**
 * One after the other, and after the rules, which every page waits for. Where the store is full or the file gone, it is
 * tried at the next start.
 */
function storeOnce(): Promise<unknown> {
  storing = storing
    .then(rulesSettled)
    .then(store)
    .catch(() => undefined);
  return storing;
}

async function store(): Promise<void> {
  const version = await (await loadOwnFile('cards-version.txt')).text();
  if (await storeCards(version, readCards))
    await removeOvertakenCards(await loadOwnJson('newest-set.json'));
}

async function readCards(): Promise<Card[]> {
  const bytes = await (await loadOwnFile('cards.bin')).arrayBuffer();
  const cards: Card[] = [];
  let until = performance.now() + SLICE;
  for (const card of unsqueeze(new Uint8Array(bytes))) {
    cards.push(card);
    if (performance.now() < until) continue;
    await new Promise((goOn) => setTimeout(goOn));
    until = performance.now() + SLICE;
  }
  return cards;
}
