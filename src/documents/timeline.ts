import type { EditionDate, TermText } from '../rules/types.ts';
import type { ImportedEdition } from './imported-editions.ts';
import type { TermRule } from './term-rules.ts';

/** An edition in which a keyword's rule became what it then was. */
export interface Moment {
  readonly date: EditionDate;
  /** The edition before it, to compare with; undefined for the first. */
  readonly before: EditionDate | undefined;
  readonly what: 'new' | 'changed' | 'gone';
  readonly number: string | undefined;
}

/**
 * The editions in which a keyword's rule came, read otherwise than before, or went, newest first. Renumbering
 * alone is no change. `editions`: all that are known, oldest first.
 */
export function timelineOf(
  id: string,
  term: TermRule | undefined,
  text: TermText | undefined,
  editions: readonly EditionDate[],
  imported: readonly ImportedEdition[],
): Moment[] {
  const moments: Moment[] = [];
  const at = (date: EditionDate) =>
    text?.numbers.findLast(([from]) => from <= date)?.[1] ?? undefined;
  const before = (date: EditionDate) => editions[editions.indexOf(date) - 1];
  for (const [date, print] of term?.prints ?? []) {
    const what =
      print === null ? 'gone' : moments.some((m) => m.what !== 'gone') ? 'changed' : 'new';
    moments.push({ date, before: before(date), what, number: at(date) });
  }
  for (const { date, changed, terms } of imported) {
    const own = terms.find((other) => other.id === id);
    if (own) moments.push({ date, before: before(date), what: 'new', number: own.number });
    else if (changed.includes(id))
      moments.push({ date, before: before(date), what: 'changed', number: at(date) });
  }
  return moments.sort((a, b) => (a.date < b.date ? 1 : -1));
}
