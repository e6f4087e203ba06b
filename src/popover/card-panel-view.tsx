import type { ComponentChildren } from 'preact';
import type { Card, CardTerm } from '../cards/types.ts';
import type { AsPrinted } from '../rules/as-printed.ts';
import { numbersIn } from '../rules/cite.ts';
import type { EditionDate } from '../rules/types.ts';
import { CardText } from '../ui/card-text.tsx';
import { EnglishName } from '../ui/english-name.tsx';
import { StatusNote } from '../ui/entry-view.tsx';
import type { DetailsState } from '../ui/fold.tsx';
import { message } from '../ui/i18n.ts';
import { InteractionText } from '../ui/interaction-text.tsx';
import { messageWithElements } from '../ui/message-with-elements.ts';
import { FormatExceptions, ReadingNote } from '../ui/reading-note.tsx';
import {
  type CardEntry,
  type CardReading,
  type FaceEntries,
  facesOf,
  type Together,
  togetherOf,
} from './card-terms.ts';

interface Props {
  /** What was asked for, where no card is known by the name. */
  readonly name: string;
  readonly card: Card | undefined;
  readonly how: CardReading;
  readonly details: Readonly<Record<string, DetailsState>>;
  readonly newest: EditionDate;
  readonly onNewest: () => void;
  readonly printed: AsPrinted | undefined;
  readonly headingId: string;
  readonly takesFocus: boolean;
  readonly buttons: ComponentChildren;
  readonly said: ComponentChildren;
  readonly footer: ComponentChildren;
  readonly onTerm: (term: CardTerm) => void;
  /** What is behind the fold of a term is wanted. */
  readonly onDetails: (term: string) => void;
}

const focusOn = (heading: HTMLElement | null): void => heading?.focus();

/** All that a card's words come to: its abilities in full, then what it does, then the rest, and all of it together. */
export function CardPanelView(props: Props) {
  const { card, how, onTerm } = props;
  const faces = card ? facesOf(card, how) : [];
  const told = faces.filter(
    ({ abilities, actions, rest }) => abilities.length + actions.length + rest.length > 0,
  );
  const some = told.flatMap(({ abilities, actions, rest }) => [...abilities, ...actions, ...rest]);
  const [first] = some;
  const together = told.flatMap(togetherOf);
  return (
    <article class="entry card-panel">
      <header class="entry-head">
        <div class="entry-names">
          <h2
            class="entry-title"
            id={props.headingId}
            tabIndex={-1}
            ref={props.takesFocus ? focusOn : null}
          >
            {card ? <EnglishName name={card.name} /> : props.name}
          </h2>
        </div>
        {props.buttons}
      </header>
      {first && (
        <ReadingNote
          entry={first.entry}
          printed={props.printed}
          newest={props.newest}
          onNewest={props.onNewest}
        />
      )}
      {!first && <p class="entry-reminder">{message(card ? 'cardNothing' : 'cardUnknown')}</p>}
      {told.map((face) => (
        <Face key={face.name} face={face} isOneOf={faces.length > 1} onTerm={onTerm} />
      ))}
      {together.length > 0 && <TogetherFold {...props} together={together} />}
      {props.said}
      {props.footer}
    </article>
  );
}

interface FaceProps {
  readonly face: FaceEntries;
  readonly isOneOf: boolean;
  readonly onTerm: (term: CardTerm) => void;
}

function Face({ face, isOneOf, onTerm }: FaceProps) {
  const { name, abilities, actions, rest } = face;
  const bare = abilities.length === 0;
  return (
    <section class="card-face">
      {isOneOf && (
        <h3 class="card-face-name" lang="en">
          {name}
        </h3>
      )}
      <Entries of={abilities} onTerm={onTerm} />
      <FoldedEntries of={actions} open={bare} onTerm={onTerm} />
      <FoldedEntries of={rest} open={bare && actions.length === 0} onTerm={onTerm} />
    </section>
  );
}

interface EntriesProps {
  readonly of: readonly CardEntry[];
  readonly onTerm: (term: CardTerm) => void;
}

function Entries({ of, onTerm }: EntriesProps) {
  if (of.length === 0) return null;
  return (
    <dl class="card-terms">
      {of.map(({ on, entry }) => (
        <div key={`${on.term} ${entry.title} ${entry.reminder}`}>
          <dt lang="en">
            <button
              type="button"
              class="link"
              aria-label={entry.wholeTitle}
              onClick={() => onTerm(on)}
            >
              <CardText text={entry.title} />
            </button>
          </dt>
          <dd>
            <span lang="en">
              <CardText text={entry.reminder} />
            </span>
            {entry.holders && (
              <p class="quiet">
                {messageWithElements('holders', <EnglishName name={entry.holders} />)}
              </p>
            )}
            <StatusNote entry={entry} />
            <FormatExceptions entry={entry} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Several terms in one line, until it is opened. */
function FoldedEntries({ of, open, onTerm }: EntriesProps & { readonly open: boolean }) {
  if (of.length === 0) return null;
  return (
    <details class="fold card-fold" open={open}>
      <summary>
        <span lang="en">
          {of.map((one, i) => [
            i > 0 && ' · ',
            <CardText key={one.entry.title} text={briefly(one)} />,
          ])}
        </span>
      </summary>
      <Entries of={of} onTerm={onTerm} />
    </details>
  );
}

/** A term in a line of several: with its number, which is not in the names of actions. */
function briefly({ on: { params }, entry: { title } }: CardEntry): string {
  return params.n === undefined || /\d|X/.test(title) ? title : `${title} ${params.n}`;
}

/** What the card's words do together. */
function TogetherFold({
  together,
  details,
  how,
  onDetails,
  onTerm,
}: Props & { readonly together: readonly Together[] }) {
  const tellers = [...new Set(together.map(({ teller }) => teller.on.term))];
  const name = ({ entry }: CardEntry) => entry.term.name;
  return (
    <details
      class="fold card-fold"
      onToggle={({ currentTarget }) => currentTarget.open && tellers.forEach(onDetails)}
    >
      <summary>
        <span>
          {message(
            'labelled',
            message('cardTogether'),
            together
              .map(({ teller, other }) => message('cardPair', name(teller), name(other)))
              .join(' · '),
          )}
        </span>
      </summary>
      <dl class="card-terms">
        {together.map(({ teller, other, at }) => {
          const known = details[teller.on.term];
          const what = typeof known === 'object' ? known.interactions?.[at] : undefined;
          return (
            <div key={`${teller.on.term} ${other.on.term}`}>
              <dt lang="en">
                {[teller, other].map((one, i) => [
                  i > 0 && ' + ',
                  <button
                    key={one.on.term}
                    type="button"
                    class="link"
                    onClick={() => onTerm(one.on)}
                  >
                    {name(one)}
                  </button>,
                ])}
              </dt>
              <dd>
                {what && typeof known === 'object' ? (
                  <div lang="en">
                    <InteractionText
                      what={what}
                      edition={how.reading.edition}
                      rules={numbersIn(known, what.rules, what.in, how.reading.edition)}
                    />
                  </div>
                ) : (
                  <p class="quiet">{message(known === 'missing' ? 'detailsMissing' : 'loading')}</p>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
