import type { Document, Encoding, Paragraph, Rule } from '../comprules/types.ts';
import type { EditionDate } from '../rules/types.ts';
import type { ImportedEdition } from './imported-editions.ts';

/** What is known of a stored document without opening it. */
export interface DocumentFacts {
  readonly date: EditionDate;
  /** Bytes of the file. */
  readonly size: number;
  readonly encoding: Encoding;
  /** Numbered rules and subrules; headings do not count. */
  readonly rules: number;
  /** Of the file's bytes, in hexadecimal. */
  readonly sha256: string;
  /** Whether the file is byte for byte one that Wizards of the Coast published. */
  readonly official: boolean;
  /** When it was imported, ISO 8601; undefined for a document that came with the build. */
  readonly imported?: string;
  /** Version of the parser that read it; absent where 0.1.0 did. */
  readonly parser?: number;
  /** What it says of an edition that we do not know. */
  readonly table?: ImportedEdition;
}

/** A rule of the document by its key: its number, or for a second one of that number "702.5 (2)". */
export interface RuleRecord {
  readonly date: EditionDate;
  readonly key: string;
  /** Position among the rules, sections and headings of the document. */
  readonly place: number;
  /** Sections and headings without what stands under them; all others whole. */
  readonly rule: Rule;
  /** What stands under a section or heading, in order. */
  readonly below?: readonly Below[];
}

/** A rule's key, with its heading where it has one: enough for a list of links. */
export interface Below {
  readonly key: string;
  readonly title?: string;
}

/** All of a document but its rules. */
export interface DocumentFrame {
  readonly date: EditionDate;
  readonly encoding: Encoding;
  readonly front: Document['front'];
  /** Keys of the sections. */
  readonly sections: readonly string[];
  readonly glossaryNotes: readonly Paragraph[];
  readonly glossary: Document['glossary'];
  readonly back: Document['back'];
}

/** A document ready to be stored. Plain data. */
export interface PreparedDocument {
  readonly facts: DocumentFacts;
  readonly frame: DocumentFrame;
  readonly rules: readonly RuleRecord[];
}
