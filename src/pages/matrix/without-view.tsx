import type { Outcome, Side } from '../../combat/types.ts';
import { pointsFor } from '../../combat/verdict.ts';
import type { Apart, Without } from '../../combat/without.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/i18n.ts';
import { listed } from '../../ui/lists.ts';
import { describeOutcome } from './describe.ts';
import type { Setup } from './setup.ts';

interface Props {
  readonly setup: Setup;
  readonly side: Side;
  readonly outcome: Outcome;
  readonly without: Without;
}

/** What the same creatures do without banding, and what banding is worth in this fight. */
export function WithoutView({ setup, side, outcome, without }: Props) {
  const gain = pointsFor(side, outcome.points) - pointsFor(side, without.points);
  return (
    <section class="without">
      <h3>{message('matrixWithout')}</h3>
      {side === 'attack' && setup.attackers.length > 1 && <p>{message('matrixNoBand')}</p>}
      <ul>
        {without.parts.map((part) => (
          <li key={part.attackers.join()}>{tellPart(setup, part)}</li>
        ))}
      </ul>
      <p>{worthOf(gain)}</p>
    </section>
  );
}

function tellPart(setup: Setup, { attackers, blockers, outcome }: Apart): string {
  const pick = <T,>(list: readonly T[], wanted: readonly number[]) =>
    wanted.flatMap((i) => list.slice(i, i + 1));
  const fight = {
    attackers: pick(setup.attackers, attackers),
    blockers: pick(setup.blockers, blockers),
  };
  const names = (list: readonly { name: string }[]) => listed(list.map(({ name }) => name));
  if (fight.blockers.length === 0)
    return counted('matrixUnblocked', outcome.through, names(fight.attackers));
  return message(
    'matrixApart',
    names(fight.attackers),
    names(fight.blockers),
    describeOutcome(fight, outcome),
  );
}

function worthOf(gain: number): string {
  if (gain > 0) return counted('matrixWorth', gain);
  return gain === 0 ? message('matrixWorthNothing') : counted('matrixCosts', -gain);
}
