/** Signs after which a new piece of rules text begins. A comma is none; a colon ends a cost. */
const STARTERS = '.!?:;("•·●—|)]*';
/** "LEVEL 2-6", "4/4" and "8+" stand before the abilities of a level. */
const LEVEL = /(?<=(?:^|\n)\s*(?:LEVEL \d+(?:-\d+|\+)\s+|\d+\+\s+|\d+\/\d+\s+){1,2})/y;

/** What `before` returns where a piece of text begins. */
export const START = '^';

/**
 * What stands before a word, told so that it can be looked up: START where a line, a sentence, a parenthesis,
 * a quotation, a mode, a chapter or a level begins; else the word before in lower case; else the sign before. A lower-case word after a line break goes on with a wrapped sentence.
 */
export function before(text: string, start: number): string {
  const upper = isUpper(text, start);
  let i = start - 1;
  while (i >= 0 && isSpace(text.charCodeAt(i))) {
    if (upper && text.charCodeAt(i) === NEWLINE) return START;
    i--;
  }
  if (i < 0) return START;
  const end = i + 1;
  while (i >= 0 && isWordPart(text.charCodeAt(i))) i--;
  if (end > i + 1) {
    const word = text.slice(i + 1, end).toLowerCase();
    const first = word.charCodeAt(0);
    if (first === QUOTE && word.length === 1) return end === start ? START : "'s";
    if (first >= ZERO && first <= NINE && LEVEL.test(at(LEVEL, text, start))) return START;
    return word;
  }
  const sign = text[i] ?? '';
  if (STARTERS.includes(sign) || (sign === '}' && upper)) return START;
  if (sign === '-') return /[-\s]/.test(text[i - 1] ?? ' ') ? START : sign;
  if (sign === '+' && LEVEL.test(at(LEVEL, text, start))) return START;
  return sign;
}

/** Whether the character at `index` is an upper-case letter. */
export function isUpper(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
}

const NEWLINE = 10;
const QUOTE = 39;
const ZERO = 48;
const NINE = 57;

function at(regexp: RegExp, text: string, index: number): string {
  regexp.lastIndex = index;
  return text;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** Letters, digits, apostrophes and the slash of "and/or". */
function isWordPart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 47 && code <= NINE) ||
    code === QUOTE ||
    (code >= 0xc0 && code <= 0x24f)
  );
}
