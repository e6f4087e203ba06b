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
    const titled = withTitle(to, rule.title, rule.number.includes('.'));
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

/** Rules and subrules are weighed against their like, headings against headings. */
function isLevel({ number }: Rule, { number: other }: Rule): boolean {
  return number.includes('.') === other.includes('.');
}

function withTitle(document: Document, title: string, inside: boolean): Rule | undefined {
  const wanted = plainName(title);
  for (const rule of allRules(document))
    if (
      rule.title !== undefined &&
      rule.number.includes('.') === inside &&
      rule.number.length > 1 &&
      plainName(rule.title) === wanted
    )
      return rule;
  return undefined;
}

/** What stands under the counterpart of the nearest heading above the rule. */
function kinOf(rule: Rule, from: Document, to: Document): Rule[] {
  const here = indexRules(from);
  const above = [wholeNumber(rule.number), rule.number.slice(0, 3)]
    .filter((number) => number !== rule.number)
    .flatMap((number) => here.get(number) ?? []);
  for (const { title, number } of above) {
    if (title === undefined) continue;
    const there = withTitle(to, title, number.includes('.'));
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
