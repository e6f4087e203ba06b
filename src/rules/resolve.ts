import { fillReminder, fillTitle } from './reminder.ts';
import type { EditionDate, Entry, Params, Revision, Term, TermText } from './types.ts';

/**
 * What to say of a term under an edition, with the card's parameters put in.
 *
 * An edition that is newer than all we know is read like the newest we know. A term that the edition does
 * not have is explained as it was or will be in the nearest edition that has it, and `status` says so.
 */
export function resolve(
  term: Term,
  text: TermText,
  edition: EditionDate,
  params: Params = {},
  form = 0,
): Entry {
  const since = text.numbers.find(([, number]) => number !== null)?.[0];
  const until = goneSince(text, since);
  const status =
    since !== undefined && edition < since
      ? 'later'
      : until !== undefined && edition >= until
        ? 'earlier'
        : 'known';
  const readIn = status === 'later' ? (since ?? edition) : edition;
  const revision = revisionAt(text, readIn);
  const number = numberAt(text, edition);
  return {
    term,
    title: fillTitle(term, params, form),
    edition,
    status,
    since,
    until,
    number,
    reminder: fillReminder(revision, params),
  };
}

/** The term's rule number in an edition; undefined where the edition gives it none. */
export function numberAt({ numbers }: TermText, edition: EditionDate): string | undefined {
  return numbers.findLast(([from]) => from <= edition)?.[1] ?? undefined;
}

/** Which revision of the term holds in an edition. */
export function revisionAt({ history }: TermText, edition: EditionDate): Revision {
  const at = history.findLast(({ from }) => from === undefined || from <= edition);
  const revision = at ?? history[0];
  if (!revision) throw new RangeError('a term has at least one revision');
  return revision;
}

/** First edition after which the rules have never had the term again. */
function goneSince({ numbers }: TermText, since: EditionDate | undefined): EditionDate | undefined {
  const last = numbers.at(-1);
  return since !== undefined && last?.[1] === null ? last[0] : undefined;
}
