import { readData } from '../load.ts';
import { ByHandFile, type TermSource } from '../schema.ts';

export type ByHand = ByHandFile[number];

/** The curated places of terms that had no heading, by term. */
export function readByHand(terms: readonly TermSource[]): Map<string, ByHand[]> {
  const byTerm = new Map<string, ByHand[]>();
  for (const entry of readData(ByHandFile, 'numbers-by-hand.json')) {
    if (!terms.some(({ id }) => id === entry.term)) continue;
    byTerm.set(entry.term, [...(byTerm.get(entry.term) ?? []), entry]);
  }
  return byTerm;
}
