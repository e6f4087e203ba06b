import { useState } from 'preact/hooks';
import { message } from '../../ui/i18n.ts';
import { fightAddress } from './address.ts';
import type { Setup } from './setup.ts';

/** The link that holds the whole set-up, and a button that copies it. */
export function ShareLink({ setup }: { setup: Setup }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const href = fightAddress(setup);
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, location.href).href).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <p class="share">
      <a href={href}>{message('matrixLink')}</a>
      {/* Pages that are not served securely have no clipboard; the link is there all the same. */}
      {typeof navigator.clipboard === 'object' && (
        <button type="button" class="button" onClick={copy} onBlur={() => setState('idle')}>
          {message('matrixCopyLink')}
        </button>
      )}
      <span role="status">
        {state === 'copied' && message('copied')}
        {state === 'failed' && message('matrixCopyFailed')}
      </span>
    </p>
  );
}
