import { describe, expect, it } from 'vitest';
import { died, told } from './fights.ts';

describe('abilities that change sizes before damage', () => {
  it('702.45a: bushido grows a blocker, and an attacker that is blocked', () => {
    expect(told('Boar 3/3', 'Ronin 2/2 bushido-2').died).toEqual(['Boar']);
    expect(told('Ronin 2/2 bushido-2', 'Boar 3/3').died).toEqual(['Boar']);
    expect(told('Ronin 2/2 bushido-2', '').outcome.through).toBe(2);
  });

  it('702.25a: flanking shrinks each blocker without flanking, and not one with it', () => {
    const { died: dead, outcome } = told('Rider 2/2 flanking', 'Boar 2/2');
    expect(dead).toEqual(['Boar']);
    expect(outcome.steps[0]?.divisions.map(({ side, parts }) => [side, parts])).toEqual([
      ['attack', [2]],
      ['block', [1]],
    ]);
    expect(told('Rider 2/2 flanking', 'Lancer 2/2 flanking').died).toEqual(['Rider', 'Lancer']);
  });

  it('702.25a and 509.1h: a blocker that flanking kills leaves the attacker blocked', () => {
    const { outcome } = told('Rider 2/2 flanking', 'Hen 1/1');
    expect(outcome.early.died.block).toEqual([0]);
    expect(outcome.through).toBe(0);
    expect(told('Rider 2/2 flanking trample', 'Hen 1/1').outcome.through).toBe(2);
  });

  it('603.3b: the blocker’s own bushido comes before flanking', () => {
    expect(told('Rider 1/9 flanking', 'Ronin 1/1 bushido-1').outcome.early.died.block).toEqual([]);
  });

  it('702.23a: rampage counts the blockers beyond the first', () => {
    expect(told('Boar 2/2 rampage-2', 'Ox 1/4').outcome.sizes.attack).toEqual([
      { power: 2, toughness: 2 },
    ]);
    expect(told('Boar 2/2 rampage-2', 'A 1/1, B 1/1, C 1/1').outcome.sizes.attack).toEqual([
      { power: 6, toughness: 6 },
    ]);
  });

  it('702.83b: exalted grows a creature that attacks alone', () => {
    expect(told('Knight 2/2 exalted-3', '').outcome.through).toBe(5);
    expect(told('Knight 2/2 exalted-3, Ox 1/4', '').outcome.through).toBe(3);
  });

  it('702.91a: battle cry gives each other attacker +1/+0', () => {
    const { outcome } = told('Crier 1/1 battle-cry, Ox 1/4, Calf 1/1', '');
    expect(outcome.through).toBe(5);
  });

  it('702.130a: afflict takes life when the creature becomes blocked', () => {
    const { outcome } = told('Fiend 2/2 afflict-3', 'Ox 1/4');
    expect([outcome.lost, outcome.through]).toEqual([3, 0]);
    expect(told('Fiend 2/2 afflict-3', '').outcome.lost).toBe(2);
  });

  it('702.121a and 702.68a: melee grows an attacker, frenzy one that is not blocked', () => {
    expect(told('Boar 2/2 melee', '').outcome.through).toBe(3);
    expect(told('Boar 2/2 frenzy-2', '').outcome.through).toBe(4);
    expect(told('Boar 2/2 frenzy-2', 'Ox 1/4').outcome.sizes.attack[0]?.power).toBe(2);
  });
});

describe('wither, infect, toxic', () => {
  it('702.80a: wither leaves -1/-1 counters, which weaken the second step’s damage', () => {
    const { outcome, damage } = told('Imp 2/5 wither first-strike', 'Boar 3/4');
    expect(outcome.after.block[0]).toMatchObject({ counters: -2, marked: 0 });
    expect(damage).toEqual(['1 Imp: 2 Boar', '2 Boar: 1 Imp']);
  });

  it('704.5f: counters down to toughness 0 kill even an indestructible creature', () => {
    expect(told('Imp 2/5 wither', 'Golem 1/2 indestructible').died).toEqual(['Golem']);
    expect(told('Imp 1/5 wither', 'Golem 1/2 indestructible').died).toEqual([]);
  });

  it('702.19b: the first step’s damage beyond lethal counts in the second for what lives and grows', () => {
    const { outcome, damage } = told(
      'Imp 2/1 double-strike trample',
      'Golem 1/1 indestructible damage-counter',
    );
    // One counter on the Golem in place of two, and as much damage to the player.
    expect(damage).toEqual(['1 Imp: 2 Golem', '2 Imp: 2 player', '2 Golem: 2 Imp']);
    expect(outcome.after.block[0]).toMatchObject({ counters: 1, marked: 2 });
  });

  it('702.90b-c: infect poisons a player and takes no life', () => {
    const { outcome } = told('Imp 4/4 infect trample', 'Hen 0/1');
    expect([outcome.poison, outcome.lost, outcome.through]).toEqual([3, 0, 3]);
  });

  it('702.164c: toxic adds its number once, whatever comes through', () => {
    const { outcome } = told('Mite 4/4 toxic-2 trample', 'Hen 0/1');
    expect([outcome.poison, outcome.lost]).toEqual([2, 3]);
    expect(told('Mite 4/4 toxic-2', 'Hen 0/1').outcome.poison).toBe(0);
  });
});

describe('trample over planeswalkers', () => {
  const at = { planeswalker: 3 };

  it('702.19b and f: trample goes on to the planeswalker and no further', () => {
    const { outcome } = told('Boar 7/7 trample', 'Hen 0/2', at);
    expect([outcome.loyalty, outcome.through]).toEqual([3, 0]);
  });

  it('702.19c: trample over planeswalkers goes on to its controller past the loyalty', () => {
    const { outcome, damage } = told('Boar 7/7 trample-over-planeswalkers', 'Hen 0/2', at);
    expect(damage).toEqual(['1 Boar: 2 Hen + 3 planeswalker + 2 player']);
    expect([outcome.loyalty, outcome.through]).toEqual([3, 2]);
  });

  it('510.1b and 702.19e: in a second step, with the planeswalker gone', () => {
    expect(told('Lynx 3/3 double-strike', '', at).damage).toEqual(['1 Lynx: 3 planeswalker']);
    const over = told('Lynx 3/3 double-strike trample-over-planeswalkers', '', at);
    expect(over.damage).toEqual(['1 Lynx: 3 planeswalker', '2 Lynx: 3 player']);
  });
});

describe('damage that is prevented', () => {
  it('615.7: a shield prevents so much, and counts for nothing in lethal damage (702.19b)', () => {
    expect(told('Boar 3/3', 'Ox 0/2 prevent-2').died).toEqual([]);
    expect(told('Boar 4/4', 'Ox 0/2 prevent-2').died).toEqual(['Ox']);
    expect(told('Boar 4/4 trample', 'Ox 0/2 prevent-3').outcome.through).toBe(2);
  });

  it('615.7: what is left of a shield is there in the second step', () => {
    const { outcome } = told('Lynx 2/2 double-strike', 'Ox 0/4 prevent-3');
    expect(outcome.after.block[0]).toMatchObject({ marked: 1, shield: 0 });
  });

  it('615.1: a creature whose damage is prevented deals none and gains none', () => {
    const { died: dead, outcome } = told('Boar 3/3', 'Dove 4/4 lifelink harmless');
    expect([dead, outcome.life.block]).toEqual([[], 0]);
  });
});

describe('deathtouch and lifelink before 2009-07-11', () => {
  const old = { edition: '2009-05-01' };

  it('502.63a: deathtouch is a trigger, so trample asks for full lethal damage (502.9b)', () => {
    expect(told('Adder 4/4 deathtouch trample', 'Ox 0/3', old).outcome.through).toBe(1);
    expect(told('Adder 4/4 deathtouch trample', 'Ox 0/3').outcome.through).toBe(3);
  });

  it('702.2b of 2009-10-01: it need not follow the order, but trample still asks for all', () => {
    const then = { edition: '2009-10-01' };
    expect(told('Adder 4/4 deathtouch trample', 'Ox 0/3', then).outcome.through).toBe(1);
    expect(told('Adder 2/2 deathtouch', 'Ox 0/3, Bull 0/3', then).died).toEqual(['Ox', 'Bull']);
  });

  it('502.68a: lifelink’s life comes too late for a player who is at 0', () => {
    const dove = ['Boar 3/3, Ox 1/4', 'Dove 2/5 lifelink blocks-2'] as const;
    expect(told(...dove, { ...old, life: 3 }).outcome.beaten).toBe(true);
    expect(told(...dove, { life: 3 }).outcome.beaten).toBe(false);
  });
});

describe('damage on the stack, until 2009-05-01', () => {
  it('310.4a and c of 2009-05-01, in a format: it leaves likewise, and all else is as today', () => {
    const { of, outcome } = told('Boar 3/3', 'Hen 3/1 leaves', { damageWaits: true });
    expect(died(of, outcome)).toEqual(['Boar']);
    expect(outcome.steps[0]?.left.block).toEqual([0]);
    // Deathtouch is no triggered ability there: any damage is lethal (702.2c of today).
    const adder = told('Adder 4/4 deathtouch trample', 'Ox 0/3', { damageWaits: true });
    expect(adder.outcome.through).toBe(3);
    expect(
      told('Adder 4/4 deathtouch trample', 'Ox 0/3', { edition: '2009-05-01' }).outcome.through,
    ).toBe(1);
  });

  it('310.4a and c then: a creature that leaves deals its damage and takes none', () => {
    const { of, outcome } = told('Boar 3/3', 'Hen 3/1 leaves', { edition: '2009-05-01' });
    expect(died(of, outcome)).toEqual(['Boar']);
    expect(outcome.steps[0]?.left.block).toEqual([0]);
  });

  it('510.1c now: it is gone before damage, and what it blocked stays blocked', () => {
    const { of, outcome } = told('Boar 3/3', 'Hen 3/1 leaves');
    expect(died(of, outcome)).toEqual([]);
    expect(outcome.early.left.block).toEqual([0]);
    expect(outcome.through).toBe(0);
  });
});

describe('several attackers', () => {
  it('fight each with those that block it', () => {
    const { damage } = told('Boar 3/3, Ox 1/4', 'Hen 0/2, Hound 2/3 blocks-2');
    expect(damage).toEqual(['1 Boar: 3 Hen', '1 Ox: 1 Hound', '1 Hound: 2 Ox']);
  });

  it('510.4: have two steps all together', () => {
    expect(told('Lynx 2/2 first-strike, Ox 1/4', '').damage).toEqual([
      '1 Lynx: 2 player',
      '2 Ox: 1 player',
    ]);
  });
});
