import { type ComponentChildren, Fragment, h } from 'preact';
import type { AsPrinted } from '../rules/as-printed.ts';
import type { EditionDate, Point, TermText } from '../rules/types.ts';
import { inWordsOf } from '../rules/words-of-the-time.ts';
import { CardText } from './card-text.tsx';
import { longDate } from './dates.ts';
import { differingWords, type WordPiece } from './differing-words.ts';
import type { DetailsState } from './fold.tsx';
import { message } from './i18n.ts';
import { Points } from './points.tsx';

interface Props {
  readonly text: TermText;
  readonly details: DetailsState;
  /** The user's edition, where it is not the newest. */
  readonly edition: EditionDate | undefined;
  /** The printing of the shown card. */
  readonly printing: AsPrinted | undefined;
}

interface Row {
  readonly from: EditionDate;
  readonly shown: ComponentChildren;
}

/** What changed, newest first, with the user's edition and the shown card's printing where they lie between. */
export function History({ text, details, edition, printing }: Props) {
  const changes = changesOf(text, details).map(
    (change): Row => ({ from: change.from, shown: <Changed key={change.from} {...change} /> }),
  );
  const marks: Row[] = [];
  if (edition !== undefined)
    marks.push({
      from: edition,
      shown: <Mark words={message('yourEdition', longDate(edition))} />,
    });
  if (printing?.set) {
    const { name, date } = printing.set;
    const key = printing.why === 'printing' ? 'thisPrinting' : 'firstPrinting';
    marks.push({
      from: printing.edition,
      shown: <Mark words={message(key, name, longDate(date))} />,
    });
  }
  // A mark stands above the changes that it has.
  const rows = [...marks, ...changes].sort((a, b) =>
    a.from < b.from ? 1 : a.from > b.from ? -1 : 0,
  );
  const isLater = ({ from }: Row) => edition !== undefined && from > edition;
  const later = rows.filter(isLater);
  return (
    <>
      <dl class="changes">{rows.filter((row) => !isLater(row)).map(({ shown }) => shown)}</dl>
      {later.length > 0 && (
        <>
          <h3>{message('laterChanges')}</h3>
          <dl class="changes">{later.map(({ shown }) => shown)}</dl>
        </>
      )}
    </>
  );
}

function Mark({ words }: { readonly words: string }) {
  return (
    <div class="printing-mark">
      <dt>{words}</dt>
    </div>
  );
}

interface Change {
  readonly from: EditionDate;
  readonly changed: Point | undefined;
  readonly before: string;
  readonly after: string;
}

function Changed({ from, changed, before, after }: Change) {
  return (
    <div>
      <dt>{message('from', longDate(from))}</dt>
      <dd>
        {changed && <Points points={[changed]} />}
        {before !== after && (
          <p class="quiet">
            {message('before')}{' '}
            <span lang="en">
              <Marked words={differingWords(before, after)} />
            </span>
          </p>
        )}
      </dd>
    </div>
  );
}

/** Words of before, with what came otherwise marked. */
function Marked({ words }: { readonly words: readonly WordPiece[] }) {
  const shown = words.map(({ text, differs }) =>
    h(differs ? 'mark' : Fragment, null, h(CardText, { text })),
  );
  // They never change their order, so they need no keys.
  return h(Fragment, null, ...shown);
}

/** The revisions after the oldest, newest first, each with what we say of it and of what was before. */
function changesOf({ history }: TermText, details: DetailsState): Change[] {
  return history
    .flatMap((revision, i) => {
      const earlier = history[i - 1];
      if (revision.from === undefined || earlier === undefined) return [];
      const { from } = revision;
      const changed = typeof details === 'object' ? details.history[i]?.changed : undefined;
      return [
        {
          from,
          changed: changed && { ...changed, text: inWordsOf(from, changed.text) },
          before: inWordsOf(dayBefore(from), earlier.general ?? earlier.reminder),
          after: inWordsOf(from, revision.general ?? revision.reminder),
        },
      ];
    })
    .reverse();
}

/** The last day of the edition before. */
function dayBefore(date: EditionDate): EditionDate {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
