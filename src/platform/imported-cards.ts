import browser from 'webextension-polyfill';
import type { CardCounts, GatheredCards } from '../cards/gather-cards.ts';
import { isOvertaken } from '../cards/overtaken.ts';
import { localizedMessage, UserFacingError } from '../localized-message.ts';
import { IMPORTED_CARDS } from './card-store.ts';
import { isStoreFull } from './full-store.ts';
import type { ReleasedSet } from './own-files.ts';
import { storageItem } from './storage-item.ts';

/** What is told of the cards that the user brought. */
export interface ImportedCards extends CardCounts {
  /** The file's name. */
  readonly file: string;
  /** When, ISO 8601. */
  readonly imported: string;
}

/** The facts of the cards that lie beside the built-in ones; its key is of their prefix, so that it goes with them. */
export const importedCards = storageItem<ImportedCards>(`${IMPORTED_CARDS}about`);

/**
 * Puts cards in the place of those that the user brought before. All in one call, which both browsers write as one
 * transaction (a LevelDB batch, one of IndexedDB): killed on the way, or full, what was there before is there as it
 * was. Rejects with a UserFacingError.
 */
export async function storeImportedCards(
  { shards, counts }: GatheredCards,
  file: string,
  now: Date,
): Promise<void> {
  const about: ImportedCards = { ...counts, file, imported: now.toISOString() };
  const items: Record<string, unknown> = { [importedCards.key]: about };
  // Empty ones too: they stand where an earlier import had some.
  for (const [key, shard] of Object.entries(shards)) items[IMPORTED_CARDS + key] = shard;
  await browser.storage.local.set(items).catch(refused);
}

/** Removes all cards that the user brought. Rejects with a UserFacingError. */
export async function removeImportedCards(): Promise<void> {
  const all = await browser.storage.local.get(null);
  const keys = Object.keys(all).filter((key) => key.startsWith(IMPORTED_CARDS));
  await browser.storage.local.remove(keys).catch(refused);
}

/** Removes what the user brought once the built-in index, whose newest set is given, has overtaken it. */
export async function removeOvertakenCards({ released }: ReleasedSet): Promise<void> {
  const about = await importedCards.read();
  if (about && isOvertaken(released, about.newest?.released, about.imported))
    await removeImportedCards();
}

function refused(error: unknown): never {
  if (isStoreFull(error)) throw new UserFacingError(localizedMessage('cardsFull'));
  const reason = error instanceof Error ? error.message : String(error);
  throw new UserFacingError(localizedMessage('cardsNotStored', reason));
}
