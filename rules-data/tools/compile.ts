import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packSpellings } from '../../src/detect/spelling-table.ts';
import { numbersIn } from '../../src/rules/cite.ts';
import {
  type PackedIndex,
  packDates,
  packTerms,
  unpackIndex,
  unpackTerms,
} from '../../src/rules/packed-index.ts';
import type {
  Example,
  ExampleSpan,
  Form,
  Interaction,
  Point,
  RulesIndex,
  Term,
  TermDetails,
  TermText,
} from '../../src/rules/types.ts';
import { compileExamples, spansOf } from './compile-examples.ts';
import { compileInteractions, type TermInteractions } from './compile-interactions.ts';
import { editionNames } from './edition-sets.ts';
import { compileSigns } from './language-signs.ts';
import { DATA_ROOT, readAliases, readData, readEditions, readLabels, readTerms } from './load.ts';
import { readFormats } from './load-formats.ts';
import { CitationsFile, NumbersFile, type TermSource } from './schema.ts';

function readNumbers(root: string): NumbersFile {
  return existsSync(join(root, 'numbers.json')) ? readData(NumbersFile, 'numbers.json', root) : {};
}

/**
 * rules-data in the form that is shipped: what detection and the list of editions need; for our own pages with what is
 * told of the eras too. Deterministic.
 */
export function packIndex(surface: 'pages' | 'content', root = DATA_ROOT): PackedIndex {
  const packed = packTerms(termsOf(root));
  return {
    eras: packEras(surface === 'pages', root),
    editions: packDates(datesOf(root)),
    sets: editionNames(datesOf(root), root).join('|'),
    formats: packFormats(root),
    ...packed,
    labels: readLabels(root).join('|'),
    ...(surface === 'pages'
      ? { aliases: readAliases(root) }
      : { spellings: packSpellings(unpackTerms(packed)), signs: compileSigns(root) }),
  };
}

function packEras(told: boolean, root: string): PackedIndex['eras'] {
  const dates = datesOf(root);
  return readEditions(root).eras.map(({ id, name, from, summary, notes }) =>
    told ? [id, name, dates.indexOf(from), summary, notes] : [id, name, dates.indexOf(from), ''],
  );
}

function packFormats(root: string): PackedIndex['formats'] {
  return readFormats(root).formats.map(({ id, name, base }) => [id, name, base]);
}

function datesOf(root: string): string[] {
  return readEditions(root).editions.map(({ date }) => date);
}

function termsOf(root: string): Term[] {
  return readTerms(root).map(({ id, name, kind, variantOf, forms }) => ({
    id,
    name,
    kind,
    forms: forms.map(strictForm),
    ...(variantOf !== undefined && { variantOf }),
  }));
}

/** The index as the extension has it at run time; for tests and scripts. */
export function compileIndex(root = DATA_ROOT): RulesIndex {
  return unpackIndex(packIndex('pages', root));
}

/** Each term's numbers and revisions, as the first popover needs them. */
export function compileTexts(root = DATA_ROOT): Record<string, TermText> {
  const numbers = readNumbers(root);
  const interactions = compileInteractions(numbers, root);
  const examples = shownExamples(root);
  return Object.fromEntries(
    readTerms(root).map(({ id, history, usedIn, oldFrom }) => [
      id,
      {
        ...examplesOf(examples.get(id)),
        ...pairsOf(interactions.get(id)),
        numbers: numbers[id] ?? [],
        ...(usedIn && { usedIn }),
        ...(oldFrom && { oldFrom }),
        history: history.map(({ from, reminder, general, granted, player, inForm }) => ({
          ...(from && { from }),
          reminder,
          ...(general && { general }),
          ...(granted && { granted }),
          ...(player && { player }),
          ...(inForm && { inForm: withoutRules(inForm) }),
        })),
      },
    ]),
  );
}

function withoutRules(inForm: NonNullable<TermSource['history'][number]['inForm']>) {
  return Object.fromEntries(
    Object.entries(inForm).map(([form, { rules, ...said }]) => [form, said]),
  );
}

/** What is asked for only when a fold opens: points, misunderstandings, changes, links, interactions. */
export function compileDetails(root = DATA_ROOT): Record<string, TermDetails> {
  const interactions = compileInteractions(readNumbers(root), root);
  const citations = readCitations(root);
  const all = shownExamples(root);
  return Object.fromEntries(
    readTerms(root).map((term) => [
      term.id,
      {
        places: placesOf(
          term,
          [
            ...(interactions.get(term.id)?.interactions ?? []),
            ...(all.get(term.id) ?? []).map(({ example }) => example),
          ],
          citations,
        ),
        links: term.links ?? [],
        interactions: interactions.get(term.id)?.interactions ?? [],
        ...detailsOfExamples(all.get(term.id)),
        history: term.history.map((revision) => ({
          in: revision.in,
          rules: revision.rules,
          points: revision.points ?? [],
          misunderstandings: revision.misunderstandings ?? [],
          ...(revision.from && { from: revision.from }),
          ...(revision.changed && { changed: changeOf(revision, revision.changed, citations) }),
        })),
      } satisfies TermDetails,
    ]),
  );
}

/**
 * A change with the numbers that its rules had in the edition that brought it: that date stands beside them. A rule
 * that came later is left out.
 */
function changeOf(
  { from, in: citedIn }: TermSource['history'][number],
  { text, rules: cited }: Point,
  { places, rules }: CitationsFile,
): Point {
  if (from === undefined) return { text, rules: cited };
  const moves = cited.flatMap((rule) => {
    const position = rules[citedIn]?.[rule];
    return position === undefined ? [] : [[`${citedIn} ${rule}`, places[position] ?? []] as const];
  });
  return { text, rules: numbersIn({ places: Object.fromEntries(moves) }, cited, citedIn, from) };
}

interface ShownExample {
  readonly span: ExampleSpan;
  readonly example: Example;
}

/** Each term's examples with where they are shown; one that is shown in several stretches is there for each. */
function shownExamples(root: string): ReadonlyMap<string, readonly ShownExample[]> {
  const numbers = readNumbers(root);
  const citations = readCitations(root);
  const dates = datesOf(root);
  return new Map(
    [...compileExamples(root)].map(([id, examples]) => [
      id,
      examples.flatMap((compiled) => {
        const places = placesOfCited([compiled.example], citations);
        const isKnown = (date: string) =>
          !numbers[id] || numbers[id].findLast(([from]) => from <= date)?.[1] != null;
        return spansOf(compiled, places, dates.filter(isKnown), dates).map((span) => ({
          span,
          example: compiled.example,
        }));
      }),
    ]),
  );
}

function examplesOf(shown: readonly ShownExample[] = []): Pick<TermText, 'examples'> {
  return shown.length > 0 ? { examples: shown.map(({ span }) => span) } : {};
}

function detailsOfExamples(shown: readonly ShownExample[] = []): Pick<TermDetails, 'examples'> {
  return shown.length > 0 ? { examples: shown.map(({ example }) => example) } : {};
}

/** Where the rules that a term's points, interactions and examples cite stand in the other editions. */
function placesOf(
  { history }: TermSource,
  others: readonly Cited[],
  citations: CitationsFile,
): TermDetails['places'] {
  const points = history.flatMap((revision) =>
    [...(revision.points ?? []), ...(revision.misunderstandings ?? [])].map((point) => ({
      in: revision.in,
      rules: point.rules,
    })),
  );
  return placesOfCited([...points, ...others], citations);
}

/** Rules in the numbers of an edition. */
type Cited = Pick<Interaction, 'in' | 'rules'>;

function placesOfCited(
  statements: readonly Cited[],
  { places, rules }: CitationsFile,
): TermDetails['places'] {
  const cited = statements.flatMap((point) => point.rules.map((rule) => [point.in, rule] as const));
  return Object.fromEntries(
    cited.flatMap(([edition, rule]) => {
      const moves = places[rules[edition]?.[rule] ?? -1];
      return moves ? [[`${edition} ${rule}`, moves]] : [];
    }),
  );
}

function readCitations(root: string): CitationsFile {
  return existsSync(join(root, 'citations.json'))
    ? readData(CitationsFile, 'citations.json', root)
    : { places: [], rules: {} };
}

function pairsOf(of: TermInteractions | undefined): Pick<TermText, 'pairs'> {
  return of ? { pairs: of.pairs } : {};
}

/**
 * A spelling that is written with a capital counts only so: "Food" is the token, "food" is not. A symbol ("{T}") is
 * the same in either case.
 */
function strictForm({ text, then, sense }: TermSource['forms'][number]): Form {
  const strict =
    text === text.toLowerCase() || text.startsWith('{') ? sense : { ...sense, capital: true };
  return { text: text.toLowerCase(), ...(then && { then }), ...(strict && { sense: strict }) };
}
