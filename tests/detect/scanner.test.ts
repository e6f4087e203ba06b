import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileIndex, packIndex } from '../../rules-data/tools/compile.ts';
import { Scanner } from '../../src/detect/scanner.ts';
import { packSpellings, SpellingTable } from '../../src/detect/spelling-table.ts';
import { unpackIndex } from '../../src/rules/packed-index.ts';
import type { Term } from '../../src/rules/types.ts';
import { spellingRegExp, spellingsOf } from '../tools/spelling-regexp.ts';

interface Text {
  readonly text: string;
}

function scannerOf(terms: readonly Term[]): Scanner<Text> {
  return new Scanner(new SpellingTable<Text>(packSpellings(terms), (entry) => entry));
}

function found(text: string, scanner: Scanner<Text>, from = 0): string[] {
  const all: string[] = [];
  for (let at = scanner.next(text, from); at; at = scanner.next(text, at.end))
    all.push(text.slice(at.start, at.end));
  return all;
}

describe('spellings that the build has made ready', () => {
  it('are those that are made of the terms', () => {
    const { terms, spellings } = unpackIndex(packIndex('content'));
    expect(spellings).toBe(packSpellings(terms));
  });
});

describe('the scanner', () => {
  const texts = ['[type]walk', 'Ox call', 'ox', 'first ox', '+1/+1 herd', 'Ox—Hen pair', 'herd-up'];
  const scanner = scannerOf([
    { id: 'ox', name: 'Ox', kind: 'ability', forms: texts.map((text) => ({ text })) },
  ]);

  it.each([
    ['An ox, an OX.', ['ox', 'OX']],
    ['a foxy boxed oxen ox_1 ox2', []],
    ['the longest: First\n  Ox, and ox  call', ['First\n  Ox', 'ox  call']],
    ['ends of words: Islandwalk, 2walk, walk, walking', ['walk', 'walk', 'walk']],
    ['signs: a +1/+1 herd, x+1/+1 herd, 9+1/+1 herd', ['+1/+1 herd']],
    ['hyphens: non-ox, ox-like, herd-up, ox--hen, ox-{4}', ['herd-up', 'ox', 'ox']],
    ['dashes: Ox — hen pair, ox--hen pair', ['Ox — hen pair', 'ox--hen pair']],
    ['other letters: éox, oxé, Жox', ['ox']],
    ['', []],
  ])('finds whole words in %j', (text, wanted) => {
    expect(found(text, scanner)).toEqual(wanted);
  });

  it('goes on from the middle of a word', () => {
    expect(found('oxwalk ox', scanner, 1)).toEqual(['walk', 'ox']);
    expect(found('oxwalk', scanner, 3)).toEqual([]);
  });

  it('finds what a RegExp over all spellings finds, in any text', () => {
    const { terms } = compileIndex();
    const { known, glued } = spellingsOf(terms);
    const all = scannerOf(terms);
    const regexp = spellingRegExp(known, glued);
    const joint = fc.constantFrom(
      ' ',
      '  ',
      '\n',
      '-',
      '--',
      '—',
      ' — ',
      ', ',
      '',
      'é',
      '2',
      '_',
      '{',
    );
    const word = fc.oneof(
      fc.constantFrom(...known),
      fc.constantFrom(...known).map((text) => text.toUpperCase()),
      fc.constantFrom(...known).map((text) => text.slice(0, -1)),
      fc.constantFrom('island', 'non', 'a', '+1/+1', '-', '//', 'É', '∞', '{T}:'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, joint), { maxLength: 12 }), (parts) => {
        const text = parts.flat().join('');
        regexp.lastIndex = 0;
        expect(found(text, all)).toEqual(text.match(regexp) ?? []);
      }),
      { numRuns: 1000 },
    );
  });
});
