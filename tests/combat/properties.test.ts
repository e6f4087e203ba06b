import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play } from '../../src/combat/play.ts';
import type { Fight, Side } from '../../src/combat/types.ts';
import { has, other } from '../../src/combat/types.ts';
import { withoutBanding } from '../../src/combat/without.ts';
import { anyFight } from './arbitraries.ts';
import { bruteForce } from './brute-force.ts';

const SIDES: Side[] = ['attack', 'block'];
const of = (fight: Fight, side: Side) => (side === 'attack' ? fight.attackers : fight.blockers);

describe('every fight', () => {
  it('comes out as a second, plainer program says', () => {
    fc.assert(
      fc.property(anyFight(2, 3), (fight) => {
        const outcome = play({ ...fight, division: 'free' });
        expect(outcome.points).toBe(Math.round(bruteForce(fight) / 1000));
      }),
      { numRuns: 300 },
    );
  });

  it('loses no damage and makes none', () => {
    fc.assert(
      fc.property(anyFight(3, 4), (fight) => {
        const { steps } = play(fight);
        const counters = {
          attack: fight.attackers.map(() => 0),
          block: fight.blockers.map(() => 0),
        };
        for (const step of steps) {
          for (const { side, source, parts, player } of step.divisions) {
            const power = of(fight, side)[source]?.power ?? Number.NaN;
            const assigned = parts.reduce((sum, n) => sum + n, player);
            if (steps[0] === step) expect(assigned).toBe(power);
            // Counters from the first step add to power in the second.
            else expect(assigned).toBeGreaterThanOrEqual(power);
          }
          const through = step.divisions.reduce((sum, division) => sum + division.player, 0);
          expect(step.through).toBe(through);
          for (const side of SIDES)
            step.divisions
              .filter((division) => division.side === other(side))
              .forEach(({ parts }) => {
                parts.forEach((n, i) => {
                  counters[side][i] = (counters[side][i] ?? 0) + n;
                });
              });
        }
        const { after } = play(fight);
        for (const side of SIDES)
          of(fight, side).forEach((creature, i) => {
            const state = after[side][i];
            const dealt = counters[side][i] ?? 0;
            if (has(creature, 'protection')) expect(state?.marked).toBe(creature.damage ?? 0);
            else if (has(creature, 'damage-to-counters'))
              expect(state?.counters).toBeGreaterThanOrEqual(dealt);
            else expect(state?.marked).toBe((creature.damage ?? 0) + dealt);
          });
      }),
      { numRuns: 200 },
    );
  });

  it('kills no indestructible creature', () => {
    fc.assert(
      fc.property(anyFight(3, 4), (fight) => {
        const { after } = play(fight);
        for (const side of SIDES)
          of(fight, side).forEach((creature, i) => {
            if (has(creature, 'indestructible')) expect(after[side][i]?.dead).toBe(false);
          });
      }),
      { numRuns: 200 },
    );
  });

  it('kills a creature exactly when its damage is lethal or came from deathtouch', () => {
    fc.assert(
      fc.property(anyFight(3, 4), (fight) => {
        const { after, steps } = play(fight);
        for (const side of SIDES)
          of(fight, side).forEach((creature, i) => {
            const state = after[side][i];
            if (!state || has(creature, 'indestructible') || has(creature, 'protection')) return;
            if (has(creature, 'damage-to-counters')) return;
            const venom = steps.some((step) =>
              step.divisions.some(
                (division) =>
                  division.side === other(side) &&
                  (division.parts[i] ?? 0) > 0 &&
                  of(fight, other(side))[division.source]?.abilities.includes('deathtouch'),
              ),
            );
            const lethal = state.marked >= creature.toughness + state.counters;
            expect(state.dead).toBe(venom || lethal);
          });
      }),
      { numRuns: 200 },
    );
  });

  it('is never worse with banding for the player who has it, against the same creatures', () => {
    fc.assert(
      fc.property(anyFight(3, 3), fc.constantFrom(...SIDES), (fight, side) => {
        const sign = side === 'attack' ? 1 : -1;
        const gain = sign * (play(fight).points - play({ ...fight, withoutBanding: side }).points);
        expect(gain).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });

  it('never lets a player gain from a damage assignment order on their own creatures', () => {
    fc.assert(
      fc.property(anyFight(3, 3), (fight) => {
        const creatures = fight.blockers.map((c) => ({ ...c, abilities: [] }));
        const alone: Fight = { attackers: fight.attackers.slice(0, 1), blockers: creatures };
        const ordered = play({ ...alone, division: 'ordered' }).points;
        expect(play({ ...alone, division: 'free' }).points).toBeGreaterThanOrEqual(ordered);
      }),
      { numRuns: 100 },
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
    const { parts, points } = withoutBanding(fight, 'attack');
    expect(parts.map((part) => part.blockers)).toEqual([[0], []]);
    expect(parts.map((part) => part.outcome.through)).toEqual([0, 1]);
    // The Herder (worth five) dies and one damage comes through.
    expect(points).toBe(-4);
  });
});
