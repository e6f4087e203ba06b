import { Component, type ComponentChild, createRef, h } from 'preact';
import type { Passage, Piece } from '../comprules/passage.ts';
import { optionsPage, rulesPage } from '../own-pages.ts';
import { longDate } from './dates.ts';
import { message } from './i18n.ts';

/** What the official text needs of whoever has the documents. */
export interface OfficialSource {
  /** One rule of an edition; `none`: no document of that edition, `no-rule`: none of that number. */
  readonly load: LoadOfficial;
  /** Opens one of our own pages. */
  readonly openPage: (path: string) => void;
}
export type LoadOfficial = (
  edition: string,
  number: string,
) => Promise<Passage | 'none' | 'no-rule'>;

interface Props {
  readonly source: OfficialSource;
  readonly edition: string;
  readonly number: string;
}

type Answer = Passage | 'none' | 'no-rule' | 'loading' | 'failed';

interface State {
  readonly trail: readonly string[];
  readonly answer: Answer | undefined;
}

/**
 * The fold "Official text": asked for when it is opened; references open in its place, with Back. A class, for
 * the content script's sake: hooks would be a library more for every card page.
 */
export class OfficialText extends Component<Props, State> {
  override state: State = { trail: [this.props.number], answer: undefined };
  readonly #body = createRef<HTMLDivElement>();

  readonly #show = (trail: readonly string[]): void => {
    const { source, edition, number } = this.props;
    this.setState({ trail, answer: 'loading' });
    const set = (answer: Answer) => {
      // An answer that comes after the user has gone on is for nobody.
      if (this.state.trail === trail) this.setState({ answer });
    };
    source.load(edition, trail.at(-1) ?? number).then(set, () => set('failed'));
  };

  override componentDidUpdate({ edition, number }: Props, before: State): void {
    const { trail, answer } = this.state;
    const now = this.props;
    // Another edition: what is open stays so, and has its text.
    if (now.edition !== edition || now.number !== number) {
      if (this.#body.current?.parentElement?.hasAttribute('open')) this.#show([now.number]);
      else this.setState({ trail: [now.number], answer: undefined });
      return;
    }
    // The button that was pressed is gone; the user's place is the new text.
    if (trail.length > 1 && answer !== 'loading' && answer !== before.answer)
      this.#body.current?.focus({ preventScroll: true });
  }

  render() {
    const { source, edition, number } = this.props;
    const { trail, answer } = this.state;
    const here = trail.at(-1) ?? number;
    return (
      <details
        class="fold"
        name="fold"
        onToggle={(event) => event.currentTarget.open && answer === undefined && this.#show(trail)}
      >
        <summary>
          <span>{message('foldOfficial')}</span>
        </summary>
        <div class="fold-body official" ref={this.#body} tabIndex={-1}>
          {trail.length > 1 && (
            <button type="button" class="link" onClick={() => this.#show(trail.slice(0, -1))}>
              {message('backTo', trail.at(-2) ?? number)}
            </button>
          )}
          {typeof answer === 'object' ? (
            <>
              <PassageView passage={answer} onFollow={(to) => this.#show([...trail, to])} />
              <button
                type="button"
                class="link"
                onClick={() => source.openPage(rulesPage({ edition, at: here }))}
              >
                {message('readWhole')}
              </button>
            </>
          ) : (
            <Missing
              answer={answer}
              edition={edition}
              number={here}
              onAdd={() => source.openPage(optionsPage('documents'))}
            />
          )}
        </div>
      </details>
    );
  }
}

interface MissingProps {
  readonly answer: Exclude<Answer, Passage> | undefined;
  readonly edition: string;
  readonly number: string;
  readonly onAdd: () => void;
}

function Missing({ answer, edition, number, onAdd }: MissingProps) {
  if (answer === undefined || answer === 'loading')
    return <p class="quiet">{message('loading')}</p>;
  if (answer === 'no-rule')
    return <p class="quiet">{message('noSuchRule', number, longDate(edition))}</p>;
  if (answer === 'failed') return <p class="entry-note">{message('officialFailed')}</p>;
  return (
    <>
      <p class="quiet">{message('officialNone', longDate(edition))}</p>
      <button type="button" class="link" onClick={onAdd}>
        {message('addOfficial')}
      </button>
    </>
  );
}

interface PassageProps {
  readonly passage: Pick<Passage, 'lines'>;
  readonly onFollow: (number: string) => void;
}

/** A rule as its document has it, letter by letter; its references can be followed. */
function PassageView({ passage: { lines }, onFollow }: PassageProps) {
  const shown = lines.map(({ kind, depth, label, pieces }) =>
    h('p', { class: `official-${kind} depth-${depth}` }, [
      label !== undefined && h('b', { class: 'official-label' }, label),
      label !== undefined && ' ',
      ...pieces.map((piece) => pieceView(piece, onFollow)),
    ]),
  );
  // The lines never change their order, so they need no keys.
  return h('div', { lang: 'en' }, ...shown);
}

function pieceView(piece: Piece, onFollow: (number: string) => void): ComponentChild {
  if (typeof piece === 'string') return piece;
  const [words, to] = piece;
  return (
    <button type="button" class="link" onClick={() => onFollow(to)}>
      {words}
    </button>
  );
}
