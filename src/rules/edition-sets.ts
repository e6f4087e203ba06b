import { plainName, type SetTable } from './set-table.ts';
import type { EditionDate } from './types.ts';

/**
 * The edition that a set came out under: the newest that is not after its day, or the first where it is older than
 * all. `dates`: oldest first, at least one.
 */
export function editionOfSet(dates: readonly EditionDate[], day: EditionDate): EditionDate {
  return dates.findLast((date) => date <= day) ?? dates[0] ?? '';
}

/** Finds editions by the names and codes of their sets. */
export type SetSearch = (query: string) => ReadonlyMap<EditionDate, readonly string[]>;

/**
 * Makes the search over the table of sets: each edition whose sets answer, with the names of those that do, oldest
 * first. A code ("M10") is one set, a name that is wholly a set's ("Mirrodin") too; else every word of the query
 * begins one of the name's.
 */
export function createSetSearch(table: SetTable, dates: readonly EditionDate[]): SetSearch {
  const all = Object.entries(table.codes).map(([code, [day, name]]) => ({
    code,
    name,
    edition: editionOfSet(dates, day),
    words: new Set([plainName(name)]),
  }));
  const byCode = new Map(all.map((set) => [set.code, set]));
  for (const [name, code] of Object.entries(table.names)) byCode.get(code)?.words.add(name);
  return (query) => {
    const wanted = plainName(query);
    const found = new Map<EditionDate, string[]>();
    if (wanted === '') return found;
    const parts = wanted.split(' ');
    const coded = all.filter(({ code }) => code === wanted);
    const hits =
      coded.length > 0
        ? coded
        : all.filter(({ words }) =>
            [...words].some((name) => {
              const own = name.split(' ');
              return parts.every((part) => own.some((word) => word.startsWith(part)));
            }),
          );
    for (const { edition, name } of hits) {
      const names = found.get(edition) ?? [];
      if (!names.includes(name)) names.push(name);
      found.set(edition, names);
    }
    return found;
  };
}
