import type { Creature } from './types.ts';

/** A creature that deals damage in a step, and how its damage may be divided. */
export interface Source {
  readonly index: number;
  readonly creature: Creature;
  readonly power: number;
  readonly trample: boolean;
  readonly ordered: boolean;
}
