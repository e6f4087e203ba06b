import { describe, expect, it } from 'vitest';
import { died, told } from './fights.ts';

describe('510 combat damage', () => {
  it('510.1a: a creature deals damage equal to its power, and none at power 0', () => {
    const { damage, died } = told('Boar 3/3', 'Hen 0/2');
    expect(damage).toEqual(['1 Boar: 3 Hen']);
    expect(died).toEqual(['Hen']);
  });

  it('510.1b: an unblocked attacker deals its damage to the player', () => {
    expect(told('Boar 3/3', '').outcome.through).toBe(3);
  });

  it('510.1c: the attacking player divides a blocked attacker’s damage as they choose', () => {
    const { damage, died } = told('Boar 5/5', 'Hen 1/2, Hound 2/3, Ox 1/6');
    expect(damage[0]).toBe('1 Boar: 2 Hen + 3 Hound');
    expect(died).toEqual(['Hen', 'Hound']);
  });

  it('510.1c: a blocked attacker without blockers left deals none', () => {
    const { damage, outcome } = told('Lynx 2/2 first-strike banding, Boar 4/4', 'Hen 1/1');
    expect(damage).toEqual(['1 Lynx: 2 Hen']);
    expect(outcome.through).toBe(0);
  });

  it('510.2: damage of one step is dealt at the same time', () => {
    expect(told('Boar 3/3', 'Hound 3/3').died).toEqual(['Boar', 'Hound']);
  });

  it('510.3a: a counter from a trigger comes too late to save from the same damage', () => {
    const { died, outcome } = told('Boar 3/3', 'Ox 0/3 damage-counter');
    expect(died).toEqual(['Ox']);
    expect(outcome.steps[0]?.triggers.block).toEqual([1]);
  });

  it('510.3a: a trigger of the first step has resolved before the second', () => {
    const { damage } = told('Herder 0/1 banding, Ox 1/4 damage-counter', 'Lynx 2/3 first-strike');
    expect(damage).toEqual(['1 Lynx: 2 Ox', '2 Ox: 2 Lynx']);
  });

  it('510.4: one step without first or double strike, two with', () => {
    expect(told('Boar 3/3', 'Hound 2/2').outcome.steps).toHaveLength(1);
    expect(told('Boar 3/3 first-strike', 'Hound 2/2').outcome.steps).toHaveLength(2);
  });
});

describe('120.6 and 704.5g: damage stays marked', () => {
  it('adds damage of both steps', () => {
    expect(told('Lynx 2/9 double-strike', 'Ox 1/4').died).toEqual(['Ox']);
    expect(told('Lynx 2/9 double-strike', 'Ox 1/5').died).toEqual([]);
  });

  it('counts damage from before combat', () => {
    expect(told('Boar 2/2', 'Ox 0/4 damaged-2').died).toEqual(['Ox']);
    expect(told('Boar 2/2', 'Ox 0/4 damaged-1').died).toEqual([]);
  });
});

describe('702.2 deathtouch', () => {
  it('702.2b: any damage destroys', () => {
    expect(told('Adder 1/1 deathtouch', 'Ox 0/9').died).toEqual(['Ox']);
  });

  it('702.2b: one point for each of several blockers', () => {
    expect(told('Adder 3/1 deathtouch', 'Ox 1/9, Bull 1/8, Hen 0/1').died).toEqual([
      'Adder',
      'Ox',
      'Bull',
      'Hen',
    ]);
  });

  it('702.2c: one point is lethal damage for trample', () => {
    const { damage, outcome } = told('Adder 4/4 deathtouch trample', 'Ox 0/9');
    expect(damage).toEqual(['1 Adder: 1 Ox + 3 player']);
    expect(outcome.through).toBe(3);
  });

  it('702.2b: prevented damage destroys nothing', () => {
    expect(told('Adder 1/1 deathtouch', 'Ox 0/9 protection').died).toEqual([]);
  });
});

describe('702.4 and 702.7 double and first strike', () => {
  it('702.7b: a first striker that kills takes no damage back', () => {
    expect(told('Lynx 2/1 first-strike', 'Boar 9/2').died).toEqual(['Boar']);
  });

  it('702.7b: two first strikers hit at the same time', () => {
    expect(told('Lynx 2/1 first-strike', 'Cat 2/2 first-strike').died).toEqual(['Lynx', 'Cat']);
  });

  it('702.7b: a first striker deals no damage in the second step', () => {
    expect(told('Lynx 2/9 first-strike', 'Boar 1/4').damage).toEqual([
      '1 Lynx: 2 Boar',
      '2 Boar: 1 Lynx',
    ]);
  });

  it('702.4b: a double striker deals damage in both steps', () => {
    expect(told('Lynx 2/9 double-strike', 'Boar 1/4').damage).toEqual([
      '1 Lynx: 2 Boar',
      '2 Lynx: 2 Boar',
      '2 Boar: 1 Lynx',
    ]);
  });
});

describe('702.12 indestructible', () => {
  it('702.12b: lethal damage and deathtouch do not destroy it, and damage is still marked', () => {
    const { died, outcome } = told('Adder 9/1 deathtouch', 'Golem 0/1 indestructible');
    expect(died).toEqual([]);
    expect(outcome.after.block[0]?.marked).toBe(9);
  });
});

describe('702.15 lifelink', () => {
  it('702.15b: gains the damage dealt, to creature and player', () => {
    const { outcome } = told('Dove 5/1 lifelink trample', 'Hen 0/2');
    expect(outcome.through).toBe(3);
    expect(outcome.life).toEqual({ attack: 5, block: 0 });
  });

  it('702.15b: damage that is prevented or replaced gains nothing', () => {
    expect(told('Dove 3/1 lifelink', 'Ox 0/4 protection').outcome.life.attack).toBe(0);
    expect(told('Dove 3/1 lifelink', 'Hydra 0/4 damage-to-counters').outcome.life.attack).toBe(0);
  });
});

describe('702.16 protection', () => {
  it('702.16e: damage to it is prevented, from it is not', () => {
    const { died, outcome } = told('Boar 3/3', 'Knight 3/1 protection');
    expect(died).toEqual(['Boar']);
    expect(outcome.after.block[0]?.marked).toBe(0);
  });
});

describe('702.19 trample', () => {
  it('702.19b: only what is over lethal damage goes through', () => {
    expect(told('Boar 5/5 trample', 'Hen 0/2').damage).toEqual(['1 Boar: 2 Hen + 3 player']);
  });

  it('702.19b: damage already marked counts', () => {
    expect(told('Boar 5/5 trample', 'Ox 0/4 damaged-3').outcome.through).toBe(4);
  });

  it('702.19b: other attackers’ damage in the step counts, and all blockers need lethal damage', () => {
    const { outcome } = told('Herder 3/3 banding, Boar 4/4 trample', 'Ox 0/5');
    expect(outcome.through).toBe(2);
    expect(told('Boar 4/4 trample', 'Ox 0/3, Hen 0/2').outcome.through).toBe(0);
  });

  it('702.19b: protection and indestructible do not change what is lethal', () => {
    expect(told('Boar 4/4 trample', 'Knight 0/1 protection').outcome.through).toBe(3);
    expect(told('Boar 4/4 trample', 'Golem 0/1 indestructible').outcome.through).toBe(3);
  });

  it('702.19b: a creature without trample sends nothing through', () => {
    expect(told('Boar 9/9', 'Hen 0/1').outcome.through).toBe(0);
  });

  it('702.19d: with no blocker left all of it goes through', () => {
    const { damage } = told('Lynx 2/2 first-strike banding, Boar 4/4 trample', 'Hen 1/1');
    expect(damage).toEqual(['1 Lynx: 2 Hen', '2 Boar: 4 player']);
  });

  it('702.19a: a blocker with trample has nothing of it', () => {
    expect(told('Hen 1/1', 'Boar 5/5 trample').outcome.through).toBe(0);
  });
});

describe('702.22 banding', () => {
  it('702.22k: the attacking player divides the damage of what blocks the band', () => {
    const band = told('Herder 2/2 banding, Ox 1/4', 'Boar 3/3');
    expect(band.damage).toContain('1 Boar: 3 Ox');
    expect(band.died).toEqual(['Boar']);
    const plain = told('Herder 2/2 banding, Ox 1/4', 'Boar 3/3', { withoutBanding: 'attack' });
    expect(plain.damage).toContain('1 Boar: 2 Herder + 1 Ox');
  });

  it('702.22j: the defending player divides the attacker’s damage, onto blockers without banding too', () => {
    const { damage, outcome } = told('Boar 3/3', 'Herder 2/2 banding, Ox 1/4');
    expect(damage[0]).toBe('1 Boar: 3 Ox');
    expect(outcome.steps[0]?.divisions[0]?.chooser).toBe('block');
  });

  it('702.22j: nothing tramples past a blocker with banding', () => {
    const { outcome } = told('Boar 9/9 trample', 'Herder 1/1 banding, Hen 1/1');
    expect(outcome.through).toBe(0);
    const plain = told('Boar 9/9 trample', 'Herder 1/1 banding, Hen 1/1', {
      withoutBanding: 'block',
    });
    expect(plain.outcome.through).toBe(7);
  });

  it('702.22j-k: with banding on both sides each player divides the other’s damage', () => {
    const { outcome } = told('Herder 2/2 banding, Ox 1/4', 'Drover 2/2 banding, Bull 1/4');
    expect(outcome.steps[0]?.divisions.map(({ side, chooser }) => [side, chooser])).toEqual([
      ['attack', 'block'],
      ['attack', 'block'],
      ['block', 'attack'],
      ['block', 'attack'],
    ]);
  });

  it('702.22j: a banding creature that died in the first step no longer helps in the second', () => {
    const { of, outcome } = told('Lynx 2/9 double-strike trample', 'Herder 1/1 banding, Hen 0/1');
    expect(died(of, outcome, 0)).toEqual(['Hen']);
    const alone = told('Lynx 3/9 double-strike trample', 'Herder 1/1 banding');
    expect(alone.damage).toEqual(['1 Lynx: 3 Herder', '2 Lynx: 3 player']);
  });

  it('702.22g: members share no abilities', () => {
    expect(
      told('Herder 1/1 banding, Lynx 2/2 first-strike', 'Boar 3/3').damage.slice(0, 1),
    ).toEqual(['1 Lynx: 2 Boar']);
  });
});

describe('damage assignment order, 2009-07-11 to 2024-09-20', () => {
  const ordered = { edition: '2024-09-20' };

  it('needs lethal damage for each before the next', () => {
    const free = told('Boar 3/3', 'Ox 0/4 damaged-3, Bull 0/4 damaged-3, Hen 0/4');
    expect(free.damage[0]).toBe('1 Boar: 1 Ox + 1 Bull + 1 Hen');
    const { damage } = told('Boar 4/9', 'Ox 1/3, Bull 1/3', ordered);
    expect(['1 Boar: 3 Ox + 1 Bull', '1 Boar: 1 Ox + 3 Bull']).toContain(damage[0]);
    const spread = told('Boar 2/9', 'Ox 1/3, Bull 1/3', ordered);
    expect(spread.damage[0]).not.toContain('+');
  });

  it('does not bind the player whom banding lets divide', () => {
    const blockers = 'Herder 1/3 banding, Ox 1/3, Bull 1/3';
    expect(told('Boar 6/9', blockers, ordered).died).toEqual([]);
  });
});
