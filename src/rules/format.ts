import type { EditionDate, FormatName, TermException } from './types.ts';

/** What a format changes against the edition it is played by. */
export interface FormatException {
  readonly id: string;
  /** One or two sentences of ours, without the format's name. */
  readonly text: string;
  /** Where it is stated: as a rule of edition `in`, in the text of a card alone, or in no edition. */
  readonly stated: TermException['stated'];
  readonly in?: EditionDate;
  readonly rules?: readonly string[];
  /** How it changes the dealing of combat damage. */
  readonly combatDamage?: 'stack' | 'tapped-blockers-deal-none';
}

/** What a format changes of one term. */
export interface TermChange {
  /** In the format's order. Those with `cards` count on these cards alone: names in lower case, in all spellings. */
  readonly exceptions: readonly (TermException & { readonly cards?: readonly string[] })[];
  /** A term that the format brings back is read in an edition of then, or has words of the format's own. */
  readonly inForce?: { readonly edition: EditionDate } | { readonly reminder: string };
}

/** A format: an edition with exceptions. */
export interface Format extends FormatName {
  readonly exceptions: readonly FormatException[];
  /** By the ids of the terms that it touches. */
  readonly terms: Readonly<Record<string, TermChange>>;
}

/** A format's exceptions for a term on a card of this name, or on none. */
export function exceptionsOf({ terms }: Format, term: string, card = ''): readonly TermException[] {
  const all = terms[term]?.exceptions ?? [];
  return all.filter(({ cards }) => !cards || cards.includes(card.toLowerCase()));
}

/** Whether combat damage waits on the stack in a format, whatever its base edition does. */
export function damageWaits({ exceptions }: Pick<Format, 'exceptions'>): boolean {
  return exceptions.some(({ combatDamage }) => combatDamage === 'stack');
}
