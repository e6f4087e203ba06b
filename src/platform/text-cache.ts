import type { TermText } from '../rules/types.ts';
import { send } from './messages.ts';
import { readTexts } from './rules-store.ts';

/** The texts of a page's terms, read once each, in as few reads as the page's needs come. */
export interface TextCache {
  /** A term's text where it has been read. */
  get(id: string): TermText | undefined;
  /** Reads the texts of terms that a page has, ahead of the first hover. Never rejects. */
  want(ids: Iterable<string>): void;
  /** A term's text, read where needed; undefined where the store does not have it in the end. */
  load(id: string): Promise<TermText | undefined>;
}

/**
 * Makes the cache over the store; `given` are texts that need no reading. Where the store has lost a text, the worker is asked once to lay the texts
 * again: at the very first page after an install it may not have done so yet.
 */
export function createTextCache(given: Readonly<Record<string, TermText>> = {}): TextCache {
  const texts = new Map(Object.entries(given));
  const reading = new Map<string, Promise<TermText | undefined>>();
  let asked = false;

  async function read(ids: readonly string[]): Promise<void> {
    for (const [id, text] of await readTexts(ids)) texts.set(id, text);
    const lost = ids.filter((id) => !texts.has(id));
    if (lost.length === 0 || asked) return;
    asked = true;
    await send('store-rules', {}).catch(() => undefined);
    for (const [id, text] of await readTexts(lost)) texts.set(id, text);
  }

  function start(ids: readonly string[]): void {
    const batch = read(ids).catch(() => undefined);
    for (const id of ids)
      reading.set(
        id,
        batch.then(() => {
          reading.delete(id);
          return texts.get(id);
        }),
      );
  }

  return {
    get: (id) => texts.get(id),
    want(ids) {
      const missing = [...new Set(ids)].filter((id) => !texts.has(id) && !reading.has(id));
      if (missing.length) start(missing);
    },
    load(id) {
      const text = texts.get(id);
      if (text) return Promise.resolve(text);
      if (!reading.has(id)) start([id]);
      return reading.get(id) ?? Promise.resolve(undefined);
    },
  };
}
