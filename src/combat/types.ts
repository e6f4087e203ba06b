/** The abilities that the core plays. The last three are kinds of "whenever this creature is dealt damage". */
export const ABILITIES = [
  'banding',
  'first-strike',
  'double-strike',
  'deathtouch',
  'trample',
  'lifelink',
  'indestructible',
  'protection',
  'flying',
  'damage-trigger',
  'damage-counter',
  'damage-to-counters',
] as const;

/**
 * - `protection`: from every creature of the other side (they share the colour).
 * - `damage-trigger`: whenever it is dealt damage, its controller gets some good effect.
 * - `damage-counter`: whenever it is dealt damage, it gets a +1/+1 counter.
 * - `damage-to-counters`: damage that would be dealt to it becomes that many +1/+1 counters instead.
 */
export type Ability = (typeof ABILITIES)[number];

export type Side = 'attack' | 'block';

export interface Creature {
  readonly name: string;
  readonly power: number;
  readonly toughness: number;
  readonly abilities: readonly Ability[];
  /** Damage already marked on it as combat begins; 0 when left out. */
  readonly damage?: number;
}

/**
 * How a creature's controller may divide its damage.
 * - `free`: as they choose (510.1c-d since the edition of 2024-11-08, and before that of 2009-07-11).
 * - `ordered`: along a damage assignment order, lethal damage to each before the next (509.2-3 and
 *   510.1c-d from 2009-07-11 to 2024-09-20). Banding is the exception to it in those editions too. One point
 *   from deathtouch is lethal here, as it is since 2010-07-16.
 */
export type DivisionRule = 'free' | 'ordered';

/** One attacker, or one band, and the creatures that block it. Each blocker blocks every attacker here. */
export interface Fight {
  readonly attackers: readonly Creature[];
  readonly blockers: readonly Creature[];
  readonly division?: DivisionRule;
  /** Play it as though that side's creatures had no banding, to see what banding is worth. */
  readonly withoutBanding?: Side;
}

/** How one creature's damage is divided in one step. */
export interface Division {
  readonly side: Side;
  /** Index of the creature on its side. */
  readonly source: number;
  /** The player who divides it: the source's own controller, unless banding says otherwise. */
  readonly chooser: Side;
  /** Damage assigned to each creature of the other side, by index. */
  readonly parts: readonly number[];
  /** Damage assigned to the defending player. */
  readonly player: number;
}

/** What one combat damage step did. */
export interface StepResult {
  readonly divisions: readonly Division[];
  /** Indexes of the creatures that died in this step. */
  readonly died: Record<Side, readonly number[]>;
  /** Life gained from lifelink, by the controller of the source. */
  readonly life: Record<Side, number>;
  /** Damage dealt to the defending player. */
  readonly through: number;
  /** Times a "whenever this creature is dealt damage" ability triggered, by creature. */
  readonly triggers: Record<Side, readonly number[]>;
}

/** What is left of a creature. */
export interface CreatureState {
  readonly dead: boolean;
  /** Damage marked on it. */
  readonly marked: number;
  readonly counters: number;
  readonly triggers: number;
}

export interface Outcome {
  /** One step, or two where a creature has first or double strike (506.1). */
  readonly steps: readonly StepResult[];
  readonly after: Record<Side, readonly CreatureState[]>;
  readonly life: Record<Side, number>;
  readonly through: number;
  /** Points by which the attacking player came out ahead; see worth.ts. */
  readonly points: number;
}

export const other = (side: Side): Side => (side === 'attack' ? 'block' : 'attack');

export const has = (creature: Creature, ability: Ability): boolean =>
  creature.abilities.includes(ability);
