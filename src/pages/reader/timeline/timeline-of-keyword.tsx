import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ImportedEdition } from '../../../documents/imported-editions.ts';
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

let loading: Promise<readonly [TermRules, readonly ImportedEdition[]]> | undefined;

/** A keyword's timeline, from what the build knows of each edition and what imported ones add. */
export function Timeline({ keyword: { term, text }, dates, open }: Props) {
  const { index } = useRules();
  const [known, setKnown] = useState<readonly [TermRules, readonly ImportedEdition[]]>();
  useEffect(() => {
    loading ??= Promise.all([
      loadOwnJson('term-rules.json'),
      importedEditions.read().then((read) => read ?? []),
    ]);
    loading.then(setKnown, () => {
      // Without it the page has no timeline; the next keyword asks again.
      loading = undefined;
    });
  }, []);
  const moments = useMemo(() => {
    if (!known) return [];
    const [{ terms }, imported] = known;
    const editions = index.editions.map(({ date }) => date);
    return timelineOf(term.id, terms[term.id], text, editions, imported);
  }, [known, term, text, index]);
  return <TimelineView name={term.name} moments={moments} atHand={new Set(dates)} open={open} />;
}
