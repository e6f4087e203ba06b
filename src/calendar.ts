/** Whether text is a date that the calendar has, written 2026-09-25. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // Some engines read the 31st of June as the 1st of July.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
