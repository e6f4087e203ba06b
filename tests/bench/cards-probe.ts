/** What the bench of the card index runs on a page of the extension: the look-up as a card page has it. */
import { findCard } from '../../src/platform/card-store.ts';

/** Looks each name up, one after the other; how long each took, in milliseconds, and how many were found. */
export async function lookUp(
  names: readonly string[],
): Promise<{ readonly times: readonly number[]; readonly found: number }> {
  const times: number[] = [];
  let found = 0;
  for (const name of names) {
    const start = performance.now();
    if (await findCard(name)) found += 1;
    times.push(performance.now() - start);
  }
  return { times, found };
}
