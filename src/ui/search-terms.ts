import Fuse from 'fuse.js';
import type { Term } from '../rules/types.ts';

/**
 * How far a fuzzy hit may be off, on Fuse's scale of 0 (exact) to 1 (anything); "bandin" and "protecton" are
 * found, "storm" is no "harmonize". Its default of 0.6 finds nearly everything.
 */
const FUZZY_LIMIT = 0.3;

/** At most this many hits are worth a look. */
const MOST_HITS = 20;

/** What is looked for in what a user types. */
export function wantedIn(query: string): string {
  return query.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Looks terms up by what a user types: exact spellings first, then beginnings, then parts, then near misses. */
export type TermSearch = (query: string) => readonly Term[];

/** Makes the search over all terms; the fuzzy index is built at the first query that needs it. */
export function createTermSearch(terms: readonly Term[]): TermSearch {
  let fuse: Fuse<Term> | undefined;
  const spelled = terms.map((term) => ({
    term,
    spellings: [term.name, ...term.forms.map(({ text }) => text)].map((text) => text.toLowerCase()),
  }));
  return (query) => {
    const wanted = wantedIn(query);
    if (wanted === '') return [];
    const tests: ((spelling: string) => boolean)[] = [
      (spelling) => spelling === wanted,
      (spelling) => spelling.startsWith(wanted),
      (spelling) => spelling.includes(` ${wanted}`),
    ];
    const ranked = tests.flatMap((test) =>
      spelled.filter(({ spellings }) => spellings.some(test)).map(({ term }) => term),
    );
    // Fuse measures from the text's start unless told not to, and would miss "attack" in a long name.
    fuse ??= new Fuse([...terms], {
      keys: ['name', 'forms.text'],
      ignoreLocation: true,
      threshold: FUZZY_LIMIT,
    });
    const fuzzy = fuse.search(wanted, { limit: MOST_HITS }).map(({ item }) => item);
    return [...new Set([...ranked, ...fuzzy])].slice(0, MOST_HITS);
  };
}
