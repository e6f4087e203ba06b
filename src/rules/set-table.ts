import type { EditionDate } from './types.ts';

/** A set of cards: facts. */
export interface CardSet {
  /** As most sites write it, in lower case: "mrd". */
  readonly code: string;
  readonly name: string;
  /** The day it came out. */
  readonly date: EditionDate;
}

/**
 * The sets in the form in which they are kept and laid into the store: by date, each "code Name", and the other
 * names that sites use, by code.
 */
export interface PackedSets {
  readonly sets: Readonly<Record<EditionDate, readonly string[]>>;
  readonly otherNames: Readonly<Record<string, readonly string[]>>;
}

/** What a page shows of a printing. */
export interface Printing {
  /** The set's code: "mrd", "MRD". */
  readonly code?: string | undefined;
  /** The set's name as the page has it: "Mirrodin", "Mirrodin (Rare)", "Mirrodin-Promos" of an address. */
  readonly name?: string | undefined;
  /** The number within the set, as printed: "12", "12a", "XLN-3"; for cards of lists that reprint sets. */
  readonly number?: string | undefined;
}

/** Words that sites put around a set's name without meaning another set, in the order in which they come off. */
const AROUND: readonly RegExp[] = [
  /\s*[([][^()[\]]*[)\]]$/,
  /\s(?:extras|variants|singles|commander decks|foils?)$/,
  /^universes beyond\s/,
];
const COMMANDER = /^commander\s/;

/** A list whose cards keep the code and number of the set they were first printed in: "XLN-59". */
const REPRINT_NUMBER = /^([a-z0-9]{3,5})-\d+[a-z★]?$/i;
const REPRINT_LISTS: ReadonlySet<string> = new Set(['plst', 'ulst', 'mb1', 'fmb1']);

/** Looks sets up by code or name; made once from the packed table. */
export class SetTable {
  readonly #byCode = new Map<string, CardSet>();
  readonly #byName = new Map<string, CardSet>();

  constructor({ sets, otherNames }: PackedSets) {
    for (const [date, list] of Object.entries(sets))
      for (const line of list) {
        const at = line.indexOf(' ');
        const set = { code: line.slice(0, at), name: line.slice(at + 1), date };
        this.#byCode.set(set.code, set);
        if (!this.#byName.has(plain(set.name))) this.#byName.set(plain(set.name), set);
      }
    for (const [code, names] of Object.entries(otherNames)) {
      const set = this.#byCode.get(code);
      for (const name of names)
        if (set && !this.#byName.has(plain(name))) this.#byName.set(plain(name), set);
    }
  }

  /**
   * The set of a printing: by its code, else by its name; undefined where the table has neither. A card of a
   * list that reprints cards as they were ("The List") is of the set that its number names.
   */
  find({ code, name, number }: Printing): CardSet | undefined {
    const set = this.#coded(code) ?? this.#named(name);
    const reprint = set && REPRINT_LISTS.has(set.code) && REPRINT_NUMBER.exec(number ?? '');
    return (reprint && this.#coded(reprint[1])) || set;
  }

  #coded(code: string | undefined): CardSet | undefined {
    return code === undefined ? undefined : this.#byCode.get(code.trim().toLowerCase());
  }

  #named(name: string | undefined): CardSet | undefined {
    return spellings(name ?? '')
      .map((words) => this.#byName.get(words))
      .find((set) => set !== undefined);
  }
}

/** What a set may be called by a name of a site, likeliest first. */
function spellings(name: string): string[] {
  let words = plain(name);
  const all = [words];
  // Shops name the decks for Commander after their set: "Commander: Kaldheim".
  const decks = COMMANDER.test(words);
  if (decks) words = words.replace(COMMANDER, '');
  for (const around of [undefined, ...AROUND]) {
    if (around) words = words.replace(around, '');
    all.push(...(decks ? [`${words} commander`] : []), words);
  }
  return all;
}

/** A name as it is compared: no case, accents, punctuation, and no hyphens of an address. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.,"“”]/g, '')
    .replace(/\s*[-–—:&+/]+\s*|\s+/g, ' ')
    .trim();
}
