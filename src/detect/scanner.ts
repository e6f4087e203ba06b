import { headOf } from './spelling-table.ts';

/** A spelling in small letters, with single spaces and tight dashes; see `spelled`. */
interface Spelled {
  readonly text: string;
}

/** A spelling found in a text. */
export interface Found<S> {
  readonly spelling: S;
  readonly start: number;
  readonly end: number;
}

/** The spellings that a scanner looks for. */
export interface Wanted<S> {
  /** How they begin: letters, a symbol such as "{t}", or one other sign. */
  readonly heads: Iterable<string>;
  /** Those that begin so, each longer one before those that it begins with. */
  beginningWith(head: string): readonly S[];
  /** The texts of those that end a longer word too: "walk" in "islandwalk". */
  readonly glued: readonly string[];
}

/** What the letters or the symbol that a spelling begins with are hashed to; a power of two, some four times as many as there are. */
const SLOTS = 4096;
/** Any odd number that spreads words over the slots. */
const SPREAD = 31;
/** No symbol has more signs between its braces than {CHAOS} and {G/U/P}. */
const LONGEST_SYMBOL = 5;
/** The length of {2}, {TK} and their like. */
const SHORT_SYMBOL = 4;

/**
 * Finds spellings in a text, whole words in any case. A RegExp over a thousand of them says the same in one line, but
 * the browser needs longer to compile it than to read a page by this: the letters that a word begins with are looked
 * up, and only where a spelling begins with the same is more compared.
 */
export class Scanner<S extends Spelled> {
  readonly #wanted: Wanted<S>;
  readonly #hasHead = new Uint8Array(SLOTS);
  /** Which signs that are no letters may begin a spelling, by their codes; a few that look the same begin none. */
  readonly #hasSign = new Uint8Array(SLOTS);
  readonly #glued: readonly { readonly spelling: S; readonly head: string }[];

  constructor(wanted: Wanted<S>) {
    this.#wanted = wanted;
    for (const head of wanted.heads)
      if (head.length > 1 || isLetterAt(head, 0)) this.#hasHead[hashOf(head, 0, head.length)] = 1;
      else this.#hasSign[head.charCodeAt(0) & (SLOTS - 1)] = 1;
    const glued = wanted.glued.flatMap((text) => {
      const head = headOf(text);
      const spelling = wanted.beginningWith(head).find((one) => one.text === text);
      return spelling ? [{ spelling, head }] : [];
    });
    this.#glued = glued.toSorted((a, b) => b.head.length - a.head.length);
  }

  /** The first that begins at `from` or after it, the longest of those that begin at one place; undefined for none. */
  next(text: string, from: number): Found<S> | undefined {
    for (let at = from; at < text.length; ) {
      const code = text.charCodeAt(at);
      // Most signs are spaces, which begin nothing.
      if (code === SPACE) {
        at++;
        continue;
      }
      if (!isLetter(code)) {
        const end = code === OPENING_BRACE ? endOfSymbol(text, at) : -1;
        const found = end < 0 ? this.#signAt(text, at, code) : this.#symbolAt(text, at, end);
        if (found) return found;
        // No spelling is as short as what stands in most symbols; "{Tap}" holds a word.
        at = end > 0 && end - at <= SHORT_SYMBOL ? end : at + 1;
        continue;
      }
      const end = endOfLetters(text, at);
      const found = this.#wordAt(text, at, end) ?? this.#gluedIn(text, at, end);
      if (found) return found;
      at = end;
    }
    return undefined;
  }

  #signAt(text: string, at: number, code: number): Found<S> | undefined {
    if (!this.#hasSign[code & (SLOTS - 1)] || !mayBegin(text, at)) return undefined;
    return longest(this.#wanted.beginningWith(text.charAt(at)), text, at);
  }

  /** A symbol, which may touch other words and symbols; most are plain mana, of which there is no spelling. */
  #symbolAt(text: string, at: number, end: number): Found<S> | undefined {
    if (!this.#hasHead[hashOf(text, at, end)]) return undefined;
    const symbol = text.slice(at, end).toLowerCase();
    const spelling = this.#wanted.beginningWith(symbol).find((one) => one.text === symbol);
    return spelling && { spelling, start: at, end };
  }

  #wordAt(text: string, at: number, end: number): Found<S> | undefined {
    if (!this.#hasHead[hashOf(text, at, end)] || !mayBegin(text, at)) return undefined;
    return longest(this.#wanted.beginningWith(text.slice(at, end).toLowerCase()), text, at);
  }

  /** The end of a word of letters, where something stands before it in the same word. */
  #gluedIn(text: string, at: number, end: number): Found<S> | undefined {
    for (const { spelling, head } of this.#glued) {
      const start = end - head.length;
      if (start < at || !isWordAt(text, start - 1)) continue;
      const found = longest([spelling], text, start);
      if (found) return found;
    }
    return undefined;
  }
}

/** The first of some spellings that stands in a text at an index. */
function longest<S extends Spelled>(
  spellings: readonly S[],
  text: string,
  start: number,
): Found<S> | undefined {
  for (const spelling of spellings) {
    const end = endOf(spelling.text, text, start);
    if (end > 0 && mayEnd(text, end)) return { spelling, start, end };
  }
  return undefined;
}

/** Where a spelling ends that stands in a text at `start`, whose spaces may be wider and dashes double; -1: it does not. */
function endOf(spelling: string, text: string, start: number): number {
  let at = start;
  for (let i = 0; i < spelling.length; i++) {
    const sign = spelling.charCodeAt(i);
    if (sign === SPACE) {
      const next = endOfSpaces(text, at);
      if (next === at) return -1;
      at = next;
    } else if (sign === LONG_DASH) {
      at = endOfSpaces(text, at);
      if (text.charCodeAt(at) === LONG_DASH) at += 1;
      else if (text.startsWith('--', at)) at += 2;
      else return -1;
      at = endOfSpaces(text, at);
    } else if (text.charCodeAt(at) === sign || isSameInSmall(text, at, spelling, i)) at++;
    else return -1;
  }
  return at;
}

const SPACE = 0x20;
const HYPHEN = 0x2d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const LONG_DASH = 0x2014;

function isSameInSmall(text: string, at: number, spelling: string, i: number): boolean {
  return text.charAt(at).toLowerCase() === spelling.charAt(i);
}

function endOfSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && (text.charCodeAt(at) === SPACE || /\s/.test(text.charAt(at)))) at++;
  return at;
}

/**
 * A hyphen belongs to the word ("non-flying", "Storm-Kin"); two of them are a dash ("Partner--Survivors"), and so is one
 * before a symbol ("Escape-{4}{G}").
 */
function mayBegin(text: string, at: number): boolean {
  if (isWordAt(text, at - 1) || isAccentedAt(text, at - 1)) return false;
  return text.charCodeAt(at - 1) !== HYPHEN || text.charCodeAt(at - 2) === HYPHEN;
}

function mayEnd(text: string, at: number): boolean {
  if (isWordAt(text, at) || isAccentedAt(text, at)) return false;
  if (text.charCodeAt(at) !== HYPHEN) return true;
  const after = text.charCodeAt(at + 1);
  return after === HYPHEN || after === OPENING_BRACE;
}

/** A letter, digit or underscore of ASCII. */
function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x5f;
}

/** The letters of Latin-1, of Latin Extended-A and -B, and of Latin Extended Additional. */
function isAccentedAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xc0 && (code <= 0x24f || (code >= 0x1e00 && code <= 0x1eff));
}

/** Whether a code unit is a letter of ASCII, in either case. */
function isLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

function isLetterAt(text: string, at: number): boolean {
  return isLetter(text.charCodeAt(at));
}

function endOfLetters(text: string, from: number): number {
  let at = from;
  while (isLetterAt(text, at)) at++;
  return at;
}

/** Where a symbol ends that begins at an index with a brace; -1: none does. */
function endOfSymbol(text: string, from: number): number {
  for (let at = from + 1; at <= from + LONGEST_SYMBOL + 1; at++) {
    const code = text.charCodeAt(at);
    if (code === CLOSING_BRACE) return at > from + 1 ? at + 1 : -1;
    if (code === OPENING_BRACE) return -1;
  }
  return -1;
}

/** The slot of letters or of a symbol, in either case. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at++)
    hash = (Math.imul(hash, SPREAD) + (text.charCodeAt(at) | 0x20)) & (SLOTS - 1);
  return hash;
}
