import type { RulesIndex, Term } from '../rules/types.ts';
import { editDistance } from './edit-distance.ts';

/** All that a term answers to, in the spelling of `wantedIn`. */
interface SpelledTerm {
  readonly term: Term;
  readonly name: string;
  readonly spellings: readonly string[];
}

/** What is looked for in what a user types: small letters, one kind of space, quote and hyphen. */
export function wantedIn(query: string): string {
  return query
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Small words and hyphens make no difference in looking a word up: "double-strike", "the initiative". */
const loose = (text: string) => text.replace(/-/g, ' ').replace(/^(?:the|an?) /, '');

/** Fewer letters stand in the middle of too many words to tell anything. */
const SHORTEST_PART = 3;

/** No word that users mistype is longer. */
const LONGEST_MISTYPED = 40;

/** How a parameter begins that may stand after a mistyped name. */
const PARAMETER = /^(?:from |for |\d|\{|x\b)/;

/** How many letters may be wrong in a word of so many letters: "trampel", "cumulativ upkep". */
const mostWrong = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 11 ? 2 : 3);

/** Looks up names, forms and the players' own words for terms. */
export class SpelledTerms {
  readonly #terms: readonly SpelledTerm[];
  readonly #aliases: ReadonlyMap<string, readonly Term[]>;

  constructor({ terms, aliases = {} }: RulesIndex) {
    this.#terms = terms.map((term) => ({
      term,
      name: loose(wantedIn(term.name)),
      spellings: [term.name, ...term.forms.map(({ text }) => text)].map((text) =>
        loose(wantedIn(text.replace(/^\[type\] ?/, ''))),
      ),
    }));
    const byId = new Map(terms.map((term) => [term.id, term]));
    this.#aliases = new Map(
      Object.entries(aliases).map(([alias, ids]) => [
        loose(wantedIn(alias)),
        ids.flatMap((id) => byId.get(id) ?? []),
      ]),
    );
  }

  /** The terms that are called or written exactly so; by their own names first, then by players' words. */
  exactly(query: string): Term[] {
    const wanted = loose(query);
    const named = this.#terms.filter(({ name }) => name === wanted);
    const formed = this.#terms.filter(({ spellings }) => spellings.includes(wanted));
    return [
      ...named.map(({ term }) => term),
      ...(this.#aliases.get(wanted) ?? []),
      ...formed.map(({ term }) => term),
    ];
  }

  /**
   * The terms of which the query is a beginning, then those in which a word begins so, then the
   * rest in which it stands.
   */
  beginning(query: string): Term[] {
    const wanted = loose(query);
    const aliased = [...this.#aliases].flatMap(([alias, terms]) =>
      alias.startsWith(wanted) ? terms : [],
    );
    const where = (test: (spelling: string) => boolean) =>
      this.#terms.filter(({ spellings }) => spellings.some(test)).map(({ term }) => term);
    return [
      ...where((spelling) => spelling.startsWith(wanted)),
      ...aliased,
      ...where((spelling) => spelling.includes(` ${wanted}`)),
      ...(wanted.length < SHORTEST_PART ? [] : where((spelling) => spelling.includes(wanted))),
    ];
  }

  /** The terms that were meant if some letters are wrong, the nearest first. */
  mistyped(query: string): Term[] {
    const wanted = loose(query).slice(0, LONGEST_MISTYPED);
    const words = wanted.split(' ');
    const near = this.#terms.flatMap(({ term, spellings }) => {
      let least = Number.POSITIVE_INFINITY;
      for (const spelling of spellings) {
        // What follows may be a parameter: "protecton from red"; or more of a longer name.
        const many = Math.min(spelling.split(' ').length, words.length);
        if (many < words.length && !PARAMETER.test(words.slice(many).join(' '))) continue;
        const begins = words.slice(0, many).join(' ');
        const named = spelling.split(' ').slice(0, many).join(' ');
        const most = mostWrong(Math.min(begins.length, named.length));
        const wrong = editDistance(begins, named, most);
        if (wrong <= most)
          least = Math.min(
            least,
            wrong + (named[0] === begins[0] ? 0 : 0.5) + (named === spelling ? 0 : 0.25),
          );
      }
      return least === Number.POSITIVE_INFINITY ? [] : [{ term, least }];
    });
    return near.sort((a, b) => a.least - b.least).map(({ term }) => term);
  }
}
