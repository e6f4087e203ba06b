import type { Params, PrintedAs } from '../rules/types.ts';

/** Where a text stands: on a card's rules box, or in prose such as an article or a ruling. */
export type Place = 'rules' | 'prose';

/** What is known about a text when it is read. */
export interface Context {
  readonly place: Place;
  /** The card's own name, whose words in the text are no keywords. */
  readonly cardName?: string | undefined;
  /** What the page says of the text's language, a BCP 47 tag. */
  readonly lang?: string | undefined;
  /** For `paramsHere`: the term's parameters in other texts of the same face; asked where this one has none. */
  readonly elsewhere?: (() => readonly Params[]) | undefined;
}

/** A term found in a text. Offsets are UTF-16 code units into the text given. */
export interface Match {
  /** The term's id. */
  readonly term: string;
  /** Which of the term's forms. */
  readonly form: number;
  readonly start: number;
  readonly end: number;
  /** The term's name on cards of the text's language, where that is not English. */
  readonly printed?: PrintedAs;
}

/** Finds terms in texts and reads their parameters. Pure: knows no DOM. */
export interface Detector {
  /**
   * All terms in a text, in order, never overlapping. Symbols stand in it as `{R}`, lines are divided by \n.
   * Made to be called for each block of a page: one RegExp pass, then small rules for each candidate.
   */
  find(text: string, context: Context): Match[];
  /**
   * The same for a long text, step by step: each goes through so many characters more (by default what takes about
   * a millisecond) and gives what begins in them. All together give what `find` gives, wherever a step ends.
   * Absent where a detector takes each text whole.
   */
  findInPieces?(text: string, context: Context, length?: number): Generator<Match[], void>;
  /** The parameters of one match, read when asked for; {} where there are none or they cannot be read. */
  params(text: string, match: Match): Params;
  /**
   * The same with all that the rest of the card says of the term at this place: who has it, and the parameter
   * that stands elsewhere on the face. Reads the whole text: for one word that is pointed at.
   */
  paramsHere(text: string, match: Match, context: Context): Params;
}

/** A detector that takes long texts in pieces. */
export type PiecewiseDetector = Detector & Required<Pick<Detector, 'findInPieces'>>;
