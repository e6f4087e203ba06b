import { divisions, type Parts } from './divide.ts';
import { type Pool, pools } from './pool.ts';
import type { Source } from './source.ts';
import { type Creature, type CreatureState, has } from './types.ts';

/** A creature that can be dealt damage in a step. */
export interface Victim {
  readonly index: number;
  readonly creature: Creature;
  readonly state: CreatureState;
}

/** All damage that one side deals in a step. */
export interface Hits {
  /** Damage assigned to each victim. */
  readonly assigned: readonly number[];
  /** Victims with damage from a source with deathtouch, as a bit mask. */
  readonly deathtouch: number;
  readonly life: number;
  readonly through: number;
  /** Each pool's amounts for the victims and, last, for the player. */
  readonly dealt: readonly { readonly pool: Pool; readonly amounts: readonly number[] }[];
}

interface Sum extends Hits {
  /** Victims that must come to lethal damage, as a bit mask. */
  readonly needs: number;
}

/** Damage that would still destroy the creature, before deathtouch (120.6, 704.5g). */
const lethal = (victim: Victim): number =>
  Math.max(0, victim.creature.toughness + victim.state.counters - victim.state.marked);

/** Whether damage assigned to the creature is dealt to it: not prevented, and not counters instead (702.16e). */
export const isDealt = (creature: Creature): boolean =>
  !has(creature, 'protection') && !has(creature, 'damage-to-counters');

/**
 * Every result that one side's damage can have in a step: all legal divisions of all its sources, judged
 * together as the rules do (510.1e), where those that do the same to every victim count once.
 */
export function possibleHits(sources: readonly Source[], victims: readonly Victim[]): Hits[] {
  let reached: Sum[] = [
    { assigned: victims.map(() => 0), deathtouch: 0, life: 0, through: 0, needs: 0, dealt: [] },
  ];
  for (const pool of pools(sources)) {
    const next = new Map<string, Sum>();
    const ways = divisions(pool.power, victims.length, pool);
    for (const sum of reached) {
      for (const way of ways) {
        const more = add(sum, pool, way, victims);
        const key = keyOf(more, victims);
        if (!next.has(key)) next.set(key, more);
      }
    }
    reached = [...next.values()];
  }
  return reached.filter((sum) => isLegal(sum, victims));
}

function add(sum: Sum, pool: Pool, way: Parts, victims: readonly Victim[]): Sum {
  let { deathtouch, life } = sum;
  if (pool.lifelink) life += way.player;
  way.parts.forEach((part, i) => {
    const victim = victims[i];
    if (!victim || part === 0) return;
    if (pool.deathtouch) deathtouch |= 1 << i;
    if (pool.lifelink && isDealt(victim.creature)) life += part;
  });
  return {
    assigned: sum.assigned.map((amount, i) => amount + (way.parts[i] ?? 0)),
    deathtouch,
    life,
    through: sum.through + way.player,
    needs: sum.needs | way.needs,
    dealt: [...sum.dealt, { pool, amounts: [...way.parts, way.player] }],
  };
}

/** Two sums of damage with the same key have the same results: damage past lethal changes none. */
function keyOf(sum: Sum, victims: readonly Victim[]): string {
  let key = `${sum.deathtouch},${sum.life},${sum.through},${sum.needs}`;
  victims.forEach((victim, i) => {
    const amount = sum.assigned[i] ?? 0;
    const grows = has(victim.creature, 'damage-to-counters');
    key += `,${grows ? amount : Math.min(amount, Math.max(lethal(victim), 1))}`;
  });
  return key;
}

/**
 * Whether each victim that had to get lethal damage got it. Damage already marked, other creatures' damage
 * and deathtouch count; protection and indestructible do not (702.19b, 702.2c).
 */
function isLegal(sum: Sum, victims: readonly Victim[]): boolean {
  return victims.every(
    (victim, i) =>
      (sum.needs & (1 << i)) === 0 ||
      (sum.deathtouch & (1 << i)) !== 0 ||
      (sum.assigned[i] ?? 0) >= lethal(victim),
  );
}
