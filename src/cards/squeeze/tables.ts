import type { ShapedTerm } from './shape.ts';

/** The tables that symbols point into. */
export interface Tables {
  /** The characters of all texts. */
  readonly signs: readonly string[];
  /** Ids of terms. */
  readonly terms: readonly string[];
  readonly shapes: readonly string[];
}

/** A term as the walk has it. */
export interface Shaped extends ShapedTerm {
  readonly term: string;
}

/** What is to be written. */
export interface Written {
  readonly tables: Tables;
  /** By name. */
  readonly cards: readonly WrittenCard[];
}

export interface WrittenCard {
  /** Its faces' names with FACES between. */
  readonly name: string;
  /** Of each face. */
  readonly terms: readonly (readonly Shaped[])[];
}

/** What stands between the names of a card's faces. */
export const FACES = ' // ';
