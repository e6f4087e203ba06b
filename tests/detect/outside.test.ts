import { describe, expect, it } from 'vitest';
import { compileDetails, compileIndex, compileTexts } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import type { Place } from '../../src/detect/types.ts';
import { resolve } from '../../src/rules/resolve.ts';

const index = compileIndex();
const detector = createDetector(index);
const outside = new Map(
  index.terms.filter(({ kind }) => kind === 'outside').map((term) => [term.id, term]),
);

/** The words outside the rules that are marked in a text, each as "term: words". */
function marked(text: string, place: Place = 'rules'): string[] {
  return detector
    .find(text, { place, cardName: 'Bramble Ox' })
    .filter(({ term }) => outside.has(term))
    .map(({ term, start, end }) => `${term}: ${text.slice(start, end)}`);
}

describe('words that the rules do not list', () => {
  it.each([
    ['Creatures you control perpetually get +1/+1.', ['perpetually: perpetually']],
    ['When this creature enters, seek a land card.', ['seek: seek']],
    ['Each player seeks two nonland cards.', ['seek: seeks']],
    ['Seekers you control have flying.', []],
    ['Conjure a card named Red Hound into your hand.', ['conjure: Conjure']],
    [
      "Draft a card from Bramble Ox's spellbook.",
      ['draft-from-a-spellbook: Draft', 'spellbook: spellbook'],
    ],
    ['As you draft a card, you may reveal it.', []],
    ['Conjure a duplicate of that card.', ['conjure: Conjure', 'duplicate: duplicate']],
    [
      'Starting intensity 2\nIt intensifies by 1.',
      ['intensity: Starting intensity', 'intensify: intensifies'],
    ],
    ['Specialize {5}', ['specialize: Specialize']],
    ['You get a one-time boon with "When you cast a spell, draw a card."', ['boon: boon']],
    ["Whenever this creature attacks, heist target opponent's library.", ['heist: heist']],
    [
      'Corrupted — As long as an opponent has three or more poison counters, it has flying.',
      ['corrupted: Corrupted'],
    ],
    ['Corrupted Blade deals 2 damage to any target.', []],
    ['Augment {1}{B}', ['augment: Augment']],
    ['Combine it with target host.', ['host: host']],
    ['A host of Spirits cannot block.', []],
    [
      'Whenever you crank this Contraption, draw a card.',
      ['crank: crank', 'contraption: Contraption'],
    ],
    ['Last strike', ['last-strike: Last strike']],
  ])('%s', (text, wanted) => expect(marked(text)).toEqual(wanted));

  it('are no ordinary words of articles', () => {
    const text =
      'The host of the draft seeks a boon, cranks up the intensity and specializes in old legacy decks; a corrupted file.';
    expect(marked(text, 'prose')).toEqual([]);
  });

  it('are known under every edition, without a number, and say where they are used', () => {
    const texts = compileTexts();
    const details = compileDetails();
    for (const [id, term] of outside) {
      const text = texts[id];
      if (!text) throw new Error(id);
      const { status, number } = resolve(term, text, '1999-04-23');
      expect([id, status, number, !!text.usedIn]).toEqual([id, 'known', undefined, true]);
      const points = details[id]?.history.flatMap((revision) => revision.points) ?? [];
      expect([id, points.length > 0, points.flatMap(({ rules }) => rules)]).toEqual([id, true, []]);
    }
    expect(outside.size).toBeGreaterThan(30);
  });

  it('are told with the card’s own number and cost', () => {
    const say = (text: string) => {
      const [match] = detector.find(text, { place: 'rules' });
      const term = match && outside.get(match.term);
      const about = term && compileTexts()[term.id];
      return match && term && about
        ? resolve(term, about, '2026-09-25', detector.params(text, match), match.form)
        : undefined;
    };
    expect(say('Starting intensity 3')).toMatchObject({
      title: 'Intensity 3',
      reminder: expect.stringContaining('It starts at 3.'),
    });
    expect(say('Specialize {5}')?.reminder).toMatch(/^You may pay \{5\}, choose a color/);
  });
});
