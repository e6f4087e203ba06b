import { describe, expect, it } from 'vitest';
import { englishWord } from '../../../rules-data/tools/english-words.ts';
import { picturesOf } from '../../../src/combat/picture.ts';
import {
  describeBefore,
  describeDivision,
  describeOutcome,
  describePoints,
} from '../../../src/pages/fight/describe.ts';
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

  it('says what comes past a planeswalker, poison, life lost without damage', () => {
    const over = told('Boar 7/7 trample-over-planeswalkers', 'Hen 0/2', { planeswalker: 3 });
    expect(describeOutcome(over.of, over.outcome)).toBe(
      'Hen dies; 2 damage goes through to the player; the planeswalker loses 3 loyalty.',
    );
    expect(sentences('Mite 4/4 toxic-2 infect', '')[0]).toBe(
      'No creature dies; 4 damage goes through to the player; the defending player gets 6 poison counters.',
    );
    const fiend = told('Fiend 2/2 afflict-3 bushido-1', 'Ox 1/4');
    expect(describeBefore(fiend.of, fiend.outcome)).toEqual([
      'Fiend is 3/3 (bushido).',
      'Fiend is blocked: the defending player loses 3 life (afflict).',
    ]);
  });

  it('says who is ahead', () => {
    expect(describePoints(-1, 'attack')).toBe('The defending player comes out ahead by 1 point.');
    expect(describePoints(0, 'attack')).toBe('Neither player comes out ahead.');
    expect(describePoints(-1, 'attack', true)).toBe('A difference of 1 point counts as even.');
    expect(describePoints(4, 'attack', true)).toContain('ahead by 4 points');
  });
});

describe('a step’s picture', () => {
  it('shows each amount, who dies, and who has died before', () => {
    const { of, outcome } = told('Herder 2/2 banding, Bull 3/3 trample', 'Boar 4/2 double-strike');
    const [, second] = picturesOf(of, outcome);
    expect(second?.boxes.map(({ name, kind, states }) => [name, kind, ...states])).toEqual([
      ['Herder', 'gone', ['gone']],
      ['Bull', 'dies', ['dies']],
      ['Boar', 'dies', ['dies']],
      [undefined, 'player', ['lost', 1]],
    ]);
    expect(second?.arrows.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [1, 2, 2],
      [1, 3, 1],
      [2, 1, 4],
    ]);
  });

  it('shows counters in power and toughness, and what is prevented', () => {
    const grown = told('Boar 3/9', 'Hydra 1/1 damage-to-counters');
    expect(picturesOf(grown.of, grown.outcome)[0]?.boxes[1]).toMatchObject({
      size: '4/4',
      states: [['counters', 3]],
    });
    const shrunk = told('Imp 2/9 wither', 'Boar 3/4');
    expect(picturesOf(shrunk.of, shrunk.outcome)[0]?.boxes[1]).toMatchObject({
      size: '1/2',
      states: [['counters', -2]],
    });
    const shielded = told('Boar 3/9', 'Ox 1/4 prevent-all');
    expect(picturesOf(shielded.of, shielded.outcome)[0]?.boxes[1]?.states).toEqual([
      ['prevented', 3],
    ]);
  });
});
