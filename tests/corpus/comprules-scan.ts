// A second, much simpler reading of the documents, to hold the user against: line by line over the UTF-8
// copies in cr/text, without states.

/** What a line of the numbered part begins: a rule's printed number, or an example. */
export type Token = string;

/** What a document has, by the simple reading. */
export interface Scan {
  /** Printed numbers and 'EXAMPLE', in order, from the first section to the glossary. */
  readonly tokens: readonly Token[];
  /** First lines of the glossary's blocks. */
  readonly terms: readonly string[];
  /** Headings of the keyword lists: "702.19 Trample". */
  readonly keywords: readonly string[];
}

const LABEL = /^(\d{3}\.(?: ?\d+[a-z]{1,2}|\d+|[a-z])?\.?)(?=\s|$|[A-Z])/;
const SECTION = /^([1-9]\.) [A-Z]/;
const BACK = /^(?:Index|Credits)$/;

/** Scans the text of cr/text; `wrapped` says that its paragraphs go over several lines. */
export function scan(text: string): Scan {
  const lines = text.split(/[\n\u2028]/).map((line) => line.replace(/\s+$/, ''));
  const wrapped = Math.max(...lines.map((line) => line.length)) < 200;
  const from = lines.findLastIndex((line) => /^\s*1\. (?:The Game|Game Concepts)$/.test(line));
  const to = lines.findLastIndex((line) => line.trim() === 'Glossary');
  const end = lines.findIndex((line, i) => i > to && BACK.test(line.trim()));
  const tokens: Token[] = [];
  const keywords: string[] = [];
  let inKeywords = false;
  for (let i = from; i < to; i++) {
    const line = (lines[i] ?? '').trim();
    const before = (lines[i - 1] ?? '').trim();
    const starts = !wrapped || before === '' || /^-+$/.test(before);
    const label = starts ? (LABEL.exec(line) ?? SECTION.exec(line))?.[1] : undefined;
    if (label) tokens.push(label);
    if (/^_?examples?_?:/i.test(line)) tokens.push('EXAMPLE');
    if (label && /^\d{3}\.$/.test(label))
      inKeywords = /\. Keyword A(?:bilities|ctions)$/.test(line);
    const heading = inKeywords && starts ? /^(\d{3}\.\d+)\.? (.{1,60}[^.:,;”"])$/.exec(line) : null;
    if (heading && (lines[i + 1] ?? '').trim().replace(/^-+$/, '') === '')
      keywords.push(`${heading[1]} ${heading[2]}`);
  }
  const terms = lines
    .slice(to + 1, end)
    .filter((line, i, all) => (all[i - 1] ?? '').trim() === '' && /^\S/.test(line))
    .filter((line) => !/^-+$/.test(line) && !/^\d\. /.test(line));
  return { tokens, terms, keywords };
}

/** What is odd about a sequence of numbers: "214.8k after 214.8i", "502.35b again". */
export function oddities(numbers: readonly string[]): string[] {
  const seen = new Set<string>();
  const odd: string[] = [];
  numbers.forEach((number, i) => {
    const before = numbers[i - 1];
    if (seen.has(number)) odd.push(`${number} again`);
    else if (before !== undefined && !follows(before, number))
      odd.push(`${number} after ${before}`);
    seen.add(number);
  });
  return odd;
}

/** Whether a number is the next after another; l and o may be left out of the letters since 2010. */
function follows(before: string, number: string): boolean {
  const [a, b] = [parts(before), parts(number)];
  if (b.rule === 0) return b.heading > a.heading;
  if (b.heading !== a.heading) return false;
  if (b.letters === '') return b.rule === a.rule + 1;
  if (b.rule !== a.rule) return false;
  return nextLetters(a.letters).includes(b.letters);
}

function parts(number: string) {
  const [, heading = '', rule = '0', letters = ''] =
    /^(\d+)(?:\.(\d+)([a-z]*))?$/.exec(number) ?? [];
  return {
    heading: Number(heading) * (heading.length === 1 ? 100 : 1) - (heading.length === 1 ? 0.5 : 0),
    rule: Number(rule),
    letters,
  };
}

function nextLetters(letters: string): string[] {
  if (letters === '') return ['a'];
  if (letters === 'z') return ['aa'];
  const next = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1);
  const head = letters.slice(0, -1);
  const following = next(letters.slice(-1));
  const skipped = /[lo]/.test(following) ? [head + next(following)] : [];
  return [head + following, ...skipped];
}
