import { dealAll } from './deal.ts';
import { type Hits, possibleHits, type Victim } from './hits.ts';
import type { Source } from './source.ts';
import { type CreatureState, type Fight, has, other, type Side } from './types.ts';
import { POINT, standing } from './worth.ts';

export type States = Record<Side, readonly CreatureState[]>;

/** Which creatures deal damage in a step: `all` where no creature has first or double strike (510.4). */
export type StepKind = 'all' | 'first' | 'second';

/** One thing that a side's damage can do in a step. */
export interface Option {
  readonly hits: Hits;
  /** The other side's creatures afterwards. */
  readonly after: readonly CreatureState[];
  /** Life gained and damage through, in 1/POINT points for the side that deals the damage. */
  readonly gain: number;
}

export const creaturesOf = (fight: Fight, side: Side) =>
  side === 'attack' ? fight.attackers : fight.blockers;

/** The step or steps of a fight (506.1). */
export function stepsOf(fight: Fight): StepKind[] {
  const quick = [...fight.attackers, ...fight.blockers].some(
    (creature) => has(creature, 'first-strike') || has(creature, 'double-strike'),
  );
  return quick ? ['first', 'second'] : ['all'];
}

/**
 * The player who divides the damage of one side's creatures: their controller, unless a creature with banding
 * stands against them now (702.22j for attackers, 702.22k for blockers).
 */
export function chooserOf(fight: Fight, states: States, side: Side): Side {
  if (fight.withoutBanding === other(side)) return side;
  const banded = victimsOf(fight, states, side).some((victim) => has(victim.creature, 'banding'));
  return banded ? other(side) : side;
}

function victimsOf(fight: Fight, states: States, side: Side): Victim[] {
  const against = other(side);
  return creaturesOf(fight, against).flatMap((creature, index) => {
    const state = states[against][index];
    return state && !state.dead ? [{ index, creature, state }] : [];
  });
}

/** Everything that one side's damage can do in a step, by every legal division of it. */
export function optionsOf(fight: Fight, states: States, side: Side, step: StepKind): Option[] {
  const victims = victimsOf(fight, states, side);
  const own = chooserOf(fight, states, side) === side;
  const unblocked = side === 'attack' && fight.blockers.length === 0;
  const sources = creaturesOf(fight, side).flatMap((creature, index): Source[] => {
    const state = states[side][index];
    if (!state || state.dead || !strikes(fight, side, index, step)) return [];
    const power = creature.power + state.counters;
    // Trample is for attackers, and only where their own controller divides (702.19a, 702.22j).
    const trample = unblocked || (side === 'attack' && own && has(creature, 'trample'));
    if (power <= 0 || (victims.length === 0 && !trample)) return [];
    return [{ index, creature, power, trample, ordered: own && fight.division === 'ordered' }];
  });
  return possibleHits(sources, victims).map((hits) => ({
    hits,
    after: dealAll(states[other(side)], victims, hits),
    gain: (hits.life + hits.through) * POINT,
  }));
}

function strikes(fight: Fight, side: Side, index: number, step: StepKind): boolean {
  const creature = creaturesOf(fight, side)[index];
  if (!creature || step === 'all') return creature !== undefined;
  if (has(creature, 'double-strike')) return true;
  return has(creature, 'first-strike') === (step === 'first');
}

/** What an option is worth to the side that deals the damage when nothing comes after it. */
export const finalGain = (fight: Fight, side: Side, option: Option): number =>
  option.gain - standing(creaturesOf(fight, other(side)), option.after);

/** The same for two states of a fight in which the last step's damage of one side can do the same. */
export const finalKey = (fight: Fight, states: States, side: Side, step: StepKind): string =>
  `${side}|${strikersKey(states[side], fight, side, step)}|${statesKey(states[other(side)])}`;

/** Which creatures will deal damage in the step, and how their power has changed. */
const strikersKey = cached((states, fight: Fight, side: Side, step: StepKind) =>
  states
    .map((state, i) =>
      !state.dead && strikes(fight, side, i, step) ? `${i}+${state.counters}` : '',
    )
    .join(),
);

const statesKey = cached((states) =>
  states
    .map((state) => `${+state.dead},${state.marked},${state.counters},${state.triggers}`)
    .join(';'),
);

/** Remembers a key of a side's states; one array of states belongs to one fight, side and step. */
function cached<Rest extends unknown[]>(
  make: (states: readonly CreatureState[], ...rest: Rest) => string,
): (states: readonly CreatureState[], ...rest: Rest) => string {
  const known = new WeakMap<readonly CreatureState[], string>();
  return (states, ...rest) => {
    const key = known.get(states) ?? make(states, ...rest);
    known.set(states, key);
    return key;
  };
}
