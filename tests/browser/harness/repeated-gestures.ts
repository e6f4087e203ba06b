import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where gestures that had to be made again are kept, a line each; `npm test` counts them at its end. */
export const REPEATED_GESTURES = join(
  import.meta.dirname,
  '../../../dist/test-repeated-gestures.txt',
);

/**
 * Tells that a gesture did nothing and is made again, as a user would. A few are a loaded machine's doing; the same
 * one time after time is a fault of ours.
 */
export function gestureRepeated(what: string): void {
  const line = `${process.env.TEST_BROWSER ?? 'browser'}: ${what}`;
  console.warn(`a gesture did nothing, and is made again: ${line}`);
  mkdirSync(join(REPEATED_GESTURES, '..'), { recursive: true });
  appendFileSync(REPEATED_GESTURES, `${line}\n`);
}
