/**
 * Where a soft line break was lost without a trace: a word or the end of a sentence that touches a capital or a
 * rule's number ("ZorbleZorble is", "See rule 502.Zorble", "Spells402. Abilities"). Names that change case
 * within ("McTavish") have fewer letters before; "DragonCon" is the one that has not.
 */
const LOST = new RegExp(
  [
    /(?<=[a-z]{3}|^[A-Z][a-z]|[a-z0-9)]\.[”)]{0,2}|\]|\(Obsolete\)|\b[A-Z]{4})(?=(?!Con )[A-Z][a-zA-Z ]|“[A-Z])/,
    /(?<=[A-Za-z”]{3})(?=\d{3}\. [A-Z])/,
    /(?<=[.”)]) (?=[A-Z][\w ]{2,30}\(Obsolete\)[A-Z])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
const SENTENCE_END = /\.[”)]*$/;
/** Terms and headings are no longer than this. */
const MAX_TERM = 60;

/**
 * Puts the line breaks back that the RTF of 2003-06-01 lost: a blank line after a sentence and before what looks
 * like a term, else a new line. Adds white space only.
 */
export function restoreBreaks(text: string): string {
  return text.split('\n').map(restoreLine).join('\n');
}

function restoreLine(line: string): string {
  const pieces = line.split(LOST);
  if (pieces.length === 1) return line;
  return pieces
    .map((piece) => {
      const sentence = SENTENCE_END.test(piece.trimEnd());
      const term = !sentence && piece.length <= MAX_TERM;
      return `${term ? '\n' : ''}${piece}${sentence ? '\n' : ''}`;
    })
    .join('\n');
}
