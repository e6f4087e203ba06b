/** A place in a text that points to rules. */
export interface Reference {
  /** Offsets, in UTF-16 code units, of the number with its range: "702.19b-c"; not of the word before it. */
  readonly start: number;
  readonly end: number;
  /** "rule" numbers have three digits before the stop, "section" numbers one. */
  readonly kind: 'rule' | 'section';
  /** The first number: "702.19b", "510", "4". */
  readonly number: string;
  /** The last number of a range, whole: "702.19c". */
  readonly to?: string;
}

/** A number of a rule and what may follow it as the end of a range: -c, -7, -107.2, -215. */
const RULE = String.raw`\d{3}(?:\.\d+[a-z]{0,2})?(?:\s?[-–—]\s?(?:\d{3}\.\d+[a-z]{0,2}|\d{3}|\d{1,2}[a-z]?|[a-z]{1,2})(?![\w]))?`;
const SECTION = String.raw`[1-9](?:\s?[-–—]\s?[1-9])?(?![\w.]\d)`;
/**
 * Between two numbers of one list; titles may stand in quotes after a number. The longest title has 50 characters;
 * the bound keeps quotes that are never closed from being searched to the end of the text.
 */
const BETWEEN = String.raw`(?:,?\s*[“"][^”"]{0,80}[”"])?(?:,?\s+(?:and|or|through|to)\s+|,\s+|(?<=[”"])\s+)`;
/** A number with a stop points to a rule without the word, too: "the steps described in 601.2a–h". */
const BARE = String.raw`(?<![\d.$])(?=\d{3}\.\d)${RULE}(?!\d)`;

const LIST = new RegExp(
  `\\brules?\\s*(${RULE}(?:${BETWEEN}${RULE})*)|\\bsections?\\s+(${SECTION}(?:${BETWEEN}${SECTION})*)|(${BARE})`,
  'gi',
);
const ONE = { rule: new RegExp(RULE, 'g'), section: new RegExp(SECTION, 'g') };
const QUOTED = /[“"][^”"]{0,80}[”"]/g;

/**
 * The references in a rule's text, in order: "rule 510", "rules 702.19b-c", "rules 601.2b and 601.2f", "section
 * 4", and bare numbers with a stop, "601.2b".
 */
export function referencesIn(text: string): Reference[] {
  const found: Reference[] = [];
  for (const match of text.matchAll(LIST)) {
    const kind = match[2] === undefined ? 'rule' : 'section';
    const list = match[1] ?? match[2] ?? match[3] ?? '';
    const offset = match.index + match[0].length - list.length;
    // Titles are blanked out, so that numbers in them are not taken for references.
    const plain = list.replace(QUOTED, (title) => ' '.repeat(title.length));
    for (const { 0: one, index } of plain.matchAll(ONE[kind]))
      found.push(reference(kind, one, offset + index));
  }
  return found;
}

function reference(kind: Reference['kind'], text: string, start: number): Reference {
  const [number = '', last] = text.split(/\s?[-–—]\s?/);
  const place = { kind, number, start, end: start + text.length };
  return last === undefined ? place : { ...place, to: endOfRange(number, last) };
}

/** "c" after 702.19b is 702.19c; "7" after 410.6 is 410.7; "13b" after 702.9 is 702.13b. */
function endOfRange(number: string, last: string): string {
  if (/^\d{3}/.test(last) || !number.includes('.')) return last;
  if (/^\d/.test(last)) return `${number.slice(0, number.indexOf('.') + 1)}${last}`;
  return number.replace(/[a-z]*$/, last);
}
