import { useState } from 'preact/hooks';
import { resolveEdition } from '../../rules/edition-choice.ts';
import { copyText } from '../../ui/copy-text.ts';
import { message } from '../../ui/i18n.ts';
import { useRules } from '../use-rules.ts';
import { fightAddress } from './address.ts';
import { fightAsText } from './as-text.ts';
import type { Setup } from './setup.ts';
import type { Played } from './use-outcome.ts';

interface Props {
  readonly setup: Setup;
  readonly last: Played['last'];
}

/**
 * The link that holds the whole set-up, a button that copies it, and one that copies the fight as text: a link to an
 * extension opens for nobody who has not got it.
 */
export function ShareLink({ setup, last }: Props) {
  const { index, texts, problem } = useRules('withTexts');
  const [said, setSaid] = useState('');
  const href = fightAddress(setup);
  const copy = (text: string, beside: Element, failed: string) =>
    copyText(text, beside).then(
      () => setSaid(message('copied')),
      () => setSaid(failed),
    );
  const outcome =
    last?.setup === setup && last.answer.kind === 'played' ? last.answer.outcome : undefined;
  const asText = () =>
    outcome &&
    fightAsText(
      setup,
      outcome,
      texts?.texts ?? {},
      setup.edition ?? resolveEdition('newest', index),
    );
  return (
    <p class="share">
      <a href={href}>{message('fightLink')}</a>
      <button
        type="button"
        class="button"
        onClick={({ currentTarget }) =>
          copy(new URL(href, location.href).href, currentTarget, message('fightCopyFailed'))
        }
        onBlur={() => setSaid('')}
      >
        {message('fightCopyLink')}
      </button>
      <button
        type="button"
        class="button"
        disabled={!outcome || (!texts && !problem)}
        onClick={({ currentTarget }) => {
          const text = asText();
          if (text) void copy(text, currentTarget, message('copyFailed', text));
        }}
        onBlur={() => setSaid('')}
      >
        {message('copyAsText')}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
