import fc from 'fast-check';
import { MAX_GROWING } from '../../src/combat/legal.ts';
import { ABILITIES, type Creature, type Fight } from '../../src/combat/types.ts';

const stat = (max: number) => fc.integer({ min: 1, max });

const abilities = fc
  .subarray(
    ABILITIES.filter((ability) => ability !== 'flying'),
    { maxLength: 3 },
  )
  .map((list) => [...list]);

/** A creature with up to three abilities; `max` bounds its power and toughness. */
export const creature = (max: number): fc.Arbitrary<Creature> =>
  fc
    .record({ power: stat(max), toughness: stat(max), abilities, worn: fc.boolean() })
    .map(({ power, toughness, abilities, worn }) => ({
      name: 'Ox',
      power,
      toughness,
      abilities,
      ...(worn && toughness > 1 ? { damage: 1 } : {}),
    }));

/** A fight with up to `size` creatures on each side, of no more kinds than the page allows (MAX_GROWING). */
export const anyFight = (size: number, max: number): fc.Arbitrary<Fight> =>
  fc
    .record({
      attackers: fc.array(creature(max), { minLength: 1, maxLength: size }),
      blockers: fc.array(creature(max), { minLength: 1, maxLength: size }),
      division: fc.constantFrom('free' as const, 'ordered' as const),
    })
    .filter(({ attackers, blockers }) => {
      const all = [...attackers, ...blockers];
      const growing = all.some(({ abilities }) => abilities.includes('damage-to-counters'));
      return !growing || all.length <= MAX_GROWING;
    });
