import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import type { Place } from '../../src/detect/types.ts';
import { createLookUp } from '../../src/look-up/index.ts';
import { sayingOf } from '../../src/rules/reminder.ts';

const index = compileIndex();
const detector = createDetector(index);
const terms = new Map(index.terms.map((term) => [term.id, term]));

/** The symbols marked in a text, each as "term: symbols". */
function symbols(text: string, place: Place = 'rules'): string[] {
  return detector
    .find(text, { place })
    .filter(({ start }) => text[start] === '{')
    .map(({ term, start, end }) => `${term}: ${text.slice(start, end)}`);
}

describe('symbols', () => {
  it.each([
    ['{T}: Add {C}.', ['tap-symbol: {T}', 'colorless-mana-symbol: {C}']],
    ['{2}{S}, {Q}: Draw a card.', ['snow-mana-symbol: {S}', 'untap-symbol: {Q}']],
    [
      '{X}{W/U}{G/P}: Draw X cards.',
      ['x: {X}', 'hybrid-mana-symbol: {W/U}', 'phyrexian-mana-symbol: {G/P}'],
    ],
    ['{U/W}: Draw a card.', ['hybrid-mana-symbol: {U/W}']],
    ['Whenever you roll {CHAOS}, draw a card.', ['chaos-symbol: {CHAOS}']],
    ['Whenever you roll {PW}, draw a card.', ['planeswalker-symbol: {PW}']],
    ['You get {TK}.', ['ticket-counter: {TK}']],
    ['{P} — Draw a card.', ['pawprint-symbol: {P}']],
    ['{t}: Add {c}.', ['tap-symbol: {t}', 'colorless-mana-symbol: {c}']],
  ])('are found in: %s', (text, found) => {
    expect(symbols(text)).toEqual(found);
  });

  it('are one mark where equal ones touch', () => {
    expect(symbols('You get {E}{E}{E}, then pay {E} {E}.')).toEqual([
      'energy-counter: {E}{E}{E}',
      'energy-counter: {E}',
      'energy-counter: {E}',
    ]);
    expect(symbols('{S}{S/}{S}{s}')).toEqual([
      'snow-mana-symbol: {S}',
      'snow-mana-symbol: {S}',
      'snow-mana-symbol: {s}',
    ]);
  });

  it('are found after a brace that opens none', () => {
    expect(symbols('{{T}: Add {{C}}')).toEqual(['tap-symbol: {T}', 'colorless-mana-symbol: {C}']);
  });

  it('are silent where they are plain mana or nothing', () => {
    expect(symbols('{2}{G}: Add {W}{U}{B}{R}{G}{0}{10}. { T } {} {T {TT} T}')).toEqual([]);
  });

  it('are silent where a card costs less by an amount of its own', () => {
    expect(symbols('This spell costs {X} less to cast, where X is your life total.')).toEqual([]);
  });

  it.each([
    ['Kicker {2}{S}', '{2}{S}'],
    ['Kicker {C} and/or {S}', '{C} and/or {S}'],
    ['Equip {W/P}{W/P}', '{W/P}{W/P}'],
    ['Cumulative upkeep {S}', '{S}'],
    ['Ward—Pay {E}{E}.', 'Pay {E}{E}'],
    ['Escape—{S}{S}, Exile four other cards from your graveyard.', undefined],
    ['Cycling {X}{C}', '{X}{C}'],
    ['Prototype {C}{S} — 3/1', '{C}{S}'],
    ['Waterbend {X}: Draw X cards.', '{X}'],
  ])('belong to the keyword in its cost: %s', (text, cost) => {
    const [first] = detector.find(text, { place: 'rules' });
    expect(symbols(text)).toEqual([]);
    if (cost !== undefined) expect(first && detector.params(text, first).cost).toBe(cost);
  });

  it('belong to an ability before its colon, and count by themselves after it', () => {
    expect(symbols('Boast — {S}, {T}: You get {E}. {T}: Add {C}.')).toEqual([
      'energy-counter: {E}',
      'tap-symbol: {T}',
      'colorless-mana-symbol: {C}',
    ]);
    expect(symbols('Cycling {S}\n{S}: Draw a card.')).toEqual(['snow-mana-symbol: {S}']);
  });

  it('belong to a cost of which a sign could not be read', () => {
    expect(symbols('Cycling {S}\ufffc{C}')).toEqual([]);
  });

  it('are found in articles too', () => {
    expect(symbols('I like that it has {W/U} in its cost.', 'prose')).toEqual([
      'hybrid-mana-symbol: {W/U}',
    ]);
    expect(symbols('Write `Hello, {x}` and {e}, which is a set.', 'prose')).toEqual([]);
  });

  it('are found whole wherever a piece of the text ends', () => {
    const text = 'Kicker {2}{S}\nYou get {E}{E}{E}{E}{E}{E}{E}{E}{E}{E}{E}{E}. {T}: Add {C}{C}.';
    const whole = detector.find(text, { place: 'rules' });
    for (let length = 1; length < text.length; length++)
      expect([...detector.findInPieces(text, { place: 'rules' }, length)].flat()).toEqual(whole);
  });

  it.each([
    ['{2/W}', 'monocolored hybrid mana symbol'],
    ['{G/U/P}', 'hybrid Phyrexian mana symbol'],
    ['{H}', 'Phyrexian symbol'],
  ])('have a sentence of their own where they mean more: %s', (text, saying) => {
    const [match] = detector.find(text, { place: 'rules' });
    const term = match && terms.get(match.term);
    expect(term && match && sayingOf(term, match.form)).toBe(saying);
  });

  it.each([
    ['{E}', 'energy-counter'],
    ['{e}', 'energy-counter'],
    ['{t}', 'tap-symbol'],
    ['{W/P}', 'phyrexian-mana-symbol'],
    ['{chaos}', 'chaos-symbol'],
    ['tap symbol', 'tap-symbol'],
    ['{S}{S}', 'snow-mana-symbol'],
  ])('are looked up: %s', (query, term) => {
    expect(createLookUp(index)(query)[0]?.term.id).toBe(term);
  });
});
