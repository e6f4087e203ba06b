import { type GroupIndexes, groupsOf } from './groups.ts';
import {
  type Change,
  type Creature,
  type Fight,
  has,
  type Numbered,
  numberOf,
  type Side,
} from './types.ts';

/** A change of size for each creature of a side, by index. */
export type Sizes = Record<Side, { power: number; toughness: number }[]>;

/**
 * What abilities do between the declaration of attackers and damage, in the order in which it happens: on
 * attacking exalted (702.83a), battle cry (702.91a) and melee (702.121a); on blocking flanking (702.25a),
 * bushido (702.45a), rampage (702.23a), frenzy where unblocked (702.68a), and afflict (702.130a).
 *
 * Only flanking makes a creature smaller, and only a blocker; the blocker's own bushido resolves before it
 * (603.3b), so what counts is the sum.
 */
export function changesBefore(fight: Fight): Change[] {
  return [...onAttack(fight), ...groupsOf(fight).flatMap((group) => onBlock(fight, group))];
}

function onAttack({ attackers }: Fight): Change[] {
  const alone = attackers.length === 1;
  return attackers.flatMap((attacker, i) => {
    const cries = sum(attackers, 'battle-cry') - numberOf(attacker, 'battle-cry');
    return [
      // Every exalted on that side counts, and a creature that attacks alone is the only one here.
      ...grow('attack', i, 'exalted', alone ? numberOf(attacker, 'exalted') : 0),
      ...grow('attack', i, 'battle-cry', cries, 0),
      ...grow('attack', i, 'melee', numberOf(attacker, 'melee')),
    ];
  });
}

function onBlock(fight: Fight, { attackers, blockers }: GroupIndexes): Change[] {
  const attackersOf = attackers.map((i) => [i, fight.attackers[i] as Creature] as const);
  if (blockers.length === 0)
    return attackersOf.flatMap(([i, attacker]) =>
      grow('attack', i, 'frenzy', numberOf(attacker, 'frenzy'), 0),
    );
  const flanks = sum(
    attackersOf.map(([, attacker]) => attacker),
    'flanking',
  );
  return [
    ...attackersOf.flatMap(([i, attacker]) => [
      ...grow('attack', i, 'bushido', numberOf(attacker, 'bushido')),
      ...grow('attack', i, 'rampage', numberOf(attacker, 'rampage') * (blockers.length - 1)),
      ...drain(i, numberOf(attacker, 'afflict')),
    ]),
    ...blockers.flatMap((i) => {
      const blocker = fight.blockers[i] as Creature;
      const flanked = numberOf(blocker, 'flanking') > 0 ? 0 : flanks;
      return [
        ...grow('block', i, 'bushido', numberOf(blocker, 'bushido')),
        ...grow('block', i, 'flanking', -flanked),
      ];
    }),
  ];
}

const sum = (creatures: readonly Creature[], ability: Numbered): number =>
  creatures.reduce((total, creature) => total + numberOf(creature, ability), 0);

const grow = (side: Side, creature: number, by: Numbered, power: number, toughness = power) =>
  power === 0 ? [] : [{ side, creature, by, power, toughness, life: 0 }];

const drain = (creature: number, life: number): Change[] =>
  life === 0 ? [] : [{ side: 'attack', creature, by: 'afflict', power: 0, toughness: 0, life }];

/** Each creature's size after the changes. Power below 0 deals no damage (510.1a). */
export function sizesAfter(fight: Fight, changes: readonly Change[]): Sizes {
  const size = (side: Side) => (creature: Creature, i: number) => {
    const own = changes.filter((change) => change.side === side && change.creature === i);
    return {
      power: own.reduce((total, change) => total + change.power, creature.power),
      toughness: own.reduce((total, change) => total + change.toughness, creature.toughness),
    };
  };
  return { attack: fight.attackers.map(size('attack')), block: fight.blockers.map(size('block')) };
}

/** Whether a creature is there no longer when damage is assigned: its toughness is used up, or it left. */
export const goneEarly = (creature: Creature, toughness: number, onStack: boolean) => ({
  // Damage from before combat destroys it as soon as its toughness comes down to it (704.5f-g).
  dead: toughness <= 0 || (!has(creature, 'indestructible') && (creature.damage ?? 0) >= toughness),
  left: has(creature, 'leaves') && !onStack,
});
