import type { EditionDate, Kind } from '../rules/types.ts';

/** Where a term's rule stands and how it reads, edition by edition; made from rules-data by the build. */
export interface TermRule {
  readonly kind: Kind;
  readonly name: string;
  /** Names of its heading, newest first; see rules-data/README.md. */
  readonly headings: readonly string[];
  readonly subrule?: readonly string[];
  readonly variantOf?: readonly string[];
  /** A variant that is ruled apart from its keyword's heading and has none of its own. */
  readonly apart?: true;
  /** Its number in the newest edition we know; null where that has the term no more, or does not name it. */
  readonly number: string | null;
  /** The fingerprint of its rule from each edition on in which it changed; null: no rule. Oldest first. */
  readonly prints: readonly (readonly [EditionDate, string | null])[];
}

/** What is needed of our data to judge a document: the extension's own file term-rules.json. */
export interface TermRules {
  /** The newest edition we know: the one our words are written for. */
  readonly newest: EditionDate;
  readonly editions: readonly EditionDate[];
  /** SHA-256 of each official file → its edition. */
  readonly official: Readonly<Record<string, EditionDate>>;
  readonly terms: Readonly<Record<string, TermRule>>;
}
