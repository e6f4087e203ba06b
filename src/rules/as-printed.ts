import { type CardSet, findSet, type Printing, type SetTable } from './set-table.ts';
import type { Edition, EditionDate } from './types.ts';

/**
 * Why an edition was taken for a card that is read as printed.
 * - `printing`: it was in force when the printing shown came out.
 * - `first-printing`: the page shows no printing that we know; the card first came out then.
 * - `no-printing`: neither is known: the newest edition.
 */
export interface AsPrinted {
  readonly edition: EditionDate;
  readonly why: 'printing' | 'first-printing' | 'no-printing';
  /** The set, where one is known. */
  readonly set?: CardSet | undefined;
  /** What the page called the set, where we know no set of that name or code. */
  readonly unknownSet?: string | undefined;
}

/**
 * The edition of a card "as printed": the newest that is not after the day the shown printing came out; for want
 * of one the first printing's; else the newest of all. The first edition where the set is older than all of them.
 * Editions stand oldest first; at least one.
 */
export function asPrinted(
  editions: readonly Edition[],
  table: SetTable | undefined,
  shown: Printing | undefined,
  firstCode?: string,
): AsPrinted {
  const find = (printing: Printing | undefined) => printing && table && findSet(table, printing);
  const set = find(shown);
  const first = set ?? (firstCode === undefined ? undefined : find({ code: firstCode }));
  const then = first ? editions.findLast(({ date }) => date <= first.date) : editions.at(-1);
  return {
    edition: (then ?? editions[0])?.date ?? '',
    why: set ? 'printing' : first ? 'first-printing' : 'no-printing',
    set: first,
    unknownSet: set ? undefined : (shown?.name ?? shown?.code),
  };
}
