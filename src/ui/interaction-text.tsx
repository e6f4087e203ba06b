import type { EditionDate, Interaction } from '../rules/types.ts';
import { inWordsOf } from '../rules/words-of-the-time.ts';
import { CardText } from './card-text.tsx';

interface Props {
  readonly what: Interaction;
  /** In whose words it is told. */
  readonly edition: EditionDate;
  /** The numbers of its rules in that edition. */
  readonly rules: readonly string[];
}

/** What two terms do together: the outcome, and why with the rules. */
export function InteractionText({ what, edition, rules }: Props) {
  return (
    <>
      <CardText text={inWordsOf(edition, what.outcome)} />
      <p class="quiet">
        <CardText text={inWordsOf(edition, what.reason)} />{' '}
        <span class="rule">{rules.join(', ')}</span>
      </p>
    </>
  );
}
