const SYMBOLS = '(?:\\{[^{}\\n]{1,8}\\}){1,16}';
const COSTS = `${SYMBOLS}(?:\\s(?:and/or|or)\\s${SYMBOLS})*`;
/** As people type it: "Kicker 2W". */
const LETTERS = '(?:(?:\\d{1,2}|X)?[WUBRGC]{1,5}(?!\\w)|\\d{1,2}(?![\\w/]))';
const NUMBER =
  '(?:\\d{1,3}|[XYZ]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty)(?![\\w-])\\+?';
/** Where words for objects or qualities end and the sentence goes on. */
const VERBS =
  "gets?|gains?|has|have|had|can|can't|costs?|is|are|was|were|loses?|becomes?|attacks?|blocks?|deals?|draws?|it|they|you\\smay|that";
const GOES_ON = `\\s(?:until|unless|if|as\\slong|as\\sthough|where|when|whenever|while|this\\sturn|in\\saddition|instead|${VERBS}|(?:and|or|then)\\s(?:${VERBS}))\\b`;
const WORDS = `(?:(?!${GOES_ON})[^.,;:(){}"\\n—])+?`;

/** What each slot takes, on a text made plain by `plainTail`. */
const SLOTS: Readonly<Record<string, string>> = {
  // After a dash a cost may be words, up to the end of the sentence.
  cost: `(?:—\\s*(?:(?!\\suntil\\s)[^.(\\n"—])+(?<!\\s)|${COSTS}|${LETTERS})`,
  // A pattern that has a dash of its own before the cost.
  dashCost: '(?:(?!\\suntil\\s)[^.(\\n"—])+(?<!\\s)',
  n: NUMBER,
  quality: `${WORDS}(?:,(?:\\s(?:and|or))?\\sfrom\\s${WORDS})*`,
  object: `${WORDS}(?:(?:,\\s${WORDS})*,\\s(?:and|or)\\s${WORDS})?`,
  name: '[^\\n(.{"—]+?',
  pt: '[\\dX*]+(?:[+-][\\dX*]+)?/[\\dX*]+(?:[+-][\\dX*]+)?',
  ability: '[^\\n"]+?',
};

/** What follows a parameter that is words. */
const END = `(?=\\s*(?:$|[.,;:(){}"\\n—])|${GOES_ON})`;
const END_OF_LINE = '(?=\\s*(?:\\([^()]*\\)\\s*)?(?:$|[\\n"]))';

const compiled = new Map<string, RegExp>();

/**
 * A `then` pattern as a RegExp on the text after its form, anchored at its beginning. Each slot is a named
 * group. Compiled once.
 */
export function slotRegExp(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const body = pattern
    .split(/(—?\s*\[\w+\])/)
    .map((part) => {
      const slot = /^(—?)\s*\[(\w+?)(\d?)\]$/.exec(part);
      if (!slot) return literal(part);
      const [, dash = '', name = '', digit = ''] = slot;
      const source = SLOTS[dash && name === 'cost' ? 'dashCost' : name] ?? WORDS;
      return `${dash && '\\s*—\\s*'}(?<${name}${digit}>${source})`;
    })
    .join('');
  const end = pattern.endsWith('[ability]') ? END_OF_LINE : /\[(?:object|quality|name)\]$/.test(pattern) ? END : '(?!\\w)';
  const regexp = new RegExp(`^\\s*(?::\\s*)?${body}${end}`, 'i');
  compiled.set(pattern, regexp);
  return regexp;
}

function literal(words: string): string {
  return words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s*—\s*/g, '\\s*—\\s*')
    .replace(/ +/g, '\\s+');
}

/**
 * The text after a form with one kind of dash, quote and space, and with wrapped lines joined, so that the
 * patterns need to know one spelling only. At most `length` characters: no parameter is longer.
 */
export function plainTail(text: string, from: number, length: number): string {
  return text
    .slice(from, from + length)
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\n(?=[a-z{])/g, ' ')
    .replace(/[ \t]*(?:[—–―]|--|(?<=\s)-(?=\s))[ \t]*/g, '—');
}
