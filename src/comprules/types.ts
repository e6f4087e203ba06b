/** How a document's bytes stand for its text. `utf-8` includes plain ASCII. */
export type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'rtf';

/**
 * One paragraph, its lines joined. `text` is complete: an example keeps its "Example:", a sense its "1.".
 * An ornament is a drawn line ("-----") of the plain-text layouts of 1999.
 */
export interface Paragraph {
  readonly kind: 'text' | 'example' | 'sense' | 'ornament';
  readonly text: string;
}

/**
 * A section ("7"), a rule ("702", "702.19") or a subrule ("702.19b"), with all that stands under it.
 */
export interface Rule {
  /** The number in its regular form: "7", "702", "702.19", "702.19b". */
  readonly number: string;
  /** The number as printed, with its stop: "702.19.", "119.1d.", "606. 8b". */
  readonly label: string;
  /** "Trample": present where the rule's first line is a heading and not a sentence. */
  readonly title?: string;
  readonly paragraphs: readonly Paragraph[];
  readonly rules: readonly Rule[];
}

/** A term of the glossary and what is said of it. */
export interface GlossaryEntry {
  readonly term: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A part without numbers: title page (no title), Introduction, Contents, Index, Credits ... */
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** One edition of the Comprehensive Rules as its publisher wrote it. Plain data: can be cloned and stored. */
export interface Document {
  /** Date of effect as the text gives it, ISO 8601: "2026-09-25". */
  readonly effective: string;
  readonly encoding: Encoding;
  /** Title page, introduction and contents, in the order in which they stand. */
  readonly front: readonly Chapter[];
  readonly sections: readonly Rule[];
  /** What stands between the title "Glossary" and the first term; usually nothing. */
  readonly glossaryNotes: readonly Paragraph[];
  readonly glossary: readonly GlossaryEntry[];
  /** Index, credits, addresses, copyrights. */
  readonly back: readonly Chapter[];
}
