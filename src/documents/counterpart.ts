import { countWords, likenessOf } from '../comprules/compare/pair-lines.ts';
import { allRules, indexRules, wholeNumber } from '../comprules/find-rule.ts';
import { plainName } from '../comprules/keywords.ts';
import type { Document, Rule } from '../comprules/types.ts';
import { fingerprint } from './fingerprint.ts';

/** A rule that shares less than this of its words with another is another rule. */
const LEAST_ALIKE = 0.5;

/**
 * The rule of another edition that says the same as one of this: the rule of the same heading, else one that
 * reads the same, else, among the rules of the counterpart of its heading and those of its own number, the one
 * most alike. Undefined where the other edition has none.
 */
export function counterpart(rule: Rule, from: Document, to: Document): Rule | undefined {
  const there = indexRules(to);
  if (rule.title !== undefined) {
    const titled = withTitle(to, rule, from);
    if (titled) return titled;
  }
  const print = fingerprint(rule);
  const kin = kinOf(rule, from, to).filter((other) => isLevel(rule, other));
  const same = kin.find((other) => fingerprint(other) === print);
  if (same) return same;
  const everywhere = [...allRules(to)].filter((other) => isLevel(rule, other));
  const moved = everywhere.find((other) => fingerprint(other) === print);
  if (moved) return moved;
  return (
    mostAlike(rule, kin) ?? mostAlike(rule, everywhere) ?? sameNumber(rule, there.get(rule.number))
  );
}

/** Rules and subrules are weighed against their like, headings against headings, sections against sections. */
function isLevel({ number }: Rule, { number: other }: Rule): boolean {
  return levelOf(number) === levelOf(other);
}

function levelOf(number: string): 'section' | 'heading' | 'rule' {
  if (number.includes('.')) return 'rule';
  return number.length === 1 ? 'section' : 'heading';
}

/** The rule of the same title; where either has several ("General"), that of the same section, by its title too. */
function withTitle(to: Document, rule: Rule, from: Document): Rule | undefined {
  const titled = likeTitled(rule, to);
  if (titled.length < 2 && likeTitled(rule, from).length < 2) return titled[0];
  const section = sectionOf(rule, from);
  return titled.find((other) => sectionOf(other, to) === section);
}

function likeTitled(rule: Rule, document: Document): Rule[] {
  const wanted = plainName(rule.title ?? '');
  return [...allRules(document)].filter(
    (other) =>
      other.title !== undefined && isLevel(rule, other) && plainName(other.title) === wanted,
  );
}

/** The title of a rule's section. */
function sectionOf({ number }: Rule, { sections }: Document): string {
  return plainName(sections.find((section) => section.number === number[0])?.title ?? '');
}

/** What stands under the counterpart of the nearest heading above the rule. */
function kinOf(rule: Rule, from: Document, to: Document): Rule[] {
  const here = indexRules(from);
  const above = [wholeNumber(rule.number), rule.number.slice(0, 3)]
    .filter((number) => number !== rule.number)
    .flatMap((number) => here.get(number) ?? []);
  for (const heading of above) {
    if (heading.title === undefined) continue;
    const there = withTitle(to, heading, from);
    if (there) return [...allRules({ sections: [there] })];
  }
  return [];
}

function mostAlike(rule: Rule, others: readonly Rule[]): Rule | undefined {
  const words = countWords(saidBy(rule));
  let best: Rule | undefined;
  let most = LEAST_ALIKE;
  for (const other of others) {
    const likeness = likenessOf(words, countWords(saidBy(other)));
    if (likeness > most) {
      best = other;
      most = likeness;
    }
  }
  return best;
}

function sameNumber(rule: Rule, other: Rule | undefined): Rule | undefined {
  if (!other) return undefined;
  const likeness = likenessOf(countWords(saidBy(rule)), countWords(saidBy(other)));
  return likeness > LEAST_ALIKE / 2 ? other : undefined;
}

/** A rule's own sentences; examples come and go without it. */
function saidBy({ paragraphs, rules }: Rule): string {
  const own = paragraphs.filter(({ kind }) => kind !== 'example').map(({ text }) => text);
  return [...own, ...rules.map(saidBy)].join(' ');
}
