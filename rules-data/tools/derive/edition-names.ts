import { abilityWords, plainName } from '../../../src/comprules/keywords.ts';
import { referencesIn } from '../../../src/comprules/references.ts';
import type { Paragraph } from '../../../src/comprules/types.ts';
import { IN_GLOSSARY } from '../../../src/rules/resolve.ts';
import type { EditionText } from './editions.ts';

/** Where an edition names things outside its lists of keywords; names are in the form of `plainName`. */
export interface EditionNames {
  /** Headings and titled rules to their numbers; the first of a name. */
  readonly titles: ReadonlyMap<string, string>;
  /** Glossary entries to the first rule that they cite. */
  readonly glossary: ReadonlyMap<string, string>;
  readonly abilityWords: ReadonlySet<string>;
  /** The rule to cite for an ability word. */
  readonly abilityWordRule: string;
}

/** Gathers an edition's names, once for all terms. */
export function namesOf({ document, rules }: EditionText): EditionNames {
  const titles = new Map<string, string>();
  for (const [number, { title }] of rules)
    if (title !== undefined && number.length > 1) putFirst(titles, plainName(title), number);
  const glossary = new Map<string, string>();
  for (const { term, paragraphs } of document.glossary) {
    const number = firstCited(paragraphs);
    if (number && rules.has(number))
      for (const name of entryNames(term)) putFirst(glossary, name, number);
  }
  // Before 2009-07-11 they stood in the glossary alone.
  const { number = IN_GLOSSARY, words } = abilityWords(document);
  return {
    titles,
    glossary,
    abilityWords: new Set(words.map(plainName)),
    abilityWordRule: number,
  };
}

function putFirst(map: Map<string, string>, name: string, number: string): void {
  if (!map.has(name)) map.set(name, number);
}

function firstCited(paragraphs: readonly Paragraph[]): string | undefined {
  for (const { text } of paragraphs)
    for (const { kind, number } of referencesIn(text)) if (kind === 'rule') return number;
  return undefined;
}

/** The names of one glossary entry: "Banding, “Bands with Other”", "Cast (Obsolete)". */
function entryNames(term: string): string[] {
  const plain = plainName(term).replace(/ \(obsolete\)$/, '');
  return [plain, ...plain.split(/,\s*|\//)].map((name) => name.replace(/"/g, '').trim());
}
