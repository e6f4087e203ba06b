import { type Creature, type CreatureState, has } from './types.ts';

/**
 * The measure by which each player chooses, and by which a fight gets its verdict. It is zero-sum: what one
 * player wins by it the other loses.
 * - A creature is worth its power plus its toughness, and ABILITY_WORTH for each ability.
 * - A point of life is worth one: life gained from lifelink, and life lost to damage that comes through.
 * - A +1/+1 counter is worth two while its creature lives; any other "whenever dealt damage" effect
 *   TRIGGER_WORTH.
 */

/** One more point of power or of toughness: enough that a 1/1 with two abilities is not thrown away for a 2/1. */
const ABILITY_WORTH = 1;

/** An unnamed good effect; less than a card (a 1/1 is worth two), more than nothing. */
const TRIGGER_WORTH = 1;

/** A counter adds one power and one toughness. */
const COUNTER_WORTH = 2;

/**
 * Points are multiplied by this in the search, so that damage left on a creature that lives decides only
 * between divisions that are otherwise equal. More damage than any fight holds.
 */
export const POINT = 1000;

/** What losing the creature costs, in points, without counters. */
export const worth = (creature: Creature): number =>
  creature.power + creature.toughness + ABILITY_WORTH * creature.abilities.length;

/**
 * How well one side's creatures stand, in 1/POINT points: less for each that died, more for counters and
 * triggers, and by a hair less for damage left on a creature that damage can kill.
 */
export function standing(creatures: readonly Creature[], states: readonly CreatureState[]): number {
  let sum = 0;
  creatures.forEach((creature, i) => {
    const state = states[i];
    if (!state) return;
    if (has(creature, 'damage-trigger')) sum += state.triggers * TRIGGER_WORTH * POINT;
    if (state.dead) sum -= worth(creature) * POINT;
    else {
      sum += state.counters * COUNTER_WORTH * POINT;
      if (!has(creature, 'indestructible')) sum -= state.marked;
    }
  });
  return sum;
}
