import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import { spelled as plain } from '../../src/detect/plain.ts';
import type { Context } from '../../src/detect/types.ts';

const index = compileIndex();
const detector = createDetector(index);
const terms = new Map(index.terms.map((term) => [term.id, term]));
const spellings = index.terms.flatMap(({ forms }) => forms.map(({ text }) => text));

/** Pieces of card text, noise and keywords in any order. */
const piece = fc.oneof(
  fc.constantFrom(...spellings.map((text) => text.replace('[type]', 'Swamp'))),
  fc.constantFrom(
    ', ',
    ' ',
    '\n',
    '—',
    ' — ',
    '. ',
    '(',
    ')',
    '“',
    '’s ',
    '{2}{W}',
    '{T}: ',
    ' 3',
    ' X',
  ),
  fc.constantFrom(
    'has ',
    'with ',
    'target ',
    'You may ',
    'from black and ',
    'Bramble Ox ',
    'until end of turn',
    'snow-covered ',
    'Nonbasic ',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
const context: fc.Arbitrary<Context> = fc.oneof(
  fc.record({ place: fc.constantFrom('rules' as const, 'prose' as const) }),
  fc.record({ place: fc.constant('rules' as const), cardName: fc.oneof(fc.string(), text) }),
);

describe('on any text', () => {
  it('matches are in order, apart, within the text, and spell a form of their term', () => {
    fc.assert(
      fc.property(text, context, (given, where) => {
        let last = 0;
        for (const { term, form, start, end } of detector.find(given, where)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(given.length);
          last = end;
          const spelling = terms.get(term)?.forms[form]?.text ?? '';
          const tail = plain(spelling.replace(/^\[type\] ?/, ''));
          expect(plain(given.slice(start, end)).endsWith(tail)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('parameters are read or left, and never throw', () => {
    fc.assert(
      fc.property(text, context, (given, where) => {
        for (const match of detector.find(given, where))
          for (const value of Object.values(detector.params(given, match)))
            expect(value?.trim()).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it('finds the same whether or not another text was read before', () => {
    fc.assert(
      fc.property(text, text, context, (one, other, where) => {
        const before = detector.find(one, where);
        detector.find(other, where);
        expect(detector.find(one, where)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});

describe('on card text', () => {
  const keywords = index.terms.filter(
    ({ kind, name, forms }) =>
      kind === 'ability' &&
      forms[0] &&
      !forms[0].then &&
      !forms[0].sense &&
      forms[0].text === name.toLowerCase(),
  );
  const keyword = fc.constantFrom(...keywords.map(({ forms }) => forms[0]?.text ?? ''));
  const upperFirst = (words: string) => words.replace(/^./, (first) => first.toUpperCase());

  it('every keyword of a list is marked, and nothing else', () => {
    fc.assert(
      fc.property(fc.uniqueArray(keyword, { minLength: 1, maxLength: 5 }), (list) => {
        const line = upperFirst(list.join(', '));
        const found = detector.find(line, { place: 'rules' });
        expect(found.map(({ start, end }) => line.slice(start, end).toLowerCase())).toEqual(list);
      }),
      { numRuns: 500 },
    );
  });

  it('every keyword given is marked', () => {
    const giver = fc.constantFrom(
      'Creatures you control have ',
      'Target creature gains ',
      'Create an Elk with ',
    );
    fc.assert(
      fc.property(giver, keyword, (words, given) => {
        const line = `${words}${given}.`;
        const found = detector.find(line, { place: 'rules' });
        expect(found.some(({ start, end }) => line.slice(start, end) === given)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('no word of the own name is marked', () => {
    const title = keyword.map((words) => words.replace(/\b[a-z]/g, (first) => first.toUpperCase()));
    fc.assert(
      fc.property(title, fc.constantFrom('Ox', 'Heron', 'of Moss', 'Weaver'), (first, second) => {
        const cardName = `${first} ${second}`;
        const line = `Whenever ${cardName} attacks, it gets +1/+1.\n${cardName} can't block.`;
        expect(
          detector
            .find(line, { place: 'rules', cardName })
            .filter(({ term }) => terms.get(term)?.kind === 'ability'),
        ).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
