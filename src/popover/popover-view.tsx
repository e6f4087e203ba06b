import { Component, type ComponentChild } from 'preact';
import type { Card, CardTerm } from '../cards/types.ts';
import type { AsPrinted } from '../rules/as-printed.ts';
import { type EditionChoice, formatIdOf, resolveEdition } from '../rules/edition-choice.ts';
import { entryUnder, type Reading } from '../rules/reading.ts';
import type {
  Kind,
  Params,
  PrintedAs,
  RulesIndex,
  Term,
  TermDetails,
  TermText,
} from '../rules/types.ts';
import { CiteButton } from '../ui/cite-button.tsx';
import { EditionPicker } from '../ui/edition-picker.tsx';
import { EntryView } from '../ui/entry-view.tsx';
import type { DetailsState } from '../ui/fold.tsx';
import { message } from '../ui/i18n.ts';
import { type LoadOfficial, OfficialText } from '../ui/official-text.tsx';
import type { Actions } from './actions.ts';
import { CardPanelView } from './card-panel-view.tsx';
import { IconButton } from './icon-button.tsx';
import { MatrixLink } from './matrix-link.tsx';
import { MoreActions } from './more-actions.tsx';

/** What is looked at: the marked word's term first, then terms reached from it. */
export interface Look {
  readonly term: string;
  readonly form: number;
  readonly params: Params;
  /** The name on the card, where that is not English. */
  readonly printed?: PrintedAs | undefined;
}

/** A card as a whole, or a name of which none is known. */
export interface LookedAtCard {
  readonly name: string;
  readonly card: Card | undefined;
  /** What of it is not to be explained. */
  readonly hiddenKinds: readonly Kind[];
  readonly ignoredTerms: readonly string[];
}

/** Something said to the user, and how to take back what it tells of. */
export interface Said {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

export interface PopoverProps {
  readonly index: RulesIndex;
  readonly terms: ReadonlyMap<string, Term>;
  /** The marked word's term; undefined where a card is looked at. */
  readonly first: Look | undefined;
  /** The card looked at as a whole, or the name of which none is known. */
  readonly panel?: LookedAtCard | undefined;
  /** The other terms on the card of the first; all of the card that is looked at. */
  readonly others: readonly string[];
  readonly as: 'hover' | 'pinned' | 'sheet';
  /** Whether all of it is shown, and not the short form of a hover. */
  readonly full: boolean;
  /** The name of the card, where the page says it. */
  readonly card: string | undefined;
  readonly edition: EditionChoice;
  /** What the choice comes to for the card. */
  readonly reading: Reading;
  /** The card's printing, for its history to mark where it lies. */
  readonly loadPrinting: () => Promise<AsPrinted | undefined>;
  /** What came of what the user chose here. */
  readonly said: Said | undefined;
  readonly textOf: (term: string) => TermText | undefined;
  /** Fetches a term's text where `textOf` has none yet. */
  readonly loadText: (term: string) => Promise<TermText | undefined>;
  readonly loadDetails: (term: string) => Promise<TermDetails | undefined>;
  readonly loadOfficial: LoadOfficial;
  readonly onEdition: (edition: EditionChoice) => void;
  readonly actions: Actions;
  /** The marked word is not the term. */
  readonly onNotMeant: () => void;
  readonly onPin: () => void;
  readonly onClose: () => void;
}

/** Ties the dialog to its heading, for screen readers. */
export const HEADING_ID = 'entry';

interface State {
  readonly trail: readonly Look[];
  /** Whether a link or Back was followed: then the focus goes along. */
  readonly moved: boolean;
  /** What has come of the details asked for, by term. */
  readonly details: Readonly<Record<string, DetailsState>>;
  readonly printing: AsPrinted | undefined;
  /** The link that could not be followed. */
  readonly failed: string | undefined;
  /** The citation that could not be copied. */
  readonly uncopied: string | undefined;
}

/** The popover's inside: one entry, with Back once the user has followed a link. (A class: see OfficialText.) */
export class PopoverView extends Component<PopoverProps, State> {
  override state: State = {
    trail: this.props.first ? [this.props.first] : [],
    moved: false,
    details: {},
    printing: undefined,
    failed: undefined,
    uncopied: undefined,
  };

  /** What is behind the links is read once the short form is on the screen: no press has to wait for it. */
  override componentDidMount(): void {
    const { first } = this.props;
    if (first) requestAnimationFrame(() => setTimeout(() => this.#askDetails(first.term)));
  }

  readonly #askDetails = (id: string): void => {
    if (this.state.details[id] !== undefined) return;
    const set = (state: DetailsState) =>
      this.setState(({ details }) => ({ details: { ...details, [id]: state } }));
    set('loading');
    this.props.loadPrinting().then(
      (printing) => this.setState({ printing }),
      () => undefined,
    );
    this.props.loadDetails(id).then(
      (found) => set(found ?? 'missing'),
      () => set('missing'),
    );
  };

  readonly #follow = (id: string): void => this.#look({ term: id, form: 0, params: {} });

  readonly #look = (look: CardTerm): void => {
    const fail = () => this.setState({ failed: look.term });
    this.props.loadText(look.term).then((found) => {
      if (!found) return fail();
      this.setState(({ trail }) => ({ trail: [...trail, look], moved: true, failed: undefined }));
    }, fail);
  };

  readonly #back = (): void =>
    this.setState(({ trail }) => ({ trail: trail.slice(0, -1), failed: undefined }));

  /** Pin and close, as all that the popover shows has them. */
  #buttons(): ComponentChild {
    const { as, onPin, onClose } = this.props;
    return (
      <>
        {as !== 'sheet' && (
          <IconButton name="pin" label={message('pin')} pressed={as === 'pinned'} onClick={onPin} />
        )}
        <IconButton name="close" label={message('close')} onClick={onClose} />
      </>
    );
  }

  #said(): ComponentChild {
    const { said } = this.props;
    const { failed, uncopied } = this.state;
    return (
      <>
        {failed !== undefined && <p class="entry-note">{message('detailsMissing')}</p>}
        {uncopied !== undefined && (
          <p class="entry-note" role="alert">
            {message('copyFailed', uncopied)}
          </p>
        )}
        {said && (
          <p class="entry-note said" role="alert">
            {said.text}{' '}
            {said.undo && (
              <button type="button" class="link" onClick={said.undo}>
                {message('undo')}
              </button>
            )}
          </p>
        )}
      </>
    );
  }

  #panel({ name, card, hiddenKinds, ignoredTerms }: LookedAtCard) {
    const { index, terms, textOf, reading, edition, onEdition } = this.props;
    return (
      <CardPanelView
        name={name}
        card={card}
        how={{ terms, textOf, reading, hiddenKinds, ignoredTerms }}
        details={this.state.details}
        newest={resolveEdition('newest', index)}
        onNewest={() => onEdition('newest')}
        printed={reading.printed}
        headingId={HEADING_ID}
        takesFocus={this.state.moved}
        buttons={<span class="entry-buttons">{this.#buttons()}</span>}
        said={this.#said()}
        footer={
          card && (
            <p class="entry-foot">
              <EditionPicker index={index} value={edition} onPick={onEdition} />
            </p>
          )
        }
        onTerm={this.#look}
        onDetails={this.#askDetails}
      />
    );
  }

  render() {
    const { index, terms, first, panel, full, edition, reading, textOf, loadOfficial } = this.props;
    const { actions, onEdition } = this.props;
    const { trail, moved, details, printing } = this.state;
    const look = trail.at(-1);
    if (!look) return panel ? this.#panel(panel) : null;
    const term = terms.get(look.term);
    const text = textOf(look.term);
    if (!term || !text) return <p class="quiet">{message('loading')}</p>;
    const entry = entryUnder(reading, term, text, look.params, look.form, this.props.card);
    const isFirst = trail.length === 1;
    const ofCard = isFirst ? this.props.others.filter((id) => id !== term.id) : undefined;
    return (
      <EntryView
        key={`${trail.length}:${look.term}`}
        entry={entry}
        text={text}
        details={details[term.id] ?? 'unasked'}
        short={!full && first !== undefined}
        printed={reading.printed}
        printedName={look.printed}
        printing={printing}
        newest={resolveEdition('newest', index)}
        onNewest={() => onEdition('newest')}
        others={ofCard}
        nameOf={(id) => terms.get(id)?.name}
        onDetails={() => this.#askDetails(term.id)}
        onTerm={this.#follow}
        openPage={actions.openPage}
        headingId={HEADING_ID}
        takesFocus={moved}
        official={
          entry.number !== undefined && (
            <OfficialText
              source={{ load: loadOfficial, openPage: actions.openPage }}
              edition={entry.edition}
              number={entry.number}
            />
          )
        }
        more={
          <MoreActions
            term={term}
            entry={entry}
            actions={actions}
            onNotMeant={isFirst && first ? this.props.onNotMeant : undefined}
            onUncopied={(citation) => this.setState({ uncopied: citation })}
          />
        }
        lead={
          (!isFirst || !first) && (
            <IconButton name="back" label={message('back')} onClick={this.#back} />
          )
        }
        buttons={
          <span class="entry-buttons">
            <EditionPicker short index={index} value={edition} onPick={onEdition} />
            <CiteButton
              entry={entry}
              onUncopied={(citation) => this.setState({ uncopied: citation })}
            />
            {this.#buttons()}
          </span>
        }
        said={this.#said()}
        footer={
          <MatrixLink
            terms={[term.id, ...(ofCard ?? [])]}
            edition={reading.edition}
            format={formatIdOf(edition)}
            openPage={actions.openPage}
          />
        }
      />
    );
  }
}
