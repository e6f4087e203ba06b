import { useEffect, useState } from 'preact/hooks';
import packed from 'rules-index';
import { extendIndex, type ImportedEdition, textWith } from '../documents/imported-editions.ts';
import { importedEditions } from '../platform/documents/imported.ts';
import { loadOwnJson } from '../platform/own-files.ts';
import type { RulesTexts } from '../platform/rules-store.ts';
import { unpackIndex } from '../rules/packed-index.ts';
import type { RulesIndex, Term, TermText } from '../rules/types.ts';
import { errorText } from '../ui/error-text.ts';

/** What our own pages know of the rules, with what imported documents add. */
export interface Rules {
  /** Terms and editions, those of imported documents among them. */
  readonly index: RulesIndex;
  /** The index's terms by id. */
  readonly terms: ReadonlyMap<string, Term>;
  /** All terms' texts and details; undefined while they are read, or where nobody has asked for them. */
  readonly texts: Pick<RulesTexts, 'texts' | 'details' | 'formats' | 'sets'> | undefined;
  /** Why the texts could not be read, for the user. */
  readonly problem: string | undefined;
  /** Reads the texts again after a failure. */
  readonly retry: () => void;
}

const KNOWN = unpackIndex(packed);

let imported: readonly ImportedEdition[] = [];
let loaded: RulesTexts | undefined;
let loading = false;
let rules: Rules = { ...known(), texts: undefined, problem: undefined, retry: load };
const listeners = new Set<(rules: Rules) => void>();

// Before the first rendering, so that no page shows a list that changes at once. A page works without.
imported = (await importedEditions.read().catch(() => undefined)) ?? [];
publish({ ...known() });
importedEditions.watch((now) => {
  imported = now ?? [];
  publish({ ...known(), texts: loaded && withImported(loaded) });
});

function known(): Pick<Rules, 'index' | 'terms'> {
  const index = extendIndex(KNOWN, imported);
  return { index, terms: new Map(index.terms.map((term) => [term.id, term])) };
}

function publish(changed: Partial<Rules>): void {
  rules = { ...rules, ...changed };
  for (const listener of listeners) listener(rules);
}

function load(): void {
  if (loading || loaded) return;
  loading = true;
  publish({ problem: undefined });
  loadOwnJson('rules.json')
    .then(
      (read) => {
        loaded = read;
        publish({ texts: withImported(read) });
      },
      (error: unknown) => publish({ problem: errorText(error) }),
    )
    .finally(() => {
      loading = false;
    });
}

/** A known term's text as far as known, with what imported documents say of it. */
function withImported({ texts, details, formats, sets }: RulesTexts): Rules['texts'] {
  const { index } = rules;
  if (index === KNOWN) return { texts, details, formats, sets };
  const all = index.terms.flatMap(({ id }): [string, TermText][] => {
    const text = textWith(KNOWN, imported, id, texts[id]);
    return text ? [[id, text]] : [];
  });
  return { texts: Object.fromEntries(all), details, formats, sets };
}

/**
 * The rules as a page's state, kept in step with imported documents. The texts are large: they are read once a
 * component asks `withTexts`.
 */
export function useRules(want?: 'withTexts'): Rules {
  const [now, set] = useState(rules);
  useEffect(() => {
    listeners.add(set);
    set(rules);
    if (want) load();
    return () => void listeners.delete(set);
  }, [want]);
  return now;
}
