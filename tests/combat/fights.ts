import { parseCreature } from '../../src/combat/notation.ts';
import { play } from '../../src/combat/play.ts';
import type { Fight, Outcome, Side } from '../../src/combat/types.ts';

/** A fight in words: `fight('Herder 2/2 banding, Ox 1/4', 'Boar 3/3')`. */
export const fight = (attackers: string, blockers: string, more: Partial<Fight> = {}): Fight => ({
  attackers: side(attackers),
  blockers: side(blockers),
  ...more,
});

const side = (text: string) => (text ? text.split(', ').map(parseCreature) : []);

/** Who died in the whole fight, or in one step, by name. */
export function died(of: Fight, outcome: Outcome, step?: number): string[] {
  const names = (which: Side) => {
    const steps = step === undefined ? outcome.steps : outcome.steps.slice(step, step + 1);
    const creatures = which === 'attack' ? of.attackers : of.blockers;
    return steps.flatMap((each) => each.died[which].map((i) => creatures[i]?.name ?? ''));
  };
  return [...names('attack'), ...names('block')];
}

/** Each division as "1 Boar: 3 Ox", by step. */
export function damage(of: Fight, outcome: Outcome): string[] {
  return outcome.steps.flatMap((step, s) =>
    step.divisions.map((division) => {
      const [own, foes] =
        division.side === 'attack' ? [of.attackers, of.blockers] : [of.blockers, of.attackers];
      const parts = division.parts.flatMap((n, i) => (n > 0 ? [`${n} ${foes[i]?.name}`] : []));
      if (division.planeswalker > 0) parts.push(`${division.planeswalker} planeswalker`);
      if (division.player > 0) parts.push(`${division.player} player`);
      return `${s + 1} ${own[division.source]?.name}: ${parts.join(' + ')}`;
    }),
  );
}

/** Plays a fight in words and says it all in words. */
export function told(attackers: string, blockers: string, more: Partial<Fight> = {}) {
  const of = fight(attackers, blockers, more);
  const outcome = play(of);
  return { of, outcome, died: died(of, outcome), damage: damage(of, outcome) };
}
