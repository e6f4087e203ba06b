import packed from 'rules-index';
import type { GatheredCards } from '../../cards/gather-cards.ts';
import { localizedMessage, UserFacingError } from '../../localized-message.ts';
import { readBuiltInCards } from '../../platform/built-in-cards.ts';
import { loadOwnJson } from '../../platform/own-files.ts';
import type { CardsNews, CardsOrder } from './cards-worker.ts';

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
  const worker = new Worker('cards-worker.js', { type: 'module' });
  return new Promise<GatheredCards>((done, fail) => {
    stop.addEventListener('abort', () => fail(stop.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<CardsNews>) => {
      if (data.step === 'done') done(data.found);
      else if (data.step === 'failed') fail(new UserFacingError(...data.messages));
      else progress(size && Math.min(1, data.bytes / size), data.cards);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail(
        new UserFacingError(
          event.message
            ? localizedMessage('docsReadingStopped', event.message)
            : localizedMessage('docsReadingEnded'),
        ),
      );
    };
    // A download's bytes go through to the worker; a file is only pointed at.
    worker.postMessage(order, bytes instanceof Blob ? [] : [bytes]);
  }).finally(() => worker.terminate());
}
