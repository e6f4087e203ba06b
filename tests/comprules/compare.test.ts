import { describe, expect, it } from 'vitest';
import { compareRules } from '../../src/comprules/compare/compare-rules.ts';
import { findRule } from '../../src/comprules/find-rule.ts';
import { readDocument } from '../../src/comprules/read-document.ts';
import { counterpart } from '../../src/documents/counterpart.ts';
import {
  encode,
  type InventedKeyword,
  inventedText,
} from '../browser/documents/invented-document.ts';

function read(...keywords: InventedKeyword[]) {
  const text = inventedText({ date: 'July 11, 2009', section: 7, keywords });
  return readDocument(new Uint8Array(encode(text, 'utf-8-bom')));
}
const hop = (number: number, ...rules: string[]): InventedKeyword => ({
  number,
  name: 'Hop',
  rules,
});

describe('two readings of a rule', () => {
  const before = read(
    hop(1, 'An ox hops over a hen’s house.', 'An ox that hops is tired and must sleep.'),
  );
  const after = read(
    hop(
      2,
      'Hopping is done by oxen of good cheer.',
      "An ox hops over two hen's houses.",
      'An ox that hops is tired and must sleep.',
    ),
  );

  it('are shown paragraph by paragraph, with what was added, removed and kept', () => {
    const rows = compareRules(findRule(before, '702.1'), findRule(after, '702.2'));
    expect(rows.map(({ left, right }) => [left?.number, right?.number])).toEqual([
      ['702.1', '702.2'],
      [undefined, '702.2a'],
      ['702.1a', '702.2b'],
      ['702.1b', '702.2c'],
    ]);
    const said = rows[2]?.parts.map(({ kind, text }) => [kind, text]);
    expect(said).toContainEqual(['removed', 'a']);
    expect(said).toContainEqual(['added', 'two']);
    expect(rows[3]?.same).toBe(true);
  });

  it('do not differ by curly quotes alone, and each keeps its own', () => {
    const curly = findRule(read(hop(1, 'An ox’s hop.')), '702.1a');
    const straight = findRule(read(hop(1, "An ox's hop.")), '702.1a');
    const [row] = compareRules(straight, curly);
    expect(row?.same).toBe(true);
    expect(row?.parts.map(({ text, before: own }) => [own, text])).toEqual([
      ["An ox's hop.", 'An ox’s hop.'],
    ]);
  });

  it('of which one is missing are all new or all gone', () => {
    const kinds = (rows: ReturnType<typeof compareRules>) =>
      new Set(rows.flatMap(({ parts }) => parts.map(({ kind }) => kind)));
    expect(kinds(compareRules(undefined, findRule(after, '702.2')))).toEqual(new Set(['added']));
    expect(kinds(compareRules(findRule(before, '702.1'), undefined))).toEqual(new Set(['removed']));
  });
});

describe('the counterpart of a rule', () => {
  const one = read(
    hop(1, 'An ox hops over hens.', 'A tired ox must sleep until the next untap step.'),
  );
  const other = read(
    { number: 1, name: 'Skip', rules: ['Something else altogether is said here.'] },
    hop(
      7,
      'Hens are hopped over.',
      'A tired ox must sleep until its next untap step.',
      'An ox hops over hens.',
    ),
  );
  const of = (number: string) => {
    const rule = findRule(one, number);
    return rule && counterpart(rule, one, other)?.number;
  };
  it('is the rule of the same heading, the same words, or nearly the same words', () => {
    expect(of('702')).toBe('702');
    expect(of('702.1')).toBe('702.7');
    expect(of('702.1a')).toBe('702.7c');
    expect(of('702.1b')).toBe('702.7b');
  });
  it('is a section of a section, and a “General” of the section of that name', () => {
    const book = (section: 5 | 7) =>
      readDocument(
        new Uint8Array(
          encode(
            inventedText({
              date: 'July 11, 2009',
              section,
              keywords: [{ number: 1, name: 'Hop', rules: ['An ox hops.'] }],
            }),
            'utf-8-bom',
          ),
        ),
      );
    const [five, seven] = [book(5), book(7)];
    const to = (number: string) => {
      const rule = findRule(seven, number);
      return rule && counterpart(rule, seven, five)?.number;
    };
    expect(['3', '300', '400', '702'].map(to)).toEqual(['3', '300', '400', '502']);
  });

  it('is none where nothing like it is left', () => {
    const rule = findRule(other, '702.1a');
    expect(rule && counterpart(rule, other, one)).toBeUndefined();
  });
});
