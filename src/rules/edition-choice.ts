import type { EditionDate, RulesIndex } from './types.ts';

/** The edition that the user has chosen: one by its date, or always the newest we know. */
export type EditionChoice = EditionDate | 'newest';

/** The date of the edition in force under a choice; the newest too where the chosen one is known no more. */
export function resolveEdition(
  choice: EditionChoice,
  { editions }: Pick<RulesIndex, 'editions'>,
): EditionDate {
  const newest = editions.at(-1)?.date ?? '';
  return choice !== 'newest' && editions.some(({ date }) => date === choice) ? choice : newest;
}
