import { Component } from 'preact';
import type { Entry } from '../rules/types.ts';
import { citation, citedPage } from './citation.ts';
import { copyText } from './copy-text.ts';
import { message } from './i18n.ts';
import { Icon } from './icons.tsx';

/** How long "Copied" stands, in milliseconds: long enough to be read out. */
const COPIED_FOR_MS = 2000;

interface Props {
  readonly entry: Entry;
  /** The whole address of one of our own pages. */
  readonly addressOf: (path: string) => string;
}
interface State {
  readonly copy: 'idle' | 'copied' | 'failed';
  /** What was to be copied. */
  readonly text: string;
}

/**
 * The rule's number; a click copies the citation with its date. Behind the arrow: the same for a forum, and as a
 * link. (A class: see OfficialText.)
 */
export class CiteButton extends Component<Props, State> {
  override state: State = { copy: 'idle', text: '' };
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #copy = (text: string, beside: Element): void => {
    const said = (copy: State['copy']) => {
      this.setState({ copy, text });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.setState({ copy: 'idle' }), COPIED_FOR_MS);
    };
    copyText(text, beside).then(
      () => said('copied'),
      () => said('failed'),
    );
  };

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  render() {
    const { entry, addressOf } = this.props;
    const { copy, text } = this.state;
    const cited = citation(entry);
    if (cited === undefined) return <span class="quiet">{message('noNumber')}</span>;
    const forms = [
      [message('copyPlain'), cited],
      [message('copyMarkdown'), citation(entry, 'markdown') ?? ''],
      [message('copyLink'), `${cited}: ${addressOf(citedPage(entry))}`],
    ] as const;
    return (
      <span class="cite-group">
        <button
          type="button"
          class="cite"
          title={message('copyCitation', cited)}
          onClick={(event) => this.#copy(cited, event.currentTarget)}
        >
          {entry.number === undefined ? cited.split(',')[0] : `CR ${entry.number}`}
          <Icon name={copy === 'copied' ? 'check' : 'copy'} />
          <span class={copy === 'failed' ? '' : 'visually-hidden'} aria-live="polite">
            {copy === 'copied'
              ? message('copied')
              : copy === 'failed'
                ? message('copyFailed', text)
                : ''}
          </span>
        </button>
        <details class="cite-as">
          <summary title={message('copyAs')} aria-label={message('copyAs')} />
          {forms.map(([label, form]) => (
            <button
              key={label}
              type="button"
              class="link"
              onClick={(event) => this.#copy(form, event.currentTarget)}
            >
              {label}
            </button>
          ))}
        </details>
      </span>
    );
  }
}
