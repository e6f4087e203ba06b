import type { Document, Paragraph, Rule } from './types.ts';

/** A keyword with a rule of its own. */
export interface KeywordHeading {
  /** "702.19" */
  readonly number: string;
  /** "Trample", as printed. */
  readonly title: string;
  readonly kind: 'ability' | 'action';
  readonly rule: Rule;
}

const LISTS: readonly (readonly [title: string, kind: KeywordHeading['kind']])[] = [
  ['keyword actions', 'action'],
  ['keyword abilities', 'ability'],
];

/**
 * The headings of the keyword actions (701; 501 from 2007-05-01 to 2009-05-01; none before) and the keyword
 * abilities (702; 502 before 2009-07-11), in order. The lists are found by their titles, whatever their number.
 */
export function keywordHeadings(document: Pick<Document, 'sections'>): KeywordHeading[] {
  const headings = document.sections.flatMap(({ rules }) => rules);
  return LISTS.flatMap(([title, kind]) => {
    const list = headings.find((heading) => plainName(heading.title ?? '') === title);
    return (list?.rules ?? []).flatMap((rule) =>
      rule.title === undefined ? [] : [{ number: rule.number, title: rule.title, kind, rule }],
    );
  });
}

/** The ability words that a document lists, and the rule that does: 207.2c, 206.2c in 2009. */
export interface AbilityWords {
  /** Undefined before 2009-07-11, when the glossary listed them. */
  readonly number: string | undefined;
  readonly words: readonly string[];
}

const WORD_LIST =
  /\bThe (?:ability words are|list of ability words\b[^.:]*\bas follows:)\s+([^.]+)\./;

/** The list of ability words, in the document's order and spelling; empty where the document has none. */
export function abilityWords(document: Pick<Document, 'sections' | 'glossary'>): AbilityWords {
  for (const section of document.sections)
    for (const heading of section.rules)
      for (const rule of heading.rules)
        for (const place of [rule, ...rule.rules]) {
          const words = wordsIn(place.paragraphs);
          if (words) return { number: place.number, words };
        }
  const entry = document.glossary.find(({ term }) => plainName(term) === 'ability word');
  return { number: undefined, words: wordsIn(entry?.paragraphs ?? []) ?? [] };
}

function wordsIn(paragraphs: readonly Paragraph[]): string[] | undefined {
  for (const { text } of paragraphs) {
    // Looked for by its cheapest part first: all rules of a document pass here.
    if (!text.includes('bility words')) continue;
    const list = WORD_LIST.exec(text)?.[1];
    if (list) return list.split(/,\s+(?:and\s+)?|\s+and\s+/).map((word) => word.trim());
  }
  return undefined;
}

/** A name for comparing: lower case, straight quotes, no marks of italics. */
export function plainName(name: string): string {
  return name.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/_/g, '').trim().toLowerCase();
}

/**
 * The rule in which words stand first, at or under a rule, by its text without examples: for a variant that has
 * a subrule of its own under its keyword ("multikicker"). Words match in any case and with any quotes.
 */
export function ruleWith(words: string, rule: Rule): Rule | undefined {
  const wanted = plainName(words);
  const here = rule.paragraphs.some(
    ({ kind, text }) => kind !== 'example' && plainName(text).includes(wanted),
  );
  if (here) return rule;
  for (const below of rule.rules) {
    const found = ruleWith(words, below);
    if (found) return found;
  }
  return undefined;
}
