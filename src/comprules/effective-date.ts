const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** "These rules are effective as of September 25, 2026", and "current as of" before 2009-07-11. */
const AS_OF = new RegExp(`\\bas of\\s+(${MONTHS.join('|')})\\s+(\\d{1,2}),?\\s+(\\d{4})\\b`, 'i');

/**
 * The date from which a document's rules hold, as ISO 8601, from a paragraph that says so; undefined where it
 * says no date of the calendar.
 */
export function effectiveDate(text: string): string | undefined {
  const match = AS_OF.exec(text);
  if (!match) return undefined;
  const [, name = '', day = '', year = ''] = match;
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  const days = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  if (Number(day) < 1 || Number(day) > days) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
