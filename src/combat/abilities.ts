/**
 * Abilities that a creature has or has not. The order is the order in which they are written.
 * - `protection`: from every creature of the other side (they share the colour).
 * - `landwalk`: the defending player has a land of that kind.
 * - `damage-trigger`: whenever it is dealt damage, its controller gets some good effect.
 * - `damage-counter`: whenever it is dealt damage, it gets a +1/+1 counter.
 * - `damage-to-counters`: damage that would be dealt to it becomes that many +1/+1 counters instead.
 */
export const PLAIN_ABILITIES = [
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
  'trample-over-planeswalkers',
  'wither',
  'infect',
  'reach',
  'menace',
  'shadow',
  'horsemanship',
  'skulk',
  'fear',
  'intimidate',
  'landwalk',
  'unblockable',
  'defender',
  'cant-block',
  'vigilance',
  'haste',
] as const;

/** What matters to fear and intimidate; part of what a creature is, and no ability. */
export const TRAITS = ['artifact', 'white', 'blue', 'black', 'red', 'green'] as const;

/**
 * What befalls a creature in this combat; no ability of it.
 * - `prevent-all`: all damage that would be dealt to it is prevented.
 * - `harmless`: all combat damage that it would deal is prevented.
 * - `leaves`: its controller takes it away as late as they can after blocks: returns it to hand, say.
 * - `apart`: it attacks by itself though others attack in a band.
 */
export const CIRCUMSTANCES = ['prevent-all', 'harmless', 'leaves', 'apart'] as const;

export const ABILITIES = [...PLAIN_ABILITIES, ...TRAITS, ...CIRCUMSTANCES] as const;
export type Ability = (typeof ABILITIES)[number];

/**
 * Abilities with a number. Where several instances trigger separately (702.25b, 702.83, 702.91b, 702.121b)
 * the number says how many; it may be left out for one.
 */
export const NUMBERED_ABILITIES = [
  'bushido',
  'rampage',
  'flanking',
  'exalted',
  'battle-cry',
  'melee',
  'afflict',
  'frenzy',
  'toxic',
  'poisonous',
] as const;

/** `prevent`: a shield that prevents the next so many damage dealt to it (615.7). */
export const NUMBERED = [...NUMBERED_ABILITIES, 'prevent'] as const;
export type Numbered = (typeof NUMBERED)[number];

/** Numbered words that mean one where they stand without a number. */
export const COUNTED: readonly Numbered[] = ['flanking', 'exalted', 'battle-cry', 'melee'];

const NOT_WORTH = new Set<Ability>([...TRAITS, ...CIRCUMSTANCES]);

/** Whether an ability is one by the rules, and not something else that the core has to know of a creature. */
export const isAbility = (ability: Ability): boolean => !NOT_WORTH.has(ability);

/** The first edition that knows an ability, where that is not the oldest. */
export const SINCE: Readonly<Partial<Record<Ability | Numbered, string>>> = {
  'double-strike': '2003-03-15',
  deathtouch: '2007-05-01',
  lifelink: '2007-05-01',
  indestructible: '2004-02-01',
  'trample-over-planeswalkers': '2021-06-18',
  wither: '2008-05-01',
  infect: '2010-10-01',
  reach: '2007-05-01',
  menace: '2015-07-17',
  horsemanship: '2001-07-23',
  skulk: '2016-04-08',
  fear: '2002-10-07',
  intimidate: '2009-07-11',
  defender: '2004-10-01',
  vigilance: '2004-10-01',
  bushido: '2004-10-01',
  exalted: '2008-10-01',
  'battle-cry': '2011-02-04',
  melee: '2016-08-26',
  afflict: '2017-07-08',
  frenzy: '2007-05-01',
  toxic: '2023-02-03',
  poisonous: '2007-05-01',
};
