import { parseCreature } from '../../combat/notation.ts';
import { type Creature, type Fight, has, type Side } from '../../combat/types.ts';
import { message } from '../../ui/i18n.ts';
import type { MatrixTable, StatedFight } from './data.ts';

/** A fight as the user has set it up. */
export interface Setup extends Fight {
  /** Whose banding is asked about where both sides have it. */
  readonly side: Side;
}

export const creaturesOf = (fight: Fight, side: Side): readonly Creature[] =>
  side === 'attack' ? fight.attackers : fight.blockers;

/** The set-up of a cell's fight. */
export const fromCell = (table: MatrixTable, fight: StatedFight): Setup => ({
  attackers: fight.attackers.map(parseCreature),
  blockers: fight.blockers.map(parseCreature),
  side: table.id,
});

/** The side whose banding is asked about, or undefined where no creature has it. */
export function bandingSide({ attackers, blockers, side }: Setup): Side | undefined {
  const banded = (creatures: readonly Creature[]) =>
    creatures.some((creature) => has(creature, 'banding'));
  if (banded(attackers) && banded(blockers)) return side;
  if (banded(attackers)) return 'attack';
  return banded(blockers) ? 'block' : undefined;
}

/** The same set-up with one side's creatures replaced. */
export const withSide = (setup: Setup, side: Side, creatures: readonly Creature[]): Setup =>
  side === 'attack' ? { ...setup, attackers: creatures } : { ...setup, blockers: creatures };

/** One more creature for a side, with a name that no other has. */
export function newCreature(setup: Setup): Creature {
  const taken = [...setup.attackers, ...setup.blockers].map(({ name }) => name);
  const free = message('matrixNewNames')
    .split(/,\s*/)
    .find((name) => !taken.includes(name));
  const name = free ?? message('matrixNewName', String(taken.length + 1));
  return { name, power: 2, toughness: 2, abilities: [] };
}
