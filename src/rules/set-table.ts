import type { EditionDate } from './types.ts';

/** A set of cards: facts. */
export interface CardSet {
  readonly name: string;
  /** The day it came out. */
  readonly date: EditionDate;
}

/** The sets as they are laid into the store, ready to be looked up. */
export interface SetTable {
  /** By code in lower case: the day it came out, and its name. */
  readonly codes: Readonly<Record<string, readonly [EditionDate, string]>>;
  /** Codes by name, as `plainName` makes it. */
  readonly names: Readonly<Record<string, string>>;
}

/** What a page shows of a printing. */
export interface Printing {
  /** The set's code: "mrd", "MRD". */
  readonly code?: string | undefined;
  /** The set's name as the page has it: "Mirrodin", "Mirrodin (Rare)", "Mirrodin-Promos" of an address. */
  readonly name?: string | undefined;
  /** The number within the set, as printed: "12", "12a"; "XLN-3" in lists that reprint cards of other sets. */
  readonly number?: string | undefined;
}

/** What comes off a name in turn, until it is known: what shops put around a set's name, and their decks' name. */
const AROUND = [
  /$^/,
  /\s*[([][^()[\]]*[)\]]$|universes beyond\s|\s(?:extras|variants|singles|commander decks|foils?)$/g,
  /^commander\s/,
];

/**
 * The set of a printing: by its code, else by its name; undefined where the table has neither. A card of a list
 * that reprints cards as they were ("The List") is of the set that its number names.
 */
export function findSet(table: SetTable, { code, name, number }: Printing): CardSet | undefined {
  const { codes, names } = table;
  const reprinted = /^([a-z0-9]{3,5})-\d/i.exec(number ?? '')?.[1];
  let words = plainName(name ?? '');
  const named = AROUND.map((around) => {
    words = words.replace(around, '');
    return names[words];
  });
  for (const one of [reprinted, code, ...named]) {
    const found = codes[`${one}`.trim().toLowerCase()];
    if (Array.isArray(found)) return { date: found[0], name: found[1] };
  }
  return undefined;
}

/** A set's or a card's name as it is compared: no case, accents, punctuation, and no hyphens of an address. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’.,"“”]/gu, '')
    .replace(/[-–—:&+/\s]+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('æ', 'ae');
}
