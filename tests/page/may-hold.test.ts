import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import { createMayHold } from '../../src/page/may-hold.ts';

const index = compileIndex();
const mayHold = createMayHold(index);
const forms = index.terms.flatMap((term) => term.forms.map(({ text }) => text));

describe('the quick test for terms', () => {
  it('says yes to each form of each term, in a sentence, however it is written', () => {
    const missed = forms.filter((form) => {
      const words = form.replace(/^\[type\] ?/, (slot) => (slot.endsWith(' ') ? 'Ox ' : 'Swamp'));
      const upper = words.charAt(0).toUpperCase() + words.slice(1);
      return ![words, upper, `${upper}—`, `Then ${words}, if able.`, `\n${upper}\n`].every(mayHold);
    });
    expect(missed).toEqual([]);
  });

  it('says yes to whatever the detector finds in random text', () => {
    const detector = createDetector(index);
    const word = fc.oneof(
      fc.constantFrom(...forms),
      fc.constantFrom('ox', 'when', '{2}', '—', '.', 'this creature'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const text = words.join(' ').replaceAll('[type]', 'Swamp');
        if (detector.find(text, { place: 'rules' }).length > 0) expect(mayHold(text)).toBe(true);
      }),
    );
  });

  it('says no to most plain sentences', () => {
    const plain = [
      'My old deck has sixty of them, all by one artist.',
      'Illustrated by nobody in particular',
      'Two days later the judge called us back.',
      'Near mint, English, ships on Monday',
      'We drove home through the rain and said nothing.',
      'Log on to see your orders',
      'The best hundred decks of the year',
      'Her brother built the house himself.',
    ];
    // A guess may err, a yes costs only a closer look; were it wrong as often as right it would be worth nothing.
    expect(plain.filter((sentence) => !mayHold(sentence)).length).toBeGreaterThan(plain.length / 2);
  });
});
