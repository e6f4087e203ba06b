import { describe, expect, it } from 'vitest';
import { englishWord } from '../../../rules-data/tools/english-words.ts';
import {
  describeDivision,
  describeOutcome,
  describePoints,
} from '../../../src/pages/matrix/describe.ts';
import { arrowsOf, tokensOf } from '../../../src/pages/matrix/picture.ts';
import { setMessageSource } from '../../../src/ui/i18n.ts';
import { told } from '../../combat/fights.ts';

setMessageSource(englishWord);

function sentences(attackers: string, blockers: string): string[] {
  const { of, outcome } = told(attackers, blockers);
  const all = outcome.steps.flatMap((step, i) =>
    step.divisions.map((division) => describeDivision(of, outcome.steps, i, division)),
  );
  return [describeOutcome(of, outcome), ...all];
}

describe('a fight in words', () => {
  it('says who divides, where it goes and why', () => {
    expect(sentences('Herder 2/2 banding, Ox 1/4', 'Boar 3/3')).toEqual([
      'Boar dies.',
      'Herder’s damage has one place to go: 2 on Boar, which dies.',
      'Ox’s damage has one place to go: 1 on Boar, which dies.',
      'Boar’s damage is divided by the attacking player, by banding: 3 on Ox, which survives.',
    ]);
  });

  it('says what protection, counters and indestructible do, and what goes through', () => {
    expect(sentences('Dove 5/5 trample lifelink', 'Hen 0/2')).toEqual([
      'Hen dies; 3 damage goes through to the player; the attacking player gains 5 life.',
      'Dove’s damage is divided by the attacking player: 2 on Hen, which dies; 3 to the player.',
    ]);
    expect(sentences('Boar 3/9', 'Herder 0/1 banding, Knight 0/1 protection')[1]).toContain(
      '3 on Knight, where it is prevented',
    );
    expect(sentences('Boar 3/9', 'Herder 0/1 banding, Golem 0/1 indestructible')[1]).toContain(
      '3 on Golem, which cannot be destroyed',
    );
    expect(sentences('Boar 3/9', 'Herder 0/1 banding, Hydra 0/1 damage-to-counters')[1]).toContain(
      '3 on Hydra, as +1/+1 counters',
    );
  });

  it('says who is ahead', () => {
    expect(describePoints(-1, 'attack')).toBe('The defending player comes out ahead by 1 point.');
    expect(describePoints(0, 'attack')).toBe('Neither player comes out ahead.');
  });
});

describe('a step’s picture', () => {
  it('shows each amount, who dies, and who has died before', () => {
    const { of, outcome } = told('Herder 2/2 banding, Bull 3/3 trample', 'Boar 4/2 double-strike');
    const second = tokensOf(of, outcome.steps, 1);
    expect(second.attack.map(({ name, fate }) => [name, fate])).toEqual([
      ['Herder', 'gone'],
      ['Bull', 'dies'],
    ]);
    expect(second.block.map(({ name, state }) => [name, state])).toEqual([
      ['Boar', 'dies'],
      ['Player', '1 damage'],
    ]);
    expect(arrowsOf(outcome.steps[1]).map(({ target, amount }) => [target, amount])).toEqual([
      [0, 2],
      [1, 1],
      [1, 4],
    ]);
  });

  it('shows counters in power and toughness', () => {
    const { of, outcome } = told('Boar 3/9', 'Hydra 1/1 damage-to-counters');
    expect(tokensOf(of, outcome.steps, 0).block[0]).toMatchObject({
      label: '4/4',
      state: '3 counters',
    });
  });
});
