import type { EditionDate } from '../rules/types.ts';

/** Made once: making one costs more than all dates of the list of editions, which each popover has. */
let format: Intl.DateTimeFormat | undefined;

/** An edition's date in the user's language: "September 25, 2026". */
export function longDate(date: EditionDate): string {
  format ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
