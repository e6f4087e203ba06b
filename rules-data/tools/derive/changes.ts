/** From which date on a value holds; null: from here on there is none. */
export type Change = [date: string, number: string | null];

/**
 * A value for each edition, told as its changes: leading nulls are left out, then one pair for each edition in
 * which the value differs from the one before.
 */
export function changesOf(
  editions: readonly { readonly date: string }[],
  values: readonly (string | null)[],
): Change[] {
  const changes: Change[] = [];
  editions.forEach(({ date }, i) => {
    const value = values[i] ?? null;
    const before = changes.at(-1)?.[1] ?? null;
    if (value !== before) changes.push([date, value]);
  });
  return changes;
}
