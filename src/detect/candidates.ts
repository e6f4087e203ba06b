import type { Form, Kind, RulesIndex, Term } from '../rules/types.ts';
import { spelled } from './plain.ts';
import { type Found, Scanner } from './scanner.ts';
import { LETTERS } from './slots.ts';
import {
  headOf,
  packSpellings,
  type SpellingEntry,
  SpellingTable,
  spellingOf,
  termsCovered,
} from './spelling-table.ts';

/** How a form's word `[type]` is joined to the rest: "[type]walk" is glued, "[type] offering" spaced. */
type Join = 'glued' | 'spaced' | undefined;

/** One form of one term, made ready for judging. */
export interface Candidate {
  readonly term: string;
  /** Position in the term's forms. */
  readonly form: number;
  readonly kind: Kind;
  /** Whether the form is the term's own name, and not an inflection or an older name of it. */
  readonly base: boolean;
  readonly join: Join;
  /** The length of what follows `[type]`. */
  readonly suffix: number;
  readonly then: readonly string[];
  /** Sticky; how a parameter of `then` may begin. */
  readonly begins: RegExp | undefined;
  /** Whether words for objects alone may follow: then only the whole pattern tells. */
  readonly vague: boolean;
  /** Whether a parameter is a cost, or begins with one. */
  readonly costs: boolean;
  /** Whether a parameter ends in words, which a sentence could go on from. */
  readonly wordy: boolean;
  /** Whether its own name may be a verb too ("to foretell"): terms with other forms or with a cost. */
  readonly verb: boolean;
  /** Whether the form could be a noun: not "milled", "milling". */
  readonly noun: boolean;
  /** Whether cards write it with a capital letter ("Treasure"): then small letters are an ordinary word. */
  readonly capital: boolean;
  readonly at: 'keyword' | 'anywhere' | undefined;
  /** Whether its sense gives it a meaning of its own. */
  readonly says: boolean;
  /** A symbol is nothing else anywhere. A RegExp is sticky; tested where the form ends. */
  readonly prose: boolean | RegExp | undefined;
  /** Sticky; tested where the form starts. */
  readonly before: RegExp | undefined;
  /** Sticky; tested where the form ends. */
  readonly after: RegExp | undefined;
}

/** All candidates with one spelling, and the next shorter spelling that begins it ("partner" of "partner with"). */
export interface Spelling {
  readonly text: string;
  readonly candidates: readonly Candidate[];
  readonly shorter: Spelling | undefined;
}

/** What finds all spellings, and what each may be. */
export interface Spellings {
  /** The first spelling in a text, from an index on: whole words, or the end of a glued one ("walk"). */
  next(text: string, from: number): Found<Spelling> | undefined;
  /** All spellings in a text, one after the other. */
  all(text: string): Generator<Found<Spelling>>;
  /** The length of the longest spelling. */
  readonly longest: number;
  of(matched: string): Spelling | undefined;
  candidate(term: string, form: number): Candidate | undefined;
  /** Whether a parameter may follow any form of a term. */
  takesParams(term: string): boolean;
  /** Whether a keyword ability's own name begins at an index of a text. */
  isKeywordAt(text: string, index: number): boolean;
}

/** The longest name of a keyword ability, "more than meets the eye", is told by fewer words. */
const UP_TO_FOUR_WORDS = /[\w'-]+(?:\s+[\w'-]+){0,3}/y;

/** Makes the scanner and the table of spellings for an index. */
export function spell(index: RulesIndex): Spellings {
  const { terms } = index;
  // An imported document may bring terms that the build did not know.
  const packed =
    index.spellings !== undefined && termsCovered(index.spellings) === terms.length
      ? index.spellings
      : packSpellings(terms);
  const table: SpellingTable<Spelling> = new SpellingTable(
    packed,
    (entry) => new LazySpelling(entry, terms, at),
  );
  const scanner = new Scanner(table);
  const next = (text: string, from: number) => scanner.next(text, from);
  function at(spelling: string): Spelling | undefined {
    return table.beginningWith(headOf(spelling)).find(({ text }) => text === spelling);
  }
  // Most stand in small letters already: only the others are made plain.
  const of = (matched: string) => at(matched) ?? at(matched.toLowerCase()) ?? at(spelled(matched));
  const glueFront = new RegExp(`^[a-z-]+?(?=(?:${table.glued.map(pattern).join('|')})$)`, 'i');
  let known: ReadonlyMap<string, Term> | undefined;
  const byId = () => {
    known ??= new Map(terms.map((term) => [term.id, term]));
    return known;
  };
  return {
    longest: table.longest,
    next,
    *all(text) {
      for (let found = next(text, 0); found; found = next(text, found.end)) yield found;
    },
    candidate(term, form) {
      const written = byId().get(term)?.forms[form]?.text;
      if (written === undefined) return undefined;
      return at(spellingOf(written))?.candidates.find((c) => c.term === term && c.form === form);
    },
    takesParams: (term) =>
      byId()
        .get(term)
        ?.forms.some(({ then }) => then) ?? false,
    isKeywordAt(text, index) {
      UP_TO_FOUR_WORDS.lastIndex = index;
      let words = UP_TO_FOUR_WORDS.exec(text)?.[0] ?? '';
      while (words) {
        const spelling = of(words) ?? of(words.replace(glueFront, ''));
        if (spelling?.candidates.some(isKeyword)) return true;
        words = words.replace(/(?:\s+|^)\S+$/, '');
      }
      return false;
    },
    of,
  };
}

/** Whether a candidate is a keyword ability by its own name, as it stands in lists of keywords. */
export function isKeyword(c: Candidate): boolean {
  return c.kind === 'ability' && c.base;
}

/** Whether a symbol such as "{T}" begins at an index of a text. */
export function isSymbol(text: string, index: number): boolean {
  return text.charCodeAt(index) === OPENING_BRACE;
}

const OPENING_BRACE = 0x7b;

function joinOf(text: string): Join {
  if (!text.startsWith('[type]')) return undefined;
  return text[6] === ' ' ? 'spaced' : 'glued';
}

/**
 * A spelling whose candidates are made when it is first met: a page has some thirty of a thousand, and each comes with
 * RegExps of its own.
 */
class LazySpelling implements Spelling {
  readonly text: string;
  readonly #entry: SpellingEntry;
  readonly #terms: readonly Term[];
  readonly #at: (spelling: string) => Spelling | undefined;
  #candidates: readonly Candidate[] | undefined;
  #shorter: Spelling | null | undefined;

  constructor(
    entry: SpellingEntry,
    terms: readonly Term[],
    at: (spelling: string) => Spelling | undefined,
  ) {
    this.text = entry.text;
    this.#entry = entry;
    this.#terms = terms;
    this.#at = at;
  }

  get candidates(): readonly Candidate[] {
    this.#candidates ??= this.#entry.uses
      .flatMap(({ term, form }) => {
        const known = this.#terms[term];
        const written = known?.forms[form];
        return known && written ? [candidate(known, form, joinOf(written.text), this.text)] : [];
      })
      // The first that fits is chosen: a form with a meaning of its own goes before the plain one.
      .sort((one, other) => Number(other.says) - Number(one.says));
    return this.#candidates;
  }

  get shorter(): Spelling | undefined {
    if (this.#shorter === undefined) this.#shorter = this.#findShorter() ?? null;
    return this.#shorter ?? undefined;
  }

  #findShorter(): Spelling | undefined {
    for (let cut = this.text.lastIndexOf(' '); cut > 0; cut = this.text.lastIndexOf(' ', cut - 1)) {
      const found = this.#at(this.text.slice(0, cut));
      if (found) return found;
    }
    return undefined;
  }
}

function candidate(term: Term, position: number, join: Join, text: string): Candidate {
  const form = term.forms[position] as Form;
  const { then = [], sense = {} } = form;
  const verb = term.forms.length > 1 || /\[(?:cost|object)\]/.test(`${term.forms[0]?.then}`);
  return {
    term: term.id,
    form: position,
    kind: term.kind,
    base: join !== undefined || text === spelled(term.name),
    verb,
    noun: !/(?:ed|ing|fought)$/.test(form.text),
    capital: sense.capital ?? /^[A-Z]/.test(form.text),
    join,
    suffix: text.length,
    then,
    begins: then.length ? new RegExp(then.map(beginning).join('|'), 'y') : undefined,
    costs: then.some((words) => /\[(?:cost|ability)/.test(words)),
    wordy: then.some((words) => /\[(?:object|quality)\]$/.test(words)),
    vague: then.some((words) => /^\[(?!cost|n\])/.test(words)),
    at: sense.at,
    says: sense.says !== undefined,
    prose:
      typeof sense.prose === 'string'
        ? new RegExp(sense.prose, 'y')
        : (sense.prose ?? (isSymbol(text, 0) || undefined)),
    before: sticky('<', sense.before, sense.notBefore),
    after: sticky('', sense.after, sense.notAfter),
  };
}

/** How a pattern begins on a card: the signs of its first slot, or its own first word. */
function beginning(then: string): string {
  const [, dash, slot, word = ''] = /^(?:(—)|\[(\w+?)\d?\]|([^\s[—]+))/.exec(then) ?? [];
  if (dash) return DASH;
  if (slot === 'cost') return `\\s*:?\\s*\\{|${DASH}|\\s${LETTERS}`;
  if (slot === 'n') return '\\s*:?\\s+(?:\\d|[XYZ]\\b)';
  return slot ? '\\s+[A-Za-z0-9]' : `\\s*${pattern(word)}\\b`;
}

const DASH = '\\s*(?:—|--)|\\s-\\s|-(?=\\{)';

/** One RegExp that looks behind ('<') or ahead of its lastIndex for what must and must not stand there. */
function sticky(side: '<' | '', must: string | undefined, mustNot: string | undefined) {
  if (must === undefined && mustNot === undefined) return undefined;
  const yes = must === undefined ? '' : `(?${side}=${must})`;
  const no = mustNot === undefined ? '' : `(?${side}!${mustNot})`;
  return new RegExp(yes + no, 'y');
}

function pattern(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replaceAll('—', '\\s*(?:—|--)\\s*');
}
