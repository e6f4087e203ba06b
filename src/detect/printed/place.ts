/** Signs after which a new piece of rules text begins; a comma is none. */
const STARTERS = '.!?:;("«„•·●—|)]*/。：；（）「『・～♦¡¿';

/** Whether a piece of rules text begins at an index: a line, a sentence, a parenthesis, a quotation, a mode. */
export function beginsPiece(text: string, start: number): boolean {
  let i = start - 1;
  while (i >= 0 && /\s/.test(text[i] ?? '')) {
    if (text[i] === '\n') return true;
    i--;
  }
  if (i < 0) return true;
  const sign = text[i] ?? '';
  if (STARTERS.includes(sign)) return true;
  // A hyphen with a space is a dash; one without joins words.
  if (sign === '-') return i + 1 < start;
  // "TrampelschadenMyriade", where a line break was lost, and a cost before an ability word.
  return sign === '}' || (i + 1 === start && isLetter(sign) && isCapital(text[start] ?? ''));
}

/** Whether an item of a list begins at an index: after a comma. */
export function continuesList(text: string, start: number): boolean {
  return /[,、，]\s*$/u.test(text.slice(Math.max(0, start - 3), start));
}

/** What follows a keyword on its own: the end of its line or item, its reminder, its cost or number. */
const CLOSES = /\s*(?:$|[\n.,;:()、，。；：（）"»—～]|\{|\d|X\b|-\s)/uy;

/** Whether what follows an index is what follows a keyword. */
export function closes(text: string, end: number): boolean {
  CLOSES.lastIndex = end;
  return CLOSES.test(text);
}

/** Whether an item of a cost begins at an index: "{T}, Sacrifica una creatura:". */
export function continuesCost(text: string, start: number): boolean {
  return /\}\s*[,;]\s*$/.test(text.slice(Math.max(0, start - 5), start));
}

const DASH = /\s*[—～]/uy;

/** Whether the dash that an ability word stands before follows an index. */
export function dashFollows(text: string, end: number): boolean {
  DASH.lastIndex = end;
  return DASH.test(text);
}

/** Whether a word alone stands in quotation marks: what players vote for, no keyword. */
export function isQuoted(text: string, start: number, end: number): boolean {
  return text[start - 1] === '「' && text[end] === '」';
}

/** Whether a letter is a capital one. */
export function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

function isLetter(char: string): boolean {
  return /\p{L}/u.test(char);
}
