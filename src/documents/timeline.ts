import { numberAt } from '../rules/resolve.ts';
import type { EditionDate, TermText } from '../rules/types.ts';
import type { ImportedEdition } from './imported-editions.ts';
import type { RuleChange } from './rule-change.ts';
import { unpackRuleChange } from './rule-changes.ts';
import type { TermRule } from './term-rules.ts';

/** An edition in which a keyword's rule became what it then was. */
export interface Moment {
  readonly date: EditionDate;
  /** The edition before it, to compare with; undefined for the first. */
  readonly before: EditionDate | undefined;
  readonly what: 'new' | 'changed' | 'gone';
  readonly number: string | undefined;
  /** Which parts of its rule changed, where that is known. */
  readonly change?: RuleChange;
}

/**
 * The editions in which a keyword's rule came, read otherwise than before, or went, newest first. Renumbering
 * alone is no change. `editions`: all that are known, oldest first. `changes`: what is known of the parts that changed.
 */
export function timelineOf(
  id: string,
  term: TermRule | undefined,
  text: TermText | undefined,
  editions: readonly EditionDate[],
  imported: readonly ImportedEdition[],
  changes: Readonly<Record<EditionDate, string>> = {},
): Moment[] {
  const moments: Moment[] = [];
  const at = (date: EditionDate) => text && numberAt(text, date);
  const before = (date: EditionDate) => editions[editions.indexOf(date) - 1];
  for (const [date, print] of term?.prints ?? []) {
    const what =
      print === null ? 'gone' : moments.some((m) => m.what !== 'gone') ? 'changed' : 'new';
    const packed = what === 'changed' ? changes[date] : undefined;
    const change = packed === undefined ? {} : { change: unpackRuleChange(packed) };
    moments.push({ date, before: before(date), what, number: at(date), ...change });
  }
  for (const { date, changed, terms } of imported) {
    const own = terms.find((other) => other.id === id);
    if (own) moments.push({ date, before: before(date), what: 'new', number: own.number });
    else if (changed.includes(id))
      moments.push({ date, before: before(date), what: 'changed', number: at(date) });
  }
  return moments.sort((a, b) => (a.date < b.date ? 1 : -1));
}
