import { describe, expect, it } from 'vitest';
import { englishWord } from '../../../rules-data/tools/english-words.ts';
import { matrixAddress } from '../../../src/combat/matrix-address.ts';
import { parseAddress } from '../../../src/pages/matrix/address.ts';
import { setMessageSource } from '../../../src/ui/i18n.ts';

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
  });

  it('leads a fight of an older link to the fight page', () => {
    expect(parseAddress('#try/block/Ox_1-4,Elk_2-2/Boar_3-3/ordered')).toEqual({
      kind: 'moved',
      to: 'fight.html#Ox_1-4,Elk_2-2/Boar_3-3/edition=2024-09-20/side=block',
    });
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
