import {
  type Creature,
  creaturesOf,
  type Division,
  type Fight,
  has,
  type Outcome,
  other,
  SIDES,
  type Side,
  type StepResult,
} from '../../combat/types.ts';
import { verdictOf } from '../../combat/verdict.ts';
import { worth } from '../../combat/worth.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/i18n.ts';
import { listed } from '../../ui/lists.ts';
import { inClauses } from '../../ui/sentences.ts';
import { abilityName } from './ability-names.ts';

/** Who dies on each side, what life is gained, what goes through: the whole fight in a sentence or two. */
export function describeOutcome(fight: Fight, outcome: Outcome): string {
  const named = (what: 'dead' | 'left') =>
    SIDES.flatMap((side) =>
      creaturesOf(fight, side).flatMap(({ name }, i) =>
        outcome.after[side][i]?.[what] ? [name] : [],
      ),
    );
  const [dead, left] = [named('dead'), named('left')];
  const told = [
    dead.length === 0
      ? message('fightNobodyDies')
      : counted('fightDies', dead.length, listed(dead)),
  ];
  if (left.length > 0) told.push(message('fightLeaves', listed(left)));
  const { through, lost, poison, loyalty, life } = outcome;
  if (through > 0) told.push(counted('fightThrough', through));
  // Where the damage and the life lost are not the same: by infect, or afflict.
  if (lost !== through && lost > 0) told.push(counted('fightLost', lost));
  if (poison > 0) told.push(counted('fightPoisoned', poison));
  if (loyalty > 0) told.push(counted('fightLoyaltyLost', loyalty));
  for (const side of SIDES)
    if (life[side] > 0) told.push(counted(`fightGains_${side}`, life[side]));
  if (outcome.beaten) told.push(message('fightBeaten'));
  return message('fightTold', inClauses(told));
}

/** What happens before damage, a sentence each. */
export function describeBefore(fight: Fight, { changes, early, sizes }: Outcome): string[] {
  const nameOf = (side: Side, i: number) => creaturesOf(fight, side)[i]?.name ?? '';
  const grown = changes.map(({ side, creature, by, life }) => {
    const size = sizes[side][creature];
    return life > 0
      ? counted('fightAfflicts', life, nameOf(side, creature), abilityName(by))
      : message(
          'fightGrows',
          nameOf(side, creature),
          `${size?.power}/${size?.toughness}`,
          abilityName(by),
        );
  });
  const gone = SIDES.flatMap((side) => [
    ...early.died[side].map((i) => message('fightDiesEarly', nameOf(side, i))),
    ...early.left[side].map((i) => message('fightLeavesEarly', nameOf(side, i))),
  ]);
  return [...grown, ...gone];
}

/** One creature's damage in one step: whose choice it was, where it goes, and why. */
export function describeDivision(
  fight: Fight,
  steps: readonly StepResult[],
  index: number,
  division: Division,
): string {
  const { side, source, chooser, parts, player, planeswalker, places } = division;
  const step = steps[index];
  const creature = creaturesOf(fight, side)[source];
  if (!step || !creature) return '';
  const targets = parts.flatMap((amount, i) => {
    const target = creaturesOf(fight, other(side))[i];
    return target && amount > 0
      ? [describePart(step, steps[index - 1], division, creature, target, i, amount)]
      : [];
  });
  if (planeswalker > 0) targets.push(counted('fightToPlaneswalker', planeswalker));
  if (player > 0) targets.push(counted('fightToPlayer', player));
  const where = inClauses(targets);
  if (places <= 1) return message('fightOnePlace', creature.name, where);
  return chooser === side
    ? message(`fightDivides_${chooser}`, creature.name, where)
    : message(`fightDividesByBanding_${chooser}`, creature.name, where);
}

function describePart(
  step: StepResult,
  before: StepResult | undefined,
  { side, chooser }: Division,
  source: Creature,
  target: Creature,
  index: number,
  amount: number,
): string {
  const foe = other(side);
  const dies = step.died[foe].includes(index);
  const triggers = (step.triggers[foe][index] ?? 0) > 0;
  const { name } = target;
  const own = chooser === foe;
  const now = step.after[foe][index];
  const then = before?.after[foe][index];
  const marked = (now?.marked ?? 0) - (then?.marked ?? target.damage ?? 0);
  const counters = (now?.counters ?? 0) - (then?.counters ?? 0);
  if (has(source, 'harmless')) return counted('fightPartHarmless', amount, name);
  if (step.left[foe].includes(index)) return counted('fightPartGone', amount, name);
  if (marked === 0 && counters === 0 && !dies) return counted('fightPartPrevented', amount, name);
  if (has(target, 'damage-to-counters')) return counted('fightPartCounters', amount, name);
  if (triggers) return counted(dies ? 'fightPartTriggersDying' : 'fightPartTriggers', amount, name);
  if (dies && own) return counted('fightPartLeast', amount, name, String(worth(target)));
  if (dies) return counted('fightPartDies', amount, name);
  if (has(source, 'wither') || has(source, 'infect'))
    return counted('fightPartWithers', amount, name);
  if (has(target, 'indestructible')) return counted('fightPartUndestroyed', amount, name);
  return counted('fightPartSurvives', amount, name);
}

/** How many points ahead, in words, for the player of a side; `judged`: beside a verdict, which may be "even". */
export function describePoints(points: number, side: Side, judged = false): string {
  if (points === 0) return message('fightNeitherAhead');
  if (judged && verdictOf(points) === 'even') return counted('fightEven', Math.abs(points));
  const ahead = points > 0 ? side : other(side);
  return counted(`fightAhead_${ahead}`, Math.abs(points));
}
