import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataError } from '../../rules-data/tools/load.ts';
import { readMatrix } from '../../rules-data/tools/load-matrix.ts';

const DATA = join(import.meta.dirname, '../../rules-data');

/** A file of the matrix as JSON that a careless hand may change. */
type Loose = { [key: string]: Loose } & Loose[];

describe('a bad matrix is refused with the file, the field and the reason', () => {
  let root: string;
  beforeEach(() => {
    root = join(mkdtempSync(join(tmpdir(), 'rules-data-')), 'rules-data');
    for (const name of ['attack.json', 'block.json', 'guide.json'])
      cpSync(join(DATA, 'matrix', name), join(root, 'matrix', name));
    cpSync(join(DATA, 'editions.json'), join(root, 'editions.json'));
  });
  afterEach(() => rmSync(join(root, '..'), { recursive: true }));

  const read = (): string => {
    try {
      return `${readMatrix(root).tables.map(({ cells }) => cells.length)} accepted`;
    } catch (error) {
      if (error instanceof DataError) return error.message;
      throw error;
    }
  };

  /** Puts a value at a place like "cells.0.verdict"; undefined takes the field out. */
  function spoil(name: string, place: string, value: unknown): string {
    const path = join(root, 'matrix', name);
    const whole = JSON.parse(readFileSync(path, 'utf8')) as Loose;
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const at = keys.reduce((object, key) => object[key] as Loose, whole);
    if (!at) throw new Error(`${name} has no ${place}`);
    if (value === undefined) delete at[last];
    else Object.assign(at, { [last]: value });
    writeFileSync(path, JSON.stringify(whole));
    return read();
  }

  it('as it stands it is accepted', () => {
    expect(read()).toBe('56,42 accepted');
  });

  it.each([
    ['a verdict that is none', 'cells.0.verdict', 'good', /cells\.0\.verdict: .*"good"/],
    ['no words', 'cells.3.happens', ' ', /cells\.3\.happens: words/],
    ['a rule that is none', 'cells.1.rules', ['banding'], /cells\.1\.rules\.0: a rule number/],
    ['no rules', 'cells.1.rules', [], /cells\.1\.rules: at least one/],
    ['no fight', 'cells.2.fights', [], /cells\.2\.fights: at least one/],
    ['a field that is none', 'cells.0.verdikt', 'even', /cells\.0\.verdikt: /],
    ['a cell in another’s place', 'cells.0.row', 'trample', /: cells: one cell for each row/],
    ['a table without a title', 'title', undefined, /: title: /],
    [
      'a creature that is none',
      'cells.0.fights.0.blockers',
      ['Boar three'],
      /cells\.0\.fights\.0\.blockers\.0: /,
    ],
    [
      'two without banding in a band',
      'cells.0.fights.0.attackers',
      ['Herder 1/1 banding', 'Ox 1/4', 'Calf 1/1'],
      /cells\.0\.fights\.0: a fight that the rules allow, not band Ox Calf/,
    ],
    [
      'attackers that are no band',
      'cells.0.fights.0.attackers',
      ['Ox 1/4', 'Calf 1/1'],
      /cells\.0\.fights\.0: one attacker or one band/,
    ],
  ])('%s', (_, place, value, message) => {
    const said = spoil('attack.json', place, value);
    expect(said).toMatch(/^rules-data\/matrix\/attack\.json: /);
    expect(said).toMatch(message);
  });

  it.each([
    ['an edition that is none', 'edition', '2026-09-24', /: edition: no edition of 2026-09-24/],
    ['an era from a day without one', 'editions.1.from', '2009-07-12', /editions\.1\.from: no ed/],
    ['an era that ends before it starts', 'editions.1.until', '2008-10-01', /1\.until: not after/],
    ['a date that is none', 'editions.0.from', 'today', /editions\.0\.from: a date like/],
    ['no legend for a verdict', 'legend.0.verdict', 'other', /: legend: favored is to stand/],
    ['rules of no edition', 'numbers.0', ['1999-04-24', '502.10'], /numbers\.0\.0: no edition of/],
    ['a note without rules', 'rules.0.rules', [], /guide\.json: rules\.0\.rules: at least one/],
  ])('in the guide: %s', (_, place, value, message) => {
    const said = spoil('guide.json', place, value);
    expect(said).toMatch(/^rules-data\/matrix\/guide\.json: /);
    expect(said).toMatch(message);
  });

  it('a table in the other’s file', () => {
    cpSync(join(root, 'matrix/block.json'), join(root, 'matrix/attack.json'));
    expect(read()).toBe('rules-data/matrix/attack.json: id: block, in the file of attack');
  });

  it('a file that is no JSON', () => {
    writeFileSync(join(root, 'matrix/guide.json'), '{ "edition": ');
    expect(read()).toMatch(/matrix\/guide\.json: not JSON/);
  });
});
