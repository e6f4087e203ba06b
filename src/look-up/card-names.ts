import { nameKey } from '../cards/names.ts';
import { editDistance } from './edit-distance.ts';

/** Finds the names of cards by what a user types: at most a handful, the likeliest first. */
export type FindNames = (query: string) => readonly string[];

/** More are no help: one types on. */
const MOST_FOUND = 8;
/** What is longer is text from a card and no name. */
const LONGEST = 60;
/** Fewer letters begin too many names. */
const SHORTEST = 3;
/** How many letters may be wrong among so many. */
const mostWrong = (length: number) => (length < 5 ? 1 : length < 9 ? 2 : 3);

interface Known {
  readonly name: string;
  readonly key: string;
}

/**
 * Makes the search over a list of names, of which one may stand twice. A name that is the query goes first, then those
 * that begin with it, have a word that does, have it anywhere; where there are none, those that were meant if some
 * letters are wrong. Shorter names first.
 */
export function createNameSearch(names: readonly string[]): FindNames {
  const byKey = new Map<string, Known>();
  for (const name of names) {
    const key = nameKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, { name, key });
  }
  const known = [...byKey.values()].sort((a, b) => a.key.length - b.key.length);

  return (query) => {
    const wanted = nameKey(query);
    if (wanted.length < SHORTEST || wanted.length > LONGEST) return [];
    const begins = new RegExp(`[ /-]${wanted.replace(/[+]/g, '\\+')}`);
    const ranks = [
      ({ key }: Known) => key === wanted || key.split('/').includes(wanted),
      ({ key }: Known) => key.startsWith(wanted),
      ({ key }: Known) => begins.test(key),
      ({ key }: Known) => key.includes(wanted),
    ];
    const found = new Set<Known>();
    for (const fits of ranks)
      for (const one of known) {
        if (found.size === MOST_FOUND) break;
        if (fits(one)) found.add(one);
      }
    return (found.size > 0 ? [...found] : mistyped(known, wanted)).map(({ name }) => name);
  };
}

/** Names from which a query differs by a few letters, in all or as far as it goes, the nearest first. */
function mistyped(known: readonly Known[], wanted: string): Known[] {
  const most = mostWrong(wanted.length);
  const words = wanted.split(' ').length;
  const near = known.flatMap((one) => {
    const { key } = one;
    // Hardly anybody mistypes both ends; and all names letter by letter would take too long.
    const begin = key.split(' ', words).join(' ');
    if (key[0] !== wanted[0] && begin.at(-1) !== wanted.at(-1)) return [];
    const wrong = Math.min(
      editDistance(wanted, begin, most),
      // Typed no further yet.
      editDistance(wanted, key.slice(0, wanted.length), most) + 0.5,
    );
    return wrong <= most ? [{ one, wrong: wrong + (begin === key ? 0 : 0.25) }] : [];
  });
  return near
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, MOST_FOUND)
    .map(({ one }) => one);
}
