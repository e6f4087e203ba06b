import { canBlock } from './legal.ts';
import { play } from './play.ts';
import type { Creature, Fight, Outcome, Side } from './types.ts';

/** A part of the fight that is played by itself, and which creatures are in it, by index. */
export interface Apart {
  readonly attackers: readonly number[];
  readonly blockers: readonly number[];
  readonly outcome: Outcome;
}

export interface Without {
  readonly parts: readonly Apart[];
  /** Points by which the attacking player comes out ahead, all parts together. */
  readonly points: number;
}

/**
 * The same creatures without the banding of one side. Blockers without banding block the same attacker, and its
 * controller divides its damage. Attackers without banding are no band: each blocker blocks one of them, as the
 * defending player likes best, and those that are not blocked deal their damage to the player (509.1a, 510.1b).
 */
export function withoutBanding(fight: Fight, side: Side): Without {
  const plain: Fight = { ...fight, withoutBanding: side };
  if (side === 'block' || fight.attackers.length === 1) {
    const outcome = play(plain);
    const all = (creatures: readonly Creature[]) => creatures.map((_, i) => i);
    const part = { attackers: all(fight.attackers), blockers: all(fight.blockers), outcome };
    return { parts: [part], points: outcome.points };
  }
  const ways = blocks(fight).map((choice) => apart(plain, choice));
  return ways.reduce((best, way) => (way.points < best.points ? way : best));
}

/** Every way to give each blocker one attacker that it can block; undefined where there is none. */
function blocks(fight: Fight): (number | undefined)[][] {
  let ways: (number | undefined)[][] = [[]];
  for (const blocker of fight.blockers) {
    const may = fight.attackers.flatMap((attacker, i) => (canBlock(blocker, attacker) ? [i] : []));
    const choices = may.length > 0 ? may : [undefined];
    ways = ways.flatMap((way) => choices.map((choice) => [...way, choice]));
  }
  return ways;
}

function apart(fight: Fight, choice: readonly (number | undefined)[]): Without {
  const parts = fight.attackers.map((attacker, i): Apart => {
    const blockers = choice.flatMap((blocked, b) => (blocked === i ? [b] : []));
    const outcome = play({
      ...fight,
      attackers: [attacker],
      blockers: fight.blockers.filter((_, b) => blockers.includes(b)),
    });
    return { attackers: [i], blockers, outcome };
  });
  return { parts, points: parts.reduce((sum, part) => sum + part.outcome.points, 0) };
}
