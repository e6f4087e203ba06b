import {
  type Creature,
  type Division,
  type Fight,
  has,
  type Outcome,
  other,
  type Side,
  type StepResult,
} from '../../rules/combat/types.ts';
import { worth } from '../../rules/combat/worth.ts';
import { creaturesOf } from './setup.ts';
import { listed, PLAYER } from './words.ts';

/** Who dies on each side, what life is gained, what goes through: the whole fight in a sentence or two. */
export function tellOutcome(fight: Fight, outcome: Outcome): string {
  const dead = (['attack', 'block'] as const).flatMap((side) =>
    creaturesOf(fight, side).flatMap(({ name }, i) => (outcome.after[side][i]?.dead ? [name] : [])),
  );
  const told = [
    dead.length === 0 ? 'Nobody dies' : `${listed(dead)} ${dead.length > 1 ? 'die' : 'dies'}`,
  ];
  if (outcome.through > 0) told.push(`${outcome.through} damage goes through to the player`);
  for (const side of ['attack', 'block'] as const)
    if (outcome.life[side] > 0) told.push(`${PLAYER[side]} gains ${outcome.life[side]} life`);
  return `${told.join('; ')}.`;
}

/** One creature's damage in one step: whose choice it was, where it goes, and why. */
export function tellDivision(
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
  if (player > 0) targets.push(`${player} to the player`);
  const who = chooser === side ? PLAYER[chooser] : `${PLAYER[chooser]}, by banding`;
  const how =
    placesOf(fight, steps, index, division) > 1 ? `is divided by ${who}` : 'has one place to go';
  return `${creature.name}’s damage ${how}: ${targets.join('; ')}.`;
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
  const where = `${amount} on ${target.name}`;
  const own = chooser === foe;
  if (has(target, 'protection')) return `${where}, where it is prevented`;
  if (has(target, 'damage-to-counters')) return `${where}, as +1/+1 counters`;
  if (triggers) return `${where}, whose ability triggers${dies ? ' as it dies' : ''}`;
  if (dies)
    return own
      ? `${where}, the loss that costs least (worth ${worth(target)})`
      : `${where}, which dies`;
  if (has(target, 'indestructible')) return `${where}, which cannot be destroyed`;
  return `${where}, which survives`;
}

/** How many points ahead, in words, for the player of a side. */
export function tellPoints(points: number, side: Side): string {
  if (points === 0) return 'Neither player comes out ahead.';
  const ahead = points > 0 ? side : other(side);
  const size = Math.abs(points);
  return `${capital(PLAYER[ahead])} comes out ahead by ${size} ${size === 1 ? 'point' : 'points'}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
