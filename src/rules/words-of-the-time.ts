import { upperFirst } from './english.ts';
import type { EditionDate } from './types.ts';

/** What is exiled, where it stands between the verb and “from the game”. */
const OBJECT = [
  'it',
  'that card',
  'the cards?',
  'something',
  'nothing',
  'one of them',
  'one',
  "(?:your|their) library[’']s top cards",
  'another [^.]*?(?:theirs|yours|control)',
].join('|');

/**
 * Renamings that changed no meaning, newest first: from which edition on the new words are used, and what the same
 * was called before. A sentence of ours that holds before and after is written with the newer ones. In a row, what is
 * most particular comes first.
 */
const RENAMINGS: readonly (readonly [
  from: EditionDate,
  words: readonly (readonly [now: RegExp, before: string])[],
])[] = [
  ['2021-04-22', [[/\bmana value/g, 'converted mana cost']]],
  [
    '2016-09-30',
    [
      [/\bcreate(s?)\b/g, 'make$1'],
      [/\bCreate(s?)\b/g, 'Make$1'],
      [/\bcreated\b/g, 'made'],
      [/\bcreating\b/g, 'making'],
    ],
  ],
  [
    '2011-06-17',
    [
      [/(\bwhen(?:ever)?\b[^.,]*) dies\b/gi, '$1 goes to the graveyard from the battlefield'],
      [/\bdies\b/g, 'goes to the graveyard'],
    ],
  ],
  [
    '2009-07-11',
    [
      [/, library, graveyard or exile\b/g, ', library or graveyard, or out of the game'],
      [/\bexiling and returning it\b/g, 'removing it from the game and returning it'],
      [/, exile,/g, ', removal from the game,'],
      [/\bcard that you may play from exile\b/g, 'card removed from the game that you may play'],
      [/\bcard from exile\b/g, 'card that was removed from the game'],
      [/\bgoes to exile\b/g, 'is removed from the game'],
      [/\bPutting the card into exile\b/g, 'Removing the card from the game'],
      [/\bexile it from your hand\b/g, 'remove it from the game, out of your hand,'],
      [
        /\bexile cards from (your|their) graveyard\b/g,
        'remove cards in $1 graveyard from the game',
      ],
      [
        new RegExp(`\\bexile(s?) (${OBJECT})(?: from the battlefield)?(?![\\w-])`, 'g'),
        'remove$1 $2 from the game',
      ],
      [/\bExiling the cards\b/g, 'Removing the cards'],
      [/\bexiles with\b/g, 'removes from the game with'],
      [/\bexiled (card|this way|it|the card)\b/g, 'removed $1'],
      [/\bfirst one exiled\b/g, 'first one removed'],
      [/\b(to|will|you) exile\b/g, '$1 remove'],
      [/\bExiled\b/g, 'Removed from the game'],
      [/\b(?:exiled|in exile)\b/g, 'removed from the game'],
      [/\bonto the battlefield\b/g, 'into play'],
      [/\bOn the battlefield\b/g, 'In play'],
      [/\bon the battlefield\b/g, 'in play'],
      [/\b(leav(?:es?|ing)|left|to|from) the battlefield\b/g, '$1 play'],
      [/\bthe entering itself\b/g, 'coming into play itself'],
      [/\benters(?: the battlefield)?\b/g, 'comes into play'],
      [/\benter(?: the battlefield)?\b/g, 'come into play'],
      [/\b(has|have|had) entered(?: the battlefield)?\b/g, '$1 come into play'],
      [/\bentered(?: the battlefield)?\b/g, 'came into play'],
      [/\bEntering\b/g, 'Coming into play'],
      [/\bentering(?: the battlefield)?\b/g, 'coming into play'],
      [/\bat the (?:beginning of the )?(?:next )?end step\b/g, 'at end of turn'],
      [/\bend step\b/g, 'end of turn step'],
      [/\bstate-based action/g, 'state-based effect'],
    ],
  ],
  [
    '2005-08-01',
    [
      [/\b([Aa])n Aura\b/g, '$1 local enchantment'],
      [/\bAura/g, 'local enchantment'],
    ],
  ],
];

/** A sentence of ours in the words that an edition has for the same things: “into play”, “removed from the game”. */
export function inWordsOf(edition: EditionDate, sentence: string): string {
  let said = sentence;
  for (const [from, words] of RENAMINGS)
    if (edition < from) for (const [now, before] of words) said = said.replace(now, before);
  return said === sentence || !/^[A-Z]/.test(sentence) ? said : upperFirst(said);
}
