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
  /** Ids of the terms it touches. */
  readonly terms: readonly string[];
  /** What it means for some of these terms, with the rules of `in` that say so. */
  readonly more?: readonly {
    readonly terms: readonly string[];
    readonly text: string;
    readonly rules: readonly string[];
  }[];
  /** Terms that speak as if in force: as in the edition `in` (true), or with a reminder of their own. */
  readonly inForce?: Readonly<Record<string, true | string>>;
  /** Names of the cards that it is about, where it is about single cards. */
  readonly cards?: readonly string[];
  /** How it changes the dealing of combat damage. */
  readonly combatDamage?: 'stack' | 'tapped-blockers-deal-none';
}

/** A format: an edition with exceptions. */
export interface Format extends FormatName {
  readonly exceptions: readonly FormatException[];
}

/** A term that a format brings back: read in an edition of then, or with words of the format's own. */
export type InForce = { readonly edition: EditionDate } | { readonly reminder: string };

/**
 * A format's exceptions that touch a term, in the format's order. Those about single cards count on these cards
 * alone; `card` is the name of the card that the term stands on, if it stands on one.
 */
export function exceptionsOf(
  { exceptions }: Format,
  term: string,
  card?: string,
): readonly TermException[] {
  return exceptions
    .filter(({ terms, cards }) => terms.includes(term) && (!cards || isOneOf(cards, card)))
    .map(({ id, text, stated, rules = [], in: edition, more = [] }) => {
      const own = more.find(({ terms }) => terms.includes(term));
      return { id, text: own?.text ?? text, stated, rules: own?.rules ?? rules, in: edition };
    });
}

/** How a term reads that the format brings back; undefined for all others, which read as in the base edition. */
export function inForce({ exceptions }: Format, term: string): InForce | undefined {
  for (const { inForce, in: edition } of exceptions) {
    const said = inForce?.[term];
    if (typeof said === 'string') return { reminder: said };
    if (said && edition !== undefined) return { edition };
  }
  return undefined;
}

/** Whether combat damage waits on the stack in a format, whatever its base edition does. */
export function damageWaits({ exceptions }: Format): boolean {
  return exceptions.some(({ combatDamage }) => combatDamage === 'stack');
}

function isOneOf(cards: readonly string[], card: string | undefined): boolean {
  if (card === undefined) return false;
  const plain = plainName(card);
  return cards.some((name) => plainName(name) === plain);
}

/** A name without case, accents and kinds of apostrophe. */
function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
