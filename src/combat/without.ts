import { canBlock } from './legal.ts';
import { groupValue, play } from './play.ts';
import { type Creature, type Fight, has, type Outcome, type Side } from './types.ts';
import { Work } from './work.ts';

/** The same creatures without one side's banding. */
export interface Without {
  /** The fight as it would be then. */
  readonly fight: Fight;
  readonly outcome: Outcome;
}

/**
 * The same creatures without the banding of one side. Blockers without banding block the same attacker, and its
 * controller divides its damage. Attackers without banding are no band: each blocker blocks one of them, as the
 * defending player likes best, and those that are not blocked deal their damage to the player (509.1a, 510.1b).
 *
 * @throws FightTooBig
 */
export function withoutBanding(fight: Fight, side: Side, work: Work = new Work()): Without {
  const plain: Fight = { ...fight, withoutBanding: side };
  const alone: Fight =
    side === 'block' || fight.attackers.length === 1 ? plain : bestBlocks(apart(plain), work);
  return { fight: alone, outcome: play(alone, work) };
}

/** Every attacker by itself. */
const apart = (fight: Fight): Fight => ({
  ...fight,
  attackers: fight.attackers.map((attacker) =>
    has(attacker, 'apart')
      ? attacker
      : { ...attacker, abilities: [...attacker.abilities, 'apart'] },
  ),
});

/** The blocks that are worth most to the defending player. */
function bestBlocks(fight: Fight, work: Work): Fight {
  const { attackers, blockers } = fight;
  const values = new Map<string, number>();
  const value = (ways: readonly number[]): number =>
    attackers.reduce((sum, _, a) => {
      const against = ways.flatMap((blocked, b) => (blocked === a ? [b] : []));
      const key = `${a}:${against}`;
      const known = values.get(key);
      if (known !== undefined) return sum + known;
      const blocking = { ...fight, blockers: placed(blockers, ways) };
      const found = groupValue(blocking, { attackers: [a], blockers: against }, work);
      values.set(key, found);
      return sum + found;
    }, 0);
  let best: { ways: readonly number[]; value: number } | undefined;
  for (const ways of waysToBlock(fight)) {
    const here = value(ways);
    if (!best || here < best.value) best = { ways, value: here };
  }
  return best ? { ...fight, blockers: placed(blockers, best.ways) } : fight;
}

const placed = (blockers: readonly Creature[], ways: readonly number[]): Creature[] =>
  blockers.map((blocker, i) => ({ ...blocker, blocks: ways[i] ?? 0 }));

/** Every way to give each blocker one attacker that it can block; its own where it can block none. */
function waysToBlock({ attackers, blockers }: Fight): number[][] {
  let ways: number[][] = [[]];
  for (const blocker of blockers) {
    const may = attackers.flatMap((attacker, i) => (canBlock(blocker, attacker) ? [i] : []));
    const choices = may.length > 0 ? may : [blocker.blocks ?? 0];
    ways = ways.flatMap((way) => choices.map((choice) => [...way, choice]));
  }
  const isAllowed = (way: readonly number[]) =>
    attackers.every(
      (attacker, a) => !has(attacker, 'menace') || way.filter((each) => each === a).length !== 1,
    );
  const allowed = ways.filter(isAllowed);
  return allowed.length > 0 ? allowed : ways;
}
