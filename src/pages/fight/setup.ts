import { parseCreature } from '../../combat/notation.ts';
import { type Creature, type Fight, has, type Side } from '../../combat/types.ts';
import { message } from '../../ui/i18n.ts';
import type { CombatFormat } from '../combat-formats.ts';

/** Letters of a creature's name: more have no room in the picture of a fight. */
export const LONGEST_NAME = 24;

/** A fight as the user has set it up. */
export interface Setup extends Fight {
  /** Whose banding is asked about where both sides have it. */
  readonly side: Side;
  /** The id of the format it is played in, where the user has chosen one. */
  readonly format?: string;
}

/** The set-up under the rules of a format: its edition's, with what it changes. */
export function inFormat(setup: Setup, format: CombatFormat | undefined): Setup {
  if (!format) return setup;
  const { edition: _, format: __, damageWaits: ___, ...rest } = setup;
  const { id, edition, damageWaits } = format;
  return {
    ...rest,
    format: id,
    ...(edition !== undefined && { edition }),
    ...(damageWaits && { damageWaits }),
  };
}

/** A set-up from lines of the notation. */
export const setupOf = (
  attackers: readonly string[],
  blockers: readonly string[],
  side: Side = 'attack',
): Setup => ({
  attackers: attackers.map(parseCreature),
  blockers: blockers.map(parseCreature),
  side,
});

/** The side whose banding is asked about, or undefined where no creature has it. */
export function bandingSide({ attackers, blockers, side }: Setup): Side | undefined {
  const banded = (creatures: readonly Creature[]) =>
    creatures.some((creature) => has(creature, 'banding'));
  const attack = attackers.length > 1 && banded(attackers);
  if (attack && banded(blockers)) return side;
  if (attack) return 'attack';
  return banded(blockers) ? 'block' : undefined;
}

/** The same set-up with one side's creatures replaced; who blocked a creature that is gone blocks the first. */
export function withSide(setup: Setup, side: Side, creatures: readonly Creature[]): Setup {
  if (side === 'block') return { ...setup, blockers: creatures };
  const blockers = setup.blockers.map((blocker) =>
    (blocker.blocks ?? 0) < creatures.length ? blocker : { ...blocker, blocks: 0 },
  );
  return { ...setup, attackers: creatures, blockers };
}

/** Names for creatures of the reader's own, in the interface's language. */
export const ownNames = (): string[] => message('fightNewNames').split(/\s*[,、]\s*/);

/** One more creature for a side, with a name that no other has. */
export function newCreature(setup: Setup): Creature {
  const taken = [...setup.attackers, ...setup.blockers].map(({ name }) => name);
  const free = ownNames().find((name) => !taken.includes(name));
  const name = free ?? message('fightNewName', String(taken.length + 1));
  return { name, power: 2, toughness: 2, abilities: [] };
}
