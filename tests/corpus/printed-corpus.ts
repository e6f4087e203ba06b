// What detection does on ../shared/cards/i18n: the measures that the report of a language prints and the test judges.
import { compileTexts } from '../../rules-data/tools/compile.ts';
import { compileLanguage } from '../../rules-data/tools/compile-language.ts';
import { readLanguages } from '../../rules-data/tools/load-languages.ts';
import { createPrintedDetector } from '../../src/detect/printed.ts';
import type { Detector, Match } from '../../src/detect/types.ts';
import type { Params, Term } from '../../src/rules/types.ts';
import { type Place, place, rows, type Subject } from './detect-corpus.ts';

interface PrintedFace {
  readonly name: string;
  readonly printed_name: string;
  readonly printed_text?: string;
  readonly oracle_text?: string;
  readonly keywords: readonly string[];
}

/** A face with what its English text says. */
export interface Face {
  readonly name: string;
  readonly printedName: string;
  readonly text: string;
  /** Own keywords by term. */
  readonly own: ReadonlySet<string>;
  /** Terms marked in its English text outside reminders, with their parameters. */
  readonly said: readonly { readonly term: string; readonly params: Params }[];
  /** All terms of its English text, with those that they are variants of. */
  readonly supported: ReadonlySet<string>;
  /** The day of its first printing. */
  readonly date: string | undefined;
}

/** A part of the faces: names are tuned on the one, and the other judges whether that holds for cards not looked at. */
export type Part = 'tuned' | 'kept' | 'all';
/** One face of so many is kept back. */
const KEPT = 3;

/** FNV-1a, to divide the faces the same way everywhere. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

export const inPart = (name: string, part: Part) =>
  part === 'all' || (hash(name) % KEPT === 0) === (part === 'kept');

/** Kinds of terms whose names the measures ask for; basic actions are ordinary words in each language. */
const NAMED = new Set(['ability', 'action', 'ability-word']);

/** Rules may come out so much later than the first cards with a name, in milliseconds: half a year. */
const SOONER = 183 * 86_400_000;

const LAND = /^(?:forest|island|swamp|mountain|plains)walk$/;

/** The faces of one language with what the English detector finds on them. */
export function facesIn(language: string, { detector, index }: Subject): Face[] {
  const byName = new Map<string, string>();
  for (const { id, name, forms } of index.terms)
    for (const text of [name.toLowerCase(), ...forms.map(({ text }) => text)])
      if (!byName.has(text)) byName.set(text, id);
  const idOf = (keyword: string) => {
    const name = keyword.toLowerCase();
    if (LAND.test(name)) return 'landwalk';
    return byName.get(name) ?? (name.endsWith('cycling') ? 'typecycling' : undefined);
  };
  const dates = new Map(
    rows<{ name: string; first_date?: string }>('oracle.jsonl').map((row) => [
      row.name,
      row.first_date,
    ]),
  );
  const terms = new Map(index.terms.map((term) => [term.id, term]));
  return rows<PrintedFace>(`i18n/${language}.jsonl`).map((face) => {
    const english = face.oracle_text ?? '';
    const all = detector.find(english, { place: 'rules', cardName: face.name });
    const outside = outsideReminders(english, all);
    const own = new Set(face.keywords.flatMap((keyword) => idOf(keyword) ?? []));
    return {
      name: face.name,
      printedName: face.printed_name,
      text: face.printed_text ?? '',
      own,
      said: outside.map((match) => ({
        term: match.term,
        params: detector.params(english, match),
      })),
      supported: new Set(
        [...own, ...all.map(({ term }) => term)].flatMap((id) => family(terms, id)),
      ),
      date: dates.get(face.name),
    };
  });
}

function family(terms: ReadonlyMap<string, Term>, id: string): string[] {
  const parent = terms.get(id)?.variantOf;
  return parent === undefined ? [id] : [id, parent];
}

/** The matches that stand outside of parentheses, plain or full-width. */
export function outsideReminders(text: string, matches: readonly Match[]): Match[] {
  const hidden = [...text.matchAll(/\([^()]*\)|（[^（）]*）/g)].map(
    (found) => [found.index, found.index + found[0].length] as const,
  );
  return matches.filter(({ start }) => !hidden.some(([from, to]) => from < start && start < to));
}

export interface Measures {
  readonly faces: number;
  readonly own: Count;
  readonly mentions: Count;
  /** Own keywords and mentions that are not found where the name is younger than the card: it may say more words. */
  readonly spelledOut: Count;
  readonly marks: Count;
  readonly parameters: Count;
}

/** How many there are, and the places where it goes wrong. */
export interface Count {
  readonly asked: number;
  readonly wrong: Place[];
}

/** The language's data and its detector, made from rules-data. */
export function printedSubject(id: string, { index }: Subject) {
  const file = readLanguages().find((language) => language.id === id);
  if (!file) throw new Error(`no language ${id} in rules-data/languages`);
  const terms = new Map(index.terms.map((term) => [term.id, term]));
  const language = compileLanguage(file, (term) => terms.get(term));
  return { terms, detector: createPrintedDetector(language) };
}

/**
 * The first edition that knows a term; none for an ability word, which is printed on all of its cards save domain,
 * whose cards were given it years later.
 */
export function sinceOf(terms: ReadonlyMap<string, Term>): (term: string) => string | undefined {
  const texts = compileTexts();
  return (term) =>
    terms.get(term)?.kind === 'ability-word' && term !== 'domain'
      ? undefined
      : texts[term]?.numbers.find(([, number]) => number !== null)?.[0];
}

/** All measures over a part of a language's faces. `since`: the first edition that knows a term. */
export function measure(
  faces: readonly Face[],
  { detector, terms }: { detector: Detector; terms: ReadonlyMap<string, Term> },
  since: (term: string) => string | undefined,
): Measures {
  const count = (): { asked: number; wrong: Place[] } => ({ asked: 0, wrong: [] });
  const own = count();
  const mentions = count();
  const spelledOut = count();
  const marks = count();
  const parameters = count();
  for (const face of faces) {
    const found = detector.find(face.text, { place: 'rules', cardName: face.printedName });
    const outside = outsideReminders(face.text, found);
    const ids = new Set(outside.flatMap(({ term }) => family(terms, term)));
    const has = (id: string) => family(terms, id).some((one) => ids.has(one));
    const line = face.text.replaceAll('\n', '⏎');
    const young = (id: string) => {
      const first = since(id);
      if (first === undefined || face.date === undefined) return false;
      return Date.parse(face.date) < Date.parse(first) - SOONER;
    };
    const said = new Set(face.said.map(({ term }) => term));
    for (const [ids, into] of [
      [face.own, own],
      [[...said].filter((id) => !face.own.has(id)), mentions],
    ] as const)
      for (const id of ids) {
        if (!NAMED.has(terms.get(id)?.kind ?? '')) continue;
        const there = has(id);
        const where = { card: face.name, what: id, around: line.slice(0, 300) };
        if (!there && young(id)) {
          spelledOut.asked++;
          spelledOut.wrong.push(where);
          continue;
        }
        into.asked++;
        if (!there) into.wrong.push(where);
      }
    for (const { term, start, end } of found) {
      marks.asked++;
      if (!family(terms, term).some((id) => face.supported.has(id)))
        marks.wrong.push(place(face.name, term, face.text, start, end));
    }
    readParameters(face, outside, detector, parameters);
  }
  return { faces: faces.length, own, mentions, spelledOut, marks, parameters };
}

const ENGLISH_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');

function plainNumber(n: string): string {
  const at = ENGLISH_NUMBERS.indexOf(n.toLowerCase());
  return at >= 0 ? String(at) : /^an?$/i.test(n) ? '1' : n.replace(/\+$/, '');
}

/** Costs in symbols and numbers of terms that are found: the printed text has to say the same. */
function readParameters(
  face: Face,
  found: readonly Match[],
  detector: Detector,
  into: { asked: number; wrong: Place[] },
): void {
  for (const { term, params } of face.said) {
    const mine = found.filter((match) => match.term === term);
    if (!mine.length) continue;
    const read = mine.map((match) => detector.params(face.text, match));
    for (const slot of ['cost', 'n'] as const) {
      const want = params[slot];
      if (want === undefined || (slot === 'cost' && !/^(?:\{[^{}]+\})+$/.test(want))) continue;
      const wanted = slot === 'n' ? plainNumber(want) : want;
      // Cards of another time have another cost, or leave it out.
      if (slot === 'cost' && !face.text.includes(wanted)) continue;
      into.asked++;
      if (read.some((one) => one[slot] === wanted)) continue;
      const [first] = mine;
      if (first) {
        const { start, end } = first;
        into.wrong.push(place(face.name, `${term} ${slot} ${wanted}`, face.text, start, end));
      }
    }
  }
}
