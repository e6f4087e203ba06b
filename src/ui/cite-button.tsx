import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../rules/types.ts';
import { citation } from './citation.ts';
import { Icon } from './icons.tsx';
import { word } from './words.ts';

/** How long "Copied" stands, in milliseconds: long enough to be read out. */
const COPIED_FOR = 2000;

/** The rule's number; a click copies the citation with its date. */
export function CiteButton({ entry }: { entry: Entry }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const cited = citation(entry);
  if (cited === undefined) return <span class="quiet">{word('noNumber')}</span>;
  const copy = () =>
    navigator.clipboard.writeText(cited).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <button type="button" class="cite" title={word('copyCitation', cited)} onClick={copy}>
      CR {entry.number}
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span class={state === 'failed' ? '' : 'visually-hidden'} aria-live="polite">
        {state === 'copied' ? word('copied') : state === 'failed' ? word('copyFailed', cited) : ''}
      </span>
    </button>
  );
}
