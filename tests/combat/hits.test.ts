import { describe, expect, it } from 'vitest';
import { possibleHits } from '../../src/combat/hits.ts';
import { parseCreature } from '../../src/combat/notation.ts';

interface Rule {
  readonly ordered?: boolean;
  readonly trample?: boolean;
}

/** Every way in which the attackers' damage may fall on the blockers, as "amounts > through". */
function ways(
  attackers: string,
  blockers: string,
  { ordered = false, trample = false }: Rule = {},
) {
  const sources = attackers.split(', ').map((line, index) => {
    const creature = parseCreature(line);
    return { index, creature, power: creature.power, trample, ordered };
  });
  const victims = blockers.split(', ').map((line, index) => {
    const creature = parseCreature(line);
    const state = { dead: false, marked: creature.damage ?? 0, counters: 0, triggers: 0 };
    return { index, creature, state };
  });
  return possibleHits(sources, victims)
    .map(({ assigned, through }) => `${assigned.join(' ')} > ${through}`)
    .sort();
}

describe('the legal divisions', () => {
  it('510.1c: are all of them where a player may divide freely', () => {
    expect(ways('Boar 2/2', 'Ox 0/3, Bull 0/3')).toEqual(['0 2 > 0', '1 1 > 0', '2 0 > 0']);
  });

  it('509.2 and 510.1c, until 2024-09-20: give each lethal damage before the next', () => {
    expect(ways('Boar 2/2', 'Ox 0/3, Bull 0/3', { ordered: true })).toEqual(['0 2 > 0', '2 0 > 0']);
    expect(ways('Boar 2/2', 'Ox 0/1, Bull 0/3', { ordered: true })).toContain('1 1 > 0');
  });

  it('count damage already marked, damage of others, and one point of deathtouch as lethal', () => {
    const ordered = { ordered: true };
    expect(ways('Boar 2/2', 'Ox 0/3 damaged-2, Bull 0/3', ordered)).toContain('1 1 > 0');
    expect(ways('Boar 2/2, Sow 1/1', 'Ox 0/2, Bull 0/2', ordered)).toContain('2 1 > 0');
    expect(ways('Adder 2/2 deathtouch', 'Ox 0/3, Bull 0/3', ordered)).toContain('1 1 > 0');
  });

  it('702.19b: let a trampler past only when all blockers have lethal damage', () => {
    expect(ways('Boar 3/3', 'Ox 0/1, Bull 0/1', { trample: true })).toEqual([
      '0 3 > 0',
      '1 1 > 1',
      '2 1 > 0',
      '3 0 > 0',
    ]);
  });
});
