import { useMemo } from 'preact/hooks';
import type { EditionDate } from '../../rules/types.ts';
import { atHand, useDocuments } from '../reader/documents-at-hand.ts';
import { createRuleSearch, type Found } from '../reader/search.ts';
import { useDocument } from '../reader/use-document.ts';
import { editionOf } from '../use-rules.ts';

/** What of an edition's official text answers a query. */
export interface OfficialHits {
  readonly edition: EditionDate;
  readonly hits: readonly Found[];
  /** Whether the text is still being read. */
  readonly isLoading: boolean;
}

/** More does not fit beside the terms; the rules page finds the rest. */
const MOST_HITS = 8;

/** Looks the official text through, read at the first letter; undefined where the reader has none. */
export function useOfficialHits(
  query: string,
  wished: EditionDate | 'newest',
): OfficialHits | undefined {
  const documents = useDocuments();
  const dates = documents?.map(({ date }) => date) ?? [];
  const edition = query.trim() === '' ? undefined : atHand(dates, editionOf(wished));
  const loaded = useDocument(edition);
  const document = loaded.state === 'ready' ? loaded.document : undefined;
  const search = useMemo(() => document && createRuleSearch(document), [document]);
  const hits = useMemo(() => search?.(query).slice(0, MOST_HITS) ?? [], [search, query]);
  return edition === undefined
    ? undefined
    : { edition, hits, isLoading: loaded.state === 'loading' };
}
