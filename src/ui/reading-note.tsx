import type { AsPrinted } from '../rules/as-printed.ts';
import type { Entry, TermException } from '../rules/types.ts';
import { longDate } from './dates.ts';
import { message } from './i18n.ts';

/** What the chosen format changes of a term: said first, with the rule that states it. */
export function FormatExceptions({ entry: { format } }: { readonly entry: Entry }) {
  return (
    <>
      {format?.exceptions.map((exception) => (
        <p key={exception.id} class="entry-note entry-exception" role="note">
          <b>{format.name}:</b> {exception.text} <span class="rule">{statedIn(exception)}</span>
        </p>
      ))}
    </>
  );
}

function statedIn({ stated, rules, in: edition }: TermException): string {
  if (stated === 'edition' && edition !== undefined)
    return message('exceptionRules', rules.join(', '), longDate(edition));
  return message(stated === 'card' ? 'exceptionCard' : 'exceptionNowhere');
}

/** Which edition the entry is read under, and why, where the choice alone does not say it. */
export function ReadingNote({
  entry: { edition, format },
  printed,
}: {
  readonly entry: Entry;
  readonly printed: AsPrinted | undefined;
}) {
  const said = printed
    ? printedWhy(printed)
    : format && edition === format.base && message('formatBase', format.name, longDate(edition));
  return said ? (
    <p class="entry-reading quiet" role="note">
      {said}
    </p>
  ) : null;
}

function printedWhy({ edition, why, set, unknownSet }: AsPrinted): string {
  const said = unknownSet === undefined ? [] : [message('printedUnknownSet', unknownSet)];
  if (!set) return [...said, message('printedNone', longDate(edition))].join(' ');
  const shown = why === 'printing';
  if (!shown && !said.length) said.push(message('printedNotShown'));
  return [
    ...said,
    message(shown ? 'printedIn' : 'firstPrintedIn', set.name, longDate(set.date)),
    message(set.date < edition ? 'printedBeforeFirst' : 'printedRules', longDate(edition)),
  ].join(' ');
}
