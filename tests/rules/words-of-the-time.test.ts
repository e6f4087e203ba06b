import { describe, expect, it } from 'vitest';
import { inWordsOf } from '../../src/rules/words-of-the-time.ts';

describe('a sentence in the words of an edition', () => {
  it.each([
    [
      'When this enters, exile another [object] of yours.',
      'When this comes into play, remove another [object] of yours from the game.',
    ],
    ['Being exiled is not dying.', 'Being removed from the game is not dying.'],
    ['Exiled, it stays in exile.', 'Removed from the game, it stays removed from the game.'],
    ['The exiled card returns to the battlefield.', 'The removed card returns to play.'],
    ['Put it onto the battlefield.', 'Put it into play.'],
    ['On the battlefield it is a 2/2.', 'In play it is a 2/2.'],
    ['Enchanting it, the Aura has entered.', 'Enchanting it, the Aura has come into play.'],
    ['It dies at the next end step.', 'It goes to the graveyard at end of turn.'],
  ])('of 2008: %s', (sentence, then) => {
    expect(inWordsOf('2008-05-01', sentence)).toBe(then);
    expect(inWordsOf('2026-09-25', sentence)).toBe(sentence);
  });

  it('takes up each new word with the edition that brought it', () => {
    const sentence = 'When it dies, create a token that enters with an Aura.';
    expect(
      ['2004-06-01', '2008-05-01', '2009-07-11', '2011-06-17', '2016-09-30'].map((edition) =>
        inWordsOf(edition, sentence),
      ),
    ).toEqual([
      'When it goes to the graveyard from play, make a token that comes into play with a local enchantment.',
      'When it goes to the graveyard from play, make a token that comes into play with an Aura.',
      'When it goes to the graveyard from the battlefield, make a token that enters with an Aura.',
      'When it dies, make a token that enters with an Aura.',
      sentence,
    ]);
  });

  it('begins with a capital as before', () => {
    expect(inWordsOf('2004-06-01', 'Auras stay.')).toBe('Local enchantments stay.');
  });
});
