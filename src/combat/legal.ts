import { type Creature, type Fight, has } from './types.ts';

/** Most creatures on a side, and in all: every legal division of so many is tried in about a second. */
export const MAX_SIDE = 4;
export const MAX_ALL = 6;

/**
 * Most creatures in all where one turns damage into counters: how much it gets then matters without bound, so
 * fewer divisions come to the same.
 */
export const MAX_GROWING = 4;

/** Highest power and toughness, for the same reason. */
export const MAX_STAT = 9;

/** Whether a creature may be declared as a blocker of an attacker by itself (509.1b, 702.9b, 702.16f). */
export const canBlock = (blocker: Creature, attacker: Creature): boolean =>
  !has(attacker, 'protection') && (!has(attacker, 'flying') || has(blocker, 'flying'));

/** Why a fight cannot happen, or cannot be played here. */
export type Problem =
  /** An attacker or a blocker is missing, or there are more than MAX_SIDE, MAX_ALL or MAX_GROWING. */
  | { readonly kind: 'none' | 'crowd' }
  /** A creature's power, toughness or damage is out of bounds. */
  | { readonly kind: 'stats'; readonly name: string }
  /** Attackers without banding, of which a band takes one (702.22c). */
  | { readonly kind: 'band'; readonly names: readonly string[] }
  /** A blocker that can block no member of the band (702.22h helps only from the first member on). */
  | { readonly kind: 'block'; readonly name: string };

/** What is wrong with a fight; empty where it can be played. */
export function problems(fight: Fight): Problem[] {
  const { attackers, blockers } = fight;
  const found: Problem[] = [];
  if (attackers.length === 0 || blockers.length === 0) found.push({ kind: 'none' });
  const all = [...attackers, ...blockers];
  const most = all.some((creature) => has(creature, 'damage-to-counters')) ? MAX_GROWING : MAX_ALL;
  if (Math.max(attackers.length, blockers.length) > MAX_SIDE || all.length > most)
    found.push({ kind: 'crowd' });
  for (const creature of all)
    if (!isWithin(creature)) found.push({ kind: 'stats', name: creature.name });
  const plain = attackers.filter((creature) => !has(creature, 'banding'));
  if (attackers.length > 1 && plain.length > 1)
    found.push({ kind: 'band', names: plain.map((creature) => creature.name) });
  for (const blocker of blockers)
    if (attackers.length > 0 && !attackers.some((attacker) => canBlock(blocker, attacker)))
      found.push({ kind: 'block', name: blocker.name });
  return found;
}

function isWithin({ power, toughness, damage = 0 }: Creature): boolean {
  const whole = [power, toughness, damage].every(Number.isInteger);
  return (
    whole &&
    power >= 0 &&
    power <= MAX_STAT &&
    toughness >= 1 &&
    toughness <= MAX_STAT &&
    damage >= 0 &&
    damage < toughness
  );
}
