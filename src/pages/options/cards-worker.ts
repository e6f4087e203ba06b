import { bulkFileReader } from '../../cards/bulk-file.ts';
import { type GatheredCards, gatherCards } from '../../cards/gather-cards.ts';
import { createFaceReader } from '../../cards/read-face.ts';
import { createDetector } from '../../detect/index.ts';
import { type PackedIndex, unpackIndex } from '../../rules/packed-index.ts';
import type { TermText } from '../../rules/types.ts';
import { readBulk } from './bulk-bytes.ts';
import { type Failed, failed } from './in-worker.ts';

// Runs in a worker of the options page, so that the page answers while a file of 150 MB is read. It stores nothing,
// so that ending it, or the page, in the middle changes nothing.

/** What the page sends: a file or a download, and what is known of terms and cards. */
export interface CardsOrder {
  readonly source: Blob | ReadableStream<Uint8Array>;
  readonly index: PackedIndex;
  readonly texts: Readonly<Record<string, TermText>>;
  /** The shards of the built-in index. */
  readonly builtIn: Readonly<Record<string, string>>;
}

/** What the worker answers: how far it is, then what it found or why not. */
export type CardsNews =
  | { readonly step: 'reading'; readonly bytes: number; readonly cards: number }
  | { readonly step: 'done'; readonly found: GatheredCards }
  | Failed;

/** Oftener than this nobody sees a bar move; each news costs a message. In milliseconds. */
const NEWS_EVERY_MS = 100;

const tell = (news: CardsNews) => postMessage(news);

async function work({ source, index: packed, texts, builtIn }: CardsOrder): Promise<CardsNews> {
  try {
    const index = unpackIndex(packed);
    const readFace = createFaceReader(index, texts, createDetector(index));
    const cards = gatherCards(readFace, builtIn);
    const reader = bulkFileReader(cards.take);
    let told = 0;
    await readBulk(source instanceof Blob ? source.stream() : source, reader, (bytes) => {
      const now = performance.now();
      if (now - told < NEWS_EVERY_MS) return;
      told = now;
      tell({ step: 'reading', bytes, cards: reader.count });
    });
    return { step: 'done', found: cards.end() };
  } catch (error) {
    return failed(error);
  }
}

addEventListener('message', (event: MessageEvent<CardsOrder>) => void work(event.data).then(tell));
