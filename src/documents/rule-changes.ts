import type { EditionDate } from '../rules/types.ts';
import type { RuleChange } from './rule-change.ts';

/**
 * Term id → what its rule's parts became in the editions in which they changed: "+702.19c ~702.19a,702.19b -702.19d"
 * (added, reworded, removed); the extension's own file rule-changes.json.
 */
export type RuleChanges = Readonly<Record<string, Readonly<Record<EditionDate, string>>>>;

const SIGNS = { added: '+', reworded: '~', removed: '-' } as const;
type What = keyof typeof SIGNS;
const WHATS = Object.keys(SIGNS) as What[];

/** A change as one string; '' for none. */
export function packRuleChange(change: RuleChange): string {
  return WHATS.filter((what) => change[what].length > 0)
    .map((what) => SIGNS[what] + change[what].join(','))
    .join(' ');
}

/** The change of `packRuleChange`. */
export function unpackRuleChange(packed: string): RuleChange {
  const of = (what: What) =>
    packed
      .split(' ')
      .find((list) => list[0] === SIGNS[what])
      ?.slice(1)
      .split(',') ?? [];
  return { added: of('added'), reworded: of('reworded'), removed: of('removed') };
}
