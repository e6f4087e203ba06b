import type { Rule } from '../comprules/types.ts';
import { fingerprint } from './fingerprint.ts';

/** What a rule's parts became from one edition to the next, by their numbers. */
export interface RuleChange {
  /** In the later edition's numbers. */
  readonly added: readonly string[];
  /** In the later edition's numbers. */
  readonly reworded: readonly string[];
  /** In the earlier edition's numbers. */
  readonly removed: readonly string[];
}

/**
 * Which parts of a rule came, read otherwise, or went. A part that reads the same is none, wherever it stands now;
 * one that reads otherwise under the same letter is reworded.
 */
export function ruleChange(before: Rule, after: Rule): RuleChange {
  const said = parts(before).map((part) => ({ ...part, print: printOf(part.rule) }));
  const added: string[] = [];
  const reworded: string[] = [];
  const changed = parts(after).filter(({ rule }) => {
    const print = printOf(rule);
    const same = said.findIndex((other) => other.print === print);
    if (same >= 0) said.splice(same, 1);
    return same < 0;
  });
  for (const { rule, place } of changed) {
    const same = said.findIndex((other) => other.place === place);
    if (same >= 0) said.splice(same, 1);
    (same < 0 ? added : reworded).push(rule.number);
  }
  return { added, reworded, removed: said.map(({ rule }) => rule.number) };
}

interface Part {
  readonly rule: Rule;
  /** Its number without the whole rule's: "b". */
  readonly place: string;
}

/** The rule and all rules in it. */
function parts(whole: Rule): Part[] {
  const all: Part[] = [];
  const visit = (rule: Rule) => {
    const { number } = rule;
    const place = number.startsWith(whole.number) ? number.slice(whole.number.length) : number;
    all.push({ rule, place });
    rule.rules.forEach(visit);
  };
  visit(whole);
  return all;
}

/** Of a rule without the rules in it. */
function printOf(rule: Rule): string {
  return fingerprint({ ...rule, rules: [] });
}
