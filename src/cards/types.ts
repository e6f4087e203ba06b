import type { Params } from '../rules/types.ts';

/** A term on a card, as a mark on its text would have it. */
export interface CardTerm {
  /** The term's id. */
  readonly term: string;
  /** Position in the term's forms, as in a match. */
  readonly form: number;
  /** What the card says of it, as far as an entry shows it: costs, numbers, who has it; see reduce.ts. */
  readonly params: Params;
}

/** A face of a card with its terms in reading order, each once with the same form and parameters. */
export interface CardFace {
  readonly name: string;
  /** Empty where there is nothing to explain. */
  readonly terms: readonly CardTerm[];
}

/** A card by name. */
export interface Card {
  /** As the game writes it: "Bramble Ox", of two faces "Fire // Ice". */
  readonly name: string;
  /** The front first; at least one. Of a card whose faces are not known to belong together there is one only. */
  readonly faces: readonly CardFace[];
}
