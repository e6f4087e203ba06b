import { type Creature, type CreatureState, has, numberOf } from './types.ts';

/** A creature as it stands when damage begins, after what changed it in this combat. */
export interface Body {
  /** Index on its side of the whole fight. */
  readonly index: number;
  readonly creature: Creature;
  readonly power: number;
  readonly toughness: number;
}

/** Damage that arrives at a creature in one step. */
export interface Hit {
  /** All of it. */
  readonly amount: number;
  /** How much of it comes from sources with wither or infect. */
  readonly withering: number;
  /** Whether some of it comes from a source with deathtouch. */
  readonly touch: boolean;
}

export const isHere = (state: CreatureState): boolean => !state.dead && !state.left;

export const powerOf = (body: Body, state: CreatureState): number =>
  Math.max(0, body.power + state.counters);

/** Damage that would still destroy the creature, before deathtouch (120.6, 704.5g). */
export const lethalTo = (body: Body, state: CreatureState): number =>
  Math.max(0, body.toughness + state.counters - state.marked);

/** How much of the damage that arrives is prevented (615.7). */
export const preventedOf = (state: CreatureState, amount: number): number =>
  Math.min(amount, state.shield);

/** Whether damage becomes counters instead of being dealt. */
export const grows = (creature: Creature): boolean => has(creature, 'damage-to-counters');

/** Damage that is really dealt: neither prevented nor replaced. It is what lifelink counts (702.15b). */
export const dealtOf = (body: Body, state: CreatureState, amount: number): number =>
  grows(body.creature) ? 0 : amount - preventedOf(state, amount);

export const triggersOn = (creature: Creature): boolean =>
  has(creature, 'damage-counter') || has(creature, 'damage-trigger');

/** What a creature is after damage is dealt, state-based actions are done and its triggers have resolved. */
export function receive(body: Body, state: CreatureState, hit: Hit): CreatureState {
  if (hit.amount === 0) return state;
  const { creature, toughness } = body;
  const prevented = preventedOf(state, hit.amount);
  const shield = state.shield - prevented;
  const amount = hit.amount - prevented;
  if (amount === 0) return { ...state, shield };
  if (grows(creature)) return { ...state, shield, counters: state.counters + amount };
  // A shield meets damage of one kind only (legal.ts), so that all that is left is of that kind.
  const withering = Math.min(hit.withering, amount);
  const marked = state.marked + amount - withering;
  const counters = state.counters - withering;
  const left = toughness + counters;
  const destroyed = !has(creature, 'indestructible') && (hit.touch || marked >= left);
  const dead = left <= 0 || destroyed;
  return {
    ...state,
    dead,
    marked,
    shield,
    triggers: state.triggers + (triggersOn(creature) ? 1 : 0),
    // The counter comes when the trigger resolves, after state-based actions: too late to save it (510.3a).
    counters: counters + (has(creature, 'damage-counter') && !dead ? 1 : 0),
  };
}

/** A creature before it has been dealt damage in this combat. */
export const freshState = (creature: Creature): CreatureState => ({
  dead: false,
  left: false,
  marked: creature.damage ?? 0,
  counters: 0,
  triggers: 0,
  // Of protection and its like nothing is ever used up (702.16e, 615.1).
  shield:
    has(creature, 'protection') || has(creature, 'prevent-all')
      ? Number.POSITIVE_INFINITY
      : numberOf(creature, 'prevent'),
});
