import type { Outcome, Side } from '../../combat/types.ts';
import { pointsFor } from '../../combat/verdict.ts';
import type { Without } from '../../combat/without.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/i18n.ts';
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
  const { fight, outcome: plain } = without;
  const gain = pointsFor(side, outcome.points) - pointsFor(side, plain.points);
  const isApart = side === 'attack' && setup.attackers.length > 1;
  return (
    <section class="without">
      <h2>{message('fightWithout')}</h2>
      {isApart && <p>{message('fightNoBand')}</p>}
      {isApart && fight.blockers.length > 0 && (
        <ul>
          {Array.from(fight.blockers.entries(), ([i, { name, blocks = 0 }]) => (
            <li key={i}>{message('fightApartFrom', name, fight.attackers[blocks]?.name ?? '')}</li>
          ))}
        </ul>
      )}
      <p>{describeOutcome(fight, plain)}</p>
      <p>{worthOf(gain)}</p>
    </section>
  );
}

function worthOf(gain: number): string {
  if (gain > 0) return counted('fightWorth', gain);
  return gain === 0 ? message('fightWorthNothing') : counted('fightCosts', -gain);
}
