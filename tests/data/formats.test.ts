import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATA_ROOT, DataError } from '../../rules-data/tools/load.ts';
import { compileFormats, readFormats } from '../../rules-data/tools/load-formats.ts';
import { readSets } from '../../rules-data/tools/load-sets.ts';

describe('the formats as they stand', () => {
  const { formats } = readFormats();

  it('are those whose rules are known from their own pages or from two that agree', () => {
    expect(formats.map(({ name }) => name)).toEqual([
      'Classic Magic',
      'Middle School',
      'Old School 93/94 (Atlantic)',
      'Old School 93/94 (Channel Fireball)',
      'Old School 93/94 (Eternal Central)',
      'Old School 93/94 (French)',
      'Old School 93/94 (Swedish)',
      'Old School 95',
      'Premodern',
    ]);
  });

  it('change this, and no more', () => {
    expect(
      Object.fromEntries(
        formats.map(({ id, exceptions }) => [id, exceptions.map(({ exception }) => exception)]),
      ),
    ).toEqual({
      'classic-magic': [
        'mana-burn-by-phase',
        'damage-on-the-stack',
        'wishes-from-exile',
        'time-vault',
        'illusionary-mask',
      ],
      'middle-school': ['mana-burn-by-phase', 'damage-on-the-stack', 'wishes-from-exile'],
      'old-school-95': ['mana-burn-by-phase', 'chaos-orb', 'falling-star', 'ring-of-maruf'],
      'old-school-atlantic': ['mana-burn-by-phase', 'chaos-orb', 'falling-star'],
      'old-school-channel-fireball': ['mana-burn-by-step', 'chaos-orb'],
      'old-school-eternal-central': [
        'mana-burn-by-phase',
        'chaos-orb',
        'falling-star',
        'ring-of-maruf',
      ],
      'old-school-french': [
        'mana-burn-by-phase',
        'zero-life-by-phase',
        'tapped-blockers',
        'chaos-orb',
        'falling-star',
      ],
      'old-school-swedish': ['chaos-orb', 'falling-star', 'ante'],
      premodern: [],
    });
  });

  it('say it in whole sentences, short enough to stand above an entry', () => {
    for (const { exceptions, terms } of compileFormats())
      for (const { text } of [
        ...exceptions,
        ...Object.values(terms).flatMap((one) => one.exceptions),
      ])
        for (const said of [text]) {
          expect(said).toMatch(/^[A-Z].*\.$/);
          expect(said.split(' ').length, said).toBeLessThanOrEqual(30);
          expect(said).not.toMatch(/\d{3}\.\d/);
        }
  });
});

describe('the table of sets as it stands', () => {
  it('has at least 800', () => {
    expect(Object.values(readSets().sets).flat().length).toBeGreaterThanOrEqual(800);
  });
});

describe('bad data is refused with the file, the field and the reason', () => {
  let root: string;
  beforeEach(() => {
    root = join(mkdtempSync(join(tmpdir(), 'rules-data-')), 'rules-data');
    for (const part of ['formats', 'terms', 'editions.json', 'sets.json'])
      cpSync(join(DATA_ROOT, part), join(root, part), { recursive: true });
  });
  afterEach(() => rmSync(join(root, '..'), { recursive: true }));

  function read(reader: (root: string) => unknown, file: string, data: unknown): string {
    writeFileSync(join(root, file), JSON.stringify(data));
    try {
      reader(root);
      return 'accepted';
    } catch (error) {
      if (error instanceof DataError) return error.message;
      throw error;
    }
  }

  const exceptions = [...readFormats().exceptions.values()];
  const good = {
    id: 'singing',
    text: 'Oxen sing.',
    stated: 'edition',
    in: '2009-05-01',
    rules: ['310.1'],
    terms: ['flying'],
  };
  it.each([
    [
      'a term that is none',
      { terms: ['yodel'] },
      /exceptions\.json: singing: terms: no term yodel/,
    ],
    ['an edition that is none', { in: '2009-05-02' }, /in: no edition of 2009-05-02/],
    ['rules of no edition', { stated: 'nowhere' }, /stated: in no edition/],
    ['an edition without rules', { rules: undefined }, /stated: .*names the edition and the rules/],
    ['a card’s text without a card', { stated: 'card', in: undefined, rules: undefined }, /cards/],
    ['a term told but not touched', { inForce: { reach: true } }, /reach is spoken of/],
    ['a field that is none', { colour: 'red' }, /exceptions\.json: .*colour/],
    ['a name twice', { id: 'ante' }, /ante: id: stands there twice/],
  ])('%s', (_, change, said) => {
    const data = [...exceptions, good];
    expect(read(readFormats, 'formats/exceptions.json', data)).toBe('accepted');
    expect(
      read(readFormats, 'formats/exceptions.json', [...exceptions, { ...good, ...change }]),
    ).toMatch(said);
  });

  it.each([
    [
      'no such exception',
      { exceptions: [{ exception: 'yodel', sources: [{ title: 'x' }] }] },
      /no exception yodel/,
    ],
    ['no such base', { base: '2009-05-02' }, /base: no edition of 2009-05-02/],
    ['no source', { sources: [] }, /formats\.json: .*sources/],
  ])('a format with %s', (_, change, said) => {
    const [format] = readFormats().formats;
    expect(read(readFormats, 'formats/formats.json', [format])).toBe('accepted');
    expect(read(readFormats, 'formats/formats.json', [{ ...format, ...change }])).toMatch(said);
    expect(read(readFormats, 'formats/formats.json', [format, format])).toMatch(
      /stands there twice/,
    );
  });

  it.each([
    [
      'a code twice',
      { sets: { '2003-10-02': ['mrd Mirrodin', 'mrd Mirrodin'] } },
      /mrd stands there twice/,
    ],
    [
      'dates out of order',
      { sets: { '2003-10-02': ['mrd Mirrodin'], '2003-10-01': ['dst Darksteel'] } },
      /oldest first/,
    ],
    [
      'other names of nothing',
      { otherNames: { xxx: ['X'] } },
      /otherNames\.xxx: no set of that code/,
    ],
    ['a set without a name', { sets: { '2003-10-02': ['mrd'] } }, /sets\.json: .*a set like/],
    ['a date that is none', { sets: { soon: ['mrd Mirrodin'] } }, /sets\.json: .*a date like/],
  ])('a table with %s', (_, change, said) => {
    const table = { ...readSets(), sets: { '2003-10-02': ['mrd Mirrodin'] }, otherNames: {} };
    expect(read(readSets, 'sets.json', table)).toBe('accepted');
    expect(read(readSets, 'sets.json', { ...table, ...change })).toMatch(said);
  });
});
