import { upperFirst } from './english.ts';
import { fillReminder, fillTitle, saidHere, sayingOf, shortTitle } from './reminder.ts';
import type { EditionDate, Entry, Params, Revision, Said, Term, TermText } from './types.ts';
import { inWordsOf } from './words-of-the-time.ts';

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
  const read = readIn(status, since, edition);
  const revision = revisionAt(text, read);
  const number = numberAt(text, edition);
  const spelling = sayingOf(term, form);
  const said = saidHere(revision, params, spelling);
  const { who, holders } = params;
  const whole = fillTitle(term, params, form, revision.inForm?.[spelling]);
  const title = shortTitle(whole);
  return {
    term,
    title,
    ...(title !== whole && { wholeTitle: whole }),
    edition,
    status,
    since,
    until,
    number,
    // What no edition has is told in the words of today.
    reminder: fillReminder(since === undefined ? said : saidIn(read, said), params),
    ...(holders && who !== 'any' && said === revision.granted && { holders: upperFirst(holders) }),
  };
}

/** What is said, in the words of the edition. The card's own words come into it later and stay as they are. */
function saidIn(edition: EditionDate, { reminder, general }: Said): Said {
  return {
    reminder: inWordsOf(edition, reminder),
    ...(general !== undefined && { general: inWordsOf(edition, general) }),
  };
}

/** What stands in place of a term's number where an edition has the term in its glossary, and in no rule. */
export const IN_GLOSSARY = 'glossary';

/** The term's rule number in an edition; undefined where the edition gives it none. */
export function numberAt(
  text: Pick<TermText, 'numbers'>,
  edition: EditionDate,
): string | undefined {
  const number = placeAt(text, edition);
  return number === IN_GLOSSARY ? undefined : (number ?? undefined);
}

/** Whether an edition has the term in its glossary alone. */
export function isInGlossaryAlone(text: TermText, edition: EditionDate): boolean {
  return placeAt(text, edition) === IN_GLOSSARY;
}

function placeAt({ numbers }: Pick<TermText, 'numbers'>, edition: EditionDate) {
  return numbers.findLast(([from]) => from <= edition)?.[1];
}

/** Positions of the pairs that hold in the edition an entry is read in; with the given terms only, if given. */
export function pairsOf(text: TermText, entry: Entry, others?: readonly string[]): number[] {
  const edition = readIn(entry.status, entry.since, entry.edition);
  return (text.pairs ?? []).flatMap(([other, from, until], i) =>
    from <= edition && !(until && until <= edition) && (others?.includes(other) ?? true) ? [i] : [],
  );
}

/** Position in the history of the revision that an entry shows. */
export function revisionPosition(text: TermText, entry: Entry): number {
  return positionAt(text, readIn(entry.status, entry.since, entry.edition));
}

/** A term that the edition does not have yet is read in the first that has it. */
function readIn(status: Entry['status'], since: EditionDate | undefined, edition: EditionDate) {
  return status === 'later' && since !== undefined ? since : edition;
}

function positionAt({ history }: TermText, edition: EditionDate): number {
  return Math.max(
    0,
    history.findLastIndex(({ from }) => from === undefined || from <= edition),
  );
}

function revisionAt(text: TermText, edition: EditionDate): Revision {
  const revision = text.history[positionAt(text, edition)];
  if (!revision) throw new RangeError('no revision');
  return revision;
}

/** First edition after which the rules have never had the term again. */
function goneSince({ numbers }: TermText, since: EditionDate | undefined): EditionDate | undefined {
  const last = numbers.at(-1);
  return since !== undefined && last?.[1] === null ? last[0] : undefined;
}
