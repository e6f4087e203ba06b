import { useMemo } from 'preact/hooks';
import { createRuleSearch, type Found } from '../../comprules/search/rule-search.ts';
import { type EditionChoice, resolveEdition } from '../../rules/edition-choice.ts';
import type { EditionDate } from '../../rules/types.ts';
import { atHand, useAvailableDocuments } from '../reader/documents-at-hand.ts';
import { useDocument } from '../reader/use-document.ts';
import { useRules } from '../use-rules.ts';

/** What of an edition's official text answers a query. */
export interface OfficialHits {
  readonly edition: EditionDate;
  readonly hits: readonly Found[];
  /** Whether the text is still being read. */
  readonly isLoading: boolean;
}

/** More does not fit beside the terms; the rules page finds the rest. */
const MOST_HITS = 8;

/** Looks the official text through, read at the first letter; undefined where the user has none. */
export function useOfficialHits(query: string, wished: EditionChoice): OfficialHits | undefined {
  const { index } = useRules();
  const documents = useAvailableDocuments();
  const dates = documents?.map(({ date }) => date) ?? [];
  const edition = query.trim() === '' ? undefined : atHand(dates, resolveEdition(wished, index));
  const loaded = useDocument(edition);
  const document = loaded.state === 'ready' ? loaded.document : undefined;
  const search = useMemo(() => document && createRuleSearch(document), [document]);
  const hits = useMemo(() => search?.(query).slice(0, MOST_HITS) ?? [], [search, query]);
  return edition === undefined
    ? undefined
    : { edition, hits, isLoading: loaded.state === 'loading' };
}
