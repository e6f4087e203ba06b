import { type Ability, type Numbered, SINCE, TRAITS } from './abilities.ts';
import { changesBefore, sizesAfter } from './before-damage.ts';
import { combatRules } from './edition-rules.ts';
import { bandOf, type GroupIndexes, groupsOf } from './groups.ts';
import {
  type Creature,
  creaturesOf,
  type Fight,
  has,
  numberedOf,
  numberOf,
  SIDES,
} from './types.ts';

/** Most creatures on a side. */
export const MAX_SIDE = 5;

/** Highest power, toughness, loyalty, and number of an ability. */
export const MAX_STAT = 20;

/** What one blocker is kept from by, or undefined where it may block the attacker by itself (509.1b). */
export function canBlock(blocker: Creature, attacker: Creature, power = attacker.power): boolean {
  const isSame = (ability: 'shadow') => has(blocker, ability) === has(attacker, ability);
  const hues = TRAITS.filter((trait) => trait !== 'artifact');
  return !(
    has(blocker, 'cant-block') ||
    has(attacker, 'unblockable') ||
    has(attacker, 'landwalk') ||
    // 702.16f
    has(attacker, 'protection') ||
    // 702.9b, 702.17b
    (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach')) ||
    // 702.28b
    !isSame('shadow') ||
    // 702.31b
    (has(attacker, 'horsemanship') && !has(blocker, 'horsemanship')) ||
    // 702.118b
    (has(attacker, 'skulk') && blocker.power > power) ||
    // 702.36b
    (has(attacker, 'fear') && !has(blocker, 'artifact') && !has(blocker, 'black')) ||
    // 702.13b
    (has(attacker, 'intimidate') &&
      !has(blocker, 'artifact') &&
      !hues.some((hue) => has(blocker, hue) && has(attacker, hue)))
  );
}

/** Why a fight cannot happen, or cannot be played here. */
export type Problem =
  /** An attacker is missing, or there are more than MAX_SIDE on a side. */
  | { readonly kind: 'none' | 'crowd' }
  /** A number of a creature is out of bounds, or the planeswalker's loyalty. */
  | { readonly kind: 'stats'; readonly name: string }
  | { readonly kind: 'loyalty' }
  /** An ability that came with a later edition. */
  | {
      readonly kind: 'later';
      readonly name: string;
      readonly ability: Ability | Numbered;
      readonly since: string;
    }
  /** An attacker that has defender (702.3b). */
  | { readonly kind: 'defender'; readonly name: string }
  /** Attackers without banding, of which a band takes one (702.22c). */
  | { readonly kind: 'band'; readonly names: readonly string[] }
  /** A blocker that can block neither its attacker nor anybody in that band (702.22h). */
  | { readonly kind: 'block'; readonly name: string }
  /** A blocker that by itself cannot block an attacker with menace (702.111b). */
  | { readonly kind: 'menace'; readonly name: string }
  /** A planeswalker is attacked by more than one attacker or band, which is not played here. */
  | { readonly kind: 'planeswalker' }
  /** Damage of different kinds could meet a prevention shield, and its controller would choose (615.7). */
  | { readonly kind: 'shield'; readonly name: string }
  /** Damage that is prevented counts toward lethal damage beside it, which is not played here. */
  | { readonly kind: 'harmless'; readonly name: string }
  /** The defending player's life is known, and somebody could choose between it and a creature. */
  | { readonly kind: 'life'; readonly name: string };

/** What is wrong with a fight; empty where it can be played. */
export function problems(fight: Fight): Problem[] {
  const { attackers, blockers } = fight;
  const all = [...attackers, ...blockers];
  const found: Problem[] = [];
  if (attackers.length === 0) return [{ kind: 'none' }];
  if (Math.max(attackers.length, blockers.length) > MAX_SIDE) return [{ kind: 'crowd' }];
  for (const creature of all)
    if (!isWithin(creature)) found.push({ kind: 'stats', name: creature.name });
  if (!isCount(fight.planeswalker ?? 1, 1)) found.push({ kind: 'loyalty' });
  for (const creature of all) found.push(...laterAbilities(creature, fight.edition));
  for (const attacker of attackers)
    if (has(attacker, 'defender')) found.push({ kind: 'defender', name: attacker.name });
  const band = bandOf(attackers).map((i) => attackers[i] as Creature);
  const plain = band.filter((creature) => !has(creature, 'banding'));
  if (plain.length > 1) found.push({ kind: 'band', names: plain.map(({ name }) => name) });
  if (found.length > 0) return found;
  const groups = groupsOf(fight);
  if (fight.planeswalker !== undefined && groups.length > 1) found.push({ kind: 'planeswalker' });
  for (const group of groups)
    found.push(...blockProblems(fight, group), ...notPlayed(fight, group));
  return found;
}

function laterAbilities(creature: Creature, edition: string | undefined): Problem[] {
  const numbered = numberedOf(creature).map(([ability]) => ability);
  return [...creature.abilities, ...numbered].flatMap((ability): Problem[] => {
    const since = SINCE[ability];
    return edition === undefined || since === undefined || since <= edition
      ? []
      : [{ kind: 'later', name: creature.name, ability, since }];
  });
}

const isCount = (number: number, least: number, most = MAX_STAT): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

function isWithin(creature: Creature): boolean {
  const { power, toughness, damage = 0 } = creature;
  return (
    isCount(power, 0) &&
    isCount(toughness, 1) &&
    isCount(damage, 0, toughness - 1) &&
    numberedOf(creature).every(([, number]) => isCount(number, 1))
  );
}

/** Whether the blockers of a group can be declared: each blocks a member, and menace is heeded. */
function blockProblems(fight: Fight, { attackers, blockers }: GroupIndexes): Problem[] {
  const onAttack = { ...fight, blockers: [] };
  const sizes = sizesAfter(onAttack, changesBefore(onAttack)).attack;
  const choices = blockers.map((b) =>
    attackers.filter((a) =>
      canBlock(fight.blockers[b] as Creature, fight.attackers[a] as Creature, sizes[a]?.power),
    ),
  );
  const barred = blockers.filter((_, i) => choices[i]?.length === 0);
  if (barred.length > 0)
    return barred.map((b) => ({ kind: 'block', name: fight.blockers[b]?.name ?? '' }));
  const menacing = (a: number) => has(fight.attackers[a] as Creature, 'menace');
  let ways: number[][] = [[]];
  for (const each of choices) ways = ways.flatMap((way) => each.map((a) => [...way, a]));
  const isLegal = (way: readonly number[]) =>
    way.every((a) => !menacing(a) || way.filter((each) => each === a).length > 1);
  if (ways.some(isLegal)) return [];
  const name = fight.attackers[attackers.find(menacing) ?? 0]?.name ?? '';
  return [{ kind: 'menace', name }];
}

/** What the core does not play, though the rules know it. */
function notPlayed(fight: Fight, group: GroupIndexes): Problem[] {
  const sides = { attack: group.attackers, block: group.blockers };
  const creatures = (side: 'attack' | 'block') =>
    sides[side].map((i) => creaturesOf(fight, side)[i] as Creature);
  const tramples = (creature: Creature) =>
    has(creature, 'trample') || has(creature, 'trample-over-planeswalkers');
  const found: Problem[] = [];
  for (const side of SIDES) {
    const foes = creatures(side === 'attack' ? 'block' : 'attack');
    for (const creature of creatures(side))
      if (numberOf(creature, 'prevent') > 0) {
        const kinds = new Set(foes.filter((foe) => !has(foe, 'harmless')).map(kindOf));
        if (kinds.size > 1 || has(creature, 'damage-to-counters'))
          found.push({ kind: 'shield', name: creature.name });
      }
  }
  const attackers = creatures('attack');
  for (const side of SIDES) {
    const own = creatures(side);
    const harmless = own.find((creature) => has(creature, 'harmless'));
    const counts = combatRules(fight.edition).ordered || (side === 'attack' && own.some(tramples));
    if (harmless && own.length > 1 && group.blockers.length > 0 && counts)
      found.push({ kind: 'harmless', name: harmless.name });
  }
  const trampler = attackers.find(tramples);
  if (fight.life !== undefined && trampler && group.blockers.length > 0)
    found.push({ kind: 'life', name: trampler.name });
  return found;
}

/** What tells one point of a creature's damage from another's to whom it is dealt. */
const kindOf = (creature: Creature): string =>
  [
    has(creature, 'deathtouch'),
    has(creature, 'lifelink'),
    has(creature, 'wither') || has(creature, 'infect'),
  ].join();
