import type { Ability, Creature } from '../../combat/types.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/i18n.ts';
import { listed } from '../../ui/lists.ts';
import { underscored } from '../../ui/underscored.ts';

/** How the page names an ability. */
export const abilityName = (ability: Ability): string =>
  message(`matrixAbility_${underscored(ability)}`);

/** "a; b; c": clauses, or lists that have commas of their own. */
export const inClauses = (items: readonly string[]): string =>
  items.slice(1).reduce((before, next) => message('matrixClauses', before, next), items[0] ?? '');

/** "Ox 1/4 (banding and trample)". */
export function described({ name, power, toughness, abilities, damage = 0 }: Creature): string {
  const words = abilities.map(abilityName);
  if (damage > 0) words.push(counted('matrixDamageOn', damage));
  const stats = `${power}/${toughness}`;
  if (words.length === 0) return message('matrixCreature', name, stats);
  return message('matrixCreatureWith', name, stats, listed(words));
}
