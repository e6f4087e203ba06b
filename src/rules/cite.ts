import type { EditionDate, TermDetails } from './types.ts';

/**
 * Where rules that a statement cites in one edition stand in another: "702.19b" of 2026 is "502.9b" of 2001.
 * Those without a counterpart there fall out; none left means that the edition does not say it.
 */
export function numbersIn(
  { places }: Pick<TermDetails, 'places'>,
  rules: readonly string[],
  citedIn: EditionDate,
  edition: EditionDate,
): string[] {
  const numbers = rules.flatMap((rule) => {
    const moves = places[`${citedIn} ${rule}`];
    if (!moves) return [rule];
    return moves.findLast(([from]) => from <= edition)?.[1] ?? [];
  });
  // Two rules of today may have been one.
  return [...new Set(numbers)];
}
