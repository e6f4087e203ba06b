/** Signs for which a plain one stands: quotes, hyphens, dashes, spaces. */
const ODD = '\\u00a0\\u2009\\u202f‘’ʼ“”‐‑−–―';
/** Accents that stand after their letters, and strokes that only decorate. */
const ACCENTS = '\\u0300-\\u036f';
/** Not seen: soft hyphens, zero-width signs, marks of direction. */
const UNSEEN = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff';
/** Several letters in one sign. */
const LIGATURES = '\\ufb00-\\ufb06';

const ANY = new RegExp(`[${ODD}${ACCENTS}${UNSEEN}${LIGATURES}]`);
const ALL_ODD = new RegExp(`[${ODD}]`, 'g');
const FOLDED = new RegExp(`[${ACCENTS}${UNSEEN}${LIGATURES}]`);
const TO_FOLD = new RegExp(`[${UNSEEN}]|[${LIGATURES}]|[^${ACCENTS}${UNSEEN}]?[${ACCENTS}]+`, 'g');
const ALL_ACCENTS = new RegExp(`[${ACCENTS}]`, 'g');
const IS_UNSEEN = new RegExp(`[${UNSEEN}]`);
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '–': '—',
  '―': '—',
};

/**
 * A text with one kind of quote, hyphen, dash and space, and with its letters as one reads them: an accent on its
 * letter, ligatures apart, what is not seen left out. All rules and senses know these only. Knows where each character
 * stands in the text as it was given.
 */
export class PlainText {
  readonly text: string;
  readonly #places: Places | undefined;

  constructor(given: string) {
    if (!ANY.test(given)) {
      this.text = given;
      return;
    }
    const isFolded = FOLDED.test(given);
    const text = given.replace(ALL_ODD, (char) => PLAIN[char] ?? ' ');
    this.#places = isFolded ? fold(text) : undefined;
    this.text = this.#places?.text ?? text;
  }

  /** Whether characters stand in other places than in the given text. */
  get isFolded(): boolean {
    return this.#places !== undefined;
  }

  /** Where characters from start to end stand in the given text. */
  back(start: number, end: number): { start: number; end: number } {
    if (!this.#places) return { start, end };
    const { starts, ends } = this.#places;
    return { start: starts[start] ?? start, end: ends[end - 1] ?? end };
  }

  /** Where a character of the given text stands, or what comes after it where it was left out. */
  at(given: number): number {
    if (!this.#places) return given;
    const { starts } = this.#places;
    let low = 0;
    for (let high = starts.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < given) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A text, and of each character where in the given one its source starts and ends. */
interface Places {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function fold(given: string): Places {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let last = 0;
  const keep = (to: number) => {
    text += given.slice(last, to);
    for (let at = last; at < to; at++) {
      starts.push(at);
      ends.push(at + 1);
    }
  };
  for (const { 0: found, index } of given.matchAll(TO_FOLD)) {
    keep(index);
    last = index + found.length;
    const letters = IS_UNSEEN.test(found) ? '' : lettersOf(found);
    text += letters;
    for (const _ of letters.split('')) {
      starts.push(index);
      ends.push(last);
    }
  }
  keep(given.length);
  return { text, starts, ends };
}

/** The letters of a ligature, or the one that a letter and its accents make; a stroke that makes none falls out. */
function lettersOf(found: string): string {
  const composed = /[\ufb00-\ufb06]/.test(found) ? found.normalize('NFKC') : found.normalize('NFC');
  return composed.replace(ALL_ACCENTS, '');
}

/** A name or word as `PlainText` has it. */
export function plain(text: string): string {
  return new PlainText(text).text;
}

/** The spelling under which words are looked up: small letters, single spaces, tight dashes. */
export function spelled(words: string): string {
  return plain(words)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:—|--) ?/g, '—');
}
