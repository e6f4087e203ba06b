import type { PrintedNames, PrintedNamesOf } from '../rules/printed-names.ts';
import type { Term } from '../rules/types.ts';
import { wantedIn } from './spelled-terms.ts';

/** Letters without accents and marks, so that "celerite" finds "célérité" and "полет" finds "полёт". */
function folded(text: string): string {
  return wantedIn(text).normalize('NFD').replace(/\p{M}/gu, '');
}

/** The printed names by which a query finds a term, if it is by some: in the language whose name it begins. */
export function printedHit(
  query: string,
  names: readonly PrintedNamesOf[] = [],
): PrintedNamesOf | undefined {
  const wanted = folded(query);
  if (wanted === '') return undefined;
  const begins = (text: string) => folded(text).startsWith(wanted);
  return names.find(({ name }) => begins(name)) ?? names.find(({ others }) => others.some(begins));
}

/** Looks terms up by what they are called on cards of other languages. */
export class PrintedTerms {
  readonly #terms: readonly { readonly term: Term; readonly spellings: readonly string[] }[];

  constructor(terms: readonly Term[], printed: PrintedNames) {
    this.#terms = terms.flatMap((term) => {
      const names = printed[term.id] ?? [];
      const spellings = names.flatMap(({ name, others }) => [name, ...others]).map(folded);
      return spellings.length > 0 ? [{ term, spellings }] : [];
    });
  }

  /** The terms that are called exactly so in some language. */
  exactly(query: string): Term[] {
    const wanted = folded(query);
    return this.#where((spelling) => spelling === wanted);
  }

  /** The terms of whose name in some language the query is a beginning. */
  beginning(query: string): Term[] {
    const wanted = folded(query);
    return this.#where((spelling) => spelling.startsWith(wanted));
  }

  #where(test: (spelling: string) => boolean): Term[] {
    return this.#terms.filter(({ spellings }) => spellings.some(test)).map(({ term }) => term);
  }
}
