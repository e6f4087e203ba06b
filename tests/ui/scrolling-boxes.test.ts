import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

/** Each rule of a style sheet: its selectors and its declarations. */
function rulesOf(css: string) {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split(',')
      .map((one) => one.trim()),
    body,
  }));
}

/** Firefox squares the corners of a box that scrolls, next to its scrollbar. */
describe('a box that scrolls has no round corners of its own', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  it.each(sheets)('%s', (sheet) => {
    const rules = rulesOf(readFileSync(join(SRC, sheet), 'utf8'));
    const of = (declared: RegExp) =>
      new Set(rules.flatMap(({ selectors, body }) => (declared.test(body) ? selectors : [])));
    const scrolling = of(/overflow(?:-[xy])?: (?:auto|scroll)/);
    const rounded = of(/border-(?:\w+-\w+-)?radius/);
    expect([...scrolling].filter((selector) => rounded.has(selector))).toEqual([]);
  });
});
