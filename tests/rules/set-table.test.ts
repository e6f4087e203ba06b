import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSets } from '../../rules-data/tools/load-sets.ts';
import { findSet, type Printing } from '../../src/rules/set-table.ts';

const table = compileSets();
const find = (printing: Printing) => findSet(table, printing);
const byName = new Map(
  Object.entries(table.codes).map(([code, [date, name]]) => [`${date} ${name}`, code]),
);
const codeOf = (printing: Printing) => {
  const set = find(printing);
  return set && byName.get(`${set.date} ${set.name}`);
};

describe('a set is found', () => {
  it('by its code in any case', () => {
    for (const code of ['mrd', 'MRD', ' Mrd ']) expect(codeOf({ code })).toBe('mrd');
  });

  it.each([
    ['Mirrodin', 'mrd'],
    ['MIRRODIN', 'mrd'],
    ['Mirrodin (Rare)', 'mrd'],
    ['Mirrodin [Foil]', 'mrd'],
    ['Limited Edition Alpha', 'lea'],
    ['Alpha', 'lea'],
    ['Alpha Edition', 'lea'],
    ['3rd Edition', '3ed'],
    ['Revised', '3ed'],
    ['Classic Sixth Edition', '6ed'],
    ['7th Edition', '7ed'],
    ['Magic 2010 (M10)', 'm10'],
    ['2015 Core Set', 'm15'],
    ['Time Spiral "Timeshifted"', 'tsb'],
    ['Ravnica', 'rav'],
    ['Ravnica-City-of-Guilds', 'rav'],
    ['Urzas-Saga', 'usg'],
    ['Urza’s Saga', 'usg'],
    ["Urza's Saga", 'usg'],
    ['Dragon’s Maze', 'dgm'],
    ['Universes Beyond: Doctor Who', 'who'],
    ['Commander: Universes Beyond: Doctor Who', 'who'],
    ['Universes Beyond: Warhammer 40,000', '40k'],
    ['Commander: Kaldheim', 'khc'],
    ['Kaldheim: Extras', 'khm'],
    ['Kaldheim Variants', 'khm'],
    ['Commander: The Lord of the Rings: Tales of Middle-earth', 'ltc'],
    ['The Lord of the Rings: Tales of Middle-earth', 'ltr'],
    ['Magic: The Gathering-Commander', 'cmd'],
    ['Magic: The Gathering—Conspiracy', 'cns'],
    ['Secret Lair Drop Series', 'sld'],
    ['Kamigawa: Neon Dynasty', 'neo'],
    ['Kamigawa-Neon-Dynasty', 'neo'],
  ])('by the name “%s”: %s', (name, code) => {
    expect(codeOf({ name })).toBe(code);
  });

  it('by its code before its name, and by its name where the code is none', () => {
    expect(codeOf({ code: 'dst', name: 'Mirrodin' })).toBe('dst');
    expect(codeOf({ code: 'xx', name: 'Mirrodin' })).toBe('mrd');
  });

  it('for a card of The List by the set that its number names', () => {
    expect(codeOf({ code: 'plst', number: 'MRD-59' })).toBe('mrd');
    expect(codeOf({ code: 'plst', number: '12' })).toBe('plst');
    expect(codeOf({ code: 'mrd', number: 'ZZZ-1' })).toBe('mrd');
  });
});

describe('nothing is found', () => {
  it.each(['Set of Brambles', '', '   ', 'Mirrodin Brambles', 'Promo', '(Rare)'])(
    'for “%s”',
    (name) => {
      expect(codeOf({ name })).toBeUndefined();
    },
  );

  it('for odd codes', () => {
    for (const code of ['', 'constructor', '__proto__', 'toString', 'zzz'])
      expect(codeOf({ code })).toBeUndefined();
  });

  it('and nothing thrown, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (code, name, number) => {
        const set = find({ code, name, number });
        expect(set === undefined || /^\d{4}-/.test(set.date)).toBe(true);
      }),
    );
  });
});

it('every set is found by its own code, and by its own name on the same day', () => {
  for (const [code, [date, name]] of Object.entries(table.codes)) {
    expect(find({ code })).toEqual({ date, name });
    expect(find({ name })?.date, name).toBe(date);
  }
});
