import type { Term } from '../rules/types.ts';
import { spelled } from './plain.ts';

/** A form of a term by its places in the lists of terms and of the term's forms. */
export interface Use {
  readonly term: number;
  readonly form: number;
}

/** A spelling, and the forms that are written so. */
export interface SpellingEntry {
  /** In small letters, with single spaces and tight dashes. */
  readonly text: string;
  readonly uses: readonly Use[];
}

const RADIX = 36;

/**
 * All spellings of some terms in one string, made at build time so that a page has only to look things up. The first
 * line: how many terms, the longest spelling's length, and the spellings that end a longer word too ("walk"), with bars
 * between. Then a line for each beginning, see `headOf`: it and what comes after it in its spellings, each longer one
 * before those that it begins with, as `beginning>rest|uses>rest|uses`; a use is `term.form`.
 */
export function packSpellings(terms: readonly Term[]): string {
  const uses = new Map<string, string[]>();
  const glued = new Set<string>();
  for (const [t, { forms }] of terms.entries())
    for (const [f, { text }] of forms.entries()) {
      const spelling = spellingOf(text);
      // An imported document may name a keyword as it likes: what is found everywhere is found nowhere.
      if (!/[\p{L}\p{N}∞]/u.test(spelling) || /[>|\n]/.test(spelling)) continue;
      if (/^\[type\](?! )/.test(text)) glued.add(spelling);
      const use = `${t.toString(RADIX)}.${f.toString(RADIX)}`;
      const known = uses.get(spelling);
      if (known) known.push(use);
      else uses.set(spelling, [use]);
    }
  const lines = new Map<string, string>();
  for (const text of [...uses.keys()].sort().reverse()) {
    const head = headOf(text);
    const line = lines.get(head) ?? head;
    lines.set(head, `${line}>${text.slice(head.length)}|${uses.get(text)}`);
  }
  const longest = Math.max(0, ...[...uses.keys()].map(({ length }) => length));
  return [[terms.length, longest, ...glued].join('|'), ...lines.values()].join('\n');
}

/** How many terms packed spellings are of. */
export function termsCovered(packed: string): number {
  return Number.parseInt(packed, 10);
}

/** The spellings of `packSpellings`, looked up by how they begin; a line is taken apart when it is first wanted. */
export class SpellingTable<Item> {
  /** The length of the longest spelling. */
  readonly longest: number;
  readonly glued: readonly string[];
  readonly #lines = new Map<string, string>();
  readonly #items = new Map<string, readonly Item[]>();
  readonly #make: (entry: SpellingEntry) => Item;

  /** @param make what is kept of a spelling */
  constructor(packed: string, make: (entry: SpellingEntry) => Item) {
    this.#make = make;
    const [first = '', ...lines] = packed.split('\n');
    const [, longest, ...glued] = first.split('|');
    this.longest = Number(longest);
    this.glued = glued;
    for (const line of lines) this.#lines.set(line.slice(0, line.indexOf('>')), line);
  }

  /** All beginnings; see `headOf`. */
  get heads(): Iterable<string> {
    return this.#lines.keys();
  }

  /** The spellings with this beginning, each longer one before those that it begins with; none where there is none. */
  beginningWith(head: string): readonly Item[] {
    const known = this.#items.get(head);
    if (known) return known;
    const [, ...rests] = this.#lines.get(head)?.split('>') ?? [];
    const items = rests.map((rest) => this.#make(entryOf(head, rest)));
    this.#items.set(head, items);
    return items;
  }
}

function entryOf(head: string, packed: string): SpellingEntry {
  const [rest, uses = ''] = packed.split('|');
  return {
    text: head + rest,
    uses: uses.split(',').map((use) => {
      const [term = '', form = ''] = use.split('.');
      return { term: Number.parseInt(term, RADIX), form: Number.parseInt(form, RADIX) };
    }),
  };
}

/** The spelling of a form, without the type that stands before it. */
export function spellingOf(form: string): string {
  return spelled(form.replace(/^\[type\] ?/, '')).trim();
}

/** How a spelling begins: its first letters of ASCII, a whole symbol ("{w/u}"), else its first sign. */
export function headOf(spelling: string): string {
  return /^(?:[a-z]+|\{[^{}]+\})/.exec(spelling)?.[0] ?? spelling.charAt(0);
}
