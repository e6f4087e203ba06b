import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileDetails, compileTexts } from '../../rules-data/tools/compile.ts';
import { DataError, readEditions } from '../../rules-data/tools/load.ts';
import { readInteractions } from '../../rules-data/tools/load-interactions.ts';
import { pairsOf, resolve } from '../../src/rules/resolve.ts';

const DATA = join(import.meta.dirname, '../../rules-data');
/** How many pairs issue 4 asks for. */
const ASKED = 150;

describe('the interactions as they stand', () => {
  const all = readInteractions();

  it('are well formed, and enough', () => {
    expect(new Set(all.map(({ terms }) => terms.join('+'))).size).toBeGreaterThanOrEqual(ASKED);
  });

  it('say the outcome in one line, and all of it in whole sentences', () => {
    const odd = all
      .flatMap(({ terms, outcome, reason }) =>
        [outcome, reason].map((text) => `${terms.join('+')}: ${text}`),
      )
      .filter((text) => !/\.$/.test(text) || / {2}|\b(\w+) \1\b|\d{3}\.\d/.test(text));
    expect(odd).toEqual([]);
    expect(all.filter(({ outcome }) => outcome.split(' ').length > 30)).toEqual([]);
  });

  it('tell the pairs that everybody asks about', () => {
    const pairs = new Set(all.map(({ terms }) => terms.join('+')));
    for (const pair of [
      'deathtouch+trample',
      'deathtouch+first-strike',
      'double-strike+lifelink',
      'protection+trample',
      'deathtouch+indestructible',
      'indestructible+minus-one-counter',
      'hexproof+ward',
      'flying+menace',
      'convoke+flash',
      'kicker+storm',
      'cascade+mana-value',
      'cascade+fuse',
      'banding+trample',
    ])
      expect(pairs).toContain(pair);
  });
});

describe('what a user sees of deathtouch with trample', () => {
  const texts = compileTexts();
  const details = compileDetails();
  const outcomes = (id: string, edition: string, others?: string[]) => {
    const text = texts[id];
    if (!text) throw new Error(`no ${id}`);
    const entry = resolve({ id, name: id, kind: 'ability', forms: [] }, text, edition);
    return pairsOf(text, entry, others).map((i) => ({
      other: text.pairs?.[i]?.[0],
      outcome: details[id]?.interactions?.[i]?.outcome,
    }));
  };

  it.each([
    ['2026-09-25', /just 1 damage/],
    ['2010-07-16', /just 1 damage/],
    ['2010-06-18', /Before anything goes through/],
    ['2009-05-01', /only the rest can go through/],
  ])('under %s', (edition, said) => {
    for (const [id, other] of [
      ['deathtouch', 'trample'],
      ['trample', 'deathtouch'],
    ] as const) {
      const seen = outcomes(id, edition, [other, 'scry']);
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({ other, outcome: expect.stringMatching(said) });
    }
  });

  it('is nothing in an edition that knows only one of them', () => {
    expect(outcomes('trample', '2004-10-01', ['deathtouch'])).toEqual([]);
  });

  it('is nothing on a card without the other, and one of many where there is no card', () => {
    expect(outcomes('trample', '2026-09-25', ['kicker'])).toEqual([]);
    expect(outcomes('trample', '2026-09-25').length).toBeGreaterThan(10);
  });

  it('stays one answer for each partner in each edition', () => {
    const dates = readEditions().editions.map(({ date }) => date);
    const twice: string[] = [];
    for (const [id, { pairs = [] }] of Object.entries(texts)) {
      expect(details[id]?.interactions, id).toHaveLength(pairs.length);
      for (const date of dates) {
        const partners = pairs
          .filter(([, from, until]) => from <= date && !(until && until <= date))
          .map(([other]) => other);
        if (new Set(partners).size !== partners.length) twice.push(`${id} ${date}`);
      }
    }
    expect(twice).toEqual([]);
  });
});

describe('a bad interaction is refused with the file, the field and the reason', () => {
  let root: string;
  beforeEach(() => {
    root = join(mkdtempSync(join(tmpdir(), 'rules-data-')), 'rules-data');
    for (const id of ['flying', 'reach', 'menace'])
      cpSync(join(DATA, `terms/abilities/${id}.json`), join(root, `terms/abilities/${id}.json`));
    cpSync(join(DATA, 'editions.json'), join(root, 'editions.json'));
    mkdirSync(join(root, 'interactions'));
  });
  afterEach(() => rmSync(join(root, '..'), { recursive: true }));

  const good = {
    terms: ['flying', 'reach'],
    in: '2026-09-25',
    outcome: 'Oxen with long necks block birds.',
    reason: 'So it is written.',
    rules: ['702.9b'],
  };
  function read(...entries: object[]): string {
    writeFileSync(join(root, 'interactions/combat.json'), JSON.stringify(entries));
    try {
      return `${readInteractions(root).length} accepted`;
    } catch (error) {
      if (error instanceof DataError) return error.message;
      throw error;
    }
  }

  it('a good one is accepted', () => {
    expect(read(good)).toBe('1 accepted');
    expect(read(good, { ...good, terms: ['flying', 'menace'] })).toBe('2 accepted');
  });

  it.each([
    ['a term that is none', { terms: ['flying', 'yodel'] }, /combat\.json: .*terms: no term yodel/],
    ['one term twice', { terms: ['reach', 'reach'] }, /terms: two terms/],
    ['the wrong order', { terms: ['reach', 'flying'] }, /terms: .*order of the alphabet/],
    ['three terms', { terms: ['flying', 'menace', 'reach'] }, /combat\.json: 0\.terms/],
    ['an edition that is none', { in: '2026-09-24' }, /in: no edition of 2026-09-24/],
    ['a start after the end', { from: '2026-09-25', in: '2024-09-20' }, /in: it does not hold yet/],
    ['no rules', { rules: [] }, /combat\.json: 0\.rules/],
    ['a rule that is none', { rules: ['seven'] }, /0\.rules\.0: a rule number/],
    ['no outcome', { outcome: '' }, /0\.outcome: a sentence/],
    ['a field that is none', { why: 'x' }, /0\.why/],
  ])('%s', (_, change, message) => {
    expect(read({ ...good, ...change })).toMatch(message);
  });

  it('a pair told twice for one edition, or in two files, or before the older one is over', () => {
    expect(read(good, good)).toMatch(/1 \(flying \+ reach\): from: told twice/);
    expect(read(good, { ...good, from: '2020-01-24' })).toMatch(/from: .*still holds on 2026/);
    expect(read({ ...good, in: '2019-10-04' }, { ...good, from: '2020-01-24' })).toBe('2 accepted');
    writeFileSync(join(root, 'interactions/birds.json'), JSON.stringify([good]));
    expect(read(good)).toMatch(
      /combat\.json: .*terms: this pair stands in interactions\/birds\.json/,
    );
  });
});
