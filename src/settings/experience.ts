import type { Kind } from '../rules/types.ts';

/** How well the user knows the game, as far as it decides what is marked. */
export type Experience = 'newcomer' | 'player';

/** What stands on nearly every card and is known to whoever has played: the rest has rules of its own to look up. */
const BASICS: readonly Kind[] = ['basic-action', 'concept', 'card-type', 'counter'];

/** The kinds that are left unmarked for somebody of this experience. */
export function hiddenFor(experience: Experience): readonly Kind[] {
  return experience === 'newcomer' ? [] : BASICS;
}

/** Whose choice the hidden kinds are; undefined where they are the user's own. */
export function experienceOf(hiddenKinds: readonly Kind[]): Experience | undefined {
  if (hiddenKinds.length === 0) return 'newcomer';
  const isPlayer =
    hiddenKinds.length === BASICS.length && BASICS.every((kind) => hiddenKinds.includes(kind));
  return isPlayer ? 'player' : undefined;
}
