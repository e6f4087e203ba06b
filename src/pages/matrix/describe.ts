import {
  type Creature,
  type Division,
  type Fight,
  has,
  type Outcome,
  other,
  type Side,
  type StepResult,
} from '../../combat/types.ts';
import { worth } from '../../combat/worth.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/i18n.ts';
import { listed } from '../../ui/lists.ts';
import { inClauses } from './ability-names.ts';
import { creaturesOf } from './setup.ts';

/** Who dies on each side, what life is gained, what goes through: the whole fight in a sentence or two. */
export function describeOutcome(fight: Fight, outcome: Outcome): string {
  const dead = (['attack', 'block'] as const).flatMap((side) =>
    creaturesOf(fight, side).flatMap(({ name }, i) => (outcome.after[side][i]?.dead ? [name] : [])),
  );
  const told = [
    dead.length === 0
      ? message('matrixNobodyDies')
      : counted('matrixDies', dead.length, listed(dead)),
  ];
  if (outcome.through > 0) told.push(counted('matrixThrough', outcome.through));
  for (const side of ['attack', 'block'] as const)
    if (outcome.life[side] > 0) told.push(counted(`matrixGains_${side}`, outcome.life[side]));
  return message('matrixTold', inClauses(told));
}

/** One creature's damage in one step: whose choice it was, where it goes, and why. */
export function describeDivision(
  fight: Fight,
  steps: readonly StepResult[],
  index: number,
  division: Division,
): string {
  const { side, source, chooser, parts, player } = division;
  const step = steps[index];
  const creature = creaturesOf(fight, side)[source];
  if (!step || !creature) return '';
  const targets = parts.flatMap((amount, i) => {
    const target = creaturesOf(fight, other(side))[i];
    return target && amount > 0 ? [tellPart(step, division, target, i, amount)] : [];
  });
  if (player > 0) targets.push(counted('matrixToPlayer', player));
  const where = inClauses(targets);
  if (placesOf(fight, steps, index, division) <= 1)
    return message('matrixOnePlace', creature.name, where);
  return chooser === side
    ? message(`matrixDivides_${chooser}`, creature.name, where)
    : message(`matrixDividesByBanding_${chooser}`, creature.name, where);
}

/** How many places a creature's damage could go to in a step. */
function placesOf(
  fight: Fight,
  steps: readonly StepResult[],
  index: number,
  { side, source, chooser }: Division,
): number {
  const foe = other(side);
  const dead = new Set(steps.slice(0, index).flatMap((step) => step.died[foe]));
  const foes = creaturesOf(fight, foe).length - dead.size;
  const creature = creaturesOf(fight, side)[source];
  const trample = side === 'attack' && chooser === side && creature && has(creature, 'trample');
  return foes + (trample ? 1 : 0);
}

function tellPart(
  step: StepResult,
  { side, chooser }: Division,
  target: Creature,
  index: number,
  amount: number,
): string {
  const foe = other(side);
  const dies = step.died[foe].includes(index);
  const triggers = (step.triggers[foe][index] ?? 0) > 0;
  const { name } = target;
  const own = chooser === foe;
  if (has(target, 'protection')) return counted('matrixPartPrevented', amount, name);
  if (has(target, 'damage-to-counters')) return counted('matrixPartCounters', amount, name);
  if (triggers)
    return counted(dies ? 'matrixPartTriggersDying' : 'matrixPartTriggers', amount, name);
  if (dies && own) return counted('matrixPartLeast', amount, name, String(worth(target)));
  if (dies) return counted('matrixPartDies', amount, name);
  if (has(target, 'indestructible')) return counted('matrixPartUndestroyed', amount, name);
  return counted('matrixPartSurvives', amount, name);
}

/** How many points ahead, in words, for the player of a side. */
export function describePoints(points: number, side: Side): string {
  if (points === 0) return message('matrixNeitherAhead');
  const ahead = points > 0 ? side : other(side);
  return counted(`matrixAhead_${ahead}`, Math.abs(points));
}
