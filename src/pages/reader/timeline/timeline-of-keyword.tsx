import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ImportedEdition } from '../../../documents/imported-editions.ts';
import type { RuleChanges } from '../../../documents/rule-changes.ts';
import type { TermRules } from '../../../documents/term-rules.ts';
import { timelineOf } from '../../../documents/timeline.ts';
import { importedEditions } from '../../../platform/documents/imported.ts';
import { loadOwnJson } from '../../../platform/own-files.ts';
import type { EditionDate } from '../../../rules/types.ts';
import { useRules } from '../../use-rules.ts';
import type { Keyword } from '../keyword.ts';
import { TimelineView } from './timeline-view.tsx';

interface Props {
  readonly keyword: Keyword;
  readonly dates: readonly EditionDate[];
  readonly open: boolean;
}

let loading: Promise<readonly [TermRules, RuleChanges, readonly ImportedEdition[]]> | undefined;

/** A keyword's timeline, from what the build knows of each edition and what imported ones add. */
export function Timeline({ keyword: { term, text }, dates, open }: Props) {
  const { index } = useRules();
  const [known, setKnown] = useState<Awaited<typeof loading>>();
  useEffect(() => {
    loading ??= Promise.all([
      loadOwnJson('term-rules.json'),
      loadOwnJson('rule-changes.json'),
      importedEditions.read().then((read) => read ?? []),
    ]);
    loading.then(setKnown, () => {
      // Without it the page has no timeline; the next keyword asks again.
      loading = undefined;
    });
  }, []);
  const moments = useMemo(() => {
    if (!known) return [];
    const [{ terms }, changes, imported] = known;
    const editions = index.editions.map(({ date }) => date);
    return timelineOf(term.id, terms[term.id], text, editions, imported, changes[term.id]);
  }, [known, term, text, index]);
  return <TimelineView name={term.name} moments={moments} atHand={new Set(dates)} open={open} />;
}
