import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingWords } from '../../src/ui/differing-words.ts';

describe('words that differ', () => {
  it('are those that the other text does not have in their place', () => {
    expect(differingWords('An ox may hop twice a turn.', 'An ox may hop once each turn.')).toEqual([
      { text: 'An ox may hop ', differs: false },
      { text: 'twice a ', differs: true },
      { text: 'turn.', differs: false },
    ]);
  });

  it('are none in the same text, and all in another', () => {
    expect(differingWords('An ox hops.', 'An ox hops.')).toEqual([
      { text: 'An ox hops.', differs: false },
    ]);
    expect(differingWords('An ox hops.', '')).toEqual([{ text: 'An ox hops.', differs: true }]);
  });

  it('lose no letter, and what is common stands in the other text in its order', () => {
    const text = fc
      .array(fc.constantFrom('ox', 'hops', 'twice', 'a', 'turn.'))
      .map((w) => w.join(' '));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const pieces = differingWords(one, other);
        expect(pieces.map((piece) => piece.text).join('')).toBe(one);
        let rest = other.split(' ');
        for (const word of pieces
          .filter((p) => !p.differs)
          .flatMap((p) => p.text.trim().split(' '))) {
          const at = rest.indexOf(word);
          expect(at).toBeGreaterThanOrEqual(0);
          rest = rest.slice(at + 1);
        }
      }),
    );
  });
});
