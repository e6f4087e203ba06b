/** What terms are called on cards of other languages: for each term, one entry a language. */
export type PrintedNames = Readonly<Record<string, readonly PrintedNamesOf[]>>;

/** A term's names in one language. */
export interface PrintedNamesOf {
  /** The language's tag. */
  readonly lang: string;
  /** Today's name, as it is shown. */
  readonly name: string;
  /** Older names and inflected forms. */
  readonly others: readonly string[];
}
