import { compareLines, compareRules, type Row } from '../../../comprules/compare/compare-rules.ts';
import { findRule } from '../../../comprules/find-rule.ts';
import { plainName } from '../../../comprules/keywords.ts';
import { titledLines } from '../../../comprules/passage.ts';
import { chapterAt, entryAt } from '../../../comprules/places.ts';
import type { Document, Rule } from '../../../comprules/types.ts';
import { counterpart } from '../../../documents/counterpart.ts';
import { numberAt } from '../../../rules/resolve.ts';
import type { EditionDate } from '../../../rules/types.ts';
import type { Keyword } from '../keyword.ts';

/** What one of the two editions has. */
export interface Reading {
  readonly date: EditionDate;
  /** Its number, or its title as its document has it; undefined: the edition does not have it. */
  readonly name: string | undefined;
}

/** A place under two editions, the earlier one first, paragraph by paragraph. */
export interface Compared {
  readonly before: Reading;
  readonly after: Reading;
  readonly rows: readonly Row[];
}

/** Which keyword's rule has a number in an edition, or is the rule that it is a part of. */
export type KeywordAt = (number: string, edition: EditionDate) => Keyword | undefined;

/**
 * What stands at a place of a document beside its like in another edition: a rule, a term of the glossary, all of
 * the glossary, or a part without numbers. A number that only the other edition has is followed back from there.
 * Undefined where neither has the place.
 */
export function compareAt(
  document: Document,
  other: Document,
  at: string,
  keywordAt: KeywordAt,
): Compared | undefined {
  const isFirst = document.effective < other.effective;
  const [left, right] = isFirst ? [document, other] : [other, document];
  const both = (names: (one: Document) => string | undefined, rows: readonly Row[]) => {
    const before = { date: left.effective, name: names(left) };
    const after = { date: right.effective, name: names(right) };
    return before.name === undefined && after.name === undefined
      ? undefined
      : { before, after, rows };
  };
  if (at === 'glossary')
    return both(
      ({ glossary }) => (glossary.length > 0 ? 'Glossary' : undefined),
      glossaryRows(left, right),
    );
  if (at.startsWith('glossary/') || at.startsWith('part/')) {
    const titled = (one: Document) => titledAt(one, at);
    const lines = (one: Document) => {
      const there = titled(one);
      return there ? titledLines(there.title, there.paragraphs) : [];
    };
    return both((one) => titled(one)?.title, compareLines(lines(left), lines(right)));
  }
  const [here, there] = rulesAt(document, other, at, keywordAt);
  const rule = (one: Document) => (one === document ? here : there);
  return both((one) => rule(one)?.number, compareRules(rule(left), rule(right)));
}

function titledAt(document: Document, at: string) {
  const entry = entryAt(document, at);
  return entry ? { title: entry.term, paragraphs: entry.paragraphs } : chapterAt(document, at);
}

function rulesAt(
  document: Document,
  other: Document,
  at: string,
  keywordAt: KeywordAt,
): readonly [here: Rule | undefined, there: Rule | undefined] {
  const here = findRule(document, at);
  if (here) return [here, likeOf(here, document, other, keywordAt)];
  const there = findRule(other, at);
  return [there && likeOf(there, other, document, keywordAt), there];
}

/** The rule of another edition that a rule is to be read beside: a keyword's by its number there, others by what they say. */
export function likeOf(
  rule: Rule,
  from: Document,
  to: Document,
  keywordAt: KeywordAt,
): Rule | undefined {
  const keyword = keywordAt(rule.number, from.effective);
  if (!keyword || numberAt(keyword.text, from.effective) !== rule.number)
    return counterpart(rule, from, to);
  const number = numberAt(keyword.text, to.effective);
  return number === undefined ? undefined : findRule(to, number);
}

/** Term by term: pairing all lines of two glossaries by their likeness would take seconds. */
function glossaryRows(left: Document, right: Document): Row[] {
  const byTerm = ({ glossary }: Document) =>
    new Map(glossary.map((entry) => [plainName(entry.term), entry]));
  const [before, after] = [byTerm(left), byTerm(right)];
  const terms = [...new Set([...before.keys(), ...after.keys()])].sort();
  return terms.flatMap((term) => {
    const [one, other] = [before.get(term), after.get(term)];
    return compareLines(
      one ? titledLines(one.term, one.paragraphs) : [],
      other ? titledLines(other.term, other.paragraphs) : [],
    );
  });
}
