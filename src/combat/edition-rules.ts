/** How combat damage works in an edition of the rules. */
export interface CombatRules {
  /** The edition's date, as YYYY-MM-DD. */
  readonly edition: string;
  /**
   * Whether damage must follow an order among the creatures that block (or are blocked): lethal damage to each
   * before the next (509.2, 509.3 and 510.1c-d from 2009-07-11 to 2024-09-20).
   */
  readonly ordered: boolean;
  /** Whether combat damage goes on the stack, so that a creature can leave and its damage still be dealt. */
  readonly onStack: boolean;
  /**
   * What deathtouch does to the division of damage.
   * - `none`: it is a triggered ability, and lethal damage is counted without it (502.63a until 2009-05-01).
   * - `unordered`: its source need not follow the order, but trample asks for full lethal damage (702.2b from
   *   2009-07-11).
   * - `lethal`: any damage from it counts as lethal (702.2c since 2010-07-16).
   */
  readonly deathtouch: 'none' | 'unordered' | 'lethal';
  /** Whether lifelink is a triggered ability, whose life may come too late (502.68a until 2009-05-01). */
  readonly lifelinkTriggers: boolean;
}

/** The first edition without damage on the stack, with an order, with deathtouch and lifelink as they are. */
const ORDER_CAME = '2009-07-11';
/** The first edition in which any damage from a source with deathtouch is lethal damage. */
const TOUCH_LETHAL = '2010-07-16';
/** The first edition without the order. */
const ORDER_WENT = '2024-11-08';

/** Later than any edition: the newest rules. */
const NEWEST = '9999-12-31';

/**
 * The rules of an edition, by its date as YYYY-MM-DD; the newest where none is named. `damageWaits`: combat damage
 * waits on the stack all the same, as in formats that bring back only that (310.1 and 310.4 of 2009-05-01).
 */
export const combatRules = (edition: string = NEWEST, damageWaits = false): CombatRules => ({
  edition,
  ordered: edition >= ORDER_CAME && edition < ORDER_WENT,
  onStack: damageWaits || edition < ORDER_CAME,
  deathtouch: edition < ORDER_CAME ? 'none' : edition < TOUCH_LETHAL ? 'unordered' : 'lethal',
  lifelinkTriggers: edition < ORDER_CAME,
});
