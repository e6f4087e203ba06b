import { localizedMessage } from '../localized-message.ts';
import { DocumentError, GET_AGAIN } from './document-error.ts';
import { windows1252 } from './windows-1252.ts';

/** Whether the bytes are an RTF file; the edition of 2003-06-01 was published only so. */
export function isRtf(bytes: Uint8Array): boolean {
  return windows1252(bytes.subarray(0, 6)).startsWith('{\\rtf');
}

/** Groups that hold no text of the document (RTF 1.9, "Destinations"). */
const NO_TEXT = new Set(
  'fonttbl colortbl stylesheet info pict header headerl headerr headerf footer footerl footerr footerf object'.split(
    ' ',
  ),
);

/** Control words that stand for text. */
const WORDS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  page: '\n',
  sect: '\n',
  row: '\n',
  cell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** A brace, a hex byte, a control word with its number and one space, a control symbol, or plain text. */
const TOKEN =
  /([{}])|\\'([0-9a-fA-F]{2})|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|([^{}\\\r\n]+)|[\r\n]+|\\/gy;

/** Deeper than any writer of RTF nests its groups; a file of braces alone is refused early. */
const MAX_DEPTH = 500;

/** What holds for a group of braces. */
interface Group {
  skip: boolean;
  /** How many characters stand after a \u for readers that know no Unicode (\uc). */
  fallback: number;
}

/**
 * The text of an RTF file; paragraphs end in "\n", styles are dropped. Throws DocumentError where the file's
 * groups are not closed, as in a copy that was cut off.
 */
export function rtfToText(bytes: Uint8Array): string {
  const source = windows1252(bytes);
  const out: string[] = [];
  const groups: Group[] = [];
  let group: Group = { skip: false, fallback: 1 };
  let toSkip = 0;
  let opened = false;
  const put = (text: string) => {
    const kept = toSkip > 0 ? text.slice(toSkip) : text;
    toSkip = Math.max(0, toSkip - text.length);
    if (!group.skip) out.push(kept);
  };
  for (const [, brace, hex, word, value, symbol, text] of source.matchAll(TOKEN)) {
    const first = opened;
    opened = false;
    if (brace === '{') {
      if (groups.push(group) > MAX_DEPTH) break;
      group = { ...group };
      opened = true;
    } else if (brace === '}') {
      const outer = groups.pop();
      if (!outer) break;
      group = outer;
      if (groups.length === 0) return out.join('');
    } else if (hex) put(windows1252(Uint8Array.of(Number.parseInt(hex, 16))));
    else if (text) put(text);
    else if (word === 'u') {
      put(String.fromCharCode(Number(value ?? 0) & 0xffff));
      toSkip = group.fallback;
    } else if (word === 'uc') group.fallback = Number(value ?? 1);
    else if (word && first && NO_TEXT.has(word)) group.skip = true;
    else if (symbol === '*' && first) group.skip = true;
    else {
      const meant = WORDS[word ?? symbol ?? ''];
      if (meant) put(meant);
    }
  }
  throw new DocumentError('truncated', localizedMessage('fileRtfEnds'), GET_AGAIN);
}
