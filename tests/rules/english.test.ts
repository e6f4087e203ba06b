import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paid, pay, paying, pays, singular, withArticle } from '../../src/rules/english.ts';

describe('costs in a sentence', () => {
  it.each([
    ['{2}{W}', 'pay {2}{W}', 'pays {2}{W}', 'paying {2}{W}'],
    ['Pay 3 life', 'pay 3 life', 'pays 3 life', 'paying 3 life'],
    ['Discard a card', 'discard a card', 'discards a card', 'discarding a card'],
    [
      '{2}, Discard a card',
      'pay {2} and discard a card',
      'pays {2} and discards a card',
      'paying {2} and discarding a card',
    ],
    [
      'Tap two untapped Oxen you control',
      'tap two untapped Oxen you control',
      'taps two untapped Oxen you control',
      'tapping two untapped Oxen you control',
    ],
    [
      'Sacrifice a land or pay 2 life',
      'sacrifice a land or pay 2 life',
      'sacrifices a land or pays 2 life',
      'sacrificing a land or paying 2 life',
    ],
    [
      'Put a -1/-1 counter on a creature you control',
      'put a -1/-1 counter on a creature you control',
      'puts a -1/-1 counter on a creature you control',
      'putting a -1/-1 counter on a creature you control',
    ],
    [
      'Exile an Ox you control',
      'exile an Ox you control',
      'exiles an Ox you control',
      'exiling an Ox you control',
    ],
    ['X', 'pay X', 'pays X', 'paying X'],
  ])('%s', (cost, base, third, gerund) => {
    expect([pay(cost), pays(cost), paying(cost)]).toEqual([base, third, gerund]);
  });

  it('says what is paid without the verb', () => {
    expect(paid('Pay 3 life')).toBe('3 life');
    expect(paid('{2}{W}')).toBe('{2}{W}');
  });

  it('never changes a symbol', () => {
    const symbols = fc.array(fc.constantFrom('{2}', '{W}', '{X}', '{W/U}', '{T}'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(symbols, (list) => {
        const cost = list.join('');
        expect(pays(cost)).toBe(`pays ${cost}`);
      }),
    );
  });
});

describe('nouns in a sentence', () => {
  it.each([
    ['Swamp', 'a Swamp'],
    ['Island', 'an Island'],
    ['artifact land', 'an artifact land'],
    ['Urza’s land', 'an Urza’s land'],
    ['another creature', 'another creature'],
    ['a Wizard', 'a Wizard'],
    ['two creatures', 'two creatures'],
    ['unicorn', 'a unicorn'],
  ])('article: %s', (noun, said) => expect(withArticle(noun)).toBe(said));

  it.each([
    ['artifacts', 'artifact'],
    ['Elves you control', 'Elf you control'],
    ['creatures with flying', 'creature with flying'],
    ['Plains', 'Plains'],
    ['basic land types', 'basic land type'],
    ['Allies', 'Ally'],
    ['snow lands', 'snow land'],
    ['Dwarves', 'Dwarf'],
    ['Wolves you control', 'Wolf you control'],
    ['Faeries', 'Faerie'],
    ['Zombies', 'Zombie'],
    ['Foxes', 'Fox'],
    ['Locus', 'Locus'],
    ['sorceries', 'sorcery'],
    ['Mercenaries', 'Mercenary'],
    ['Thieves', 'Thief'],
  ])('singular: %s', (noun, said) => expect(singular(noun)).toBe(said));
});
