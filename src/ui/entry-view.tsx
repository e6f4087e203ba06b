import type { ComponentChildren } from 'preact';
import type { AsPrinted } from '../rules/as-printed.ts';
import { numbersIn } from '../rules/cite.ts';
import { isInGlossaryAlone, pairsOf, revisionPosition } from '../rules/resolve.ts';
import type { EditionDate, Entry, Point, PrintedAs, TermText } from '../rules/types.ts';
import { inWordsOf } from '../rules/words-of-the-time.ts';
import { CardText } from './card-text.tsx';
import { longDate } from './dates.ts';
import { EnglishName } from './english-name.tsx';
import { Examples, examplesOf } from './examples.tsx';
import { type DetailsState, Fold } from './fold.tsx';
import { History } from './history.tsx';
import { message } from './i18n.ts';
import { type Cite, Interactions } from './interactions.tsx';
import { kindBeside } from './kind-names.ts';
import { messageLanguage } from './message-language.ts';
import { messageWithElements } from './message-with-elements.ts';
import { Points } from './points.tsx';
import { FormatExceptions, ReadingNote } from './reading-note.tsx';

interface Props {
  readonly entry: Entry;
  /** The term's name on the card, where that is not English. */
  readonly printedName?: PrintedAs | undefined;
  readonly text: TermText;
  readonly details: DetailsState;
  /** Only what a hover needs: nothing below the row. */
  readonly short?: boolean;
  /** The newest edition, and how to come back to it from any other. */
  readonly newest: EditionDate;
  readonly onNewest?: (() => void) | undefined;
  /** The other terms that stand on the same card; left out where there is no card: all of them matter. */
  readonly others?: readonly string[] | undefined;
  /** Why the edition was taken, where the card is read as printed. */
  readonly printed?: AsPrinted | undefined;
  /** The printing of the shown card, for the history to mark where it lies; left out while it is not known. */
  readonly printing?: AsPrinted | undefined;
  /** The names of terms, for links to them. */
  readonly nameOf: (id: string) => string | undefined;
  /** A fold was opened: its details are wanted. */
  readonly onDetails: () => void;
  /** A linked term was chosen. */
  readonly onTerm: (id: string) => void;
  /** Opens one of our own pages. */
  readonly openPage?: (path: string) => void;
  /** Before the heading: Back. */
  readonly lead?: ComponentChildren;
  /** Buttons after the heading. */
  readonly buttons?: ComponentChildren;
  /** The fold with the official text. */
  readonly official?: ComponentChildren;
  /** The row's last fold. */
  readonly more?: ComponentChildren;
  /** What came of what the user did here. */
  readonly said?: ComponentChildren;
  /** Links to elsewhere, below. */
  readonly footer?: ComponentChildren;
  readonly headingId?: string;
  /** Whether the focus goes to the heading as it appears: the link or button that led here is gone. */
  readonly takesFocus?: boolean;
}

const focusOn = (heading: HTMLElement | null): void => heading?.focus();

/** One term under one edition: the same view in the popover, the toolbar's popup and the pages. */
export function EntryView(props: Props) {
  const { entry, text, details, nameOf, onDetails, onTerm } = props;
  const { usedIn } = text;
  const revision = typeof details === 'object' ? details.history[positionOf(props)] : undefined;
  const cite: Cite = (rules, citedIn) => {
    if (typeof details !== 'object') return rules;
    const numbers = numbersIn(details, rules, citedIn, citedUnder(entry));
    // What an edition no longer has is told as it last was, in the numbers it had then.
    return numbers.length === 0 && entry.status === 'earlier' ? rules : numbers;
  };
  // A statement that this edition does not make is not shown under it.
  const here = (points: readonly Point[] = []): Point[] =>
    revision
      ? points
          .map(({ text, rules }) => ({
            text: usedIn === undefined ? inWordsOf(citedUnder(entry), text) : text,
            rules: cite(rules, revision.in),
          }))
          .filter(({ rules }) => rules.length > 0 || usedIn !== undefined)
      : [];
  const mistaken = here(revision?.misunderstandings);
  const pairs = pairsOf(text, entry, props.others);
  const shown = examplesOf(text, entry);
  const fight = shown.map((i) => text.examples?.[i]?.[2]).find(Boolean);
  const { openPage } = props;
  return (
    <article class="entry">
      <header class="entry-head">
        {props.lead}
        <div class="entry-names">
          <h2
            class="entry-title"
            id={props.headingId}
            lang="en"
            tabIndex={-1}
            aria-label={entry.wholeTitle}
            ref={props.takesFocus ? focusOn : null}
          >
            <CardText text={entry.title} />
          </h2>
          {props.printedName && <b lang={props.printedName.lang}>{props.printedName.name}</b>}
          <Kind entry={entry} text={text} />
        </div>
        {props.buttons}
      </header>
      <ReadingNote
        entry={entry}
        printed={props.printed}
        newest={props.newest}
        onNewest={props.onNewest}
      />
      <FormatExceptions entry={entry} />
      <p class="entry-reminder" lang="en">
        <CardText text={entry.reminder} />
      </p>
      {entry.holders && (
        <p class="entry-holders quiet">
          {messageWithElements('holders', <EnglishName name={entry.holders} />)}
        </p>
      )}
      <StatusNote entry={entry} />
      <SourceNote entry={entry} text={text} />
      <div class="folds">
        {text.wordsOf === undefined && (
          <Fold
            title={message(usedIn ? 'foldDetails' : 'foldRules')}
            aside={props.short ? entry.number : (usedIn ?? entry.number)}
            details={details}
            onOpen={onDetails}
          >
            {entry.number === undefined && !usedIn && (
              <p class="quiet">
                {message(isInGlossaryAlone(text, entry.edition) ? 'inGlossaryAlone' : 'noNumber')}
              </p>
            )}
            {usedIn && (
              <p class="quiet">{messageWithElements('usedIn', <EnglishName name={usedIn} />)}</p>
            )}
            <Points points={here(revision?.points)} />
            {mistaken.length > 0 && (
              <>
                <h3>{message('misunderstandings')}</h3>
                <Points points={mistaken} />
              </>
            )}
          </Fold>
        )}
        {pairs.length > 0 && (
          <Fold
            title={message(props.others ? 'foldCard' : 'foldTerms')}
            aside={String(pairs.length)}
            details={details}
            onOpen={onDetails}
          >
            {typeof details === 'object' && (
              <>
                <h3>{message(props.others ? 'withCard' : 'withTerms')}</h3>
                <Interactions
                  text={text}
                  details={details}
                  pairs={pairs}
                  cite={cite}
                  edition={citedUnder(entry)}
                  nameOf={nameOf}
                  onTerm={onTerm}
                />
              </>
            )}
          </Fold>
        )}
        {text.history.length > 1 && (
          <Fold
            title={message('foldHistory')}
            aside={String(text.history.length - 1)}
            details={details}
            onOpen={onDetails}
          >
            <History
              text={text}
              details={details}
              edition={entry.edition === props.newest ? undefined : entry.edition}
              printing={props.printed ?? props.printing}
            />
          </Fold>
        )}
        {props.official}
        {props.more}
      </div>
      {props.said}
      {!props.short && (
        <>
          {shown.length > 0 && (
            <Fold title={message('foldExample')} details={details} onOpen={onDetails}>
              {typeof details === 'object' && (
                <Examples
                  text={text}
                  details={details}
                  shown={shown}
                  cite={cite}
                  edition={citedUnder(entry)}
                  openPage={openPage}
                />
              )}
            </Fold>
          )}
          {(typeof details !== 'object' || details.links.length > 0) && (
            <p class="entry-links">
              <span>{message('seeAlso')}</span>
              {typeof details === 'object' &&
                details.links.map((id) => (
                  <button key={id} type="button" class="link" lang="en" onClick={() => onTerm(id)}>
                    {nameOf(id) ?? id}
                  </button>
                ))}
            </p>
          )}
          {fight && openPage && (
            <p class="entry-links">
              <button type="button" class="link" onClick={() => openPage(fight)}>
                {message('openFight')}
              </button>
            </p>
          )}
          {props.footer}
          <InEnglish />
        </>
      )}
    </article>
  );
}

/** The edition whose numbers stand beside an entry's statements: a term that comes later is read in its first. */
function citedUnder({ status, since, edition }: Entry): string {
  return status === 'later' && since !== undefined ? since : edition;
}

/** Says so where the words around the explanations are in another language than these. */
function InEnglish() {
  if (/^en\b/.test(messageLanguage())) return null;
  return <p class="entry-language quiet">{message('inEnglish')}</p>;
}

/** What sort of thing it is, where its name does not say it already: "Treasure token". */
function Kind({ entry, text }: Pick<Props, 'entry' | 'text'>) {
  // A word that the edition has in force is no old word yet.
  if (text.oldFrom !== undefined && citedUnder(entry) < text.oldFrom) return null;
  const kind = kindBeside(entry.term, entry.title);
  if (!kind) return null;
  return (
    <span class="entry-kind">
      <span>{kind}</span>
    </span>
  );
}

/** That the edition has the term not yet, or no longer. */
export function StatusNote({ entry }: { entry: Entry }) {
  if (entry.status === 'later' && entry.since !== undefined)
    return (
      <p class="entry-note" role="note">
        {message('notYet', longDate(entry.since))}
      </p>
    );
  if (entry.status === 'earlier' && entry.until !== undefined)
    return (
      <p class="entry-note" role="note">
        {message('noLonger', longDate(entry.until))}
      </p>
    );
  return null;
}

/** Whose words these are, where they are not ours, and whether the rule has changed since we wrote ours. */
function SourceNote({ entry, text }: Pick<Props, 'entry' | 'text'>) {
  if (text.wordsOf !== undefined)
    return (
      <p class="entry-note" role="note">
        {message('wordsOf', longDate(text.wordsOf))}
      </p>
    );
  if (text.changedIn?.includes(entry.edition))
    return (
      <p class="entry-note" role="note">
        {message('ruleChanged', longDate(entry.edition))}
      </p>
    );
  return null;
}

function positionOf({ entry, text }: Props): number {
  return revisionPosition(text, entry);
}
