import type { AsPrinted } from '../rules/as-printed.ts';
import type { EditionDate, Entry, TermException } from '../rules/types.ts';
import { longDate } from './dates.ts';
import { message } from './i18n.ts';
import { messageWithElements } from './message-with-elements.ts';
import { inSentences } from './sentences.ts';

/** What the chosen format changes of a term: said first, with the rule that states it. */
export function FormatExceptions({ entry: { format } }: { readonly entry: Entry }) {
  return (
    <>
      {format?.exceptions.map((exception) => (
        <p key={exception.id} class="entry-note entry-exception" role="note">
          {messageWithElements(
            'labelled',
            <b lang="en">{format.name}</b>,
            <span lang="en">{exception.text}</span>,
          )}{' '}
          <span class="rule">{statedIn(exception)}</span>
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

interface NoteProps {
  readonly entry: Entry;
  readonly printed: AsPrinted | undefined;
  readonly newest: EditionDate;
  /** Goes back to the newest edition; left out where another place does. */
  readonly onNewest?: (() => void) | undefined;
}

/** Which edition the entry is read under, and why, where it is not simply the newest; and the way back to that. */
export function ReadingNote({ entry: { edition, format }, printed, newest, onNewest }: NoteProps) {
  const said = printed
    ? printedWhy(printed)
    : format && edition === format.base
      ? message('formatBase', format.name, longDate(edition))
      : edition !== newest && message('rulesOf', longDate(edition));
  return said ? (
    <p class="entry-reading" role="note">
      <span>{said}</span>{' '}
      {onNewest && (
        <button type="button" class="link" onClick={onNewest}>
          {message('backToNewest')}
        </button>
      )}
    </p>
  ) : null;
}

function printedWhy({ edition, why, set, unknownSet }: AsPrinted): string {
  const said = unknownSet === undefined ? [] : [message('printedUnknownSet', unknownSet)];
  if (!set) return inSentences([...said, message('printedNone', longDate(edition))]);
  const shown = why === 'printing';
  if (!shown && !said.length) said.push(message('printedNotShown'));
  return inSentences([
    ...said,
    message(shown ? 'printedIn' : 'firstPrintedIn', set.name, longDate(set.date)),
    message(set.date < edition ? 'printedBeforeFirst' : 'printedRules', longDate(edition)),
  ]);
}
