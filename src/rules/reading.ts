import type { AsPrinted } from './as-printed.ts';
import { type EditionChoice, formatIdOf, resolveEdition } from './edition-choice.ts';
import { exceptionsOf, type Format } from './format.ts';
import { resolve } from './resolve.ts';
import type { EditionDate, Entry, Params, RulesIndex, Term, TermText } from './types.ts';

/** What an edition choice comes to for a card, or where there is none. */
export interface Reading {
  /** The edition the entry is read under, but for what the format changes. */
  readonly edition: EditionDate;
  readonly format?: Format;
  /** Why the edition was taken, where each card is read as printed. */
  readonly printed?: AsPrinted;
}

/** What is at hand to read a choice by. */
export interface ReadingSources {
  /** The chosen format with its exceptions, where it is at hand. */
  readonly format?: Format | undefined;
  /** What "as printed" comes to for the card; left out where there is no card. */
  readonly printed?: AsPrinted | undefined;
}

/** How a choice reads the rules: the one place where an edition is settled on. */
export function readingOf(
  choice: EditionChoice,
  index: Pick<RulesIndex, 'editions' | 'formats'>,
  { format, printed }: ReadingSources = {},
): Reading {
  if (choice === 'as-printed' && printed) return { edition: printed.edition, printed };
  const edition = resolveEdition(choice, index);
  return format && format.id === formatIdOf(choice) ? { edition, format } : { edition };
}

/**
 * What to say of a term under a reading: as `resolve` does under its edition, with the format's exceptions. A term
 * that the format brings back is read in the edition that states it, or has the format's own words.
 */
export function entryUnder(
  { edition, format }: Reading,
  term: Term,
  text: TermText,
  params: Params = {},
  form = 0,
  card?: string,
): Entry {
  if (!format) return resolve(term, text, edition, params, form);
  const back = format.terms[term.id]?.inForce;
  const at = back && 'edition' in back ? back.edition : edition;
  const entry = resolve(term, text, at, params, form);
  return {
    ...entry,
    ...(back && 'reminder' in back && { reminder: back.reminder, number: undefined }),
    format: {
      name: format.name,
      base: edition,
      exceptions: exceptionsOf(format, term.id, card),
    },
  };
}
