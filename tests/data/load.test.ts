import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenLinks, DataError, readEditions, readTerms } from '../../rules-data/tools/load.ts';
import { isInRules } from '../../rules-data/tools/outside-terms.ts';

const DATA = join(import.meta.dirname, '../../rules-data');

describe('rules-data as it stands', () => {
  it('is well formed, and every link and variant leads somewhere', () => {
    expect(brokenLinks(readTerms())).toEqual([]);
  });

  it('lists the 137 editions in order, each in the era that its date falls into', () => {
    const { editions, eras } = readEditions();
    const dates = editions.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([137, '1999-04-23', '2026-09-25']);
    for (const { date, era } of editions)
      expect([date, era]).toEqual([date, eras.findLast(({ from }) => from <= date)?.id]);
  });

  it('names only known editions', () => {
    const known = new Set(readEditions().editions.map(({ date }) => date));
    const unknown = readTerms()
      .filter(isInRules)
      .flatMap(({ id, history }) =>
        history
          .flatMap((revision) => [revision.from, revision.in])
          .filter((date) => date !== undefined && !known.has(date))
          .map((date) => `${id}: ${date}`),
      );
    expect(unknown).toEqual([]);
  });

  it('gives each spelling to one term only', () => {
    const owners = new Map<string, string[]>();
    for (const { id, forms } of readTerms())
      for (const { text } of forms) owners.set(text, [...(owners.get(text) ?? []), id]);
    const shared = [...owners].filter(([, ids]) => new Set(ids).size > 1);
    expect(shared).toEqual([]);
  });
});

describe('a bad entry is refused with the file, the field and the reason', () => {
  let root: string;
  beforeEach(() => {
    root = join(mkdtempSync(join(tmpdir(), 'rules-data-')), 'rules-data');
    cpSync(join(DATA, 'terms/abilities/flying.json'), join(root, 'terms/abilities/flying.json'));
  });
  afterEach(() => rmSync(join(root, '..'), { recursive: true }));

  function spoil(change: (term: Record<string, never>) => void): string {
    const path = join(root, 'terms/abilities/flying.json');
    const term = JSON.parse(readFileSync(path, 'utf8')) as Record<string, never>;
    change(term);
    writeFileSync(path, JSON.stringify(term));
    try {
      readTerms(root);
    } catch (error) {
      if (error instanceof DataError) return error.message;
      throw error;
    }
    return 'accepted';
  }
  const set = (field: string, value: unknown) => (term: Record<string, never>) =>
    Object.assign(term, { [field]: value });
  const revise = (field: string, value: unknown) => (term: Record<string, never>) =>
    Object.assign((term.history as unknown as Record<string, unknown>[])[0] ?? {}, {
      [field]: value,
    });

  it.each([
    ['a kind that is none', set('kind', 'abilty'), /flying\.json: kind: .*"abilty"/],
    ['an id with a space', set('id', 'Flying High'), /flying\.json: id: a kebab-case id/],
    ['an unknown field', set('remindre', 'x'), /flying\.json: remindre: /],
    ['no forms', set('forms', []), /flying\.json: forms: /],
    [
      'a meaning without a sentence',
      set('forms', [{ text: 'flying', sense: { says: 'flying high' } }]),
      /forms\.flying\.says: inForm has no “flying high”/,
    ],
    [
      'a rule number that is none',
      revise('rules', ['seven']),
      /flying\.json: history\.0\.rules\.0: a rule number/,
    ],
    [
      'a reminder that is too long',
      revise('reminder', 'word '.repeat(41)),
      /history\.0\.reminder: 41 words; at most 40/,
    ],
    [
      'a rule number in a reminder',
      revise('reminder', 'See 702.9b for it.'),
      /no rule numbers in a reminder/,
    ],
    ['slots without general words', revise('reminder', 'Pay [cost] now.'), /history\.0\.general: /],
    ['a date that is none', revise('in', 'yesterday'), /history\.0\.in: a date like/],
  ])('%s', (_, change, message) => {
    expect(spoil(change)).toMatch(message);
  });

  it('a file that is no JSON', () => {
    writeFileSync(join(root, 'terms/abilities/flying.json'), '{ "id": ');
    expect(() => readTerms(root)).toThrow(/flying\.json: not JSON/);
  });
});
