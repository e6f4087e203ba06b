import { describe, expect, it } from 'vitest';
import {
  extendIndex,
  type ImportedEdition,
  textWith,
} from '../../src/documents/imported-editions.ts';
import { numberAt, resolve } from '../../src/rules/resolve.ts';
import type { RulesIndex, TermText } from '../../src/rules/types.ts';

const INDEX: RulesIndex = {
  eras: [{ id: 'old', name: 'Old', from: '2020-01-01', summary: 'Old times.', notes: [] }],
  formats: [],
  editions: [
    { date: '2020-01-01', era: 'old' },
    { date: '2026-09-25', era: 'old' },
  ],
  terms: [{ id: 'hop', name: 'Hop', kind: 'ability', forms: [{ text: 'hop' }] }],
};
const TEXT: TermText = { numbers: [['2020-01-01', '702.5']], history: [{ reminder: 'It hops.' }] };
const edition = (date: string, more: Partial<ImportedEdition> = {}): ImportedEdition => ({
  date,
  numbers: {},
  changed: [],
  terms: [],
  ...more,
});
const ZORBLE = {
  id: 'imported-zorble',
  name: 'Zorble',
  kind: 'ability',
  number: '702.196',
  words: 'Zorble wakes hens.',
} as const;

describe('imported editions', () => {
  it('stand among the known ones by date; those we know ourselves add nothing', () => {
    const index = extendIndex(INDEX, [
      edition('2027-01-22'),
      edition('2023-05-05'),
      edition('2026-09-25'),
    ]);
    expect(index.editions.map(({ date }) => date)).toEqual([
      '2020-01-01',
      '2023-05-05',
      '2026-09-25',
      '2027-01-22',
    ]);
    expect(extendIndex(INDEX, [edition('2026-09-25', { terms: [ZORBLE] })])).toBe(INDEX);
  });

  it('give a term their own number, and only for themselves', () => {
    const imported = [edition('2023-05-05', { numbers: { hop: '702.9' } })];
    const text = textWith(INDEX, imported, 'hop', TEXT);
    if (!text) throw new Error('there is a text');
    expect(['2022-01-01', '2023-05-05', '2026-09-25'].map((date) => numberAt(text, date))).toEqual([
      '702.5',
      '702.9',
      '702.5',
    ]);
  });

  it('say that a term is gone, or that its rule has changed', () => {
    const imported = [
      edition('2027-01-22', { changed: ['hop'] }),
      edition('2028-01-22', { numbers: { hop: null } }),
    ];
    const text = textWith(INDEX, imported, 'hop', TEXT);
    const [term] = INDEX.terms;
    if (!text || !term) throw new Error('there is a text');
    expect(text.changedIn).toEqual(['2027-01-22']);
    expect(resolve(term, text, '2027-01-22').status).toBe('known');
    expect(resolve(term, text, '2028-01-22').status).toBe('earlier');
  });

  it('bring new terms in their own words, unless we have one of that name', () => {
    const imported = [
      edition('2027-01-22', { terms: [ZORBLE, { ...ZORBLE, id: 'imported-hop', name: 'Hop' }] }),
    ];
    const index = extendIndex(INDEX, imported);
    expect(index.terms.map(({ id }) => id)).toEqual(['hop', 'imported-zorble']);
    const text = textWith(INDEX, imported, 'imported-zorble', undefined);
    expect(text).toMatchObject({
      wordsOf: '2027-01-22',
      history: [{ reminder: 'Zorble wakes hens.' }],
    });
    expect(textWith(INDEX, imported, 'imported-other', undefined)).toBeUndefined();
  });

  it('spell a new action as cards do', () => {
    const action = { ...ZORBLE, name: 'Frumple', kind: 'action' } as const;
    const index = extendIndex(INDEX, [edition('2027-01-22', { terms: [action] })]);
    expect(index.terms.at(-1)?.forms.map(({ text }) => text)).toEqual([
      'frumple',
      'frumples',
      'frumpled',
      'frumpling',
    ]);
  });
});
