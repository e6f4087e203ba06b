import { type Body, isHere, lethalTo, powerOf } from './body.ts';
import type { CombatRules } from './edition-rules.ts';
import type { Fate } from './fate.ts';
import { type CreatureState, has, numberOf, other, type Side } from './types.ts';

/** Which creatures deal damage in a step: `all` where no creature has first or double strike (510.4). */
export type StepKind = 'all' | 'first' | 'second';

/** Attackers that attack as one, what blocks them, and the rules they fight by. */
export interface Group {
  readonly attack: readonly Body[];
  readonly block: readonly Body[];
  /** Stays so when all blockers are gone (509.1h). */
  readonly blocked: boolean;
  readonly atPlaneswalker: boolean;
  readonly rules: CombatRules;
  readonly steps: readonly StepKind[];
  readonly withoutBanding: Side | undefined;
  /** What can become of victims, as far as it has been worked out; see fates.ts. */
  readonly fates: Map<string, readonly Fate[]>;
  /**
   * Order among the other side's slots for each creature of a side, where the rules ask for one before the first
   * step; and for which sides it was asked for.
   */
  readonly orders: Partial<Record<Side, readonly (readonly number[])[]>> & {
    readonly asked: Set<Side>;
  };
}

export interface GroupState {
  readonly attack: readonly CreatureState[];
  readonly block: readonly CreatureState[];
  readonly loyalty: number;
}

/** A creature that deals damage in a step. */
export interface Striker {
  /** Index on its side of the group. */
  readonly slot: number;
  readonly power: number;
  readonly touch: boolean;
  readonly withering: boolean;
  readonly lifelink: boolean;
  /** Whether it may deal damage to whom it attacks: it is unblocked, or tramples. */
  readonly reaches: boolean;
  /** Whether it may go on from the planeswalker to its controller (702.19c). */
  readonly over: boolean;
  readonly infect: boolean;
  /** Poison counters that its damage to a player gives besides. */
  readonly poison: number;
  readonly ordered: boolean;
  /** Victims' places in its order, where one was announced. */
  readonly order: readonly number[] | undefined;
}

/** A creature that can be dealt damage in a step. */
export interface Victim {
  readonly slot: number;
  readonly body: Body;
  readonly state: CreatureState;
  readonly lethal: number;
}

/** One side's damage in one step, before it is divided. */
export interface Scene {
  readonly side: Side;
  readonly chooser: Side;
  readonly strikers: readonly Striker[];
  /** Strikers whose damage is all prevented: they assign it, and it does nothing. */
  readonly harmless: readonly Striker[];
  readonly victims: readonly Victim[];
  readonly goal: 'player' | 'planeswalker';
  readonly loyalty: number;
  readonly fates: Map<string, readonly Fate[]>;
  /** Whether one point from a source with deathtouch is lethal damage. */
  readonly touchIsLethal: boolean;
  /** Whether it matters if a victim has lethal damage assigned: somebody tramples or follows an order. */
  readonly asksLethal: boolean;
}

/**
 * The player who divides the damage of one side's creatures: their controller, unless a creature with banding
 * stands against them now (702.22j for attackers, 702.22k for blockers).
 */
export function chooserOf(group: Group, states: GroupState, side: Side): Side {
  const foe = other(side);
  if (group.withoutBanding === foe) return side;
  const banded = group[foe].some(
    ({ creature }, i) => isHere(states[foe][i] as CreatureState) && has(creature, 'banding'),
  );
  return banded ? foe : side;
}

const strikesIn = ({ creature }: Body, step: StepKind): boolean =>
  step === 'all' ||
  has(creature, 'double-strike') ||
  has(creature, 'first-strike') === (step === 'first');

/** Whether a creature that is to leave goes with its last damage on the stack, in this step. */
export const leavesIn = (body: Body, step: StepKind): boolean =>
  has(body.creature, 'leaves') && (step !== 'first' || !strikesIn(body, 'second'));

/** All that decides how one side's damage can be divided in a step. */
export function sceneOf(group: Group, states: GroupState, side: Side, step: StepKind): Scene {
  const foe = other(side);
  const chooser = chooserOf(group, states, side);
  const victims = group[foe].flatMap((body, slot): Victim[] => {
    const state = states[foe][slot] as CreatureState;
    if (!isHere(state)) return [];
    const lethal = lethalTo(body, state);
    // With its damage on the stack it leaves: what is assigned to it is dealt to nothing.
    const gone = leavesIn(body, step);
    return [
      {
        slot,
        body,
        lethal,
        state: gone ? { ...state, left: true, shield: Number.POSITIVE_INFINITY } : state,
      },
    ];
  });
  const unblocked = side === 'attack' && !group.blocked;
  const noPlaneswalker = group.atPlaneswalker && states.loyalty === 0;
  const strikers = group[side].flatMap((body, slot): Striker[] => {
    const state = states[side][slot] as CreatureState;
    const power = powerOf(body, state);
    if (!isHere(state) || power === 0 || !strikesIn(body, step)) return [];
    const { creature } = body;
    const over = side === 'attack' && has(creature, 'trample-over-planeswalkers');
    // Trample is for attackers, and only where their own controller divides (702.19a, 702.22j).
    const tramples = side === 'attack' && chooser === side && (over || has(creature, 'trample'));
    // Who attacked a planeswalker that is gone deals no damage to anybody else (510.1b, 702.19e-f).
    const reaches = (unblocked || tramples) && (!noPlaneswalker || over);
    if (victims.length === 0 && !reaches) return [];
    const touch = has(creature, 'deathtouch');
    const infect = has(creature, 'infect');
    const free = touch && group.rules.deathtouch === 'unordered';
    const ordered = group.rules.ordered && chooser === side && victims.length > 1 && !free;
    if (ordered) group.orders.asked.add(side);
    return [
      {
        slot,
        power,
        touch,
        withering: infect || has(creature, 'wither'),
        lifelink: has(creature, 'lifelink'),
        reaches,
        over,
        infect,
        poison: numberOf(creature, 'toxic') + numberOf(creature, 'poisonous'),
        ordered,
        order: group.orders[side]?.[slot],
      },
    ];
  });
  const isHarmless = ({ slot }: Striker) => has((group[side][slot] as Body).creature, 'harmless');
  return {
    side,
    chooser,
    strikers: strikers.filter((striker) => !isHarmless(striker)),
    harmless: strikers.filter(isHarmless),
    victims,
    goal: group.atPlaneswalker && states.loyalty > 0 ? 'planeswalker' : 'player',
    loyalty: states.loyalty,
    fates: group.fates,
    touchIsLethal: group.rules.deathtouch === 'lethal',
    asksLethal: strikers.some(({ reaches, ordered }) => ordered || (reaches && victims.length > 0)),
  };
}
