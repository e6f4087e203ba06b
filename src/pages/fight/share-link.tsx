import { useState } from 'preact/hooks';
import { copyText } from '../../ui/copy-text.ts';
import { message } from '../../ui/i18n.ts';
import { fightAddress } from './address.ts';
import type { Setup } from './setup.ts';

/** The link that holds the whole set-up, and a button that copies it. */
export function ShareLink({ setup }: { setup: Setup }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const href = fightAddress(setup);
  const copy = (beside: Element) =>
    copyText(new URL(href, location.href).href, beside).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <p class="share">
      <a href={href}>{message('fightLink')}</a>
      <button
        type="button"
        class="button"
        onClick={(event) => copy(event.currentTarget)}
        onBlur={() => setState('idle')}
      >
        {message('fightCopyLink')}
      </button>
      <span role="status">
        {state === 'copied' && message('copied')}
        {state === 'failed' && message('fightCopyFailed')}
      </span>
    </p>
  );
}
