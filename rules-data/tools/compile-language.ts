import type {
  PrintedLanguage,
  PrintedName,
  PrintedRead,
} from '../../src/rules/printed-language.ts';
import type { Kind, Term } from '../../src/rules/types.ts';
import type { LanguageFile } from './language-schema.ts';
import { namesPattern } from './names-pattern.ts';

type PrintedForm = Exclude<NonNullable<LanguageFile['terms'][string]['forms']>[number], string>;

/** Where a line, a sentence, a parenthesis, a quotation or a mode begins, or a line break was lost. */
const BEGINS =
  '(?:(?<=(?:^|[\\n.!?:;("«„•·●—|)\\]*/。：；（）「『・～♦¡¿}]|\\s-\\s)\\s*)|(?<=\\p{Ll})(?=\\p{Lu}))';
/** An item of a list, or of a cost: "{T}, Sacrifica una creatura:". */
const LISTED = '(?<=[,、，]\\s*|\\}\\s*[,;]\\s*)';
/** What follows a keyword on its own: the end of its line or item, its reminder, its cost or number. */
const CLOSES = '(?=\\s*(?:$|[\\n.,;:()、，。；：（）"»—～]|\\{|\\d|X\\b|-\\s))';
const DASH = '(?=\\s*[—～])';
/** A word alone in the quotation marks of Japanese and Chinese is what players vote for. */
const UNQUOTED = '(?:(?<!「)|(?![^「」\\n]{1,10}」))';
/** Other cards are named in quotation marks that are kept for names. */
const UNNAMED = '(?<!《[^》\\n]{0,40})';

const SYMBOLS = '(?:\\{[^{}\\n]{1,8}\\}){1,16}';
/** What may stand between a name and its parameter; Japanese and Chinese have a wave for a dash. */
const JOINT = '\\s*(?:[:：—～]|-(?=\\s))?\\s*';
/** A number stands at most so many characters before its word, the words for objects before a cost so many. */
const OBJECT_REACH = 60;

/** A language in the form that is shipped: without years and sources, with all its rules as patterns. */
export function compileLanguage(
  file: LanguageFile,
  termOf: (id: string) => Pick<Term, 'kind' | 'forms'> | undefined,
): PrintedLanguage {
  const tests: string[] = [];
  const test = (pattern: string) => {
    const at = tests.indexOf(pattern);
    return at >= 0 ? at : tests.push(pattern) - 1;
  };
  const spellings: Record<string, PrintedName[]> = {};
  const terms: Record<string, readonly [string, readonly number[]]> = {};
  const written: string[] = [...file.hiding];
  for (const word of file.hiding) spellings[keyOf(word)] = [];
  for (const [id, printed] of Object.entries(file.terms)) {
    const term = termOf(id);
    if (!term) continue;
    terms[id] = [printed.names[0]?.name ?? '', readsOf(term)];
    for (const form of formsOf(printed)) {
      written.push(form.text);
      const key = keyOf(form.text);
      const known = spellings[key] ?? [];
      spellings[key] = known;
      const names = judged(form, term.kind, file).map(([begin, end]): PrintedName => {
        const judge = [id, test(begin), test(end)] as const;
        return form.type === undefined ? judge : [...judge, form.type];
      });
      // Of terms that share a name, one that asks for more is the likelier where it fits.
      if (form.before ?? form.after) known.unshift(...names);
      else known.push(...names);
    }
  }
  const isPart = ([key]: readonly [string, unknown]) => key.includes('*');
  const entries = Object.entries(spellings);
  return {
    tag: file.tags[0] ?? file.id,
    names: namesPattern(written, file.stands),
    spellings: Object.fromEntries(entries.filter((entry) => !isPart(entry))),
    parts: entries
      .filter(isPart)
      .sort(([a], [b]) => b.length - a.length)
      .map(([key, names]) => [partOf(key), names]),
    tests,
    terms,
    reads: reads(file),
    values: valuesOf(file),
    speaks: file.speaks,
  };
}

/** The spellings that count: the names, unless they are only shown, and the other forms. */
function formsOf({ names, at, shown, forms = [] }: LanguageFile['terms'][string]): PrintedForm[] {
  const texts = names.map(({ name }) => name).slice(shown ? 1 : 0);
  return [
    ...texts.map((text) => (at ? { text, at } : { text })),
    ...forms.map((form) => (typeof form === 'string' ? { text: form } : form)),
  ];
}

/** The patterns for where a form begins and ends; each pair is a way in which it is the term. */
function judged(
  { at, before, notBefore, after, notAfter }: PrintedForm,
  kind: Kind,
  { stands, capitalIsName }: LanguageFile,
): [string, string][] {
  const begin =
    (stands === 'anywhere' ? UNQUOTED + UNNAMED : '') +
    (before === undefined ? '' : `(?<=${before})`) +
    (notBefore === undefined ? '' : `(?<!${notBefore})`);
  const end =
    (after === undefined ? '' : `(?=${after})`) + (notAfter === undefined ? '' : `(?!${notAfter})`);
  if (kind === 'ability-word')
    return [
      [begin + BEGINS, end],
      [begin, DASH + end],
    ];
  if (at) return [[`${begin}(?:${BEGINS}|${LISTED})`, end + CLOSES]];
  if (!capitalIsName) return [[begin, end]];
  return [
    [`${begin}(?:(?!\\p{Lu})|${BEGINS})`, end],
    [begin + LISTED, end + CLOSES],
    [`${begin}(?<=\\}\\s*[,;]\\s*)`, end],
  ];
}

/** Positions in what `reads` gives. */
const NUMBER = 0;
const COST = 1;
const COST_LATER = 2;
const COST_AFTER_NUMBER = 3;
const QUALITY = 4;

/** What a term's parameters are read by, in order. */
function readsOf({ forms }: Pick<Term, 'forms'>): number[] {
  const then = forms.flatMap((form) => form.then ?? []).join('\n');
  const number = then.includes('[n]');
  const later = /\] \[cost\]/.test(then) ? COST_LATER : COST;
  return [
    ...(number ? [NUMBER] : []),
    ...(then.includes('[cost]') ? [number ? COST_AFTER_NUMBER : later] : []),
    ...(then.includes('[quality]') ? [QUALITY] : []),
  ];
}

const NEVER = '(?!)';

function reads(file: LanguageFile): PrintedRead[] {
  const whole = file.stands === 'words' ? '(?![\\p{L}\\p{N}/])' : '';
  const number = `([0-9０-９]{1,3}|[XYZＸ]|${alternatives(file.numbers)})`;
  const cost = `(${SYMBOLS}(?:\\s*(?:${alternatives(file.joins)})\\s*${SYMBOLS})?)`;
  // "Splice onto Arcane {1}{R}", "Equip legendary creature {1}": words stand before the cost.
  const objects = `(?:[^.{(\\n。（]{1,${OBJECT_REACH}}|\\s*[（(][^()（）{\\n]{1,${OBJECT_REACH}}[）)]\\s*)`;
  const before = (pattern = NEVER) =>
    `(?<=${pattern.replaceAll('\\d', '[0-9０-９]').replace('<quality>', qualities)})`;
  const qualities = `(${alternatives(file.qualities)})`;
  return [
    ['n', ' ', before(file.numberBefore), JOINT + number + whole],
    ['cost', ' ', NEVER, JOINT + cost],
    ['cost', ' ', NEVER, `(?:${JOINT}|${objects})${cost}`],
    ['cost', '—', NEVER, JOINT + cost],
    [
      'quality',
      ' from ',
      before(file.qualityBefore),
      (file.quality ?? NEVER).replace('<quality>', qualities),
    ],
  ];
}

/** A spelling with `*` as a pattern for words: "regener*" is "^regener", "*tarnung" is "tarnung$". */
function partOf(key: string): string {
  const text = key.replaceAll('*', '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return `${key.startsWith('*') ? '' : '^'}${text}${key.endsWith('*') ? '' : '$'}`;
}

/** No card has a greater number in full-width digits. */
const MOST = 30;

function valuesOf({ numbers, joins, qualities }: LanguageFile): Record<string, string> {
  const wide = Array.from({ length: MOST + 1 }, (_, n) => [
    String(n).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    String(n),
  ]);
  return {
    ...Object.fromEntries(wide),
    ｘ: 'X',
    ...Object.fromEntries(Object.entries(numbers).map(([word, n]) => [word, String(n)])),
    ...joins,
    ...qualities,
  };
}

/** Words as a pattern, longer ones first; one that fits nothing where there are none. */
function alternatives(words: Readonly<Record<string, unknown>>): string {
  const sorted = Object.keys(words).sort((a, b) => b.length - a.length);
  return sorted.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|') || '(?!)';
}

/** The spelling under which a form is looked up: as `printed.ts` makes it of a found word. */
function keyOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').replaceAll('ё', 'е').replaceAll('’', "'");
}
