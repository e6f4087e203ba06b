import type { Params, Term } from '../../rules/types.ts';
import type { PrintedName } from './names.ts';
import type { PrintedLanguage } from './types.ts';

const SYMBOLS = '(?:\\{[^{}\\n]{1,8}\\}){1,16}';
/** As old cards' texts were typed in: "Rückkauf 3", "2W". */
const TYPED = '(?:\\d{1,2}|X)?[WUBRGC]{1,5}(?![\\p{L}\\p{N}])|\\d{1,2}(?![\\p{L}\\p{N}/])';
/** Japanese and Chinese set a cost or a number in full-width signs or after a wave. */
const JOINT = '\\s*(?:[:：—～]|-(?=\\s))?\\s*';
/** A number stands at most so many characters before its word. */
const REACH = 24;

/** The words for objects before a cost are no longer than so many characters. */
const OBJECT_REACH = 60;

/** Reads what a card says in a term's places: costs in symbols, numbers, a quality that has an English word. */
export type ReadPrinted = (text: string, start: number, end: number, name: PrintedName) => Params;

/** Makes the reader of parameters for a language. */
export function printedParams(
  language: PrintedLanguage,
  termOf: (id: string) => Term | undefined,
): ReadPrinted {
  const number = `(\\d{1,3}|[XYZ]|${alternatives(language.numbers)})`;
  const whole = language.names === 'words' ? '(?![\\p{L}\\p{N}/])' : '';
  const NUMBER = new RegExp(JOINT + number + whole, 'uyi');
  const joins = alternatives(language.joins);
  const COST = new RegExp(`${JOINT}(${SYMBOLS}|${TYPED})(?:\\s*(${joins})\\s*(${SYMBOLS}))?`, 'uy');
  const LATER = new RegExp(
    `(?:[^.{(\\n。（]{1,${OBJECT_REACH}}|\\s*[（(][^()（）{\\n]{1,${OBJECT_REACH}}[）)]\\s*)(${SYMBOLS})`,
    'uy',
  );
  const BEFORE = language.numberBefore ? new RegExp(`${language.numberBefore}$`, 'ui') : undefined;
  const QUALITY = language.quality ? new RegExp(language.quality, 'uy') : undefined;
  const QUALITY_BEFORE = language.qualityBefore
    ? new RegExp(`${language.qualityBefore}$`, 'u')
    : undefined;

  const value = (written: string) => {
    const n = language.numbers[written.toLowerCase()];
    return n === undefined ? written : String(n);
  };

  return (text, start, end, { term: id, type }) => {
    const term = termOf(id);
    const slots = term?.forms.flatMap(({ then = [] }) => then).join(' ') ?? '';
    const params: Record<string, string> = {};
    if (type !== undefined) params.type = type;
    let at = end;
    if (slots.includes('[n]')) {
      const found = after(NUMBER, text, at);
      const ahead = found ? undefined : BEFORE?.exec(front(text, start));
      const written = found?.[1] ?? ahead?.[1];
      if (written) params.n = value(written);
      if (found) at = NUMBER.lastIndex;
    }
    if (slots.includes('[cost]')) {
      // "Splice onto Arcane {1}{R}", "Equip legendary creature {1}": words stand before the cost.
      const found = after(COST, text, at) ?? (/\] ?\[cost\]/.test(slots) && after(LATER, text, at));
      if (found) {
        const [, cost = '', join, other] = found;
        const english = language.joins[join ?? ''];
        params.cost = asSymbols(cost) + (english && other ? ` ${english} ${other}` : '');
        at = found.index + found[0].length;
      }
    }
    if (slots.includes('[quality]')) {
      const found = QUALITY && after(QUALITY, text, at);
      const ahead = found ? undefined : QUALITY_BEFORE?.exec(front(text, start));
      const said = language.qualities[(found ?? ahead)?.[1]?.toLowerCase() ?? ''];
      if (said) params.quality = said;
      if (said && found) at = found.index + found[0].length;
    }
    if (at > end) params.tail = text.slice(end, at);
    return params;
  };
}

/** Words as a pattern, longer ones first; one that fits nothing where there are none. */
function alternatives(words: Readonly<Record<string, unknown>>): string {
  const sorted = Object.keys(words).sort((a, b) => b.length - a.length);
  return sorted.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|') || '(?!)';
}

/** What stands before a word, as far as its parameter may be. */
function front(text: string, start: number): string {
  return text.slice(Math.max(0, start - REACH), start);
}

function asSymbols(cost: string): string {
  return cost.startsWith('{') ? cost : cost.replace(/\d+|[A-Z]/g, '{$&}');
}

function after(regexp: RegExp, text: string, at: number): RegExpExecArray | null {
  regexp.lastIndex = at;
  return regexp.exec(text);
}
