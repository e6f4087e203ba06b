import { type Ability, NUMBERED, type Numbered } from './abilities.ts';

export type { Ability, Numbered };

export type Side = 'attack' | 'block';

export interface Creature {
  readonly name: string;
  readonly power: number;
  readonly toughness: number;
  readonly abilities: readonly Ability[];
  /** Abilities with a number, each at least 1. */
  readonly numbers?: Readonly<Partial<Record<Numbered, number>>>;
  /** Damage already marked on it as combat begins; 0 when left out. */
  readonly damage?: number;
  /** For a blocker: index of the attacker that it blocks, and with it that attacker's band; the first when left out. */
  readonly blocks?: number;
}

/** A combat: attackers, alone or in one band, and the creatures that block them. */
export interface Fight {
  readonly attackers: readonly Creature[];
  readonly blockers: readonly Creature[];
  /** Date of the edition whose rules it is played by; the newest when left out. */
  readonly edition?: string;
  /** Combat damage waits on the stack whatever the edition says: a format may bring that back. */
  readonly damageWaits?: boolean;
  /** Loyalty of the planeswalker that is attacked; the player when left out. */
  readonly planeswalker?: number;
  /** The defending player's life, to tell whether they lose; who wins does not guide any choice. */
  readonly life?: number;
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
  /** Damage assigned to the planeswalker that is attacked. */
  readonly planeswalker: number;
  /** How many places it could have gone to. */
  readonly places: number;
}

/** What befell the players in a step, or in all of them. */
export interface Toll {
  /** Life gained from lifelink, by the controller of the source. */
  readonly life: Record<Side, number>;
  /** Damage dealt to the defending player. */
  readonly through: number;
  /** Life that the defending player lost: by that damage, and by afflict. */
  readonly lost: number;
  /** Poison counters that the defending player got. */
  readonly poison: number;
  /** Damage dealt to the planeswalker. */
  readonly loyalty: number;
}

/** What one combat damage step did. */
export interface StepResult extends Toll {
  readonly divisions: readonly Division[];
  /** Indexes of the creatures that died in this step. */
  readonly died: Record<Side, readonly number[]>;
  /** Indexes of the creatures that were taken away in this step. */
  readonly left: Record<Side, readonly number[]>;
  /** Each creature as it stands after the step. */
  readonly after: Record<Side, readonly CreatureState[]>;
  /** Times a "whenever this creature is dealt damage" ability triggered, by creature. */
  readonly triggers: Record<Side, readonly number[]>;
}

/** What is left of a creature. */
export interface CreatureState {
  readonly dead: boolean;
  /** Taken away by its controller. */
  readonly left: boolean;
  /** Damage marked on it. */
  readonly marked: number;
  /** +1/+1 counters less -1/-1 counters. */
  readonly counters: number;
  readonly triggers: number;
  /** What is left of its prevention shield. */
  readonly shield: number;
}

/** A change of a creature's size before damage, or life lost then. */
export interface Change {
  readonly side: Side;
  /** Index of the creature that changes; for afflict, of the creature that has it. */
  readonly creature: number;
  /** What does it, and how often or how much. */
  readonly by: Numbered;
  readonly power: number;
  readonly toughness: number;
  /** Life that the defending player loses. */
  readonly life: number;
}

export interface Outcome extends Toll {
  /** What happens between the declaration of attackers and damage. */
  readonly changes: readonly Change[];
  /** Indexes of creatures that died of it, and of those that left before damage. */
  readonly early: {
    readonly died: Record<Side, readonly number[]>;
    readonly left: Record<Side, readonly number[]>;
  };
  /** Each creature's power and toughness as damage begins, counters apart. */
  readonly sizes: Record<Side, readonly { readonly power: number; readonly toughness: number }[]>;
  /** One step, or two where a creature has first or double strike (510.4). */
  readonly steps: readonly StepResult[];
  readonly after: Record<Side, readonly CreatureState[]>;
  /** Whether the defending player has lost the game, where their life is known. */
  readonly beaten: boolean;
  /** Points by which the attacking player came out ahead; see worth.ts. */
  readonly points: number;
}

export const SIDES = ['attack', 'block'] as const;

export const other = (side: Side): Side => (side === 'attack' ? 'block' : 'attack');

export const has = (creature: Creature, ability: Ability): boolean =>
  creature.abilities.includes(ability);

/** The number of a numbered ability; 0 where the creature has it not. */
export const numberOf = (creature: Creature, ability: Numbered): number =>
  creature.numbers?.[ability] ?? 0;

/** The numbered abilities that a creature has, in the order in which they are written. */
export const numberedOf = (creature: Creature): (readonly [Numbered, number])[] =>
  NUMBERED.flatMap((each) => {
    const number = numberOf(creature, each);
    return number > 0 ? [[each, number] as const] : [];
  });

export const creaturesOf = (fight: Fight, side: Side): readonly Creature[] =>
  side === 'attack' ? fight.attackers : fight.blockers;
