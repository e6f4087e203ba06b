import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import { PlainText, plain } from '../../src/detect/plain.ts';

const detector = createDetector(compileIndex());
const context = { place: 'rules' } as const;
const words = (text: string, cardName?: string) =>
  detector
    .find(text, cardName === undefined ? context : { ...context, cardName })
    .map(({ start, end }) => text.slice(start, end));

describe('words of odd signs', () => {
  it.each([
    ['a ligature', 'It has ﬂying and ﬁrst strike.', ['ﬂying', 'ﬁrst strike']],
    ['a ligature of three letters', 'Aﬃnity for artifacts', ['Aﬃnity']],
    ['a soft hyphen', 'It has tram\u00adple.', ['tram\u00adple']],
    ['a zero-width space', 'It has vigi\u200blance.', ['vigi\u200blance']],
    [
      'a zero-width joiner and a mark of direction',
      '\u200eFly\u200ding, \u200fhaste',
      ['Fly\u200ding', 'haste'],
    ],
    [
      'a stroke over each letter',
      'It has h\u0336a\u0336s\u0336t\u0336e\u0336.',
      ['h\u0336a\u0336s\u0336t\u0336e\u0336'],
    ],
    ['an accent before the word', 'Se\u0301ance has ﬂying and haste.', ['ﬂying', 'haste']],
  ])('are found with %s', (_, text, found) => {
    expect(words(text)).toEqual(found);
  });

  it('are other words with an accent, however it is written', () => {
    for (const text of [
      'It has menacé.',
      'It has menace\u0301.',
      'It has ḣaste.',
      'It has h\u0307aste.',
    ])
      expect(words(text)).toEqual([]);
  });

  it('have their parameters', () => {
    const text = 'It has ﬂying.\nKicker\u00ad {2}{\u200bW}\nProtection from ﬁsh';
    const matches = detector.find(text, context);
    expect(matches.map((match) => detector.params(text, match).tail)).toEqual([
      undefined,
      ' {2}{W}',
      ' from fish',
    ]);
    expect(matches.map((match) => detector.paramsHere(text, match, context).tail)).toEqual([
      undefined,
      ' {2}{W}',
      ' from fish',
    ]);
  });

  it('are a name where the card is called so, written in either way', () => {
    expect(words('Exile of Lórien has haste.', 'Exile of Lo\u0301rien')).toEqual(['haste']);
    expect(words('Exile of Lo\u0301rien has haste.', 'Exile of Lórien')).toEqual(['haste']);
  });

  it('are found the same in pieces', () => {
    const text = 'It has ﬂying. '.repeat(20);
    const whole = detector.find(text, context);
    expect(whole).toHaveLength(20);
    for (const length of [1, 7, 50])
      expect([...detector.findInPieces(text, context, length)].flat()).toEqual(whole);
  });
});

describe('a plain text', () => {
  const sign = fc.constantFrom(...'aeﬁﬃ \u00ad\u200b\u0301\u0336–’\u00e9{\ud83d\ude00');

  it('leads back to where each character stands', () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 20 }), (signs) => {
        const given = signs.join('');
        const { text } = new PlainText(given);
        const places = new PlainText(given);
        let last = 0;
        for (let i = 0; i < text.length; i++) {
          const { start, end } = places.back(i, i + 1);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(given.length);
          expect(plain(given.slice(start, end))).toContain(text[i]);
          // A ligature's letters have one place.
          expect(text[places.at(start)]).toBe(plain(given.slice(start, end))[0]);
          last = start;
        }
      }),
    );
  });
});
