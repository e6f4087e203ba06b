import { useEffect, useState } from 'preact/hooks';
import packed from 'rules-index';
import { extendIndex, textWith } from '../documents/imported-editions.ts';
import { readImported, watchImported } from '../platform/documents/imported.ts';
import type { RulesTexts } from '../platform/rules-store.ts';
import { loadOwnFile } from '../platform/runtime.ts';
import { unpackIndex } from '../rules/packed-index.ts';
import type { EditionDate, RulesIndex, Term, TermText } from '../rules/types.ts';

const KNOWN = unpackIndex(packed);
let imported = await readImported();

/** Terms and editions, those of imported documents among them; both change when a document comes or goes. */
export let INDEX: RulesIndex = extendIndex(KNOWN, imported);
export let TERMS: ReadonlyMap<string, Term> = byId(INDEX);

watchImported((now) => {
  imported = now;
  INDEX = extendIndex(KNOWN, imported);
  TERMS = byId(INDEX);
});

function byId({ terms }: RulesIndex): ReadonlyMap<string, Term> {
  return new Map(terms.map((term) => [term.id, term]));
}

/** INDEX; renders anew once it has changed. */
export function useIndex(): RulesIndex {
  const [index, set] = useState(INDEX);
  useEffect(() => watchImported(() => set(INDEX)), []);
  return index;
}

/** The date of the edition that a setting stands for. */
export function editionOf(edition: EditionDate | 'newest'): EditionDate {
  return edition === 'newest' ? (INDEX.editions.at(-1)?.date ?? '') : edition;
}

type Rules = Pick<RulesTexts, 'texts' | 'details'>;

/** A known term's text as far as known, with what imported documents say of it. */
function withImported({ texts, details }: RulesTexts): Rules {
  if (INDEX === KNOWN) return { texts, details };
  const all = INDEX.terms.flatMap(({ id }): [string, TermText][] => {
    const text = textWith(KNOWN, imported, id, texts[id]);
    return text ? [[id, text]] : [];
  });
  return { texts: Object.fromEntries(all), details };
}

let loading: Promise<RulesTexts> | undefined;

/** All terms' texts and details, from the extension's own file; undefined while they are read. */
export function useRules(): Rules | undefined {
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    loading ??= loadOwnFile('rules.json').then((file) => file.json() as Promise<RulesTexts>);
    const set = () =>
      loading?.then(
        (rules) => setRules(withImported(rules)),
        () => undefined,
      );
    void set();
    return watchImported(() => void set());
  }, []);
  return rules;
}
