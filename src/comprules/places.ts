import { plainName } from './keywords.ts';
import type { Chapter, Document, GlossaryEntry } from './types.ts';

/** Where a term of the glossary stands on the rules page: "glossary/first-strike". */
export function glossaryPlace(term: string): string {
  return `glossary/${plainName(term).replace(/[^a-z0-9]+/g, '-')}`;
}

/** Where a part without numbers stands on the rules page: "part/credits". */
export function chapterPlace(title: string): string {
  return `part/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}

/** The glossary's entry at a place; undefined where the document has none. */
export function entryAt({ glossary }: Document, place: string): GlossaryEntry | undefined {
  return glossary.find(({ term }) => glossaryPlace(term) === place);
}

/** The part without numbers at a place; undefined where the document has none. */
export function chapterAt({ front, back }: Document, place: string): Chapter | undefined {
  return [...front, ...back].find(({ title }) => chapterPlace(title) === place);
}

/** Nearly the words that such a place was made of, for a sentence that says it is not there. */
export function wordsOfPlace(place: string): string {
  return place
    .replace(/^\w+\//, '')
    .replaceAll('-', ' ')
    .trim();
}
