/** A stretch of a text node that is read as it stands: `text` is as long as the stretch. */
export interface Run {
  readonly from: number;
  readonly text: string;
}

/** Not seen by a user: soft hyphen, zero-width and direction marks. They fall out of the text. */
const INVISIBLE = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';
const ODD_SPACE = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
/** Signs that people type for an apostrophe; the curly one is a right one and stays. */
const ODD_QUOTE = '\\u02bc\\u02b9\\u2018\\u201b\\u2032\\u00b4`\\uff07';

const ODD = new RegExp(`[${INVISIBLE}${ODD_SPACE}${ODD_QUOTE}\\t\\n\\r\\f]| {2}`);
const BREAK = new RegExp(`[${INVISIBLE}]+|[ \\t\\n\\r\\f]+`, 'g');
const SPACES = new RegExp(`[${ODD_SPACE}]`, 'g');
const QUOTES = new RegExp(`[${ODD_QUOTE}]`, 'g');

/** Whether a line break stands between words, where white-space may make it one for the user too. */
export function hasInnerBreak(data: string): boolean {
  return data.includes('\n') && /\S[^\S\n]*\n\s*\S/.test(data);
}

/**
 * A text node's data as the user sees it: white space collapsed (line breaks kept where `keepBreaks`,
 * for white-space: pre and pre-line), invisible characters left out, odd spaces and apostrophes made
 * plain. Each run maps one to one to the data from `from` on.
 */
export function plainRuns(data: string, keepBreaks: boolean): readonly Run[] {
  if (!ODD.test(data)) return data === '' ? [] : [{ from: 0, text: data }];
  const runs: Run[] = [];
  let from = 0;
  let text = '';
  const end = (next: number) => {
    if (text !== '') runs.push({ from, text: text.replace(SPACES, ' ').replace(QUOTES, "'") });
    from = next;
    text = '';
  };
  let at = 0;
  for (const found of data.matchAll(BREAK)) {
    text += data.slice(at, found.index);
    at = found.index + found[0].length;
    if (/^[ \t\n\r\f]/.test(found[0])) text += keepBreaks && found[0].includes('\n') ? '\n' : ' ';
    // One character stands for a run of one; after a longer run the mapping starts anew.
    if (found[0].length > 1 || !/^[ \t\n\r\f]/.test(found[0])) end(at);
  }
  text += data.slice(at);
  end(data.length);
  return runs;
}
