import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import { fillTitle } from '../../src/rules/reminder.ts';
import type { Params } from '../../src/rules/types.ts';

const detector = createDetector(compileIndex());

/** The parameters of the first term of a text. */
function read(text: string, term?: string): Params | undefined {
  const match = detector
    .find(text, { place: 'rules' })
    .find((found) => term === undefined || found.term === term);
  // What was read as a whole is the title's matter; see the end.
  const { tail, ...slots } = (match && detector.params(text, match)) ?? {};
  return match && slots;
}

describe('params', () => {
  it.each<[string, Params]>([
    // costs in symbols
    ['Kicker {2}{W}', { cost: '{2}{W}' }],
    ['Kicker {W/U}{2/B}', { cost: '{W/U}{2/B}' }],
    ['Equip {B/P}', { cost: '{B/P}' }],
    ['Flashback {X}{R}{R}', { cost: '{X}{R}{R}' }],
    ['Kicker {1}{U} and/or {1}{G}', { cost: '{1}{U} and/or {1}{G}' }],
    ['Cumulative upkeep {G} or {W}', { cost: '{G} or {W}' }],
    ['Cumulative Upkeep: {1}', { cost: '{1}' }],
    ['Kicker 2W', { cost: '{2}{W}' }],
    ['Equip 3', { cost: '{3}' }],
    ['Madness {R} (If you discard this, cast it.)', { cost: '{R}' }],
    // costs in words
    ['Ward—Pay 3 life.', { cost: 'Pay 3 life' }],
    ['Ward — Discard a card.', { cost: 'Discard a card' }],
    ['Ward--Sacrifice a creature.', { cost: 'Sacrifice a creature' }],
    ['Ward – Pay 2 life.', { cost: 'Pay 2 life' }],
    ['Ward—{2}, Pay 2 life.', { cost: '{2}, Pay 2 life' }],
    ['It has “Ward—Pay 2 life.”', { cost: 'Pay 2 life' }],
    ['It gains ward—pay 2 life until end of turn.', { cost: 'pay 2 life' }],
    [
      'Escape—{3}{B}{B}, Exile four other cards from your graveyard.',
      { cost: '{3}{B}{B}, Exile four other cards from your graveyard' },
    ],
    [
      'Flashback—Tap two\nuntapped Oxen you control.',
      { cost: 'Tap two untapped Oxen you control' },
    ],
    // numbers
    ['Bushido 2', { n: '2' }],
    ['Crew X', { n: 'X' }],
    ['Rampage: 2', { n: '2' }],
    ['Scry 1, then draw a card.', { n: '1' }],
    ['Mill three cards.', { n: 'three' }],
    ['Mill a card.', { n: '1' }],
    ['Suspend 4—{1}{U}', { n: '4', cost: '{1}{U}' }],
    ['Suspend X—{X}{G}. X can’t be 0.', { n: 'X', cost: '{X}{G}' }],
    ['Reinforce 2 -- {1}{G}', { n: '2', cost: '{1}{G}' }],
    ['Amass Orcs 2', { object: 'Orcs', n: '2' }],
    // qualities
    ['Protection from black', { quality: 'black' }],
    ['Protection from black and from red', { quality: 'black and from red' }],
    ['Protection from the color of your choice', { quality: 'the color of your choice' }],
    [
      'Protection from Oxen, from Elks, and from Owls',
      { quality: 'Oxen, from Elks, and from Owls' },
    ],
    ['Protection from artifacts, lifelink', { quality: 'artifacts' }],
    ['It has protection from red and lifelink.', { quality: 'red' }],
    [
      'It gains protection from the chosen color until end of turn.',
      { quality: 'the chosen color' },
    ],
    ['It gains protection from black and gets +1/+1.', { quality: 'black' }],
    ['Hexproof from each color', { quality: 'each color' }],
    [
      'Hexproof from artifacts, creatures, and enchantments',
      { quality: 'artifacts, creatures, and enchantments' },
    ],
    [
      'Protection from Oxen, Elks, and tapped creatures until end of turn.',
      { quality: 'Oxen, Elks, and tapped creatures' },
    ],
    ['It has protection from red, trample, and lifelink.', { quality: 'red' }],
    ['It gains protection from red, then draw a card.', { quality: 'red' }],
    [
      'Protection from spells and from permanents that were cast this turn',
      { quality: 'spells and from permanents that were cast this turn' },
    ],
    ['Escape-{4}{G}{U}, Exile four cards.', { cost: '{4}{G}{U}, Exile four cards' }],
    // objects
    ['Enchant creature you control', { object: 'creature you control' }],
    ['Enchant creature, land, or planeswalker', { object: 'creature, land, or planeswalker' }],
    [
      'Enchant creature with another Aura attached to it',
      { object: 'creature with another Aura attached to it' },
    ],
    ['Affinity for artifacts (This costs {1} less.)', { object: 'artifacts' }],
    ['Splice onto Arcane {1}{R}', { object: 'Arcane', cost: '{1}{R}' }],
    ['Splice onto Arcane—Discard a card.', { object: 'Arcane', cost: 'Discard a card' }],
    ['Equip Human {1}', { object: 'Human', cost: '{1}' }],
    ['Champion an Elk', { object: 'Elk' }],
    ['Craft with artifact {3}{U}', { object: 'artifact', cost: '{3}{U}' }],
    ['Craft with two or more Oxen {4}', { object: 'two or more Oxen', cost: '{4}' }],
    ['Bands with other legendary creatures', { object: 'legendary creatures' }],
    // types, names, power and toughness, abilities
    ['Swampwalk', { type: 'Swamp' }],
    ['It has islandwalk.', { type: 'Island' }],
    ['Plainscycling {2}', { type: 'Plains', cost: '{2}' }],
    ['Basic landcycling {1}{G}', { type: 'basic land', cost: '{1}{G}' }],
    ['Goblin offering', { type: 'Goblin' }],
    ['Partner with Orla, Owl of Moss (She may come.)', { name: 'Orla, Owl of Moss' }],
    ['Prototype {2}{R} — 3/1', { cost: '{2}{R}', pt: '3/1' }],
    ['Level up {1}', { cost: '{1}' }],
    ['Boast — {1}: Draw a card. (Once.)', { ability: '{1}: Draw a card.' }],
  ])('of %j', (text, params) => {
    expect(read(text)).toEqual(params);
  });

  it.each([
    ['Modular—Sunburst', 'modular'],
    ['Flashback costs you pay cost {1} less.', 'flashback'],
    ['If it has kicker, draw a card.', 'kicker'],
    ['Equip abilities you activate cost {1} less.', 'equip'],
    ['Cumulative upkeep—Say "moss" three times.', 'cumulative-upkeep'],
    ['Cards with cycling', 'cycling'],
    // A symbol that could not be read.
    ['Cycling \ufffc{U}', 'cycling'],
    ['Cycling {2}\ufffc (Pay it.)', 'cycling'],
    ['Ward—Pay {2}\ufffc.', 'ward'],
    ['Equip \ufffc', 'equip'],
  ])('of %j are none, so that the general reminder shows', (text, term) => {
    expect(read(text, term)).toEqual({});
  });
});

describe('the parameters of a mention', () => {
  const mention = 'When it enters, if its kicker cost was paid, draw a card.';
  /** What is said of the last term of a text, where other texts of the face say the rest. */
  const here = (text: string, ...others: string[]) => {
    const match = detector
      .find(text, { place: 'rules' })
      .findLast(({ term }) => /kicker|equip/.test(term));
    if (!match) throw new Error(`nothing found in ${text}`);
    const elsewhere = () =>
      others.flatMap((other) =>
        detector
          .find(other, { place: 'rules' })
          .filter(({ term }) => term === match.term)
          .map((found) => detector.params(other, found)),
      );
    return detector.paramsHere(text, match, { place: 'rules', elsewhere }).tail;
  };

  it('stand in another text of the face', () => {
    expect(here(mention, 'Kicker {2}{W}')).toBe(' {2}{W}');
    expect(here(mention, 'Kicker {2}{W}', 'If it was kicked, draw a card.')).toBe(' {2}{W}');
  });

  it('are none where the other texts have none, or several', () => {
    expect(here(mention)).toBeUndefined();
    expect(here(mention, 'If it was kicked, draw a card.')).toBeUndefined();
    expect(here(mention, 'Kicker {2}{W}', 'Kicker {R}')).toBeUndefined();
  });

  it('stand in the same text before all others', () => {
    expect(here(`Kicker {R}\n${mention}`, 'Kicker {2}{W}')).toBe(' {R}');
    expect(here('Kicker {G}', 'Kicker {2}{W}')).toBe(' {G}');
  });

  it('are not those of another where it speaks of any, or where its own could not be read', () => {
    expect(
      here('Each spell with kicker costs {1} less. Equip abilities cost {1} less.', 'Equip {2}'),
    ).toBeUndefined();
    expect(here('Kicker \ufffc{U}', 'Kicker {2}{W}')).toBeUndefined();
    expect(
      here('Kicker \ufffc{U}\nKicker {2}{W}'.split('\n').toReversed().join('\n')),
    ).toBeUndefined();
  });
});

describe('the title', () => {
  const index = compileIndex();
  it.each([
    ['Kicker {2}{W}', 'Kicker {2}{W}'],
    ['Ward — Discard a card.', 'Ward—Discard a card'],
    ['Suspend 4—{1}{U}', 'Suspend 4—{1}{U}'],
    ['Plainscycling {2}', 'Plainscycling {2}'],
    ['Protection from black and from red', 'Protection from black and from red'],
    ['Enchant creature you control', 'Enchant creature you control'],
    ['Trample', 'Trample'],
  ])('of "%s" is as the card has it', (text, title) => {
    const [match] = detector.find(text, { place: 'rules' });
    const term = index.terms.find(({ id }) => id === match?.term);
    if (!match || !term) throw new Error(`nothing found in ${text}`);
    expect(fillTitle(term, detector.params(text, match), match.form)).toBe(title);
  });
});
