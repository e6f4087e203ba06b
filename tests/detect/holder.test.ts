import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import { plain } from '../../src/detect/plain.ts';

const detector = createDetector(compileIndex());

/** Who has the word in brackets: "this", or who, noun and the card's words. */
function holderOf(marked: string, cardName = 'Bramble Ox'): string {
  const start = marked.indexOf('[');
  const text = marked.replace(/[[\]⏎]/g, (sign) => (sign === '⏎' ? '\n' : ''));
  const context = { place: 'rules', cardName } as const;
  const match = detector.find(text, context).find((found) => found.start === start);
  if (!match) throw new Error(`nothing found in ${marked}`);
  const { who = 'this', holder = '', holders = '' } = detector.paramsHere(text, match, context);
  return [who, holder, plain(holders)].filter(Boolean).join(' | ');
}

describe('who has an ability', () => {
  it.each([
    // The card itself.
    ['[Flying]', 'this'],
    ['Flying, ward {2}, [trample]', 'this'],
    ['This creature has [menace].', 'this'],
    ['Bramble Ox has [hexproof] as long as you control an Elk.', 'this'],
    ['Whenever Bramble Ox attacks, it gains [lifelink] until end of turn.', 'this'],
    ['{G}: Until end of turn, this land becomes a 3/3 Elemental creature with [reach].', 'this'],
    ['You may cast this spell as though it had [flash].', 'this'],
    ['Bramble Ox enters with your choice of a +1/+1 counter or [haste].', 'this'],
    ['{2}: Bramble Ox gains your choice of flying, [vigilance], or haste.', 'this'],
    ['Sacrifice another creature: This creature gains [indestructible] until end of turn.', 'this'],
    // Others, in the card's words.
    [
      'Other creatures you control have [hexproof].',
      'other | creature | Other creatures you control',
    ],
    [
      'Creature cards in your graveyard have [scavenge].',
      'other | card | Creature cards in your graveyard',
    ],
    ['Enchanted creature gets +1/+1 and has [flying].', 'other | creature | Enchanted creature'],
    ['Target creature gains flying, [haste], and ward {1}.', 'other | creature | Target creature'],
    ['Spells you cast have [convoke].', 'other | spell | Spells you cast'],
    ['Equipment you control have [equip] {1}.', 'other | Equipment | Equipment you control'],
    ['You may cast sorcery spells as though they had [flash].', 'other | spell | sorcery spells'],
    [
      'Artifacts, creatures, and lands you control have [indestructible].',
      'other | permanent | Artifacts, creatures, and lands you control',
    ],
    [
      'Each creature you control with power 4 or greater has [trample].',
      'other | creature | Each creature you control with power 4 or greater',
    ],
    ['Other Oxen you control have [flying].', 'other | creature | Other Oxen you control'],
    [
      'Put a +1/+1 counter on target creature you control. It gains [trample] until end of turn.',
      'other | creature | target creature you control',
    ],
    ['Whenever another creature enters, it gains [haste].', 'other | creature | another creature'],
    // What is counted, drawn or had by a player is not what gets it.
    ['If you control four or more creatures, it gains [trample] until end of turn.', 'this'],
    ['Draw a card if you control an Elk. It gains [haste] until end of turn.', 'this'],
    ['If defending player controls no creatures, it gains [menace].', 'this'],
    [
      'As long as you control a green permanent, you may cast Bramble Ox as though it had [flash].',
      'this',
    ],
    [
      'As long as Bramble Ox has an ice counter on it, prevent all damage it would deal and it has [defender].',
      'this',
    ],
    ['X is the number of times this creature has [mutated].', 'this'],
    ['Whenever you cast a spell, Thorn Beast gains [indestructible].', 'this'],
    // Several, and one of two kinds.
    [
      'Whenever one or more Elves you control attack, they gain [deathtouch].',
      'other | creature | one or more Elves you control',
    ],
    [
      'Gain control of target artifact or creature until end of turn. Untap it. It gains [haste].',
      'other | permanent | target artifact or creature',
    ],
    [
      'Creatures attacking your opponents have [trample].',
      'other | creature | Creatures attacking your opponents',
    ],
    // A card is a creature once it is there.
    [
      'Return target creature card from your graveyard to the battlefield. It gains [haste].',
      'other | creature | target creature card',
    ],
    [
      'Put an Elk card onto the battlefield. Create a token. It gains [haste].',
      'other | token | a token',
    ],
    ['Untap all creatures. They gain [vigilance].', 'other | creature | all creatures'],
    [
      'You and permanents you control have [hexproof].',
      'other | permanent | You and permanents you control',
    ],
    // In quotation marks: whatever gets it, but for what that gives away.
    ['Enchanted creature has "[Ward] {2}."', 'other | creature | Enchanted creature'],
    [
      'Each Elk you control has "Other Elks you control have [flying]."',
      'other | creature | Other Elks you control',
    ],
    ['Create a 1/1 green Elk creature token with "[Equip] {2}."', 'other | token'],
    // Tokens and counters.
    ['Create a 4/4 white Elk creature token with [flying].', 'other | token'],
    ['Put a [flying] counter on target creature.', 'other | creature | target creature'],
    ['This creature enters with a [lifelink] counter on it.', 'this'],
    // Players.
    ['You have [shroud].', 'player | You'],
    ['You gain [protection from everything] until your next turn.', 'player | you'],
    // Nobody in particular.
    ['Creatures with [flying] get +1/+0.', 'any | creature'],
    ['Destroy target creature with [reach].', 'any | creature'],
    ['Target creature loses [flying] until end of turn.', 'any | creature | Target creature'],
    ['[Equip] abilities you activate cost {1} less to activate.', 'any'],
    ['Choose [flying] or trample. Target creature gains that ability.', 'any'],
  ])('%s: %s', (text, who) => {
    expect(holderOf(text).toLowerCase()).toBe(who.toLowerCase());
  });

  it('is told by a capital where the card has no known name', () => {
    const text = 'Bramble Ox has hexproof.';
    const context = { place: 'rules' } as const;
    const [match] = detector.find(text, context);
    expect(match && detector.paramsHere(text, match, context)).toEqual({});
  });
});

describe('who has what a sentence gives in another way', () => {
  it.each([
    // A reminder text speaks of whoever was given the ability before it, at each mention.
    [
      'Each card in your graveyard has unearth {2}. ({2}: Return it. [Unearth] only as a sorcery.)',
      'other | card | Each card in your graveyard',
    ],
    [
      'Each spell you cast has replicate. The replicate cost is {1}. (Copy it for each time its [replicate] cost was paid.)',
      'other | spell | Each spell you cast',
    ],
    ['Unearth {2} ({2}: Return this card. [Unearth] only as a sorcery.)', 'this'],
    // A line that goes on with the one before: wrapped, or about what was spoken of there.
    [
      'Return target creature card from⏎your graveyard to the battlefield.⏎It gains [haste].',
      'other | creature | target creature card',
    ],
    ['Flying⏎[Haste]', 'this'],
    // One condition each, in a list.
    [
      'Equipped creature has reach if you control an Elk, menace if you control a Rat, and [flying] if you control an Owl.',
      'other | creature | Equipped creature',
    ],
    [
      'At the beginning of combat, up to one target creature becomes an Owl with base power and toughness 1/1 and [flying].',
      'other | creature | up to one target creature',
    ],
    [
      'Bramble Ox becomes an Owl with base power and toughness 6/6 and creatures you control gain [trample].',
      'other | creature | creatures you control',
    ],
    ['Knights your team controls have [flying].', 'other | creature | Knights your team controls'],
    ['Put a commander onto the battlefield. It gains [haste].', 'other | creature | a commander'],
    [
      'Put a +1/+1 counter on a Cave you control. It becomes a 0/0 creature with [haste].',
      'other | creature | a Cave',
    ],
    ['If Bramble Ox is a Human or an Angel, it has [vigilance].', 'this'],
    // What a land or an artifact becomes is what has it then; a token stays one.
    ['Target land becomes a 3/3 creature with [reach].', 'other | creature | Target land'],
    [
      'Return up to two target creature cards to the battlefield. Put a [flying] counter on either of them.',
      'other | creature | up to two target creature cards',
    ],
    [
      'Exile target creature. Return it to the battlefield with a [flying] counter on it at the beginning of the next end step.',
      'other | creature | target creature',
    ],
    [
      'Put each creature card exiled with this artifact onto the battlefield with a [flying] counter on it.',
      'other | creature | each creature card',
    ],
    // Losing the game gives nothing.
    ['You can’t lose the game and your opponents can’t [win the game].', 'this'],
  ])('%s: %s', (text, who) => {
    expect(holderOf(text)).toBe(plain(who));
  });
});

describe('a parameter that stands elsewhere', () => {
  const here = (text: string, word: string): string | undefined => {
    const context = { place: 'rules', cardName: 'Bramble Ox' } as const;
    const start = text.lastIndexOf(word);
    const match = detector.find(text, context).find((found) => found.start === start);
    return match && detector.paramsHere(text, match, context).cost;
  };

  it.each([
    ['Kicker {2}{W}\nWhen this enters, if it was kicked, draw a card.', 'kicked', '{2}{W}'],
    ['Madness {1}{R}\nIf its madness cost was paid, draw a card.', 'madness', '{1}{R}'],
    ['Cycling {2}\nWhen you cycle this card, draw a card.', 'cycle', '{2}'],
    ['Cycling {2}\nWhenever you cycle another card, draw a card.', 'cycle', undefined],
    ['Kicker {2}\nWhenever you cast a kicked spell, draw a card.', 'kicked', undefined],
    ['Creatures with ward get +1/+1.\nWard {2}', 'ward', undefined],
    ['Cycling {2}\nCycling {U}\nWhen you cycle this card, draw a card.', 'cycle', undefined],
  ])('%j: %s has %s', (text, word, cost) => {
    expect(here(text, word)).toBe(cost);
  });
});

describe('what is no subject', () => {
  it.each([
    // A quotation that ends its sentence, a mode, a predicate, a list that is none.
    [
      'Create a Rat token with "This token can’t block." Creatures you control gain [haste].',
      'other | creature | Creatures you control',
    ],
    [
      'Whenever equipped creature attacks, choose one —⏎• It gains [trample].⏎• Draw a card.',
      'other | creature | equipped creature',
    ],
    ['Whenever you cast a spell, choose one —⏎• It gains [trample].', 'this'],
    [
      'Return a land you control to its owner’s hand: Untap Bramble Ox. It gains [hexproof].',
      'this',
    ],
    ['Sacrifice a land: Put a +1/+1 counter on Bramble Ox. It gains [reach].', 'this'],
    [
      'Create a token that’s a copy of target creature. It gains [haste].',
      'other | token | a token',
    ],
    [
      'Equipped creature gets +1/+1 for each Aura and Equipment attached to it and has [ward] {2}.',
      'other | creature | Equipped creature',
    ],
    [
      '(Rather than cast this card from your hand, exile it. Cast it later. It has [haste].)',
      'this',
    ],
    ['When Bramble Ox blocks, it becomes a Bird Elk, and it loses [defender].', 'this'],
    [
      'Whenever you cast a Spirit or Arcane spell, target creature gains [fear].',
      'other | creature | target creature',
    ],
    ['Whenever a Minotaur attacks, it gains [first strike].', 'other | creature | a Minotaur'],
    [
      'Each creature you control that’s an Elk or an Owl has [trample].',
      'other | creature | Each creature you control that’s an Elk or an Owl',
    ],
    [
      'You and each permanent you control gain [indestructible].',
      'other | permanent | You and each permanent you control',
    ],
    [
      'If this spell was kicked, instead that creature gains [trample].',
      'other | creature | that creature',
    ],
    ['Change a land’s type (you may change "[swampwalk]" to "plainswalk").', 'any'],
    ['At the beginning of each upkeep, Bramble Ox gains [menace].', 'this'],
  ])('%s: %s', (text, who) => {
    expect(holderOf(text).toLowerCase()).toBe(plain(who).toLowerCase());
  });
});
