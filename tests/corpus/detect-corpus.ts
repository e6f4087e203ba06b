// What the detector does on ../shared/cards: the measures that the report prints and the test judges.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { type Spellings, spell } from '../../src/detect/candidates.ts';
import { createDetector } from '../../src/detect/index.ts';
import { spelled as plain } from '../../src/detect/plain.ts';
import type { Detector, Match } from '../../src/detect/types.ts';
import type { Params, RulesIndex, Term } from '../../src/rules/types.ts';

const CARDS = join(import.meta.dirname, '../../../shared/cards');

/** Whether the corpora are there; a fresh clone has none. */
export const hasCards = existsSync(join(CARDS, 'oracle.jsonl'));

export interface Face {
  readonly name: string;
  readonly full_name?: string;
  readonly keywords: readonly string[];
  readonly oracle_text?: string | null;
  readonly layout?: string | null;
  readonly flavor?: string | null;
}

export interface Printed {
  readonly name: string;
  readonly printed_text?: string;
}

/** The rows of one file of the cards' folder. */
export function rows<T>(file: string): T[] {
  return readFileSync(join(CARDS, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

export interface Subject {
  readonly index: RulesIndex;
  readonly detector: Detector;
  readonly spellings: Spellings;
  readonly term: (id: string) => Term;
}

/** The detector under test with the index of rules-data, or of another folder like it. */
export function subject(root?: string): Subject {
  const index = compileIndex(root);
  const terms = new Map(index.terms.map((term) => [term.id, term]));
  return {
    index,
    detector: createDetector(index),
    spellings: spell(index),
    term(id) {
      const term = terms.get(id);
      if (!term) throw new Error(`no term ${id}`);
      return term;
    },
  };
}

/** A place in a text, as the report shows it. */
export interface Place {
  readonly card: string;
  readonly what: string;
  readonly around: string;
}

export function place(card: string, what: string, text: string, start: number, end: number): Place {
  const before = text.slice(Math.max(0, start - 50), start);
  const around = `${before}[${text.slice(start, end)}]${text.slice(end, end + 50)}`;
  return { card, what, around: around.replaceAll('\n', '⏎') };
}

const SEVERAL_FACES = new Set([
  'transform',
  'split',
  'modal_dfc',
  'adventure',
  'aftermath',
  'flip',
  'meld',
]);

/** The parts of a text in parentheses, as [start, end] pairs. */
function reminders(text: string): [number, number][] {
  return [...text.matchAll(/\([^()]*\)/g)].map((m) => [m.index, m.index + m[0].length]);
}

export interface Recall {
  readonly sought: number;
  readonly missed: Place[];
  /** Keywords whose words do not stand on the face outside its reminder text: nothing to find. */
  readonly absent: Place[];
  /** Keywords of the truth that no term of rules-data explains, with their number of faces. */
  readonly unknown: ReadonlyMap<string, number>;
}

/**
 * Own abilities (truth.jsonl, single-faced cards) that are found outside reminder text. A keyword counts as
 * found when its term, or a variant of it, is marked.
 */
export function recall({ index, detector, spellings, term }: Subject): Recall {
  const bySpelling = new Map<string, Set<string>>();
  const add = (text: string, id: string) =>
    bySpelling.set(text, (bySpelling.get(text) ?? new Set()).add(id));
  for (const { id, name, forms, variantOf } of index.terms) {
    add(plain(name), id);
    if (variantOf) add(plain(term(variantOf).name), id);
    for (const form of forms) add(plain(form.text), id);
  }
  const idsOf = (keyword: string) => {
    const text = plain(keyword);
    return (
      bySpelling.get(text) ?? bySpelling.get(text.replace(/^[a-z ]+?(?=walk$|cycling$)/, '[type]'))
    );
  };
  let sought = 0;
  const missed: Place[] = [];
  const absent: Place[] = [];
  const unknown = new Map<string, number>();
  for (const face of rows<Face>('truth.jsonl')) {
    const text = face.oracle_text;
    if (!text || SEVERAL_FACES.has(face.layout ?? '') || face.full_name?.includes('//')) continue;
    const hidden = reminders(text);
    const outside = ({ start }: Match) => !hidden.some(([from, to]) => from < start && start < to);
    const found = detector.find(text, { place: 'rules', cardName: face.name }).filter(outside);
    for (const keyword of face.keywords) {
      const ids = idsOf(keyword);
      if (!ids) {
        unknown.set(keyword, (unknown.get(keyword) ?? 0) + 1);
        continue;
      }
      if (found.some((match) => ids.has(match.term))) {
        sought++;
        continue;
      }
      const around = text.replaceAll('\n', '⏎').slice(0, 200);
      const stands = [...spellings.all(text)].some(
        ({ spelling, start }) =>
          outside({ term: '', form: 0, start, end: start }) &&
          spelling.candidates.some((c) => ids.has(c.term)),
      );
      if (stands) sought++;
      (stands ? missed : absent).push({ card: face.name, what: keyword, around });
    }
  }
  return { sought, missed, absent, unknown };
}

/** Faces whose name holds a term and whose own name is marked in their text. */
export function ownNames({ detector, spellings }: Subject): { faces: number; marked: Place[] } {
  let faces = 0;
  const marked: Place[] = [];
  for (const { name, oracle_text: text } of rows<Face>('oracle.jsonl')) {
    if (!text || !spellings.next(name, 0)) continue;
    faces++;
    const hit = detector.find(text, { place: 'rules', cardName: name }).find(({ start, end }) => {
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
        if (start < at + name.length && end > at) return true;
      return false;
    });
    if (hit) marked.push(place(name, hit.term, text, hit.start, hit.end));
  }
  return { faces, marked };
}

/** Marks in flavor texts given as prose: all of them are false. */
export function flavor({ detector }: Subject): { texts: number; marked: Place[] } {
  let texts = 0;
  const marked: Place[] = [];
  for (const { name, flavor: text } of rows<Face>('truth.jsonl')) {
    if (!text) continue;
    texts++;
    for (const { term, start, end } of detector.find(text, { place: 'prose' }))
      marked.push(place(name, term, text, start, end));
  }
  return { texts, marked };
}

/** Marks in printed text of another language given as prose. */
export function foreign(
  { detector }: Subject,
  language: string,
): { texts: number; marked: Place[] } {
  const all = rows<Printed>(`i18n/${language}.jsonl`);
  const marked = all.flatMap(({ name, printed_text: text = '' }) =>
    detector
      .find(text, { place: 'prose' })
      // A symbol says the same on cards of all languages.
      .filter(({ start }) => text[start] !== '{')
      .map(({ term, start, end }) => place(name, term, text, start, end)),
  );
  return { texts: all.length, marked };
}

export interface Parameters {
  readonly asked: number;
  readonly unread: Place[];
  /** Each term's distinct parameters, with one card each. */
  readonly distinct: ReadonlyMap<string, ReadonlyMap<string, { params: Params; card: string }>>;
}

/** What a parameter begins with on a card, whatever our patterns know: a symbol, a dash, a number. */
const PARAMETER = /^\s*(?::\s*)?(?:[{—–]|--|\d|[XY]\b)/;
/** What is no parameter: "Teamwork — Whenever ...", "Equip only as a sorcery", "mills a nonland card". */
const NO_PARAMETER =
  /^\s*(?:(?:[—–]|--)\s*(?:When|Whenever|At|As|If)\b|(?:only|abilit\w+|costs?|remain|it|from\.|an? (?:number|nonland|creature)|one or more)\b|from\.)/;

/**
 * Parameters of all marked terms that take some, over oracle.jsonl. A term that is only spoken of ("if it was
 * kicked", "cards with cycling") has none and is not asked.
 */
export function parameters({ detector, term, spellings }: Subject): Parameters {
  let asked = 0;
  const unread: Place[] = [];
  const distinct = new Map<string, Map<string, { params: Params; card: string }>>();
  for (const { name, oracle_text: text } of rows<Face>('oracle.jsonl')) {
    if (!text) continue;
    for (const match of detector.find(text, { place: 'rules', cardName: name })) {
      const form = term(match.term).forms[match.form];
      if (!form?.then && !form?.text.includes('[')) continue;
      const params = detector.params(text, match);
      const none = Object.keys(params).length === 0;
      const after = text.slice(match.end, match.end + 40);
      const begins = spellings.candidate(match.term, match.form)?.begins;
      if (begins) begins.lastIndex = match.end;
      const stands = begins?.test(text) || PARAMETER.test(after);
      if (none && (!stands || NO_PARAMETER.test(after))) continue;
      asked++;
      if (none) {
        unread.push(place(name, match.term, text, match.start, match.end));
        continue;
      }
      const mine = distinct.get(match.term) ?? new Map();
      mine.set(JSON.stringify(params), { params, card: name });
      distinct.set(match.term, mine);
    }
  }
  return { asked, unread, distinct };
}
