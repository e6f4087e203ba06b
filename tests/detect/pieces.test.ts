import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import type { Context } from '../../src/detect/types.ts';
import { labelledLines } from './labelled.ts';
import { indexOf } from './small-index.ts';

const detector = createDetector(compileIndex());

/** All steps of one text. */
const inPieces = (text: string, context: Context, length?: number) =>
  [...detector.findInPieces(text, context, length)].flat();

const line = fc.constantFrom(...labelledLines());
const gap = fc.constantFrom(' ', '\n', '. ', ', ', '—', '', ' '.repeat(70), '\n\n\n');
const text = fc
  .array(fc.tuple(line, gap), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([{ text }, between]) => text + between).join(''));
const context = fc.oneof(
  line.map((one) => one.context),
  fc.record({ place: fc.constantFrom('rules' as const, 'prose' as const) }),
);

describe('a long text in pieces', () => {
  it('has the same terms as in one, wherever the seams are', () => {
    fc.assert(
      fc.property(text, context, fc.integer({ min: 1, max: 60 }), (given, where, length) => {
        expect(inPieces(given, where, length)).toEqual(detector.find(given, where));
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    ['within a word', 'This creature has vigi', 'lance.'],
    ['between the words of one', 'This creature has first', ' strike.'],
    [
      'in the white space of one',
      `This creature has first${' '.repeat(40)}`,
      `${' '.repeat(40)}strike.`,
    ],
    ['before a longer name', 'Partner', ' with Bramble Ox'],
    ['within a list', 'Flying, ward {2}, and', ' trample'],
    ['before a type that is glued to it', 'This creature has swamp', 'walk.'],
    ['before what tells it apart', 'You may cycle', 'd a card.'],
  ])('loses none at a seam %s', (_, before, after) => {
    const whole = before + after;
    const matches = detector.find(whole, { place: 'rules' });
    expect(inPieces(whole, { place: 'rules' }, before.length)).toEqual(matches);
  });

  it('may be as long as a book', () => {
    const lines = labelledLines().map((one) => one.text);
    const book = Array.from({ length: 40 }, (_, n) => lines.join(`\nSection ${n}. `)).join('\n');
    expect(book.length).toBeGreaterThan(500_000);
    const steps = [...detector.findInPieces(book, { place: 'rules' })];
    expect(steps.length).toBeGreaterThan(book.length / 20_000);
    expect(steps.flat()).toEqual(detector.find(book, { place: 'rules' }));
  });

  it('is found in its steps while other texts are', () => {
    const given = labelledLines()
      .map((one) => one.text)
      .join('\n');
    const found = [];
    for (const step of detector.findInPieces(given, { place: 'rules' }, 500)) {
      detector.find('Flying, first strike, and trample', { place: 'rules' });
      found.push(...step);
    }
    expect(found).toEqual(detector.find(given, { place: 'rules' }));
  });
});

describe('a keyword that a document names as nothing else would', () => {
  const names = [
    '[type]',
    '[type] ',
    '',
    ' ',
    '—',
    '. . .',
    '[type][type]',
    '\n',
    '()',
    '[type]—',
    '*+?',
  ];

  it.each(names)('%j ends nothing: all other terms are found', (name) => {
    const odd = createDetector(indexOf({ odd: ['ability', name], flying: ['ability', 'flying'] }));
    const found = odd.find('Flying, walk — (what) you [type] like. Flying', { place: 'rules' });
    expect(found.map(({ term }) => term).filter((term) => term === 'flying')).toHaveLength(2);
  });

  it('is whatever it likes', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc
        .array(
          fc.constantFrom('[type]', ' ', 'walk', '[', ']', '—', '-', '(', '\\', '|', '*', 'a'),
          {
            maxLength: 6,
          },
        )
        .map((parts) => parts.join('')),
      fc.string({ minLength: 2000, maxLength: 4000 }),
    );
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (forms) => {
        const odd = createDetector(indexOf({ odd: ['ability', ...forms] }));
        const given = `Flying, ${forms.join(' swampwalk, ')} and more. ${forms[0]}`;
        for (const { start, end } of odd.find(given, { place: 'rules' }))
          expect(end).toBeGreaterThan(start);
      }),
      { numRuns: 300 },
    );
  });
});
