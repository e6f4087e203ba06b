import { isDate } from '../calendar.ts';
import type { EditionDate, FormatName, RulesIndex } from './types.ts';

/** A format by its id: "format:middle-school". */
export type FormatChoice = `format:${string}`;

/**
 * What the user reads the rules under: an edition by its date; always the newest we know; a format, which lays
 * exceptions over an edition; or each card as printed, under the edition of the day its printing came out.
 */
export type EditionChoice = EditionDate | 'newest' | 'as-printed' | FormatChoice;

const FORMAT = 'format:';
const CHOICE = /^(?:newest|as-printed|format:[a-z0-9-]{1,60})$/;

/** Whether a stored or sent value can be a choice; one that is known no more is read as the newest edition. */
export function isEditionChoice(value: unknown): value is EditionChoice {
  return typeof value === 'string' && (CHOICE.test(value) || isDate(value));
}

/** The choice of a format. */
export const formatChoice = (id: string): FormatChoice => `${FORMAT}${id}`;

/** The id of the format that is chosen, if one is. */
export function formatIdOf(choice: EditionChoice): string | undefined {
  return choice.startsWith(FORMAT) ? choice.slice(FORMAT.length) : undefined;
}

/** The format that is chosen, if it is one that we know. */
export function formatOf(
  choice: EditionChoice,
  { formats }: Pick<RulesIndex, 'formats'>,
): FormatName | undefined {
  const id = formatIdOf(choice);
  return formats.find((format) => format.id === id);
}

/**
 * The date of the edition in force under a choice where there is no card: a format's own edition; the newest for
 * "as printed", and where the chosen one is known no more.
 */
export function resolveEdition(
  choice: EditionChoice,
  { editions, formats }: Pick<RulesIndex, 'editions' | 'formats'>,
): EditionDate {
  const newest = editions.at(-1)?.date ?? '';
  const wanted = formatOf(choice, { formats })?.base ?? choice;
  return wanted !== 'newest' && editions.some(({ date }) => date === wanted) ? wanted : newest;
}
