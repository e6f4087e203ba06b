import type { Side } from './types.ts';

/** Who comes out ahead: the player with banding, neither by much, or the other player. */
export const VERDICTS = ['favored', 'even', 'other'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Points within which neither side gains much: the worth of a 1/1 with one ability, the smallest creature that
 * a band can have. Losing that, or three life, leaves a fight even; losing a 2/1 with banding does not.
 */
export const EVEN_MARGIN = 3;

/** The verdict on points that the banding player is ahead by. */
export function verdictOf(points: number): Verdict {
  if (points > EVEN_MARGIN) return 'favored';
  return points < -EVEN_MARGIN ? 'other' : 'even';
}

/** Points of the attacking player, as the player of a side sees them. */
export const pointsFor = (side: Side, points: number): number =>
  // The sum with 0 turns -0 into 0.
  (side === 'attack' ? points : -points) + 0;
