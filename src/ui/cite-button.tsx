import { Component } from 'preact';
import type { Entry } from '../rules/types.ts';
import { citation } from './citation.ts';
import { message } from './i18n.ts';
import { Icon } from './icons.tsx';

/** How long "Copied" stands, in milliseconds: long enough to be read out. */
const COPIED_FOR_MS = 2000;

interface Props {
  readonly entry: Entry;
}
interface State {
  readonly copy: 'idle' | 'copied' | 'failed';
}

/** The rule's number; a click copies the citation with its date. (A class: see OfficialText.) */
export class CiteButton extends Component<Props, State> {
  override state: State = { copy: 'idle' };
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #copy = (text: string): void => {
    const said = (copy: State['copy']) => {
      this.setState({ copy });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.setState({ copy: 'idle' }), COPIED_FOR_MS);
    };
    navigator.clipboard.writeText(text).then(
      () => said('copied'),
      () => said('failed'),
    );
  };

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  render() {
    const { entry } = this.props;
    const { copy } = this.state;
    const cited = citation(entry);
    if (cited === undefined) return <span class="quiet">{message('noNumber')}</span>;
    return (
      <button
        type="button"
        class="cite"
        title={message('copyCitation', cited)}
        onClick={() => this.#copy(cited)}
      >
        CR {entry.number}
        <Icon name={copy === 'copied' ? 'check' : 'copy'} />
        <span class={copy === 'failed' ? '' : 'visually-hidden'} aria-live="polite">
          {copy === 'copied'
            ? message('copied')
            : copy === 'failed'
              ? message('copyFailed', cited)
              : ''}
        </span>
      </button>
    );
  }
}
