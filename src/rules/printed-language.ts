/**
 * A printed language as card pages get it. The build makes it of rules-data/languages, with all that is a matter of
 * the language put into patterns, so that a page needs little code beside it.
 */
export interface PrintedLanguage {
  /** Its tag, for `lang` too: "de", "zh-hans". */
  readonly tag: string;
  /** Finds all names in a text, and the longer words that only look like one. */
  readonly names: string;
  /** What a word in small letters may be, first the likeliest. */
  readonly spellings: Readonly<Record<string, readonly PrintedName[]>>;
  /** The same for words of which only a part counts: a pattern for the word, "^regener" or "tarnung$". */
  readonly parts: readonly (readonly [pattern: string, names: readonly PrintedName[]])[];
  /** Patterns for where a name begins or ends. */
  readonly tests: readonly string[];
  /** By term, its name as it is shown, and which of `reads` it takes, in order. */
  readonly terms: Readonly<Record<string, readonly [name: string, reads: readonly number[]]>>;
  readonly reads: readonly PrintedRead[];
  /** Numbers, colors and joining words as English cards say them. */
  readonly values: Readonly<Record<string, string>>;
  /** What hardly stands outside of rules text. */
  readonly speaks: string;
}

/** A term, its tests where the name begins and ends, and the type that the word says. */
export type PrintedName = readonly [term: string, begin: number, end: number, type?: string];

/**
 * How a slot is read: what stands before it in an English heading, a pattern that is tried where the name begins, and
 * one where what was read before ends. The group that fits has the value.
 */
export type PrintedRead = readonly [slot: string, joint: string, before: string, after: string];

/** How the language of a text is told. Each pattern with groups has one a language, in the order of `languages`. */
export interface LanguageSigns {
  /** Tags. */
  readonly languages: readonly string[];
  /** Words of English rules text that no other printed language has. */
  readonly english: string;
  /** Frequent words, or letters, that one language alone has. */
  readonly words: string;
  /** What `lang` says of a language. */
  readonly tags: string;
}
