import type { Interaction, Pair } from '../../src/rules/types.ts';
import { readInteractions } from './load-interactions.ts';
import type { InteractionSource, NumbersFile } from './schema.ts';

/** What a term does together with others; the two lists are in step. */
export interface TermInteractions {
  readonly pairs: readonly Pair[];
  readonly interactions: readonly Interaction[];
}

/**
 * Each term's interactions by its partners' ids, those with one partner oldest first. Each says in which editions it holds:
 * at the earliest from where both terms are known, at the latest until one of them is gone.
 */
export function compileInteractions(
  numbers: NumbersFile,
  root: string,
): ReadonlyMap<string, TermInteractions> {
  const found = new Map<string, { pair: Pair; interaction: Interaction }[]>();
  const entries = readInteractions(root);
  entries.forEach((entry, i) => {
    const next = entries[i + 1];
    const until = next && isSamePair(entry, next) ? next.from : goneSince(entry, numbers);
    const from = entry.from ?? knownSince(entry, numbers);
    const { in: edition, outcome, reason, rules } = entry;
    const [a, b] = entry.terms;
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = found.get(own) ?? [];
      found.set(own, list);
      list.push({
        pair: until === undefined ? [other, from] : [other, from, until],
        interaction: { outcome, reason, rules, in: edition },
      });
    }
  });
  return new Map(
    [...found].map(([id, list]) => {
      const sorted = list.toSorted(({ pair: [a] }, { pair: [b] }) => (a < b ? -1 : a > b ? 1 : 0));
      return [
        id,
        {
          pairs: sorted.map(({ pair }) => pair),
          interactions: sorted.map(({ interaction }) => interaction),
        },
      ];
    }),
  );
}

function isSamePair(a: InteractionSource, b: InteractionSource): boolean {
  return a.terms[0] === b.terms[0] && a.terms[1] === b.terms[1];
}

/** The first edition that knows both terms; '' where their numbers are not told. */
function knownSince({ terms }: InteractionSource, numbers: NumbersFile): string {
  const since = terms.map((id) => numbers[id]?.find(([, number]) => number !== null)?.[0] ?? '');
  return since.sort().at(-1) ?? '';
}

/** The first edition that no longer knows one of the terms. */
function goneSince({ terms }: InteractionSource, numbers: NumbersFile): string | undefined {
  return terms
    .flatMap((id) => {
      const last = numbers[id]?.at(-1);
      return last?.[1] === null ? [last[0]] : [];
    })
    .sort()[0];
}
