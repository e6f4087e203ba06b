import { type Ability, COUNTED, type Numbered } from '../../combat/abilities.ts';
import { type Creature, numberedOf } from '../../combat/types.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/i18n.ts';
import { listed } from '../../ui/lists.ts';
import { underscored } from '../../ui/underscored.ts';

/** How the page names an ability. */
export const abilityName = (ability: Ability | Numbered): string =>
  message(`fightAbility_${underscored(ability)}`);

/** "bushido 2"; "flanking" where it is there once. */
export const numberedName = (ability: Numbered, number: number): string =>
  number === 1 && COUNTED.includes(ability)
    ? abilityName(ability)
    : message('fightNumbers', abilityName(ability), String(number));

/** "Ox 1/4 (banding and trample)". */
export function described(creature: Creature): string {
  const { name, power, toughness, abilities, damage = 0 } = creature;
  const words = [
    ...abilities.map(abilityName),
    ...numberedOf(creature).map(([ability, number]) => numberedName(ability, number)),
  ];
  if (damage > 0) words.push(counted('fightDamageOn', damage));
  const stats = `${power}/${toughness}`;
  if (words.length === 0) return message('fightCreature', name, stats);
  return message('fightCreatureWith', name, stats, listed(words));
}
