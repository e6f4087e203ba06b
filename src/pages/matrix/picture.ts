import { type Fight, has, other, type Side, type StepResult } from '../../combat/types.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/i18n.ts';
import { creaturesOf } from './setup.ts';

/** Measures of a step's picture, in SVG units, which are CSS pixels where it has its full width. */
export const LAYOUT = {
  width: 384,
  token: 124,
  tokenHeight: 48,
  /** Room for a token and a gap. */
  row: 64,
  /** How far from the middle the two lines between a pair of creatures run. */
  apart: 9,
  /** Where on its line an amount stands, from its source: near it, where lines to one target lie apart. */
  badgeAt: 0.25,
  /** How much further along each next line of the same source has it, for near the source those lie close. */
  badgeStep: 0.2,
  /** Length of an arrow's head. */
  head: 11,
} as const;

/** A creature, or the player, as the picture shows it when the step is over. */
export interface Token {
  readonly name: string;
  /** Power and toughness, counters included. */
  readonly label: string;
  readonly state: string;
  readonly fate: 'lives' | 'dies' | 'gone' | 'player';
}

export interface Arrow {
  readonly side: Side;
  readonly source: number;
  /** Index among the other side's tokens; the player comes after its creatures. */
  readonly target: number;
  readonly amount: number;
  /** Its place among the arrows of the same source. */
  readonly rank: number;
}

/** Names longer than this are cut: more do not fit the token. */
const NAME_ROOM = 9;

/** The tokens of a step, after it. The player stands below the blockers where damage goes through. */
export function tokensOf(
  fight: Fight,
  steps: readonly StepResult[],
  index: number,
): Record<Side, readonly Token[]> {
  const done = steps.slice(0, index + 1);
  const through = steps[index]?.through ?? 0;
  const side = (which: Side) =>
    creaturesOf(fight, which).map((_, i) => tokenOf(fight, done, which, i));
  const player: Token = {
    name: shortened(message('matrixPlayer')),
    label: '',
    state: counted('matrixStateDamage', through),
    fate: 'player',
  };
  return { attack: side('attack'), block: [...side('block'), ...(through > 0 ? [player] : [])] };
}

function tokenOf(fight: Fight, done: readonly StepResult[], side: Side, i: number): Token {
  const creature = creaturesOf(fight, side)[i];
  if (!creature) throw new RangeError(`no creature ${i} on the side ${side}`);
  const now = done.at(-1);
  const dealt = done.map((step) => damageOn(step, side, i)).reduce((sum, n) => sum + n, 0);
  const triggers = done.map((step) => step.triggers[side][i] ?? 0).reduce((sum, n) => sum + n, 0);
  const diesNow = now?.died[side].includes(i) === true;
  const gone = done.slice(0, -1).some((step) => step.died[side].includes(i));
  const grown = has(creature, 'damage-counter') && !diesNow && !gone ? triggers : 0;
  const counters = grown + (has(creature, 'damage-to-counters') ? dealt : 0);
  const label = `${creature.power + counters}/${creature.toughness + counters}`;
  const name = shortened(creature.name);
  if (gone) return { name, label, state: message('matrixState_diedBefore'), fate: 'gone' };
  if (diesNow) return { name, label, state: message('matrixState_dies'), fate: 'dies' };
  return { name, label, state: stateOf(fight, side, i, dealt), fate: 'lives' };
}

const shortened = (name: string): string =>
  name.length > NAME_ROOM ? `${name.slice(0, NAME_ROOM - 1)}…` : name;

function stateOf(fight: Fight, side: Side, i: number, dealt: number): string {
  const creature = creaturesOf(fight, side)[i];
  if (!creature) return '';
  if (dealt > 0 && has(creature, 'protection')) return counted('matrixStatePrevented', dealt);
  if (dealt > 0 && has(creature, 'damage-to-counters'))
    return counted('matrixStateCounters', dealt);
  const marked = dealt + (creature.damage ?? 0);
  return marked > 0 ? counted('matrixStateDamage', marked) : message('matrixState_unhurt');
}

const damageOn = (step: StepResult, side: Side, i: number): number =>
  step.divisions
    .filter((division) => division.side === other(side))
    .reduce((sum, division) => sum + (division.parts[i] ?? 0), 0);

/** Every amount that goes somewhere in a step. */
export function arrowsOf(step: StepResult | undefined): Arrow[] {
  return (step?.divisions ?? []).flatMap(({ side, source, parts, player }) =>
    [...parts, player]
      .map((amount, target) => ({ side, source, target, amount }))
      .filter(({ amount }) => amount > 0)
      .map((arrow, rank) => ({ ...arrow, rank })),
  );
}

/** The middle of the i-th of `count` tokens, which stand evenly over the height. */
export const placeOf = (i: number, count: number, height: number): number =>
  ((i + 0.5) * height) / Math.max(count, 1);
