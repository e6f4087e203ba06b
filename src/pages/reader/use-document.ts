import { useEffect, useState } from 'preact/hooks';
import type { Document } from '../../comprules/types.ts';
import { joinDocument } from '../../documents/records.ts';
import { ensureBuiltIn } from '../../platform/documents/built-in.ts';
import { readAll } from '../../platform/documents/store.ts';
import { errorText } from '../../ui/error-text.ts';

/** A document, or how far it has come: `none` where it is not at hand, or what went wrong in words. */
export type Loaded =
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'ready'; readonly document: Document };

/** The editions last read: enough for comparing two while another is looked at. */
const KEPT = 4;
const kept = new Map<string, Promise<Document | undefined>>();

function load(date: string): Promise<Document | undefined> {
  const known = kept.get(date);
  if (known) return known;
  const reading = ensureBuiltIn(date)
    .then(() => readAll(date))
    .then((pieces) => pieces && joinDocument(pieces.frame, pieces.rules));
  kept.set(date, reading);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  reading.then(
    (document) => document ?? kept.delete(date),
    () => kept.delete(date),
  );
  return reading;
}

/** An edition's document; undefined date: none is wanted. */
export function useDocument(date: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded & { readonly of?: string | undefined }>({
    state: 'loading',
  });
  useEffect(() => {
    if (date === undefined) return;
    let current = true;
    const set = (next: Loaded) => current && setLoaded({ ...next, of: date });
    load(date).then(
      (document) => set(document ? { state: 'ready', document } : { state: 'none' }),
      (error: unknown) => set({ state: 'failed', problem: errorText(error) }),
    );
    return () => {
      current = false;
    };
  }, [date]);
  if (date === undefined) return { state: 'none' };
  return loaded.of === date ? loaded : { state: 'loading' };
}
