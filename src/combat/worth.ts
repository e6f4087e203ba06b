import { isAbility } from './abilities.ts';
import { type Creature, type CreatureState, has, numberedOf } from './types.ts';

/**
 * The measure by which each player chooses, and by which a fight gets its verdict. It is zero-sum: what one
 * player wins by it the other loses.
 * - A creature is worth its power plus its toughness, and ABILITY_WORTH for each ability.
 * - A point of life is worth one: life gained from lifelink, and life lost to damage that comes through. So is
 *   a point of loyalty that the planeswalker had.
 * - A poison counter is worth POISON_WORTH.
 * - A +1/+1 counter is worth two while its creature lives, a -1/-1 counter costs as much; any other "whenever
 *   dealt damage" effect is worth TRIGGER_WORTH.
 * - A creature that its controller takes away is neither won nor lost.
 */

/** One more point of power or of toughness: enough that a 1/1 with two abilities is not thrown away for a 2/1. */
const ABILITY_WORTH = 1;

/** An unnamed good effect; less than a card (a 1/1 is worth two), more than nothing. */
export const TRIGGER_WORTH = 1;

/** A counter adds one power and one toughness. */
export const COUNTER_WORTH = 2;

/** Ten poison counters lose the game as twenty life does (104.3d). */
export const POISON_WORTH = 2;

/**
 * Points are multiplied by this in the search, so that damage left on a creature that lives decides only
 * between divisions that are otherwise equal. More damage than any fight holds.
 */
export const POINT = 1000;

/** What losing the creature costs, in points, without counters. */
export const worth = (creature: Creature): number =>
  creature.power +
  creature.toughness +
  ABILITY_WORTH *
    (creature.abilities.filter(isAbility).length +
      numberedOf(creature).filter(([each]) => each !== 'prevent').length);

/**
 * How well a creature stands, in 1/POINT points: less when it died, more for counters and triggers, and by a
 * hair less for damage left on a creature that damage can kill.
 */
export function standing(creature: Creature, state: CreatureState): number {
  const sum = has(creature, 'damage-trigger') ? state.triggers * TRIGGER_WORTH * POINT : 0;
  if (state.left) return sum;
  if (state.dead) return sum - worth(creature) * POINT;
  const hurt = has(creature, 'indestructible') ? 0 : state.marked;
  return sum + state.counters * COUNTER_WORTH * POINT - hurt;
}
