import { useEffect, useState } from 'preact/hooks';
import type { DocumentFacts } from '../../documents/types.ts';
import { allDocuments } from '../../platform/documents/built-in.ts';

/** The documents at hand, oldest edition first; undefined until they are known. */
export function useAvailableDocuments(): readonly DocumentFacts[] | undefined {
  const [documents, setDocuments] = useState<readonly DocumentFacts[]>();
  useEffect(() => {
    allDocuments().then(setDocuments, () => setDocuments([]));
  }, []);
  return documents;
}

/** The wished edition where it is at hand, else the newest that is. */
export function atHand(dates: readonly string[], wished: string): string | undefined {
  return dates.includes(wished) ? wished : dates.at(-1);
}
