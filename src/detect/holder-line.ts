/** A line that goes on with the line before: wrapped in mid-sentence, or about what was spoken of there. */
const GOES_ON = /^(?:[a-z]|(?:It|They|He|She)\b)/;

/** Where the line begins that holds `start`, with all the lines that it goes on from. */
export function lineStart(text: string, start: number): number {
  let line = text.lastIndexOf('\n', start - 1) + 1;
  while (line > 0 && GOES_ON.test(text.slice(line, line + 5)))
    line = text.lastIndexOf('\n', line - 2) + 1;
  return line;
}

/** Where the quotation that holds `start` opens, or -1. */
export function openQuote(text: string, start: number): number {
  const line = lineStart(text, start);
  const marks = text.slice(line, start).split('"').length - 1;
  return marks % 2 ? text.lastIndexOf('"', start - 1) : -1;
}

/** Where the reminder text that holds `start` opens in its line, or -1. */
export function openReminder(text: string, start: number): number {
  const line = lineStart(text, start);
  const open = text.lastIndexOf('(', start - 1);
  return open >= line && text.lastIndexOf(')', start - 1) < open ? open : -1;
}

/** The line that chooses among the modes one of which begins at `line`; '' where none does. */
export function headOf(text: string, line: number): string {
  if (!/[•*]/.test(text[line] ?? '')) return '';
  const head = text
    .slice(0, line)
    .split('\n')
    .findLast((other) => other && !/^[•*]/.test(other));
  // "Whenever you cast a spell, choose one": what "it" is in a mode is the card then.
  return head && !/^Whenever (?:you|a player|an opponent) /.test(head) ? `${head}\n` : '';
}
