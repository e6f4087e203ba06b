import { type Hits, isDealt, type Victim } from './hits.ts';
import { type CreatureState, has } from './types.ts';

/** What a creature is after damage is dealt, state-based actions are done and its triggers have resolved. */
function deal(victim: Victim, assigned: number, deathtouch: boolean): CreatureState {
  const { creature, state } = victim;
  if (assigned === 0) return state;
  if (!isDealt(creature)) {
    const counters =
      has(creature, 'damage-to-counters') && !has(creature, 'protection') ? assigned : 0;
    return { ...state, counters: state.counters + counters };
  }
  const marked = state.marked + assigned;
  const toughness = creature.toughness + state.counters;
  const dead = !has(creature, 'indestructible') && (deathtouch || marked >= toughness);
  const triggered = has(creature, 'damage-counter') || has(creature, 'damage-trigger');
  return {
    dead,
    marked,
    triggers: state.triggers + (triggered ? 1 : 0),
    // The counter comes when the trigger resolves, after state-based actions: too late to save it (510.3a).
    counters: state.counters + (has(creature, 'damage-counter') && !dead ? 1 : 0),
  };
}

/** One side's creatures after hits; those that are no victims stay as they are. */
export function dealAll(
  states: readonly CreatureState[],
  victims: readonly Victim[],
  hits: Hits,
): CreatureState[] {
  const after = [...states];
  victims.forEach((victim, i) => {
    after[victim.index] = deal(victim, hits.assigned[i] ?? 0, (hits.deathtouch & (1 << i)) !== 0);
  });
  return after;
}
