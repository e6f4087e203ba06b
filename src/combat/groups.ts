import { type Creature, type Fight, has } from './types.ts';

/** Attackers that attack as one (a lone one, or a band) and the creatures that block them, as indexes. */
export interface GroupIndexes {
  readonly attackers: readonly number[];
  readonly blockers: readonly number[];
}

/** The attackers that form a band: those not apart, where there are several and one of them has banding. */
export function bandOf(attackers: readonly Creature[]): number[] {
  const members = attackers.flatMap((creature, i) => (has(creature, 'apart') ? [] : [i]));
  const banding = members.some((i) => has(attackers[i] as Creature, 'banding'));
  return members.length > 1 && banding ? members : [];
}

/**
 * The parts of a combat that do not touch each other: whoever blocks a member of a band blocks all of it
 * (702.22h), and nobody else.
 */
export function groupsOf({ attackers, blockers }: Fight): GroupIndexes[] {
  const band = bandOf(attackers);
  const heads = attackers.map((_, i) => (band.includes(i) ? (band[0] ?? i) : i));
  return [...new Set(heads)].map((head) => ({
    attackers: heads.flatMap((each, i) => (each === head ? [i] : [])),
    blockers: blockers.flatMap(({ blocks = 0 }, i) => (heads[blocks] === head ? [i] : [])),
  }));
}
