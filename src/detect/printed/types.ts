/**
 * A printed language as card pages get it: the names of terms on cards printed in it, and what is a matter of the
 * language in finding them. Made by the build from rules-data/languages.
 */
export interface PrintedLanguage {
  /** Its id in rules-data: "de", "zhs". */
  readonly id: string;
  /** Beginnings of what `lang` says of it, in lower case: "de", "zh-hans", "zh-cn". */
  readonly tags: readonly string[];
  /**
   * What a name is on a card: a whole word, the beginning of a word (Korean adds its particles), or any letters
   * (languages written without spaces).
   */
  readonly names: 'words' | 'beginnings' | 'anywhere';
  /** Whether a capital letter in mid-sentence makes a word a name: not where nouns or keywords are written so. */
  readonly capitalIsName: boolean;
  readonly terms: Readonly<Record<string, PrintedTerm>>;
  /** Longer words that only look like names. */
  readonly hiding: readonly string[];
  /** Number words. */
  readonly numbers: Readonly<Record<string, number>>;
  /** A number before the word it belongs to ("カードを２枚切削する"): a pattern with one group. */
  readonly numberBefore?: string;
  /** What follows protection, or stands before it, with a group for its quality: `\s+vor\s+(\S+)`, `反(.)`. */
  readonly quality?: string;
  readonly qualityBefore?: string;
  /** The qualities as English cards say them: "Rot" is red. */
  readonly qualities: Readonly<Record<string, string>>;
  /** What joins two costs, as English cards say it: "und/oder" is and/or. */
  readonly joins: Readonly<Record<string, string>>;
  /** What hardly stands outside of rules text: a pattern. */
  readonly speaks: string;
}

/** What a term is called on cards. */
export interface PrintedTerm {
  /** The printed name, as it is shown: today's. */
  readonly name: string;
  /** The spellings that count: the name itself, older ones, inflected ones. */
  readonly forms: readonly (string | PrintedForm)[];
}

/**
 * A spelling that counts. `*` at its beginning or end stands for any letters. The patterns say what must, must not
 * stand before and after it, as in an English form's sense.
 */
export interface PrintedForm {
  readonly text: string;
  /** The type that the word says: "Sumpf" in "Sumpftarnung" is Swamp. */
  readonly type?: string;
  /** Whether it counts only where keywords stand, for it is an ordinary word too. */
  readonly at?: 'keyword';
  readonly after?: string;
  readonly notAfter?: string;
  readonly before?: string;
  readonly notBefore?: string;
}
