import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUMBERED_ABILITIES, PLAIN_ABILITIES, SINCE } from '../../src/combat/abilities.ts';
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
    // Without any banding they attack one by one.
    expect(kinds('Ox 1/4, Calf 1/1', 'Boar 3/3')).toEqual([]);
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

  it('702.17b: reach blocks a flier', () => {
    expect(kinds('Hawk 1/1 flying', 'Spider 1/3 reach')).toEqual([]);
  });

  it('702.111b: menace asks for two blockers, in a band for two that block that member', () => {
    expect(kinds('Boar 3/3 menace', 'Ox 1/4')).toEqual(['menace']);
    expect(kinds('Boar 3/3 menace', 'Ox 1/4, Hen 0/1')).toEqual([]);
    expect(kinds('Boar 3/3 menace, Calf 1/1', 'Ox 1/4, Hen 0/1 blocks-2')).toEqual(['menace']);
    expect(kinds('Boar 3/3 menace, Herder 1/1 banding', 'Ox 1/4')).toEqual([]);
    expect(kinds('Boar 3/3 menace, Herder 1/1 banding flying', 'Ox 1/4')).toEqual(['menace']);
  });

  it.each([
    ['702.28b', 'Imp 1/1 shadow', 'Ox 1/4', 'Shade 1/1 shadow'],
    ['702.28b', 'Ox 1/4', 'Shade 1/1 shadow', 'Boar 3/3'],
    ['702.31b', 'Rider 2/2 horsemanship', 'Ox 1/4', 'Lancer 2/2 horsemanship'],
    ['702.118b', 'Rat 1/1 skulk', 'Boar 2/2', 'Hen 1/2'],
    ['702.36b', 'Ghoul 2/2 fear', 'Ox 1/4', 'Golem 2/2 artifact'],
    ['702.36b', 'Ghoul 2/2 fear', 'Bear 2/2 green', 'Rat 1/1 black'],
    ['702.13b', 'Bear 2/2 intimidate green', 'Rat 1/1 black', 'Elk 3/3 green'],
    ['702.9b', 'Hawk 1/1 flying', 'Ox 1/4', 'Owl 1/1 flying'],
  ])('%s: %s is blocked by %s never, by %s indeed', (_, attacker, barred, able) => {
    expect(kinds(attacker, barred)).toEqual(['block']);
    expect(kinds(attacker, able)).toEqual([]);
  });

  it('702.118b: skulk looks at the power that exalted gives (702.83a)', () => {
    expect(kinds('Rat 1/1 skulk exalted', 'Boar 2/2')).toEqual([]);
  });

  it('702.3b: a creature with defender does not attack', () => {
    expect(kinds('Wall 0/4 defender', '')).toEqual(['defender']);
    expect(kinds('Boar 3/3', 'Wall 0/4 defender')).toEqual([]);
  });

  it('has an attacker, not too many, and numbers within bounds', () => {
    expect(kinds('', 'Ox 1/4')).toEqual(['none']);
    expect(kinds('Ox 1/4', '')).toEqual([]);
    expect(kinds('Ox 1/4', 'A 1/1, B 1/1, C 1/1, D 1/1, E 1/1')).toEqual([]);
    expect(kinds('Ox 1/4', 'A 1/1, B 1/1, C 1/1, D 1/1, E 1/1, F 1/1')).toEqual(['crowd']);
    expect(kinds('Ox 21/4', 'Boar 3/0')).toEqual(['stats', 'stats']);
    expect(kinds('Ox 1/4 damaged-4', 'Boar 3/3')).toEqual(['stats']);
    expect(kinds('Ox 1/4 bushido-99', 'Boar 3/3')).toEqual(['stats']);
  });

  it('says what is not played here, and why', () => {
    expect(kinds('Adder 1/1 deathtouch banding, Ox 1/4', 'Boar 3/3 prevent-2')).toEqual(['shield']);
    expect(kinds('Boar 3/3 trample', 'Ox 1/4 prevent-2')).toEqual([]);
    expect(problems({ ...fight('Ox 1/4, Boar 3/3', ''), planeswalker: 3 })).toEqual([
      { kind: 'planeswalker' },
    ]);
    expect(problems({ ...fight('Boar 3/3 trample', 'Ox 1/4'), life: 2 })).toEqual([
      { kind: 'life', name: 'Boar' },
    ]);
  });
});

describe('abilities that an edition does not know', () => {
  it('are told with the edition that brings them', () => {
    const of = { ...fight('Imp 2/2 infect', 'Ox 1/4'), edition: '2009-05-01' };
    expect(problems(of)).toEqual([
      { kind: 'later', name: 'Imp', ability: 'infect', since: '2010-10-01' },
    ]);
  });

  it('are those of the derived numbers', () => {
    const oldest = '1999-04-23';
    const terms: Record<string, [string, string | null][]> = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../rules-data/numbers.json'), 'utf8'),
    );
    for (const ability of [...PLAIN_ABILITIES, ...NUMBERED_ABILITIES]) {
      const since = terms[ability]?.find(([, number]) => number !== null)?.[0];
      expect(SINCE[ability] ?? oldest, ability).toBe(since ?? oldest);
    }
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

  it('has abilities with numbers, and whom a blocker blocks', () => {
    expect(parseCreature('Ronin 2/2 bushido-2 flanking exalted-3 blocks-2')).toEqual({
      name: 'Ronin',
      power: 2,
      toughness: 2,
      abilities: [],
      numbers: { bushido: 2, flanking: 1, exalted: 3 },
      blocks: 1,
    });
    expect(parseCreature('Ronin 2/2 bushido-1 bushido-2').numbers).toEqual({ bushido: 3 });
    expect(() => parseCreature('Ronin 2/2 bushido')).toThrow('unknown ability "bushido"');
    expect(() => parseCreature('Ronin 2/2 toxic-0')).toThrow('unknown ability "toxic-0"');
  });

  it('is read or refused in no time, however long it is', () => {
    for (const piece of ['a ', '1/1 ', 'x_', '1-1-', 'banding ']) {
      const start = performance.now();
      expect(() => parseCreature(piece.repeat(50_000))).toThrow(SyntaxError);
      expect(performance.now() - start).toBeLessThan(500);
    }
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
