import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBlock, problems } from '../../src/combat/legal.ts';
import { formatCreature, parseCreature } from '../../src/combat/notation.ts';
import { EVEN_MARGIN, verdictOf } from '../../src/combat/verdict.ts';
import { worth } from '../../src/combat/worth.ts';
import { creature } from './arbitraries.ts';
import { fight } from './fights.ts';

const kinds = (attackers: string, blockers: string) =>
  problems(fight(attackers, blockers)).map(({ kind }) => kind);

describe('a fight that can happen', () => {
  it('702.22c: takes one creature without banding into a band, not two', () => {
    expect(kinds('Herder 2/2 banding, Drover 2/2 banding, Ox 1/4', 'Boar 3/3')).toEqual([]);
    expect(problems(fight('Herder 2/2 banding, Ox 1/4, Calf 1/1', 'Boar 3/3'))).toEqual([
      { kind: 'band', names: ['Ox', 'Calf'] },
    ]);
    expect(kinds('Ox 1/4, Calf 1/1', 'Boar 3/3')).toEqual(['band']);
  });

  it('702.16f: no creature blocks an attacker with protection from it', () => {
    expect(kinds('Knight 2/2 protection', 'Boar 3/3')).toEqual(['block']);
  });

  it('702.22h: but it blocks the band, through another member', () => {
    expect(kinds('Knight 2/2 protection, Herder 1/1 banding', 'Boar 3/3')).toEqual([]);
  });

  it('702.9b: only fliers block fliers, and one walking member grounds the band', () => {
    const flier = parseCreature('Crane 1/1 flying banding');
    expect(canBlock(parseCreature('Boar 3/3'), flier)).toBe(false);
    expect(canBlock(parseCreature('Hawk 1/1 flying'), flier)).toBe(true);
    expect(kinds('Crane 1/1 flying banding, Owl 1/1 flying', 'Boar 3/3')).toEqual(['block']);
    expect(kinds('Crane 1/1 flying banding, Ox 1/4', 'Boar 3/3')).toEqual([]);
  });

  it('has somebody on both sides, not too many, and numbers within bounds', () => {
    expect(kinds('Ox 1/4', '')).toEqual(['none']);
    expect(kinds('Ox 1/4', 'A 1/1, B 1/1, C 1/1, D 1/1, E 1/1')).toEqual(['crowd']);
    expect(kinds('Ox 1/4', 'A 1/1, B 1/1, Hydra 1/1 damage-to-counters, D 1/1')).toEqual(['crowd']);
    expect(kinds('Ox 10/4', 'Boar 3/0')).toEqual(['stats', 'stats']);
    expect(kinds('Ox 1/4 damaged-4', 'Boar 3/3')).toEqual(['stats']);
  });
});

describe('a creature in one line', () => {
  it('is read with its abilities and the damage on it', () => {
    expect(parseCreature('Old Ox 1/4 first-strike banding damaged-2')).toEqual({
      name: 'Old Ox',
      power: 1,
      toughness: 4,
      abilities: ['banding', 'first-strike'],
      damage: 2,
    });
    expect(parseCreature('Old_Ox_1-4_banding')).toEqual(parseCreature('Old Ox 1/4 banding'));
  });

  it('says what it cannot read', () => {
    expect(() => parseCreature('Ox')).toThrow('not a creature');
    expect(() => parseCreature('Ox 1/4 bandage')).toThrow('unknown ability "bandage"');
  });

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(
        creature(9),
        fc.stringMatching(/^[A-Z][a-z]{0,8}( [a-z]{1,8})?$/),
        (any, name) => {
          const written = formatCreature({ ...any, name });
          expect(formatCreature(parseCreature(written))).toBe(written);
        },
      ),
    );
  });
});

describe('the measure', () => {
  it('counts power, toughness, and one for each ability', () => {
    expect(worth(parseCreature('Herder 2/3 banding first-strike'))).toBe(7);
  });

  it('calls a fight even within the worth of the smallest bander', () => {
    expect(EVEN_MARGIN).toBe(worth(parseCreature('Calf 1/1 banding')));
    expect([4, 3, 0, -3, -4].map(verdictOf)).toEqual(['favored', 'even', 'even', 'even', 'other']);
  });
});
