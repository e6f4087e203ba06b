import type { EditionDate } from '../rules/types.ts';
import { messageLanguage } from './message-language.ts';

/** Made once: making one costs more than all dates of the list of editions, which each popover has. */
const formats = new Map<'long' | 'medium', Intl.DateTimeFormat>();

/**
 * An edition's date in the language of the words around it: "September 25, 2026". In the calendar and the digits in
 * which the rules themselves are dated, whatever the browser's are. What is no date is given as it stands.
 */
export function longDate(date: EditionDate, dateStyle: 'long' | 'medium' = 'long'): string {
  const format =
    formats.get(dateStyle) ??
    // The world's English puts the day first, the rules the month.
    new Intl.DateTimeFormat(messageLanguage().replace('-001', ''), {
      dateStyle,
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
  formats.set(dateStyle, format);
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : format.format(time);
}

/** The same where room is dear: "Sep 25, 2026". */
export const shortDate = (date: EditionDate): string => longDate(date, 'medium');
