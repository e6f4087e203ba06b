import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squeeze } from '../../src/cards/squeeze/squeeze.ts';
import { unsqueeze } from '../../src/cards/squeeze/unsqueeze.ts';
import type { Card, CardTerm } from '../../src/cards/types.ts';

function card(names: readonly string[], ...terms: readonly CardTerm[][]): Card {
  const faces = names.map((name, i) => ({ name, terms: terms[i] ?? [] }));
  return { name: names.join(' // '), faces };
}

const back = (cards: readonly Card[]) => [...unsqueeze(squeeze(cards))];

describe('squeezed cards', () => {
  it('come back by name, with all that is known of them', () => {
    const ox = card(
      ['Bramble Ox'],
      [
        { term: 'ward', form: 0, params: { cost: 'Pay 3 life', tail: '—Pay 3 life' } },
        { term: 'flying', form: 2, params: { who: 'other', holder: 'creature', holders: 'Öxen' } },
      ],
    );
    const two = card(['Alder', 'Birch'], [], [{ term: 'scry', form: 0, params: { n: '2' } }]);
    expect(back([ox, two])).toEqual([two, ox]);
  });

  it('take far less room than their text', () => {
    const many = Array.from({ length: 2000 }, (_, i) =>
      card(
        [`Ox of the ${i}th Field`],
        [
          { term: i % 3 ? 'flying' : 'trample', form: 0, params: {} },
          { term: 'kicker', form: 0, params: { cost: `{${i % 5}}{W}`, tail: ` {${i % 5}}{W}` } },
        ],
      ),
    );
    expect(back(many)).toHaveLength(2000);
    expect(squeeze(many).length).toBeLessThan(JSON.stringify(many).length / 50);
  });

  it('come back whatever stands in them', () => {
    const word = fc.stringMatching(/^[a-z-]{1,8}$/);
    const said = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      fc.constantFrom('2', '{2}', '—{2}', '[cost]', '[n] [cost]', '$&'),
    );
    const slot = fc.constantFrom('cost', 'n', 'tail', 'holder', 'holders', 'object');
    const term = fc.record({
      term: word,
      form: fc.nat(9),
      params: fc.dictionary(slot, said, { maxKeys: 4, noNullPrototype: true }),
    });
    const face = fc.record({
      name: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
        .filter((n) => !n.includes('//')),
      terms: fc.array(term, { maxLength: 4 }),
    });
    const cards = fc.uniqueArray(fc.array(face, { minLength: 1, maxLength: 2 }), {
      maxLength: 5,
      selector: (faces) => faces.map(({ name }) => name).join(' // '),
    });
    fc.assert(
      fc.property(cards, (all) => {
        const given = all.map((faces) => ({
          name: faces.map(({ name }) => name).join(' // '),
          faces,
        }));
        const sorted = given.toSorted((a, b) => (a.name < b.name ? -1 : 1));
        expect(back(given)).toEqual(sorted);
      }),
      { numRuns: 25 },
    );
  });

  it('that are cut are told as such', () => {
    const bytes = squeeze([card(['Bramble Ox'])]);
    expect(() => [...unsqueeze(bytes.slice(0, -1))]).toThrow(RangeError);
    expect(() => [...unsqueeze(new Uint8Array())]).toThrow(RangeError);
  });
});
