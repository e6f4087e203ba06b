import { compileDetails, compileIndex, compileTexts } from '../../rules-data/tools/compile.ts';
import { readEditionTexts } from '../../rules-data/tools/derive/editions.ts';
import { plainName } from '../../src/comprules/keywords.ts';
import type { EditionDate, TermDetails } from '../../src/rules/types.ts';
import { allPlaces } from './cited-places.ts';
import { plainWords } from './known-words.ts';

/** What is said, for whoever prints it beside the rules it cites. */
export const index = compileIndex();
export const texts = compileTexts();
export const editions = index.editions.map(({ date }) => date);

const places = allPlaces();
/** A reminder's rules are not shown and so have no place in the details; here they are, to be checked. */
export const details: Readonly<Record<string, TermDetails>> = Object.fromEntries(
  Object.entries(compileDetails()).map(([id, detail]) => [id, { ...detail, places }]),
);

/** Each interaction once: a term of it, and its position among that term's pairs. */
export const pairs = index.terms.flatMap(({ id }) =>
  (texts[id]?.pairs ?? []).flatMap(([other], at) => (id < other ? [{ id, at }] : [])),
);

const documents = readEditionTexts();
const rules = new Map(documents.map((edition) => [edition.date, edition.rules]));

/** Numbers of the rules of an edition, in the order in which they stand. */
export function numbersOf(edition: EditionDate): string[] {
  return [...(rules.get(edition)?.keys() ?? [])];
}

/** What a rule of an edition says itself, with its examples; undefined where there is no such rule. */
export function ruleText(edition: EditionDate, number: string): string | undefined {
  const rule = rules.get(edition)?.get(number);
  if (!rule) return undefined;
  const { title, paragraphs } = rule;
  return [...(title ? [title] : []), ...paragraphs.map(({ text }) => text)].join('\n');
}

const glossaries = new Map(documents.map(({ date, document }) => [date, document.glossary]));

/** What an edition's glossary says under any of some names; undefined where it has none of them. */
export function glossaryText(edition: EditionDate, names: ReadonlySet<string>): string | undefined {
  const found = glossaries
    .get(edition)
    ?.filter(({ term }) =>
      names.has(plainWords(plainName(term).replace(/ \((?:obsolete|informal)\)/, ''))),
    );
  return found?.length
    ? found.map(({ term, paragraphs }) => `${term}: ${paragraphs.map(textOf).join(' ')}`).join('\n')
    : undefined;
}

const textOf = (paragraph: string | { readonly text: string }) =>
  typeof paragraph === 'string' ? paragraph : paragraph.text;
