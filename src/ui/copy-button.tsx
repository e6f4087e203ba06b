import { Component, type ComponentChildren } from 'preact';
import { copyText } from './copy-text.ts';
import { message } from './i18n.ts';
import { Icon } from './icons.tsx';

/** How long "Copied" stands, in milliseconds: long enough to be read out. */
const COPIED_FOR_MS = 2000;

interface Props {
  readonly text: string;
  readonly class: string;
  readonly title?: string;
  /** It could not be copied: it is shown, to be selected. */
  readonly onUncopied: (text: string) => void;
  readonly children: ComponentChildren;
}

/** Copies a text and says so. (A class: see OfficialText.) */
export class CopyButton extends Component<Props, { readonly copied?: boolean }> {
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #copy = ({ currentTarget }: MouseEvent): void => {
    const { text, onUncopied } = this.props;
    const said = (copied: boolean) => this.setState({ copied });
    copyText(text, currentTarget as Element).then(
      () => {
        said(true);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(said, COPIED_FOR_MS, false);
      },
      () => onUncopied(text),
    );
  };

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  render() {
    const { class: look, title, children } = this.props;
    const { copied } = this.state;
    return (
      <button type="button" class={look} title={title} onClick={this.#copy}>
        {children}
        <Icon name={copied ? 'check' : 'copy'} />
        <span class="visually-hidden" aria-live="polite">
          {copied ? message('copied') : ''}
        </span>
      </button>
    );
  }
}
