import fc from 'fast-check';
import { ABILITIES, type Ability, NUMBERED, type Numbered } from '../../src/combat/abilities.ts';
import { problems } from '../../src/combat/legal.ts';
import type { Creature, Fight } from '../../src/combat/types.ts';

/** Editions with different rules of damage: on the stack, orders with two kinds of deathtouch, and the newest. */
export const EDITIONS = ['2009-05-01', '2009-10-01', '2019-01-25', '2026-09-25'] as const;

const stat = (max: number) => fc.integer({ min: 1, max });

/** Words that decide whether a block is legal make most random fights illegal; they have tests of their own. */
const EVASION: readonly Ability[] = [
  'flying',
  'shadow',
  'horsemanship',
  'skulk',
  'fear',
  'intimidate',
  'landwalk',
  'unblockable',
  'defender',
  'cant-block',
];
const PLAYED = ABILITIES.filter((ability) => !EVASION.includes(ability));

/** What changes who divides or how comes up more often than its share. */
const ability = fc.oneof(
  fc.constantFrom<Ability>(...PLAYED),
  fc.constantFrom<Ability>('banding', 'trample', 'first-strike', 'double-strike', 'deathtouch'),
);

const numbers = fc.option(
  fc.tuple(fc.constantFrom<Numbered>(...NUMBERED), fc.integer({ min: 1, max: 2 })),
  { nil: undefined, freq: 1 },
);

/** A creature with up to three abilities; `max` bounds its power and toughness. */
export const creature = (max: number): fc.Arbitrary<Creature> =>
  fc
    .record({
      power: stat(max),
      toughness: stat(max),
      abilities: fc.uniqueArray(ability, { maxLength: 3 }),
      worn: fc.boolean(),
      numbers,
    })
    .map(({ power, toughness, abilities, worn, numbers }) => ({
      name: 'Ox',
      power,
      toughness,
      abilities: ABILITIES.filter((each) => abilities.includes(each)),
      ...(numbers ? { numbers: { [numbers[0]]: numbers[1] } } : {}),
      ...(worn && toughness > 1 ? { damage: 1 } : {}),
    }));

interface Bounds {
  /** Most creatures on a side. */
  readonly size: number;
  /** Highest power and toughness. */
  readonly max: number;
  readonly editions?: readonly string[];
}

/** A fight that can be played. */
export const anyFight = ({ size, max, editions = EDITIONS }: Bounds): fc.Arbitrary<Fight> =>
  fc
    .record({
      attackers: fc.array(creature(max), { minLength: 1, maxLength: size }),
      // Mostly all at one attacker or band: those are the fights with something to divide.
      blockers: fc.array(
        fc.tuple(
          creature(max),
          fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(size - 1)),
        ),
        { minLength: 1, maxLength: size },
      ),
      lonely: fc.nat(9),
      edition: fc.constantFrom(...editions),
      planeswalker: fc.oneof(
        { weight: 5, arbitrary: fc.constant(undefined) },
        fc.integer({ min: 1, max: 4 }),
      ),
      joined: fc.boolean(),
    })
    .map(({ attackers, blockers, edition, planeswalker, joined, lonely }) => ({
      attackers: joined ? bandFrom(attackers) : attackers,
      blockers:
        lonely === 0
          ? []
          : blockers.map(([blocker, at]) => ({ ...blocker, blocks: at % attackers.length })),
      edition,
      ...(planeswalker === undefined ? {} : { planeswalker }),
    }))
    .filter((fight) => problems(fight).length === 0);

/** The same attackers with banding, all but perhaps the first. */
const bandFrom = (attackers: readonly Creature[]): Creature[] =>
  attackers.map((attacker, i) =>
    i === 0 || attacker.abilities.includes('banding')
      ? attacker
      : { ...attacker, abilities: ['banding', ...attacker.abilities] },
  );

/** How many ways a plain search has to try: too many for a test past some thousands. */
export function plainWork(fight: Fight): number {
  const ways = (power: number, places: number): number => {
    let count = 1;
    for (let i = 1; i < places; i++) count = (count * (power + i)) / i;
    return count;
  };
  const side = (own: readonly Creature[], foes: number) =>
    own.reduce((product, { power, numbers = {} }) => {
      const extra = Object.values(numbers).reduce((sum, n) => sum + n, 0);
      return product * ways(power + extra + 1, Math.max(1, foes + 1));
    }, 1);
  const { attackers, blockers } = fight;
  const steps = [...attackers, ...blockers].some(({ abilities }) =>
    abilities.some((each) => each === 'first-strike' || each === 'double-strike'),
  );
  const once = side(attackers, blockers.length) * side(blockers, attackers.length);
  return steps ? once ** 2 : once;
}
