/** What stands before a word: nothing of its sentence yet, or the sentence's own words. */
export type Lead = 'start' | 'inside';

/** Signs after which a new piece of rules text begins. A comma is none; a colon ends a cost. */
const STARTERS = '.!?:;("“”‘•·●—–|)]*';

/**
 * Whether a word at `start` begins a line, a sentence, a parenthesis, a quotation, a mode, a chapter or a
 * level. A lower-case word after a line break goes on with a sentence that was wrapped.
 */
export function leadOf(text: string, start: number): Lead {
  const upper = isUpper(text, start);
  let i = start - 1;
  while (i >= 0) {
    const char = text[i] ?? '';
    if (char === '\n' && upper) return 'start';
    if (!/\s/.test(char)) break;
    i--;
  }
  if (i < 0) return 'start';
  const char = text[i] ?? '';
  if (STARTERS.includes(char)) return 'start';
  if (char === '}') return upper ? 'start' : 'inside';
  if (char === '"' || char === "'" || char === '’') return i === start - 1 ? 'start' : 'inside';
  if (char === '-') return /[-\s]/.test(text[i - 1] ?? ' ') ? 'start' : 'inside';
  LEVEL.lastIndex = start;
  return LEVEL.test(text) ? 'start' : 'inside';
}

/** "LEVEL 2-6", "4/4" and "8+" stand before the abilities of a level. */
const LEVEL = /(?<=(?:^|\n)\s*(?:LEVEL \d+(?:-\d+|\+)\s+|\d+\+\s+|\d+\/\d+\s+){1,2})/y;

/** Whether the character at `index` is an upper-case letter. */
export function isUpper(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
}
