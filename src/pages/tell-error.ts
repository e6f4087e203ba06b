import { TellingError } from '../rules/saying.ts';
import { word } from '../ui/words.ts';

/** What went wrong, for the reader: in our words where it is an error of ours, else in the browser's. */
export function tellError(error: unknown): string {
  if (error instanceof TellingError) return error.sayings.map((parts) => word(...parts)).join(' ');
  return error instanceof Error ? error.message : String(error);
}
