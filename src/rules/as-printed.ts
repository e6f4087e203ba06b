import type { CardSet, Printing } from './set-table.ts';
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
  readonly set?: CardSet;
  /** Whether the set came out before the first edition, which is taken for want of an older one. */
  readonly beforeFirst: boolean;
  /** What the page called the set, where we know no set of that name or code. */
  readonly unknownSet?: string;
}

/** Finds sets: by what a page shows, and where a card was first printed. */
export interface SetsKnown {
  readonly find: (printing: Printing) => CardSet | undefined;
}

/**
 * The edition of a card "as printed": the newest that is not after the day the shown printing came out; for want
 * of one the first printing's; else the newest of all. Editions stand oldest first; at least one.
 */
export function asPrinted(
  editions: readonly Edition[],
  sets: SetsKnown | undefined,
  shown: Printing | undefined,
  firstCode?: string,
): AsPrinted {
  const set = shown && sets?.find(shown);
  if (set) return { ...editionAt(editions, set), why: 'printing' };
  const called = shown?.name ?? shown?.code;
  const unknown = called !== undefined && { unknownSet: called };
  const first = firstCode === undefined ? undefined : sets?.find({ code: firstCode });
  if (first) return { ...editionAt(editions, first), why: 'first-printing', ...unknown };
  const newest = editions.at(-1)?.date ?? '';
  return { edition: newest, why: 'no-printing', beforeFirst: false, ...unknown };
}

function editionAt(
  editions: readonly Edition[],
  set: CardSet,
): Pick<AsPrinted, 'edition' | 'set' | 'beforeFirst'> {
  const then = editions.findLast(({ date }) => date <= set.date);
  return { edition: then?.date ?? editions[0]?.date ?? '', set, beforeFirst: !then };
}
