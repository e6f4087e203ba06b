import { wordsOf } from './word-index.ts';

/** A snippet cut at the words that were looked for. */
export interface Snippet {
  readonly text: string;
  readonly hit: boolean;
}

const BEFORE = 40;
const LENGTH = 150;

/** A stretch of a text around the first word that was looked for, with all of those words marked. */
export function snippetOf(text: string, query: string): Snippet[] {
  const words = wordsOf(query).map((word) => word.replace(/'/g, "['’]"));
  if (words.length === 0) return [{ text: text.slice(0, LENGTH), hit: false }];
  const wanted = new RegExp(`\\b(${words.join('|')})`, 'gi');
  const first = text.search(wanted);
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const part = text
    .slice(start, start + LENGTH)
    .replace(/\s\S*$/, (rest) => (start + LENGTH < text.length ? '' : rest));
  // With one group in the pattern, split gives what stands between the words and the words in turn.
  const cut = part.split(wanted).map((piece, i) => ({ text: piece, hit: i % 2 === 1 }));
  return [
    ...(start > 0 ? [{ text: '… ', hit: false }] : []),
    ...cut.filter((piece) => piece.text !== ''),
    ...(start + LENGTH < text.length ? [{ text: ' …', hit: false }] : []),
  ];
}
