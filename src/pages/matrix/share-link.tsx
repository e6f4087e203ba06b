import { useState } from 'preact/hooks';
import { fightAddress } from './address.ts';
import type { Setup } from './setup.ts';

const COPY_STATES = {
  idle: '',
  copied: 'Copied',
  failed: 'Not copied: copy the link itself',
} as const;

/** The link that holds the whole set-up, and a button that copies it. */
export function ShareLink({ setup }: { setup: Setup }) {
  const [state, setState] = useState<keyof typeof COPY_STATES>('idle');
  const href = fightAddress(setup);
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, location.href).href).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <p class="share">
      <a href={href}>Link to this fight</a>
      {/* Pages that are not served securely have no clipboard; the link is there all the same. */}
      {typeof navigator.clipboard === 'object' && (
        <button type="button" class="button" onClick={copy} onBlur={() => setState('idle')}>
          Copy link
        </button>
      )}
      <span role="status">{COPY_STATES[state]}</span>
    </p>
  );
}
