import type { EditionDate } from '../rules/types.ts';

/** An edition's date in the reader's language: "September 25, 2026". */
export function longDate(date: EditionDate, language?: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
