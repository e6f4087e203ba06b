import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CELLS, GUIDE, TABLES } from '../rules/matrix-files.ts';

const SHARED = join(import.meta.dirname, '../../../shared');
const SEED = join(SHARED, 'seeds/003_2b3693b7fa0ba994.txt');

const VERDICT = { 'Banding side favored': 'favored', Even: 'even', 'Other side favored': 'other' };

/** The seed's two tables as rows of verdicts; a row of cells starts with a verdict from its second cell on. */
function seedVerdicts(): string[][][] {
  const tables: string[][][] = [];
  let inside = false;
  for (const line of readFileSync(SEED, 'utf8').split('\n')) {
    const cells = line.split('\t').slice(1);
    const verdicts = cells.flatMap((cell) => {
      const start = Object.entries(VERDICT).find(([words]) => cell.startsWith(`${words} `));
      return start ? [start[1]] : [];
    });
    const isRow = verdicts.length > 0 && verdicts.length === cells.length;
    if (isRow && !inside) tables.push([]);
    if (isRow) tables.at(-1)?.push(verdicts);
    inside = isRow;
  }
  return tables;
}

const RUN = 12;

const runs = (text: string): string[] => {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}+/]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '));
};

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
};

/** The numbers of the rules that an edition's text has, as they stand at the start of a line. */
function numbersIn(edition: string): Set<string> {
  const text = readFileSync(join(SHARED, `cr/text/${edition.replaceAll('-', '')}.txt`), 'utf8');
  return new Set(
    [...text.matchAll(/^\s*(\d{3}\.\d+[a-z]*)\.?\s/gm)].map(([, number = '']) => number),
  );
}

describe.skipIf(!existsSync(SEED))('the matrix against the requester’s', () => {
  it('gives the same verdict in all of its 91 cells', () => {
    const seed = seedVerdicts();
    expect(seed.flat(2)).toHaveLength(91);
    const ours = TABLES.map((table) =>
      table.rows
        .filter((row) => !row.added)
        .map((row) =>
          table.cells.filter((cell) => cell.row === row.id).map((cell) => cell.verdict),
        ),
    );
    expect(ours).toEqual(seed);
  });

  it('adds one row of its own, which it marks', () => {
    const added = CELLS.filter((cell) => cell.added).map(({ address }) => address);
    expect(added).toHaveLength(7);
    expect(added.every((address) => address.startsWith('attack/trample/'))).toBe(true);
  });

  it('shares no run of twelve words with it', () => {
    const theirs = new Set(runs(readFileSync(SEED, 'utf8')));
    const shared = strings([TABLES, GUIDE])
      .flatMap(runs)
      .filter((run) => theirs.has(run));
    expect(shared).toEqual([]);
  });
});

describe.skipIf(!existsSync(SHARED))('the rules that the matrix cites', () => {
  it('stand in the edition it names', () => {
    const known = numbersIn(GUIDE.edition);
    const cited = [
      ...CELLS.flatMap(({ cell }) => cell.rules),
      ...TABLES.flatMap(({ notes }) => notes.flatMap(({ rules }) => rules)),
      ...GUIDE.rules.flatMap(({ rules }) => rules),
    ];
    expect(cited.filter((number) => !known.has(number))).toEqual([]);
  });

  it('stand in the older editions', () => {
    const missing = GUIDE.editions.flatMap(({ rules }) =>
      rules.flatMap(({ edition, numbers }) => {
        const known = numbersIn(edition);
        return numbers.filter((number) => !known.has(number)).map((n) => `${edition} ${n}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('include banding under its number of each time', () => {
    for (const [edition, number] of GUIDE.numbers) {
      const text = readFileSync(join(SHARED, `cr/text/${edition.replaceAll('-', '')}.txt`), 'utf8');
      expect(text, edition).toMatch(
        new RegExp(`^${number.replace('.', '\\.')}\\. Banding\\s*$`, 'm'),
      );
    }
  });
});
