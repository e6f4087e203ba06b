import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import type { Place } from '../../src/detect/types.ts';

const index = compileIndex();
const detector = createDetector(index);
const kinds = new Map(index.terms.map(({ id, kind }) => [id, kind]));

/** The concepts marked in a text, each as "term: words". */
function concepts(text: string, place: Place = 'rules'): string[] {
  return detector
    .find(text, { place })
    .filter(({ term }) => kinds.get(term) === 'concept')
    .map(({ term, start, end }) => `${term}: ${text.slice(start, end)}`);
}

describe('concepts on cards', () => {
  it.each([
    ['When this creature enters, draw a card.', ['enters: enters']],
    ['When Bramble Ox enters the battlefield, draw a card.', ['enters: enters the battlefield']],
    ['Whenever another creature you control dies, you gain 1 life.', ['dies: dies']],
    ['If that creature would die this turn, exile it instead.', ['dies: die', 'instead: instead']],
    ["You may pay 2 life instead of paying this spell's mana cost.", ['mana-cost: mana cost']],
    ['As long as this spell is on the stack, its owner may act.', ['stack: stack', 'owner: owner']],
    ['When the stack falls, draw a card.', []],
    [
      'Attacking creatures you control get +1/+0 during your declare attackers step.',
      ['attacking-creature: Attacking creatures', 'combat-phase: declare attackers step'],
    ],
    ['Roll a six-sided die.', ['die-roll: Roll a six-sided die']],
    ['The next time you roll, use the higher die.', []],
    ['Each planar die is rolled twice.', []],
    [
      'Exile it until Wax Cage leaves the battlefield.',
      ['leaves-the-battlefield: leaves the battlefield'],
    ],
    ['Activate only as a sorcery.', ['as-a-sorcery: only as a sorcery']],
    ['Activate only any time you could cast a sorcery.', ['as-a-sorcery: any time you could']],
    ['Activate only any time you could cast an instant.', []],
    ['At the beginning of your upkeep, scry 1.', ['upkeep: upkeep']],
    ['Cumulative upkeep {1}', []],
    [
      'Counter target triggered ability.',
      ['target: target', 'triggered-ability: triggered ability'],
    ],
    ['This deals 2 damage to any target.', []],
    ['Create a Treasure token.', []],
    ['Create a 1/1 white Human creature token.', ['token: token']],
  ])('%s', (text, wanted) => expect(concepts(text)).toEqual(wanted));

  it('are ordinary words in articles', () => {
    expect(
      concepts('The company missed its target when the editor died on stage.', 'prose'),
    ).toEqual([]);
    expect(concepts('She enters the room with a copy of the letter.', 'prose')).toEqual([]);
  });
});
