import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play } from '../../src/combat/play.ts';
import {
  type Creature,
  type CreatureState,
  creaturesOf,
  type Fight,
  has,
  other,
  SIDES,
  type Side,
} from '../../src/combat/types.ts';
import { withoutBanding } from '../../src/combat/without.ts';
import { FightTooBig, MOST_WORK, Work } from '../../src/combat/work.ts';
import { POINT, standing } from '../../src/combat/worth.ts';
import { anyFight, plainWork } from './arbitraries.ts';
import { bruteForce } from './brute-force.ts';

/** Ways that the plain program tries in a moment. */
const PLAIN_WORK = 20_000;

/** With orders, two steps and three a side there is too much to try for so many runs. */
const UNORDERED = ['2009-05-01', '2026-09-25'];

describe('every fight', () => {
  it('comes out as a second, plainer program says, in 10,000 fights of up to five a side', () => {
    fc.assert(
      fc.property(
        fc
          .oneof(
            anyFight({ size: 2, max: 3 }),
            anyFight({ size: 3, max: 2 }),
            anyFight({ size: 5, max: 1 }),
          )
          .filter((fight) => plainWork(fight) < PLAIN_WORK),
        (fight) => {
          expect(play(fight).points).toBe(Math.round(bruteForce(fight) / 1000) + 0);
        },
      ),
      { numRuns: 10_000 },
    );
  }, 300_000);

  it('is answered or refused by the work it takes, at most five a side and 20 high', () => {
    fc.assert(
      fc.property(anyFight({ size: 5, max: 20 }), (fight) => {
        const work = new Work();
        try {
          play(fight, work);
          expect(work.done).toBeLessThanOrEqual(MOST_WORK);
        } catch (error) {
          expect(error).toBeInstanceOf(FightTooBig);
          // Nothing is done in one go that is much more than what was left.
          expect(work.done).toBeLessThan(MOST_WORK + 1000);
        }
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('loses no damage and makes none', () => {
    fc.assert(
      fc.property(anyFight({ size: 3, max: 4, editions: UNORDERED }), (fight) => {
        const { steps, sizes, after } = play(fight);
        const assigned = {
          attack: fight.attackers.map(() => 0),
          block: fight.blockers.map(() => 0),
        };
        for (const step of steps) {
          for (const { side, source, parts, player, planeswalker } of step.divisions) {
            const all = parts.reduce((sum, n) => sum + n, player + planeswalker);
            // Counters from the first step change the power in the second.
            if (steps[0] === step) expect(all).toBe(sizes[side][source]?.power);
            if (!has(creaturesOf(fight, side)[source] as Creature, 'harmless'))
              parts.forEach((n, i) => {
                assigned[other(side)][i] = (assigned[other(side)][i] ?? 0) + n;
              });
          }
        }
        for (const side of SIDES)
          creaturesOf(fight, side).forEach((creature, i) => {
            const state = after[side][i];
            const dealt = (state?.marked ?? 0) - (creature.damage ?? 0);
            expect(dealt).toBeGreaterThanOrEqual(0);
            expect(dealt).toBeLessThanOrEqual(assigned[side][i] ?? 0);
            if (has(creature, 'protection') || has(creature, 'prevent-all')) expect(dealt).toBe(0);
          });
      }),
      { numRuns: 300 },
    );
  });

  it('tells what its points say: creatures, life, poison, loyalty, counters', () => {
    fc.assert(
      fc.property(anyFight({ size: 3, max: 4, editions: UNORDERED }), (fight) => {
        const { after, life, lost, poison, loyalty, points } = play(fight);
        const left = (side: Side) =>
          creaturesOf(fight, side).reduce(
            (sum, creature, i) => sum + standing(creature, after[side][i] as CreatureState),
            0,
          );
        const gained = life.attack - life.block + lost + 2 * poison + loyalty;
        expect(points).toBe(Math.round(gained + (left('attack') - left('block')) / POINT) + 0);
      }),
      { numRuns: 500 },
    );
  });

  it('702.12b: kills no indestructible creature but by toughness 0', () => {
    fc.assert(
      fc.property(anyFight({ size: 3, max: 4, editions: UNORDERED }), (fight) => {
        const { after, sizes } = play(fight);
        for (const side of SIDES)
          creaturesOf(fight, side).forEach((creature, i) => {
            const size = (sizes[side][i]?.toughness ?? 0) + (after[side][i]?.counters ?? 0);
            if (has(creature, 'indestructible') && size > 0)
              expect(after[side][i]?.dead).toBe(false);
          });
      }),
      { numRuns: 200 },
    );
  });

  it('is never worse with banding for the player who has it, against the same creatures', () => {
    const free = anyFight({ size: 3, max: 3, editions: ['2026-09-25'] });
    fc.assert(
      fc.property(free, fc.constantFrom(...SIDES), (fight, side) => {
        const sign = side === 'attack' ? 1 : -1;
        // Trample past blockers with banding stops, so a band of tramplers says nothing here.
        const gain = sign * (play(fight).points - play({ ...fight, withoutBanding: side }).points);
        expect(gain).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });

  it('never lets a player gain from a damage assignment order on their own creatures', () => {
    fc.assert(
      fc.property(anyFight({ size: 3, max: 3, editions: ['2019-01-25'] }), (fight) => {
        const blockers = fight.blockers.map((c) => ({ ...c, abilities: [], numbers: {} }));
        const [attacker] = fight.attackers as [Creature];
        const lone = { ...attacker, abilities: attacker.abilities.filter((a) => a !== 'menace') };
        const alone: Fight = {
          attackers: [lone],
          blockers: blockers.map((b) => ({ ...b, blocks: 0 })),
        };
        const points = (edition: string) => play({ ...alone, edition }).points;
        expect(points('2026-09-25')).toBeGreaterThanOrEqual(points('2019-01-25'));
      }),
      { numRuns: 100 },
    );
  });

  it('comes out the same when the creatures of a group stand in another order', () => {
    fc.assert(
      fc.property(anyFight({ size: 3, max: 4, editions: UNORDERED }), (fight) => {
        const { attackers } = fight;
        const turned: Fight = {
          ...fight,
          attackers: [...attackers].reverse(),
          blockers: [...fight.blockers]
            .reverse()
            .map((c) => ({ ...c, blocks: attackers.length - 1 - (c.blocks ?? 0) })),
        };
        expect(play(turned).points).toBe(play(fight).points);
      }),
      { numRuns: 300 },
    );
  });
});

describe('without banding', () => {
  it('lets each blocker block one attacker, as suits the defending player', () => {
    const fight: Fight = {
      attackers: [
        { name: 'Herder', power: 2, toughness: 2, abilities: ['banding'] },
        { name: 'Ox', power: 1, toughness: 4, abilities: [] },
      ],
      blockers: [{ name: 'Boar', power: 3, toughness: 3, abilities: [] }],
    };
    const { fight: apart, outcome } = withoutBanding(fight, 'attack');
    expect(apart.blockers.map(({ blocks }) => blocks)).toEqual([0]);
    // The Herder (worth five) dies and one damage comes through.
    expect(outcome.through).toBe(1);
    expect(outcome.points).toBe(-4);
  });
});
