import type { Ability, Creature, Side } from '../../rules/combat/types.ts';

/** How the page names each ability. */
export const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  banding: 'banding',
  'first-strike': 'first strike',
  'double-strike': 'double strike',
  deathtouch: 'deathtouch',
  trample: 'trample',
  lifelink: 'lifelink',
  indestructible: 'indestructible',
  protection: 'protection from the others',
  flying: 'flying',
  'damage-trigger': 'effect when damaged',
  'damage-counter': '+1/+1 counter when damaged',
  'damage-to-counters': '+1/+1 counters instead of damage',
};

export const PLAYER: Readonly<Record<Side, string>> = {
  attack: 'the attacking player',
  block: 'the defending player',
};

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** "Ox 1/4, banding and trample". */
export function described({ name, power, toughness, abilities, damage = 0 }: Creature): string {
  const words = abilities.map((ability) => ABILITY_NAMES[ability]);
  if (damage > 0) words.push(`${damage} damage on it`);
  return `${name} ${power}/${toughness}${words.length > 0 ? ` (${listed(words)})` : ''}`;
}

/** A date as a reader says it: "September 25, 2026". */
export function longDate(iso: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
