import type { Interaction, Pair } from '../src/rules/types.ts';
import { readInteractions } from './load-interactions.ts';
import type { InteractionSource, NumbersFile } from './schema.ts';

/** What a term does together with others; the two lists are in step. */
export interface TermInteractions {
  readonly pairs: readonly Pair[];
  readonly interactions: readonly Interaction[];
}

/**
 * Each term's interactions, those of one partner together, oldest first. Each says in which editions it holds:
 * at the earliest from where both terms are known, at the latest until one of them is gone.
 */
export function compileInteractions(
  numbers: NumbersFile,
  root: string,
): ReadonlyMap<string, TermInteractions> {
  const found = new Map<string, { pairs: Pair[]; interactions: Interaction[] }>();
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
      const of = found.get(own) ?? { pairs: [], interactions: [] };
      found.set(own, of);
      of.pairs.push(until === undefined ? [other, from] : [other, from, until]);
      of.interactions.push({ outcome, reason, rules, in: edition });
    }
  });
  return found;
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
