import { describe, expect, it } from 'vitest';
import { symbolOfClass, symbolOfFile, symbolOfWords } from '../../src/host-page/text/symbols.ts';

describe('an image of a symbol', () => {
  it.each([
    ['Red', '{R}'],
    ['2', '{2}'],
    ['Tap', '{T}'],
    ['Untap', '{Q}'],
    ['Variable Colorless', '{X}'],
    ['White or Blue', '{W/U}'],
    ['Two or Green', '{2/G}'],
    ['Phyrexian Black', '{B/P}'],
    ['Snow', '{S}'],
    ['{w/u}', '{W/U}'],
    ['{2}{R}', '{2}{R}'],
    ['one red mana', '{R}'],
    ['g', '{G}'],
    ['two generic mana', '{2}'],
    ['one blue mana', '{U}'],
    ['X generic mana', '{X}'],
    ['10 generic mana', '{10}'],
    ['zero mana', '{0}'],
    ['sixteen generic mana', '{16}'],
    ['one colorless mana', '{C}'],
    ['one snow mana', '{S}'],
    ['one white or blue mana', '{W/U}'],
    ['two generic mana or one white mana', '{2/W}'],
    ['one white mana or two life', '{W/P}'],
    ['one green or white mana or 2 life', '{G/W/P}'],
    ['one colorless mana or one red mana', '{C/R}'],
    ['Red Phyrexian', '{R/P}'],
    ['tap this permanent', '{T}'],
    ['untap symbol', '{Q}'],
    ['an energy counter', '{E}'],
    ['a ticket counter', '{TK}'],
    ['chaos', '{CHAOS}'],
    ['{2/w}', '{2/W}'],
  ])('says %s as %s', (words, symbol) => {
    expect(symbolOfWords(words)).toBe(symbol);
  });

  it.each([
    '',
    'Bramble Ox',
    'Magic 2010 (Rare)',
    'Community Rating',
    'English',
    'Red Dragon',
    'two',
    'one or the other',
    'Tap or Die',
    'a card',
  ])('is none where it says "%s"', (words) => {
    expect(symbolOfWords(words)).toBeUndefined();
  });

  it('is told by its file where it has no words', () => {
    expect(symbolOfFile('/assets/mana_symbols/tap.png')).toBe('{T}');
    expect(symbolOfFile('https://cards.example/symbols/2w.svg?v=3')).toBe('{2/W}');
    expect(symbolOfFile('/Handlers/Image.ashx?size=small&name=GP&type=symbol')).toBe('{G/P}');
    expect(symbolOfFile('/images/cards/r.jpg')).toBeUndefined();
  });
});

describe('a sign of a symbol font', () => {
  it.each([
    ['mana mana-2 mana-cost mana-shadow', '{2}'],
    ['mana mana-r', '{R}'],
    ['ms ms-tap ms-cost', '{T}'],
    ['ms ms-wu ms-cost ms-shadow', '{W/U}'],
    ['ms ms-gp', '{G/P}'],
    ['card-symbol card-symbol-X', '{X}'],
    ['mana-w', '{W}'],
    ['icon mana-2', '{2}'],
  ])('says %s as %s', (className, symbol) => {
    expect(symbolOfClass(className)).toBe(symbol);
  });

  it.each(['mb-2', 'ms-2', 'mana', 'icon-r', 'mana-cost', 'small ms-auto'])(
    'is none where the class is "%s"',
    (className) => {
      expect(symbolOfClass(className)).toBeUndefined();
    },
  );
});
