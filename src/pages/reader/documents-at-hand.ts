import { useEffect, useState } from 'preact/hooks';
import { allDocuments } from '../../platform/documents/built-in.ts';
import type { DocumentFacts } from '../../platform/documents/types.ts';

/** The documents at hand, oldest edition first; undefined until they are known. */
export function useDocuments(): readonly DocumentFacts[] | undefined {
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
