import { divisions } from './divide.ts';
import { type Creature, type CreatureState, has } from './types.ts';

/** A creature that deals damage in a step, and how its damage may be divided. */
export interface Source {
  readonly index: number;
  readonly creature: Creature;
  readonly power: number;
  readonly trample: boolean;
  readonly order?: readonly number[] | undefined;
}

/** A creature that can be dealt damage in a step. */
export interface Victim {
  readonly index: number;
  readonly creature: Creature;
  readonly state: CreatureState;
}

/** One source's damage: amounts for the victims in the order given, and for the player. */
export interface Share {
  readonly source: number;
  readonly parts: readonly number[];
  readonly player: number;
}

/** All damage that one side deals in a step. */
export interface Hits {
  /** Damage assigned to each victim. */
  readonly assigned: readonly number[];
  /** Victims with damage from a source with deathtouch, as a bit mask. */
  readonly deathtouch: number;
  readonly life: number;
  readonly through: number;
  readonly shares: readonly Share[];
}

interface Partial extends Hits {
  readonly needs: number;
}

/** Damage that would still destroy the creature, before deathtouch (120.6, 704.5g). */
export const lethal = (victim: Victim): number =>
  Math.max(0, victim.creature.toughness + victim.state.counters - victim.state.marked);

/** Whether damage assigned to the victim is dealt to it (702.16e; counters instead of damage). */
export const isDealt = (creature: Creature): boolean =>
  !has(creature, 'protection') && !has(creature, 'damage-to-counters');

/**
 * Every result that one side's damage can have in a step: all legal divisions of all its sources, taken
 * together as the rules judge them (510.1e), where those that do the same to every victim count once.
 */
export function possibleHits(sources: readonly Source[], victims: readonly Victim[]): Hits[] {
  const nothing: Partial = {
    assigned: victims.map(() => 0),
    deathtouch: 0,
    life: 0,
    through: 0,
    needs: 0,
    shares: [],
  };
  let reached: Partial[] = [nothing];
  for (const source of sources) {
    const next = new Map<string, Partial>();
    const ways = divisions(source.power, victims.length, source);
    for (const hits of reached) {
      for (const way of ways) {
        const sum = add(hits, source, way, victims);
        const key = keyOf(sum, victims);
        if (!next.has(key)) next.set(key, sum);
      }
    }
    reached = [...next.values()];
  }
  return reached.filter((hits) => isLegal(hits, victims));
}

function add(
  hits: Partial,
  source: Source,
  way: { parts: readonly number[]; player: number; needs: number },
  victims: readonly Victim[],
): Partial {
  let { deathtouch, life } = hits;
  const assigned = hits.assigned.map((amount, i) => amount + (way.parts[i] ?? 0));
  const lifelink = has(source.creature, 'lifelink');
  way.parts.forEach((part, i) => {
    const victim = victims[i];
    if (!victim || part === 0) return;
    if (has(source.creature, 'deathtouch')) deathtouch |= 1 << i;
    if (lifelink && isDealt(victim.creature)) life += part;
  });
  if (lifelink) life += way.player;
  return {
    assigned,
    deathtouch,
    life,
    through: hits.through + way.player,
    needs: hits.needs | way.needs,
    shares: [...hits.shares, { source: source.index, parts: way.parts, player: way.player }],
  };
}

/** Two sums of damage that agree here have the same results; damage past lethal changes none. */
function keyOf(hits: Partial, victims: readonly Victim[]): string {
  const felt = victims.map((victim, i) => {
    const amount = hits.assigned[i] ?? 0;
    return has(victim.creature, 'damage-to-counters')
      ? amount
      : Math.min(amount, lethal(victim) || 1);
  });
  return `${felt.join()}|${hits.deathtouch}|${hits.life}|${hits.through}|${hits.needs}`;
}

/**
 * Whether each victim that had to get lethal damage got it. Damage already marked, other creatures' damage
 * and deathtouch count; protection and indestructible do not (702.19b, 702.2c).
 */
function isLegal(hits: Partial, victims: readonly Victim[]): boolean {
  return victims.every(
    (victim, i) =>
      (hits.needs & (1 << i)) === 0 ||
      (hits.deathtouch & (1 << i)) !== 0 ||
      (hits.assigned[i] ?? 0) >= lethal(victim),
  );
}
