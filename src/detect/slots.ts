const SYMBOLS = '(?:\\{[^{}\\n]{1,8}\\}){1,16}';
const COSTS = `${SYMBOLS}(?:\\s(?:and/or|or)\\s${SYMBOLS})*`;
/** As people type it: "Kicker 2W". */
export const LETTERS = '(?<!\\w)(?:(?:\\d{1,2}|X)?[WUBRGC]{1,5}(?!\\w)|\\d{1,2}(?![\\w/]))';
const NUMBER =
  '(?:\\d{1,3}|[XYZ]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty)(?![\\w-])\\+?';
/** Where words for objects or qualities end and the sentence goes on. */
const VERBS =
  "gets?|gains?|has|have|had|can|can't|costs?|is|are|was|were|loses?|becomes?|attacks?|blocks?|deals?|draws?|pays?|remains?|you\\smay";
const GOES_ON = `(?<!\\b(?:that|who|which|not|cast|\\w+n't))\\s(?:until|unless|if|as\\slong|as\\sthough|where|when|whenever|while|this\\sturn|in\\saddition|instead|as\\san?|${VERBS}|(?:and|or|then)\\s(?:${VERBS}|it|they|that))\\b`;
/** "Equip abilities cost {1} less" and "can enchant it" name no object. */
const NO_OBJECT = '(?!\\s|(?:it|them|abilit\\w+|costs?|only|remains?)\\b)';
const WORDS = `${NO_OBJECT}(?:(?!${GOES_ON})[^.,;:(){}"\\n—])+?`;
/** Words up to the cost that is sure to follow. */
const WORDS_TO_COST = `${NO_OBJECT}[^.;:(){}"\\n—]+?`;

/** A quality in a list of several: "artifacts", "enchanted creatures". */
const ONE = `(?!(?:${VERBS}|it|they|from)\\b)[A-Za-z]+(?:\\s(?!(?:and|or|until)\\b)[a-z]+)?`;

/** What each slot takes, on a text made plain by `plainTail`. */
const SLOTS: Readonly<Record<string, string>> = {
  // After a dash a cost may be words, up to the end of the sentence.
  cost: `(?:—\\s*(?:(?!\\suntil\\s)[^.(\\n"—])+(?<!\\s)(?!\\s+")|${COSTS}|${LETTERS})`,
  // A pattern that has a dash of its own before the cost.
  dashCost: '(?:(?!\\suntil\\s)[^.(\\n"—])+(?<!\\s)(?!\\s+")',
  n: NUMBER,
  quality: `${WORDS}(?:(?:,(?:\\s(?:and|or))?\\sfrom\\s${WORDS})+|(?:,\\s${ONE})+,\\s(?:and|or)\\s${ONE})?`,
  object: `${WORDS}(?:(?:,\\s${WORDS})*,\\s(?:and|or)\\s${WORDS})?`,
  name: '[^\\n(.{"—]+?',
  pt: '[\\dX*]+(?:[+-][\\dX*]+)?/[\\dX*]+(?:[+-][\\dX*]+)?',
  ability: '(?:[^\\n"]|"[^"\\n]*")+?',
};

/** What follows a parameter that is words. */
const END = `(?=\\s*(?:$|[.,;:(){}"\\n—])|${GOES_ON})`;
/** The same where the keyword has its line to itself: a sentence that goes on is no list of keywords. */
const END_OF_PIECE = '(?=\\s*(?:$|[.,;(\\n"—]))';
const END_OF_LINE = '(?=\\s*(?:\\([^()]*\\)\\s*)?(?:$|\\n|"(?![^"\\n]*")))';
const END_OF_NAME = '(?=\\s*(?:$|[.\\n(;"]))';

const compiled = new Map<string, RegExp>();

/**
 * A `then` pattern as a RegExp on the text after its form, anchored at its beginning. Each slot is a named
 * group. `alone` wants the piece of text to end after it. Compiled once.
 */
export function slotRegExp(pattern: string, alone = false): RegExp {
  const key = alone ? `${pattern}.` : pattern;
  const known = compiled.get(key);
  if (known) return known;
  const body = pattern
    .split(/(—?\[\w+\])/)
    .map((part) => {
      const slot = /^(—?)\[(\w+?)(\d?)\]$/.exec(part);
      if (!slot) return literal(part);
      const [, dash = '', name = '', digit = ''] = slot;
      const source = slotSource(name, dash, pattern);
      return `${dash && '\\s*—\\s*'}(?<${name}${digit}>${source})`;
    })
    .join('');
  const regexp = new RegExp(`^\\s*(?::\\s*)?${body}${endOf(pattern, alone)}`);
  compiled.set(key, regexp);
  return regexp;
}

function endOf(pattern: string, alone: boolean): string {
  if (pattern.endsWith('[ability]')) return END_OF_LINE;
  if (pattern.endsWith('[name]')) return END_OF_NAME;
  if (!/\[(?:object|quality)\]$/.test(pattern)) return '(?!\\w)';
  return alone ? END_OF_PIECE : END;
}

function slotSource(name: string, dash: string, pattern: string): string {
  if (dash && name === 'cost') return SLOTS.dashCost ?? '';
  // "Mill a card" counts one: the pattern's own words make "a" a number.
  if (name === 'n' && /^\[n\] [a-z]/.test(pattern)) return `an?(?=\\s)|${NUMBER}`;
  if (name === 'object' && /\[cost\]/.test(pattern)) return WORDS_TO_COST;
  return SLOTS[name] ?? WORDS;
}

function literal(words: string): string {
  // Between two slots: "Equip Human {1}" and "Splice onto Arcane—Discard a card" are both "[object] [cost]".
  if (words === ' ') return '\\s*';
  return words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s*—\s*/g, '\\s*—\\s*')
    .replace(/(?<=\w)s$/, 's?')
    .replace(/ +/g, '\\s+');
}

/**
 * The text after a form with one kind of dash and with wrapped lines joined, so that the patterns need to know
 * one spelling only. At most `length` characters: no parameter is longer.
 */
export function tailOf(text: string, from: number, length: number): string {
  return text
    .slice(from, from + length)
    .replace(/(?<![.)"])\n(?=[a-z])/g, ' ')
    .replace(/[ \t]*(?:—|--|(?<=\s)-(?=\s)|(?<=\w)-(?=\{)|^-(?=\{))[ \t]*/g, '—');
}
