import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFiles } from '../load.ts';
import type { CitationsFile } from '../schema.ts';
import type { Chain, Chains } from './chains.ts';
import { type Change, changesOf } from './changes.ts';
import type { EditionText } from './editions.ts';

/** A rule cited in rules-data, in the numbers of an edition. */
export interface Citation {
  readonly edition: string;
  readonly number: string;
  /** Where: for the report of a citation that leads nowhere. */
  readonly file: string;
}

/** Files of rules-data that are made by scripts or cite no rules. */
const NOT_READ =
  /^(?:numbers|citations|editions|numbers-by-hand|citations-by-hand|fingerprints)\.json$/;
const NUMBER = /^\d{3}(?:\.\d+[a-z]*)?$/;

/**
 * All citations in rules-data: the lists named `rules`, in the numbers of the nearest `in` above them, else of
 * the newest edition.
 */
export function readCitations(root: string, newest: string): Citation[] {
  const found = new Map<string, Citation>();
  const visit = (value: unknown, edition: string, file: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, edition, file);
    else if (value && typeof value === 'object') {
      const own = 'in' in value && typeof value.in === 'string' ? value.in : edition;
      for (const [key, inner] of Object.entries(value)) {
        if (key !== 'rules') visit(inner, own, file);
        else for (const number of numbersIn(inner)) add({ edition: own, number, file });
      }
    }
  };
  const add = (citation: Citation) => {
    const key = `${citation.edition} ${citation.number}`;
    if (!found.has(key)) found.set(key, citation);
  };
  for (const file of jsonFiles('.', root))
    if (!NOT_READ.test(file))
      visit(JSON.parse(readFileSync(join(root, file), 'utf8')), newest, file);
  return [...found.values()];
}

function numbersIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item): item is string => typeof item === 'string' && NUMBER.test(item));
}

/** Where each cited rule stands in every edition; citations that lead nowhere come back as problems. */
export function deriveCitations(
  citations: readonly Citation[],
  editions: readonly EditionText[],
  chains: Chains,
): { readonly file: CitationsFile; readonly problems: string[] } {
  const problems: string[] = [];
  const places: Change[][] = [];
  const positions = new Map<Chain, number>();
  const rules: Record<string, Record<string, number>> = {};
  const sorted = [...citations].sort(
    (a, b) => compare(a.edition, b.edition) || compareNumbers(a.number, b.number),
  );
  for (const { edition, number, file } of sorted) {
    const chain = chains.find(edition, number);
    if (!chain) {
      problems.push(`${file}: cites rule ${number} of ${edition}, which has no such rule`);
      continue;
    }
    let position = positions.get(chain);
    if (position === undefined) {
      position = places.length;
      positions.set(chain, position);
      places.push(
        changesOf(
          editions,
          editions.map(({ date }) => chain.get(date) ?? null),
        ),
      );
    }
    if (chain.get(edition) !== number)
      problems.push(`${file}: ${number} of ${edition} is by hand ${chain.get(edition)} there`);
    const numbers = rules[edition] ?? {};
    numbers[number] = position;
    rules[edition] = numbers;
  }
  return { file: { places, rules }, problems };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** 702.9 before 702.10, 704.5z before 704.5aa. */
export function compareNumbers(a: string, b: string): number {
  const parts = (number: string) => {
    const [, rule = '', sub = '', letters = ''] = /^(\d+)\.?(\d*)([a-z]*)$/.exec(number) ?? [];
    return [Number(rule), Number(sub), letters.length, letters] as const;
  };
  const [x, y] = [parts(a), parts(b)];
  return x[0] - y[0] || x[1] - y[1] || x[2] - y[2] || compare(x[3], y[3]);
}
