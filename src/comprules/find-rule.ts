import type { Document, GlossaryEntry, Rule } from './types.ts';

/** Rules by number, as a search tree over one document. */
export type RuleIndex = ReadonlyMap<string, Rule>;

/**
 * All sections, rules and subrules of a document by number. Where a document gives a number twice, the rule
 * that stands under the heading of that number wins, then the first.
 */
export function indexRules(document: Pick<Document, 'sections'>): RuleIndex {
  const index = new Map<string, Rule>();
  const inPlace = new Set<string>();
  const visit = (rule: Rule, above: string) => {
    const placed = rule.number.startsWith(above);
    if (!index.has(rule.number) || (placed && !inPlace.has(rule.number)))
      index.set(rule.number, rule);
    if (placed) inPlace.add(rule.number);
    // A subrule of a wrongly numbered rule goes by its own number.
    for (const below of rule.rules) visit(below, rule.number);
  };
  for (const section of document.sections) visit(section, '');
  return index;
}

/**
 * One rule whole, with its heading, subrules and examples: "702.19" gives all of trample, "702.19b" that subrule
 * alone, "702" the rule with its many parts, "7" the section. Undefined where the document has no such number.
 */
export function findRule(document: Pick<Document, 'sections'>, number: string): Rule | undefined {
  return indexRules(document).get(number);
}

/** The number of the rule that a subrule belongs to: "702.19" for "702.19b"; others as they are. */
export function wholeNumber(number: string): string {
  return number.replace(/[a-z]+$/, '');
}

/** All rules and subrules in the order in which they stand, sections and headings included. */
export function* allRules(document: Pick<Document, 'sections'>): Generator<Rule> {
  function* walk(rules: readonly Rule[]): Generator<Rule> {
    for (const rule of rules) {
      yield rule;
      yield* walk(rule.rules);
    }
  }
  yield* walk(document.sections);
}

/** One sense of a glossary entry: its number where the entry has several, and its text without the number. */
export interface Sense {
  readonly number: number | undefined;
  readonly text: string;
}

/** The senses of a glossary entry in order; an entry without numbered senses has one for each paragraph. */
export function sensesOf(entry: GlossaryEntry): Sense[] {
  return entry.paragraphs.map(({ kind, text }) => {
    const numbered = kind === 'sense' ? /^(\d+)\. (.*)$/s.exec(text) : null;
    return numbered
      ? { number: Number(numbered[1]), text: numbered[2] ?? '' }
      : { number: undefined, text };
  });
}
