import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { spell } from '../../src/detect/candidates.ts';
import { type Found, Scanner } from '../../src/detect/scanner.ts';
import { spellingRegExp } from '../tools/spelling-regexp.ts';

function found(text: string, scanner: Scanner, from = 0): string[] {
  const all: string[] = [];
  for (let at: Found | undefined = scanner.next(text, from); at; at = scanner.next(text, at.end))
    all.push(text.slice(at.start, at.end));
  return all;
}

describe('the scanner', () => {
  const scanner = new Scanner(
    ['walk', 'ox call', 'ox', 'first ox', '+1/+1 herd', 'ox—hen pair', 'herd-up'],
    ['walk'],
  );

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
    const { known, glued } = spell(compileIndex());
    const all = new Scanner(known, glued);
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
