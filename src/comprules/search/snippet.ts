import { stemOf } from './word-forms.ts';
import { wordsOf } from './word-index.ts';

/** A snippet cut at the words that were looked for. */
export interface Snippet {
  readonly text: string;
  readonly hit: boolean;
}

/** A word as it stands in a text. */
const WORD = /([\p{L}\d]+(?:['’][\p{L}]+)?)/u;
const BEFORE = 40;
const LENGTH = 150;

/** A stretch of a text around the first word that was looked for, with all of those words marked, whole and in any form. */
export function snippetOf(text: string, query: string): Snippet[] {
  const words = wordsOf(query);
  const last = words.at(-1);
  if (last === undefined) return [{ text: text.slice(0, LENGTH), hit: false }];
  const stems = new Set(words.map(stemOf));
  // The last word may be unfinished: it stands for all that begin so.
  const isHit = (word: string) => {
    const [plain = ''] = wordsOf(word);
    return stems.has(stemOf(plain)) || plain.startsWith(last);
  };
  const pieces = text.split(WORD);
  const at = pieces.findIndex((piece, i) => i % 2 === 1 && isHit(piece));
  const first = at < 0 ? 0 : pieces.slice(0, at).join('').length;
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const part = text
    .slice(start, start + LENGTH)
    .replace(/\s\S*$/, (rest) => (start + LENGTH < text.length ? '' : rest));
  // With one group in the pattern, split gives what stands between the words and the words in turn.
  const cut = part
    .split(WORD)
    .map((piece, i) => ({ text: piece, hit: i % 2 === 1 && isHit(piece) }));
  return [
    ...(start > 0 ? [{ text: '… ', hit: false }] : []),
    ...cut.filter((piece) => piece.text !== ''),
    ...(start + LENGTH < text.length ? [{ text: ' …', hit: false }] : []),
  ];
}
