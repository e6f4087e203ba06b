import type { Form, Kind, RulesIndex, Term } from '../rules/types.ts';
import { spelled } from './plain.ts';
import { Scanner } from './scanner.ts';
import { LETTERS } from './slots.ts';

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
  /** Whether a parameter ends in words, which a sentence could go on from. */
  readonly wordy: boolean;
  /** Whether its own name may be a verb too ("to foretell"): terms with other forms or with a cost. */
  readonly verb: boolean;
  /** Whether the form could be a noun: not "milled", "milling". */
  readonly noun: boolean;
  /** Whether cards write it with a capital letter ("Treasure"): then small letters are an ordinary word. */
  readonly capital: boolean;
  readonly at: 'keyword' | 'anywhere' | undefined;
  /** A RegExp is sticky; tested where the form ends. */
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
  shorter: Spelling | undefined;
}

/** A spelling, and where it stands in a text. */
export interface FoundSpelling {
  readonly spelling: Spelling;
  readonly start: number;
  readonly end: number;
}

/** What finds all spellings, and what each may be. */
export interface Spellings {
  /** The first spelling in a text, from an index on: whole words, or the end of a glued one ("walk"). */
  next(text: string, from: number): FoundSpelling | undefined;
  /** All spellings in a text, one after the other. */
  all(text: string): Generator<FoundSpelling>;
  /** All that are known, and those of them that end a longer word too. */
  readonly known: readonly string[];
  readonly glued: readonly string[];
  /** The length of the longest spelling. */
  readonly longest: number;
  of(matched: string): Spelling | undefined;
  candidate(term: string, form: number): Candidate | undefined;
  /** Whether a keyword ability's own name begins at an index of a text. */
  isKeywordAt(text: string, index: number): boolean;
}

/** The longest name of a keyword ability, "more than meets the eye", is told by fewer words. */
const UP_TO_FOUR_WORDS = /[\w'-]+(?:\s+[\w'-]+){0,3}/y;

/** Makes the scanner and the table of spellings for an index. */
export function spell(index: RulesIndex): Spellings {
  const spellings = new Map<string, LazySpelling>();
  const glued = new Set<string>();
  for (const term of index.terms)
    term.forms.forEach((form, i) => {
      const join = joinOf(form.text);
      const text = spelled(form.text.replace(/^\[type\] ?/, '')).trim();
      // An imported document may name a keyword as it likes: what is found everywhere is found nowhere.
      if (!/[\p{L}\p{N}∞]/u.test(text)) return;
      if (join === 'glued') glued.add(text);
      const spelling = spellings.get(text) ?? new LazySpelling(text);
      spellings.set(text, spelling);
      spelling.add(() => candidate(term, i, join, text));
    });
  for (const spelling of spellings.values()) {
    for (let cut = spelling.text.lastIndexOf(' '); cut > 0 && !spelling.shorter; ) {
      spelling.shorter = spellings.get(spelling.text.slice(0, cut));
      cut = spelling.text.lastIndexOf(' ', cut - 1);
    }
  }
  const byId = new Map(index.terms.map((term) => [term.id, term]));
  // Most stand in small letters already: only the others are made plain.
  const of = (matched: string) =>
    spellings.get(matched) ??
    spellings.get(matched.toLowerCase()) ??
    spellings.get(spelled(matched));
  const glueFront = new RegExp(`^[a-z-]+?(?=(?:${[...glued].map(pattern).join('|')})$)`, 'i');
  const scanner = new Scanner(spellings.keys(), glued);
  const next = (text: string, from: number) => {
    const found = scanner.next(text, from);
    const spelling = found && spellings.get(found.spelling);
    return spelling && { spelling, start: found.start, end: found.end };
  };
  return {
    longest: Math.max(0, ...[...spellings.keys()].map(({ length }) => length)),
    next,
    *all(text) {
      for (let found = next(text, 0); found; found = next(text, found.end)) yield found;
    },
    known: [...spellings.keys()],
    glued: [...glued],
    candidate(term, form) {
      const written = byId.get(term)?.forms[form]?.text;
      const spelling = written && spellings.get(spelled(written.replace(/^\[type\] ?/, '')).trim());
      return spelling
        ? spelling.candidates.find((c) => c.term === term && c.form === form)
        : undefined;
    },
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
  shorter: Spelling | undefined;
  readonly #makers: (() => Candidate)[] = [];
  #made: Candidate[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  add(make: () => Candidate): void {
    this.#makers.push(make);
  }

  get candidates(): readonly Candidate[] {
    this.#made ??= this.#makers.map((make) => make());
    return this.#made;
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
    wordy: then.some((words) => /\[(?:object|quality)\]$/.test(words)),
    vague: then.some((words) => /^\[(?!cost|n\])/.test(words)),
    at: sense.at,
    prose: typeof sense.prose === 'string' ? new RegExp(sense.prose, 'y') : sense.prose,
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
