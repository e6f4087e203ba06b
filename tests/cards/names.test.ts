import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardNames, commonKeys, nameKey, readableName } from '../../src/cards/names.ts';

describe('a name is the same', () => {
  it.each([
    ['in capitals', 'BRAMBLE OX'],
    ['with a curly apostrophe and accents', 'Brámble Öx'],
    ['with other spaces', '  Bramble  Ox '],
    ['with a non-breaking space', 'Bramble\u00a0Ox'],
    ['with marks that combine', 'Bra\u0301mble Ox'],
    ['in quotes', '“Bramble Ox”'],
    ['with a trademark', 'Bramble Ox™'],
  ])('%s', (_, written) => {
    expect(nameKey(written)).toBe('bramble ox');
  });

  it('made the short way and the long', () => {
    const sign = fc.constantFrom(..."aBx0 ',-");
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 12 }), (name) => {
        expect(nameKey(name)).toBe(nameKey(`${name}™`));
      }),
    );
  });

  it('with ligatures or with two letters', () => {
    expect(nameKey('Æther Ox')).toBe(nameKey('Aether ox'));
    expect(nameKey('Œil Ox')).toBe(nameKey('Oeil Ox'));
  });

  it('with a curly apostrophe, a straight one, or none', () => {
    expect(nameKey('Ox’s Rest')).toBe(nameKey("Ox's Rest"));
    expect(nameKey('Oxs Rest')).toBe(nameKey("Ox's Rest"));
  });

  it('however its faces are divided', () => {
    expect(nameKey('Ox // Cow')).toBe('ox/cow');
    expect(nameKey('Ox/Cow')).toBe('ox/cow');
    expect(nameKey('Ox / Cow')).toBe('ox/cow');
  });
});

describe('names are looked for', () => {
  it('without what tells the printing', () => {
    expect(cardNames('Bramble Ox (Thorns Masters #12)')).toContain('bramble ox');
    expect(cardNames('Bramble Ox (0345) [THM]')).toContain('bramble ox');
  });

  it('but with words in parentheses, which belong to some names', () => {
    expect(cardNames('Bramble Ox (Used)')).toEqual(['bramble ox used']);
  });

  it('with the mark of the digital version before without it', () => {
    expect(cardNames('A-Bramble Ox')).toEqual(['a-bramble ox', 'bramble ox']);
    expect(cardNames('A-Ox // A-Cow (Set #1)')).toContain('ox/cow');
  });

  it('not in sentences, nor where there is no letter', () => {
    expect(cardNames('An ox. '.repeat(40))).toEqual([]);
    expect(cardNames(' … ')).toEqual([]);
  });
});

describe('a name in an address is looked for', () => {
  it('as it is written with spaces, and by its letters alone', () => {
    expect(cardNames('/Ox-s-Rest')).toEqual(['ox s rest', '/oxsrest']);
    expect(cardNames('/half-ox')).toEqual(['half ox', '/halfox']);
    expect(cardNames('/oxsrest')).toEqual(['oxsrest', '/oxsrest']);
  });

  it('but not where there are spaces or more slashes, nor where there is no letter', () => {
    for (const text of ['/ox rest', '/ox/rest', '/ ox', '/', '/--'])
      expect(
        cardNames(text).filter((key) => key.startsWith('/')),
        text,
      ).toEqual([]);
  });

  it('and read out without its hyphens', () => {
    expect(readableName('/Ox-s_Rest')).toBe('Ox s Rest');
    expect(readableName('Half-Ox / Cow')).toBe('Half-Ox / Cow');
  });
});

it.each(['Ox', 'A-Ox', 'Ox // Cow', 'A-Ox // A-Cow', 'OX (Set #12)', 'Ox (0345) [THM]', 'Óx/Cow'])(
  '%s is looked up in the shard of its front',
  (written) => {
    expect(commonKeys(written)[0]).toBe('/ox');
  },
);
