import packed from 'rules-index';
import type { GatheredCards } from '../../cards/gather-cards.ts';
import { readBuiltInCards } from '../../platform/built-in-cards.ts';
import { loadOwnJson } from '../../platform/own-files.ts';
import type { CardsNews, CardsOrder } from './cards-worker.ts';
import { inWorker } from './in-worker.ts';

/** A bulk file, or one on its way. */
export interface BulkSource {
  readonly name: string;
  readonly bytes: CardsOrder['source'];
  /** In bytes, where it is known. */
  readonly size: number | undefined;
}

/** How far it is: the share of the file that is read, where its size is known, and the cards so far. */
export type CardsProgress = (share: number | undefined, cards: number) => void;

/**
 * Reads a bulk file in a worker. Stores nothing. Rejects with a UserFacingError where it cannot be read, and with the
 * signal's reason where it is called off.
 */
export async function readCards(
  { bytes, size }: BulkSource,
  stop: AbortSignal,
  progress: CardsProgress,
): Promise<GatheredCards> {
  const [{ texts }, builtIn] = await Promise.all([loadOwnJson('rules.json'), readBuiltInCards()]);
  stop.throwIfAborted();
  const order: CardsOrder = { source: bytes, index: packed, texts, builtIn };
  return inWorker<CardsNews, GatheredCards>(
    'cards-worker.js',
    order,
    (news, done) => {
      if (news.step === 'done') done(news.found);
      else progress(size && Math.min(1, news.bytes / size), news.cards);
    },
    // A download's bytes go through to the worker; a file is only pointed at.
    { stop, transfer: bytes instanceof Blob ? [] : [bytes] },
  );
}
