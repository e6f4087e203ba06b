/**
 * A sentence for the reader as its key in _locales and what is put into it: said later, by a surface that has the
 * words.
 */
export type Saying = readonly [key: string, ...substitutions: readonly string[]];

/** Makes a saying; the test of the words finds its key by this call. */
export const saying = (...parts: Saying): Saying => parts;

/** An error that a reader may see: what is told of it are `sayings`; its message is for logs. */
export class TellingError extends Error {
  override name = 'TellingError';
  readonly sayings: readonly Saying[];

  constructor(...sayings: readonly Saying[]) {
    super(sayings.map((parts) => parts.join(' ')).join('; '));
    this.sayings = sayings;
  }
}
