import type { Kind } from '../../rules/types.ts';
import type { PrintedForm, PrintedLanguage } from './types.ts';

/** A printed name or another form of it, made ready for judging. */
export interface PrintedName {
  readonly term: string;
  /** Position in the term's forms. */
  readonly form: number;
  readonly kind: Kind;
  /** Whether other letters may stand before and after it in its word. */
  readonly openBefore: boolean;
  readonly openAfter: boolean;
  /** Whether it counts only where keywords stand. */
  readonly keywordOnly: boolean;
  /** The type that the word says: "Sumpf" in "Sumpftarnung" is Swamp. */
  readonly type: string | undefined;
  /** Sticky; tested where the form starts. */
  readonly before: RegExp | undefined;
  /** Sticky; tested where the form ends. */
  readonly after: RegExp | undefined;
}

/** The RegExp over all names of a language, and what each may be. */
export interface PrintedNames {
  /** Global; each match is one name, or a word that hides one. */
  readonly regexp: RegExp;
  /** What a matched word may be, first the likeliest; none for a word that hides a name. */
  of(matched: string): readonly PrintedName[];
  at(term: string, form: number): PrintedName | undefined;
}

/** Latin and Cyrillic letters, their marks, and digits: what words are made of where they are divided by spaces. */
const LETTERS = '0-9A-Za-z\\u00aa-\\u024f\\u0300-\\u036f\\u0400-\\u04ff';
const SMALL = '0-9a-z\\u00df-\\u00f6\\u00f8-\\u00ff\\u0153\\u0300-\\u036f\\u0430-\\u045f';
const CAPITAL = 'A-Z\\u00c0-\\u00d6\\u00d8-\\u00de\\u0152\\u0400-\\u042f';
/** A word also begins where a card's line break was lost: "TrampelschadenMyriade". */
const BEGINS = `(?:(?<![${LETTERS}]|[${LETTERS}][-‑])|(?<=[${SMALL}])(?=[${CAPITAL}]))`;
/** A pronoun may hang on a verb by a hyphen ("exile-a"), and a capital begins what followed a lost line break. */
const ENDS = `(?![${SMALL}])`;

/** Spellings with what stands for them in the RegExp. */
type Spellings = Map<string, string>;

/** Makes the RegExp and the table for a language's names of the terms that `kindOf` knows. */
export function printedNames(
  { terms, hiding, names }: PrintedLanguage,
  kindOf: (term: string) => Kind | undefined,
): PrintedNames {
  const table = new Map<string, PrintedName[]>();
  const byTerm = new Map<string, PrintedName[]>();
  // Whole words, beginnings of words, and what may stand inside of one.
  const whole: Spellings = new Map();
  const begun: Spellings = new Map();
  const inside: Spellings = new Map();
  const add = (written: string, name?: PrintedName) => {
    const text = written.replaceAll('*', '');
    const key = keyOf(text);
    const free = names === 'anywhere' || written.startsWith('*');
    const closed = names === 'words' && !written.endsWith('*');
    const group = free ? inside : closed ? whole : begun;
    group.set(key, text);
    const known = table.get(key) ?? [];
    table.set(key, known);
    // Of terms that share a name, one that asks for more is the likelier where it fits.
    if (name?.before || name?.after) known.unshift(name);
    else if (name) known.push(name);
  };
  for (const [term, { forms }] of Object.entries(terms)) {
    const kind = kindOf(term);
    if (!kind) continue;
    const mine = forms.map((form, i) =>
      made(names, term, kind, i, typeof form === 'string' ? { text: form } : form),
    );
    byTerm.set(term, mine);
    forms.forEach((form, i) => {
      add(typeof form === 'string' ? form : form.text, mine[i]);
    });
  }
  for (const word of hiding) add(word);
  const parts = [
    ...(whole.size ? [`${BEGINS}(?:${longestFirst(whole)})${ENDS}`] : []),
    ...(begun.size ? [`${BEGINS}(?:${longestFirst(begun)})`] : []),
    ...(inside.size ? [longestFirst(inside)] : []),
  ];
  return {
    regexp: new RegExp(parts.join('|') || '(?!)', 'g'),
    of: (matched) => table.get(keyOf(matched)) ?? [],
    at: (term, form) => byTerm.get(term)?.[form],
  };
}

function made(
  names: PrintedLanguage['names'],
  term: string,
  kind: Kind,
  form: number,
  said: PrintedForm,
): PrintedName {
  const { text, at, type, before, notBefore, after, notAfter } = said;
  return {
    term,
    form,
    kind,
    openBefore: text.startsWith('*'),
    openAfter: text.endsWith('*') || names !== 'words',
    keywordOnly: at === 'keyword',
    type,
    before: sticky('<', before, notBefore),
    after: sticky('', after, notAfter),
  };
}

/** One RegExp that looks behind ('<') or ahead of its lastIndex for what must and must not stand there. */
function sticky(side: '<' | '', must: string | undefined, mustNot: string | undefined) {
  if (must === undefined && mustNot === undefined) return undefined;
  const yes = must === undefined ? '' : `(?${side}=${must})`;
  const no = mustNot === undefined ? '' : `(?${side}!${mustNot})`;
  return new RegExp(yes + no, 'yu');
}

/** The spelling under which words are looked up: small letters, single spaces. */
function keyOf(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ');
}

/** Longer names before those they begin with, grouped by first letter, which the engine chooses by at once. */
function longestFirst(spellings: Spellings): string {
  const groups = new Map<string, string[]>();
  for (const key of [...spellings.keys()].sort((a, b) => b.length - a.length)) {
    const [first = '', ...rest] = words(spellings.get(key) ?? '');
    const group = groups.get(first);
    if (group) group.push(rest.join(''));
    else groups.set(first, [rest.join('')]);
  }
  return [...groups].map(([first, rest]) => `${first}(?:${rest.join('|')})`).join('|');
}

/** A name as patterns a character: words may begin with a capital or not, and a line may be wrapped between them. */
function words(text: string): string[] {
  return [...text].map((char, i) => {
    if (char === ' ') return '\\s+';
    return i === 0 || /[\s'-]/.test(text[i - 1] ?? '') ? either(char) : escaped(char);
  });
}

/** A letter, small or capital. */
function either(letter: string): string {
  const small = letter.toLowerCase();
  const big = letter.toUpperCase();
  return small === big || big.length > 1 ? escaped(letter) : `[${small}${big}]`;
}

function escaped(char: string): string {
  return char.replace(/[.*+?^${}()|[\]\\/]/, '\\$&');
}
