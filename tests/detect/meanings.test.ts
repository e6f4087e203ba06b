import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import { sayingOf } from '../../src/rules/reminder.ts';

const index = compileIndex();
const detector = createDetector(index);

/** What the word in brackets says, or that it is no term. */
function meaning(marked: string): string {
  const start = marked.indexOf('[');
  const text = marked.replace(/[[\]]/g, '');
  const match = detector
    .find(text, { place: 'rules', cardName: 'Bramble Ox' })
    .find((found) => found.start === start);
  const term = index.terms.find(({ id }) => id === match?.term);
  return match && term ? sayingOf(term, match.form) : 'nothing';
}

const SPELL = 'copy of a spell or ability';
const CAST = 'copy to be cast';

/** The artifact tokens whose bare name is a kind of artifact. */
const ARTIFACTS = 'Treasure Food Clue Powerstone Incubator Map Junk Lander Mutagen Heartwood';

const PLACES = [
  ...ARTIFACTS.split(' ').map((name) => [`Sacrifice a [${name}]: Draw.`, `${name} artifact`]),
  // On the stack, or a card that is cast, or a thing on the battlefield.
  ['When you cast a sorcery spell, [copy] that spell.', SPELL],
  ['[Copy] target activated or triggered ability.', SPELL],
  ['Whenever you cast or [copy] an instant or sorcery spell, draw a card.', SPELL],
  ['When you cast this spell, [copy] it for each spell cast before it this turn.', SPELL],
  ['Copy it. You may choose new targets for the [copy].', SPELL],
  ['You may choose new targets for any number of the [copies].', SPELL],
  ['(A [copy] of a permanent spell becomes a token.)', SPELL],
  ['Whenever you cast an artifact spell, copy it, except the [copy] isn’t legendary.', SPELL],
  ['This spell can’t be [copied].', SPELL],
  ['Exile target sorcery card. [Copy] it. You may cast the copy.', CAST],
  ['Exile target sorcery card. Copy it. You may cast the [copy].', CAST],
  ['[Copy] each card exiled with Bramble Ox. You may cast any number of the copies.', CAST],
  ['You may cast a [copy] of its spell.', CAST],
  ['Whenever you cast a spell, create a token that’s a [copy] of it.', 'copy'],
  ['Bramble Ox becomes a [copy] of that spell.', 'copy'],
  ['Create a token that’s a [copy] of target creature, except it’s an artifact.', 'copy'],
  // The color of mana, or of a thing.
  ['Add one mana of any [color].', 'color of mana'],
  ['Add two mana in any combination of [colors].', 'color of mana'],
  ['Choose a [color].', 'color'],
  ['Add one mana of that creature’s [color].', 'color'],
  ['Destroy target [multicolored] creature.', 'multicolored'],
  // A token that is created, or whatever has the subtype.
  ['Sacrifice a [Food]: Draw a card.', 'Food artifact'],
  ['[Treasures] you control have haste.', 'Treasure artifact'],
  ['Create two [Foods].', 'foods'],
  ['Create a [Food token].', 'food token'],
  // Cards that go into the library first.
  ['[Shuffle] your graveyard into your library.', 'shuffle into a library'],
  ['Its owner [shuffles] it into their library.', 'shuffle into a library'],
  ['Search your library for a card, put it into your hand, then [shuffle].', 'shuffle'],
  [
    'Start the game with this conspiracy [face down] in the command zone.',
    'face-up and face-down conspiracies',
  ],
  ['Exile it [face down].', 'face down'],
  [
    'If you cast it for its mutate cost, put it over or under [target] non-Human creature you own.',
    'target of mutate',
  ],
  ['Destroy [target] non-Human creature you own.', 'target'],
  ['You may cast this card from your graveyard using its [warp] ability.', 'warp from a graveyard'],
  ['[Warp] {1} (You may cast this card from your hand for its warp cost.)', 'warp'],
  ['[Until that player’s next turn], they can’t attack.', 'until that player’s next turn'],
  // What a mana ability does, or a permanent turned sideways.
  ['Whenever enchanted land is [tapped] for mana, its controller adds {G}.', 'tap for mana'],
  ['Whenever a player [taps] a Mountain, Forest, or Plains for mana, draw.', 'tap for mana'],
  ['If you [tap] a permanent for mana, it produces twice as much.', 'tap for mana'],
  ['[Tapping] lands for mana costs life.', 'tap for mana'],
  ['[Tap] target creature.', 'tap'],
  ['Each creature you [tap] while casting this spell pays for {1} or one mana.', 'tap'],
  ['It enters [tapped]. Add one mana for mana value 3.', 'tapped'],
  // A side of a double-faced card is no face-down card.
  ['Exile it, then return it to the battlefield (front [face up]).', 'nothing'],
  ['It enters with its back [face up].', 'nothing'],
  ['Turn it [face up] any time for its morph cost.', 'face up'],
  // A discarded card that goes to another place, and a player who flies.
  ['(If you discard this card, [discard] it into exile.)', 'nothing'],
  ['(If a player would discard it, that player [discards] that card into exile.)', 'nothing'],
  ['[Discard] this card: Draw a card.', 'discard'],
  ['Players with [flying] can’t be dealt damage.', 'nothing'],
  ['Creatures with [flying] can’t block.', 'flying'],
  // What has become of one thing, not the ability.
  ['Whenever a creature enters, if it was [unearthed], it gets +3/+0.', 'unearthed'],
  // Neither a permanent is destroyed nor a card shown.
  ['[Destroy] target player.', 'nothing'],
  ['[Destroy] target creature.', 'destroy'],
  ['Each player secretly chooses a number. Then those numbers are [revealed].', 'nothing'],
  ['[Reveal] the player you chose: Draw a card.', 'nothing'],
  ['[Reveal] the top card of your library.', 'reveal'],
  // Symbols that are paid in other ways than those of their kind.
  ...[...'WUBRG'].map((color) => [`[{2/${color}}]: Draw.`, 'monocolored hybrid mana symbol']),
  ...'W/U W/B U/B U/R B/R B/G R/G R/W G/W G/U'
    .split(' ')
    .map((colors) => [`[{${colors}/P}]: Draw.`, 'hybrid Phyrexian mana symbol']),
  ['A spell with [{H}] in its mana cost.', 'Phyrexian symbol'],
  ['A spell with [{P}] in its mana cost.', 'nothing'],
];

describe('what one word means at a place', () => {
  it.each(PLACES)('%s: %s', (text = '', says) => {
    expect(meaning(text).replaceAll("'", '’')).toBe(says);
  });

  it('is shown above for each', () => {
    const shown = PLACES.map(([, says]) => says);
    const meanings = index.terms.flatMap(({ forms }) =>
      forms.flatMap(({ sense }) => sense?.says?.replaceAll("'", '’') ?? []),
    );
    expect(meanings.filter((says) => !shown.includes(says))).toEqual([]);
  });
});

describe('one of several costs', () => {
  it.each([
    ['Kicker {2}{U} and/or {B}\nIf it was [kicked] with its {B} kicker, draw a card.', '{B}'],
    ['Kicker {2}{U} and/or {B}\nIf it was kicked with its {2}{U} [kicker], draw.', '{2}{U}'],
    ['Kicker {2}{U} and/or {B}\nIf it was [kicked], draw a card.', '{2}{U} and/or {B}'],
  ])('%s: %s', (marked, cost) => {
    const start = marked.indexOf('[');
    const text = marked.replace(/[[\]]/g, '');
    const context = { place: 'rules', cardName: 'Bramble Ox' } as const;
    const match = detector.find(text, context).find((found) => found.start === start);
    expect(match && detector.paramsHere(text, match, context).cost).toBe(cost);
  });
});
