import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishWord } from '../../../rules-data/tools/english-words.ts';
import { matrixAddress } from '../../../src/combat/matrix-address.ts';
import { fightAddress, parseAddress } from '../../../src/pages/matrix/address.ts';
import { TABLES } from '../../../src/pages/matrix/data.ts';
import { bandingSide, fromCell, newCreature } from '../../../src/pages/matrix/setup.ts';
import { setMessageSource } from '../../../src/ui/i18n.ts';
import { creature } from '../../combat/arbitraries.ts';

setMessageSource(englishWord);

describe('an address of the matrix page', () => {
  it('leads to a cell, a row, a table', () => {
    expect(parseAddress('#attack/deathtouch/first-strike')).toEqual({
      kind: 'cell',
      table: 'attack',
      row: 'deathtouch',
      column: 'first-strike',
    });
    expect(parseAddress('#attack/deathtouch')).toEqual({ kind: 'place', id: 'attack/deathtouch' });
    expect(parseAddress('#block')).toEqual({ kind: 'place', id: 'block' });
    expect(parseAddress('')).toEqual({ kind: 'none' });
  });

  it('says what it cannot follow', () => {
    expect(parseAddress('#attack/deathtouch/bandage')).toMatchObject({ kind: 'unreadable' });
    expect(parseAddress('#try/attack/Ox_1-4_bandage/Boar_3-3')).toEqual({
      kind: 'unreadable',
      reason: 'unknown ability "bandage" in "Ox_1-4_bandage"',
    });
    expect(parseAddress('#try/attack/%E0%A4%A/Boar_3-3')).toMatchObject({ kind: 'unreadable' });
  });

  it('holds every fight of the matrix', () => {
    for (const table of TABLES)
      for (const stated of table.cells.flatMap((cell) => cell.fights)) {
        const setup = { ...fromCell(table, stated), division: 'free' as const };
        expect(parseAddress(fightAddress(setup))).toEqual({ kind: 'try', setup });
      }
  });

  it('holds whatever a user sets up, with any name', () => {
    const named = fc
      .tuple(creature(9), fc.stringMatching(/^[\p{L}][\p{L}\d ,/#%'’-]{0,12}[\p{L}]$/u))
      .map(([any, name]) => ({ ...any, name }));
    const setups = fc.record({
      attackers: fc.array(named, { minLength: 1, maxLength: 3 }),
      blockers: fc.array(named, { minLength: 1, maxLength: 3 }),
      side: fc.constantFrom('attack' as const, 'block' as const),
      division: fc.constantFrom('free' as const, 'ordered' as const),
    });
    fc.assert(
      fc.property(setups, (setup) => {
        const read = parseAddress(fightAddress(setup));
        expect(read).toMatchObject({
          kind: 'try',
          setup: { side: setup.side, division: setup.division },
        });
        if (read.kind !== 'try') return;
        expect(fightAddress(read.setup)).toBe(fightAddress(setup));
        expect(read.setup.attackers.map(({ name }) => name)).toEqual(
          setup.attackers.map(({ name }) => name),
        );
      }),
    );
  });
});

describe('the address for a card', () => {
  it('is the cell of its other abilities', () => {
    expect(matrixAddress(['banding'])).toBe('attack');
    expect(matrixAddress(['banding', 'first-strike'])).toBe('attack/first-strike/none');
    expect(matrixAddress(['flying', 'banding', 'deathtouch', 'lifelink'])).toBe(
      'attack/deathtouch/lifelink',
    );
    expect(matrixAddress(['lifelink', 'banding'])).toBe('attack/banding-only/lifelink');
  });

  it('is always one that the page has', () => {
    const terms = [
      'first-strike',
      'double-strike',
      'deathtouch',
      'trample',
      'indestructible',
      'protection',
      'enrage',
      'lifelink',
      'flying',
    ];
    for (const a of terms)
      for (const b of terms)
        expect(parseAddress(`#${matrixAddress([a, b])}`).kind, `${a} ${b}`).not.toBe('unreadable');
  });
});

describe('a set-up', () => {
  it('knows whose banding it asks about', () => {
    const [attack, block] = TABLES;
    if (!attack || !block) throw new Error('no tables');
    const setupOf = (table: typeof attack) => {
      const fight = table.cells[0]?.fights[0];
      if (!fight) throw new Error('no fight');
      return fromCell(table, fight);
    };
    expect(bandingSide(setupOf(attack))).toBe('attack');
    expect(bandingSide(setupOf(block))).toBe('block');
    const none = { ...setupOf(attack), attackers: setupOf(attack).blockers };
    expect(bandingSide(none)).toBeUndefined();
    expect([...none.attackers, ...none.blockers].map(({ name }) => name)).not.toContain(
      newCreature(none).name,
    );
  });
});
