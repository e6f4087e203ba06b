import { useState } from 'preact/hooks';
import { rulesPage } from '../../own-pages.ts';
import { copyText } from '../../ui/copy-text.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';

interface Props {
  readonly number: string;
  readonly edition: string;
  /** Opens the comparison of this rule; undefined where there is no other edition to compare with. */
  readonly onCompare: (() => void) | undefined;
}

/** What can be done with the chosen rule: copy a link or a citation, compare. */
export function RuleTools({ number, edition, onCompare }: Props) {
  const [said, setSaid] = useState('');
  const copy = (text: string, beside: Element) =>
    copyText(text, beside).then(
      () => setSaid(message('copied')),
      () => setSaid(message('copyFailed', text)),
    );
  const link = new URL(rulesPage({ edition, at: number }), location.href).href;
  return (
    <span class="rule-tools">
      <button type="button" class="link" onClick={(event) => copy(link, event.currentTarget)}>
        {message('readerCopyLink')}
      </button>
      <button
        type="button"
        class="link"
        onClick={(event) => copy(`CR ${number}, ${longDate(edition)}`, event.currentTarget)}
      >
        {message('readerCopyCitation')}
      </button>
      {onCompare && (
        <button type="button" class="link" onClick={onCompare}>
          {message('readerCompare')}
        </button>
      )}
      <span aria-live="polite">{said}</span>
    </span>
  );
}
