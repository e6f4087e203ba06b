import { useEffect, useState } from 'preact/hooks';
import packed from 'rules-index';
import type { RulesTexts } from '../platform/rules-store.ts';
import { loadOwnFile } from '../platform/runtime.ts';
import { unpackIndex } from '../rules/packed-index.ts';
import type { EditionDate, Term } from '../rules/types.ts';

/** Terms and editions, at hand at once. */
export const INDEX = unpackIndex(packed);
export const TERMS: ReadonlyMap<string, Term> = new Map(INDEX.terms.map((term) => [term.id, term]));

/** The date of the edition that a setting stands for. */
export function editionOf(edition: EditionDate | 'newest'): EditionDate {
  return edition === 'newest' ? (INDEX.editions.at(-1)?.date ?? '') : edition;
}

let loading: Promise<RulesTexts> | undefined;

/** All terms' texts and details, from the extension's own file; undefined while they are read. */
export function useRules(): RulesTexts | undefined {
  const [rules, setRules] = useState<RulesTexts>();
  useEffect(() => {
    loading ??= loadOwnFile('rules.json').then((file) => file.json() as Promise<RulesTexts>);
    loading.then(setRules, () => undefined);
  }, []);
  return rules;
}
