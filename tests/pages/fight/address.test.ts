import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishWord } from '../../../rules-data/tools/english-words.ts';
import { fightAddress, parseAddress } from '../../../src/pages/fight/address.ts';
import { bandingSide, newCreature, setupOf, withSide } from '../../../src/pages/fight/setup.ts';
import { TABLES } from '../../../src/pages/matrix/data.ts';
import { setMessageSource } from '../../../src/ui/i18n.ts';
import { creature } from '../../combat/arbitraries.ts';

setMessageSource(englishWord);

describe('an address of the fight page', () => {
  it('says what it cannot follow', () => {
    expect(parseAddress('#Ox_1-4_bandage/Boar_3-3')).toEqual({
      kind: 'unreadable',
      reason: 'unknown ability "bandage" in "Ox_1-4_bandage"',
    });
    expect(parseAddress('#%E0%A4%A/Boar_3-3')).toMatchObject({ kind: 'unreadable' });
    expect(parseAddress(`#${'a'.repeat(100_000)}`)).toMatchObject({ kind: 'unreadable' });
    expect(parseAddress('')).toEqual({ kind: 'none' });
  });

  it('takes no edition or loyalty that is none', () => {
    expect(parseAddress('#Ox_1-4/Boar_3-3/edition=2019-02-31/planeswalker=x')).toEqual({
      kind: 'fight',
      setup: setupOf(['Ox 1/4'], ['Boar 3/3']),
    });
  });

  it('holds a format, with what it changes of damage, and leaves out one that is none', () => {
    const fight = setupOf(['Ox 1/4'], ['Boar 3/3']);
    const inMiddleSchool = { ...fight, format: 'middle-school', damageWaits: true };
    expect(parseAddress('#Ox_1-4/Boar_3-3/format=middle-school')).toEqual({
      kind: 'fight',
      setup: inMiddleSchool,
    });
    expect(fightAddress(inMiddleSchool)).toBe('#Ox_1-4/Boar_3-3/format=middle-school');
    expect(parseAddress('#Ox_1-4/Boar_3-3/format=premodern')).toEqual({
      kind: 'fight',
      setup: { ...fight, format: 'premodern' },
    });
    expect(parseAddress('#Ox_1-4/Boar_3-3/format=gone')).toEqual({ kind: 'fight', setup: fight });
  });

  it('holds every fight of the matrix', () => {
    for (const table of TABLES)
      for (const { attackers, blockers } of table.cells.flatMap((cell) => cell.fights)) {
        const setup = setupOf(attackers, blockers, table.id);
        expect(parseAddress(fightAddress(setup))).toEqual({ kind: 'fight', setup });
      }
  });

  it('holds whatever a user sets up, with any name', () => {
    const named = fc
      .tuple(creature(9), fc.stringMatching(/^[\p{L}][\p{L}\d,/#%'’-]{0,12}[\p{L}]$/u))
      .map(([any, name]) => ({ ...any, name }));
    const setups = fc.record(
      {
        attackers: fc.array(named, { minLength: 1, maxLength: 3 }),
        blockers: fc.array(named, { maxLength: 3 }),
        side: fc.constantFrom('attack' as const, 'block' as const),
        edition: fc.constantFrom('2009-05-01', '2024-09-20'),
        planeswalker: fc.integer({ min: 1, max: 9 }),
      },
      { requiredKeys: ['attackers', 'blockers', 'side'] },
    );
    fc.assert(
      fc.property(setups, (setup) => {
        expect(parseAddress(fightAddress(setup))).toEqual({ kind: 'fight', setup });
      }),
    );
  });
});

describe('a set-up', () => {
  it('knows whose banding it asks about', () => {
    expect(bandingSide(setupOf(['Ox 1/4', 'Herder 1/1 banding'], ['Boar 3/3']))).toBe('attack');
    expect(bandingSide(setupOf(['Ox 1/4'], ['Herder 1/1 banding']))).toBe('block');
    expect(bandingSide(setupOf(['Ox 1/4'], ['Boar 3/3']))).toBeUndefined();
  });

  it('gives a new creature a name that no other has', () => {
    const setup = setupOf(['Ox 1/4'], ['Boar 3/3']);
    expect(['Ox', 'Boar']).not.toContain(newCreature(setup).name);
  });

  it('lets nobody block an attacker that is gone', () => {
    const setup = setupOf(['Ox 1/4', 'Elk 2/2'], ['Boar 3/3 blocks-2']);
    expect(withSide(setup, 'attack', setup.attackers.slice(0, 1)).blockers[0]?.blocks).toBe(0);
  });

  it.each([25, 100, 400])(
    'has a name of %i letters cut to what the picture can hold',
    (letters) => {
      const read = parseAddress(`#${'x'.repeat(letters)}_2-2_flying/Ox_1-1`);
      expect(read).toMatchObject({
        kind: 'fight',
        setup: { attackers: [{ name: 'x'.repeat(24), power: 2 }], blockers: [{ name: 'Ox' }] },
      });
    },
  );
});
