/**
 * One thing that can become of a victim in a step, as bounds on the damage assigned to it. Within them each
 * point of damage changes the worth by the same, so that the best division is a flow (see flow.ts).
 */
export interface Fate {
  readonly low: number;
  readonly high: number;
  /** Whether sources with deathtouch assign it damage: not at all, at least one point, or no matter. */
  readonly touch: 'no' | 'yes' | 'any';
  /** Bounds on the damage from sources with wither, where they differ from `low` and `high`. */
  readonly withering: readonly [low: number, high: number] | undefined;
  /** Whether lethal damage is assigned to it. */
  readonly lethal: boolean;
  /** Worth to the side that deals the damage, in 1/POINT points, before the amounts count. */
  readonly base: number;
  /** What each point adds: from a plain source, from one with wither; and where it is dealt, with lifelink. */
  readonly each: number;
  readonly eachWithering: number;
  readonly eachLife: number;
}
