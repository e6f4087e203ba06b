import type { LanguageSigns } from './printed-language.ts';

/** What sort of thing a term is; decides its place in lists and the style of its mark. */
export type Kind =
  | 'ability'
  | 'action'
  | 'basic-action'
  | 'ability-word'
  | 'token'
  | 'counter'
  | 'designation'
  | 'old-word'
  | 'card-type'
  | 'concept'
  | 'outside';

/** An edition's date of effect, ISO 8601: "2026-09-25". */
export type EditionDate = string;

/** One edition of the Comprehensive Rules. */
export interface Edition {
  readonly date: EditionDate;
  readonly era: string;
  /** The sets that it is known by: "Champions of Kamigawa"; left out where there are none. */
  readonly sets?: string;
}

/** A stretch of editions that players know by a name. */
export interface Era {
  readonly id: string;
  readonly name: string;
  readonly from: EditionDate;
  readonly summary: string;
  /** What was different then; none where only the list of editions is wanted. */
  readonly notes: readonly EraNote[];
}

/** Something that was different in an era. */
export interface EraNote extends Point {
  /** The edition of the era whose numbers `rules` uses. */
  readonly in: EditionDate;
}

/** A format as lists have it. */
export interface FormatName {
  readonly id: string;
  readonly name: string;
  /** The edition it is played by, or the newest of the day. */
  readonly base: EditionDate | 'newest';
}

/** An exception as it is shown with a term. */
export interface TermException {
  readonly id: string;
  readonly text: string;
  /** In a rule of edition `in`, in the text of a card alone, or in no edition. */
  readonly stated: 'edition' | 'card' | 'nowhere';
  /** The rules that state it, and their edition; none where no edition does. */
  readonly rules: readonly string[];
  readonly in?: EditionDate;
}

/** The name of a place for a card's own words: cost, n, quality, object, type, name, pt, ability (and cost2 ...). */
export type Slot = string;

/**
 * What a card says in a term's places: `{ cost: '{2}{W}' }`, `{ n: '2' }`, `{ type: 'Swamp' }`. `tail` is all that
 * was read after the word, as the card has it: " {2}{W}", "—Pay 3 life".
 */
export type Params = Readonly<{
  /** Who has it, where that is not the card itself: another object, a player, or whatever has it. */
  who?: 'other' | 'player' | 'any';
  /** One of those that have it, as a noun: creature, spell, card. */
  holder?: string | undefined;
  /** They in the card's own words: "Other creatures you control". */
  holders?: string | undefined;
  [slot: Slot]: string | undefined;
}>;

/** A term's name on cards of another language, with the language’s tag. */
export interface PrintedAs {
  readonly name: string;
  readonly lang: string;
}

/** A spelling that counts; see rules-data/README.md. */
export interface Form {
  readonly text: string;
  readonly then?: readonly string[];
  readonly sense?: Sense;
}

/** When a spelling is the term and not an ordinary word. */
export interface Sense {
  readonly before?: string;
  readonly after?: string;
  readonly notBefore?: string;
  readonly notAfter?: string;
  readonly at?: 'keyword' | 'anywhere';
  readonly capital?: boolean;
  readonly prose?: boolean | string;
  /** The key of `inForm` that the form has, in place of its text. */
  readonly says?: string;
}

/** What a term meant from an edition on: what the popover says first. */
export interface Revision {
  /** First edition; undefined for the oldest. */
  readonly from?: EditionDate;
  readonly reminder: string;
  /** The reminder without the card's parameters, where it has places for them. */
  readonly general?: string;
  /** What is said where something else than the card has it. */
  readonly granted?: Said;
  /** What is said where a player has it. */
  readonly player?: Said;
  /**
   * What is said of a form that means something else than the term's name ("equipped"), by the form's text or what its
   * sense says.
   */
  readonly inForm?: Readonly<Record<string, Said>>;
}

/** A sentence, and the same without places for a card's parameters where it has some. */
export interface Said {
  readonly reminder: string;
  readonly general?: string;
}

/** A term as the index has it. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly forms: readonly Form[];
  readonly variantOf?: string;
}

/** What a popover needs of one term. Kept apart from the index: a page needs those of its own terms only. */
export interface TermText {
  /** From which edition on it has which rule number; null: from here on unknown to the rules. Oldest first. */
  readonly numbers: readonly (readonly [EditionDate, string | null])[];
  /** Oldest first, at least one. */
  readonly history: readonly Revision[];
  /** What it does together with other terms is known of these; in step with the details' `interactions`. */
  readonly pairs?: readonly Pair[];
  /** Imported editions in which the term's rule reads otherwise than in the newest edition we wrote for. */
  readonly changedIn?: readonly EditionDate[];
  /** The imported edition whose own words the reminder is, where we have none of ours. */
  readonly wordsOf?: EditionDate;
  /** Of a word outside the rules, where it is used: "digital cards of MTG Arena". */
  readonly usedIn?: string;
  /** Of an old word that was in force once: the first edition in which it is one. */
  readonly oldFrom?: EditionDate;
  /** Where worked examples hold; in step with the details' `examples`. */
  readonly examples?: readonly ExampleSpan[];
}

/** The first edition of an example, the first in which it is over ('' where it is open), and its fight's address. */
export type ExampleSpan = readonly [
  from: EditionDate | '',
  until: EditionDate | '',
  fight?: string,
];

/** A worked example with invented cards. */
export interface Example {
  readonly lines: readonly string[];
  readonly rules: readonly string[];
  /** The edition whose numbers `rules` uses. */
  readonly in: EditionDate;
  /** Of a fight, each damage step as a picture. */
  readonly pictures?: readonly StepPicture[];
}

/** One damage step of a fight, drawn: measures in SVG units, words ready to be read. */
export interface StepPicture {
  readonly width: number;
  readonly height: number;
  /** What it shows, for who does not see it. */
  readonly words: string;
  readonly boxes: readonly {
    readonly x: number;
    readonly y: number;
    readonly kind: string;
    readonly name: string;
    readonly size: string;
    readonly state: string;
  }[];
  readonly arrows: readonly {
    readonly side: 'attack' | 'block';
    readonly line: readonly [x1: number, y1: number, x2: number, y2: number];
    /** The points of its head. */
    readonly head: string;
    readonly badge: readonly [x: number, y: number];
    readonly amount: number;
  }[];
}

/** Another term's id, the first edition for which we know what the two do together, and the first in which it is over. */
export type Pair = readonly [string, EditionDate, EditionDate?];

/** What a term does together with another. */
export interface Interaction {
  readonly outcome: string;
  readonly reason: string;
  readonly rules: readonly string[];
  /** The edition whose numbers `rules` uses. */
  readonly in: EditionDate;
}

/** What detection needs of every term, and the list of editions. Made from rules-data by the build. */
export interface RulesIndex {
  readonly eras: readonly Era[];
  /** Oldest first. */
  readonly editions: readonly Edition[];
  /** In the order in which they are offered. */
  readonly formats: readonly FormatName[];
  readonly terms: readonly Term[];
  /** Players' own words for terms, to ids: "etb". Our own pages have them. */
  readonly aliases?: Aliases;
  /** The terms' spellings ready for detection, which makes them where they are left out; see spelling-table.ts. */
  readonly spellings?: string;
  /** Flavor words and names of modes that look like terms, with bars between; see rules-data/labels.json. */
  readonly labels?: string;
  /** How the language of a text is told; left out where all is read as English. */
  readonly signs?: LanguageSigns;
}

/** Words that players use for terms, to the terms' ids, best first. */
export type Aliases = Readonly<Record<string, readonly string[]>>;

/** What we say of a term under an edition, with a card's parameters put in. */
export interface Entry {
  readonly term: Term;
  /** The heading: "Kicker {2}{W}", "Swampwalk", "Ward—Pay 3 life". */
  readonly title: string;
  /** The heading unshortened, where it is too long to be read at a glance. */
  readonly wholeTitle?: string;
  readonly edition: EditionDate;
  /** Whether the edition has the term: known, later ("not yet"), or earlier ("no longer"). */
  readonly status: 'known' | 'later' | 'earlier';
  /** First edition that has it, or undefined where no known edition has. */
  readonly since: EditionDate | undefined;
  /** First edition that no longer has it. */
  readonly until: EditionDate | undefined;
  /** The rule's number in the edition, where known. */
  readonly number: string | undefined;
  /** Words with symbols such as {T} in them. */
  readonly reminder: string;
  /** Who has it, in the card's own words, where the reminder speaks of them: "Other creatures you control". */
  readonly holders?: string;
  /** The format it is read in, and what that changes of this term; left out where no format is chosen. */
  readonly format?: {
    readonly name: string;
    /** The edition that the format is played by; `edition` is an older one where it brings the term back. */
    readonly base: EditionDate;
    readonly exceptions: readonly TermException[];
  };
}

/** One statement of the rules in our own words, with the rules that support it. */
export interface Point {
  readonly text: string;
  readonly rules: readonly string[];
}

/** What a fold of the popover shows of a revision. */
export interface RevisionDetails {
  readonly from?: EditionDate;
  /** The edition whose numbers `rules` and `points` use. */
  readonly in: EditionDate;
  readonly rules: readonly string[];
  readonly points: readonly Point[];
  readonly misunderstandings: readonly Point[];
  /** What changed with it, in the numbers of the edition that brought it, `from`. */
  readonly changed?: Point;
}

/** What is known of a term beyond the first popover. */
export interface TermDetails {
  /** Ids of related terms. */
  readonly links: readonly string[];
  /** In step with the term's own history. */
  readonly history: readonly RevisionDetails[];
  /**
   * Where the rules cited here stand in the other editions: "2026-09-25 702.19b" → its number from each edition on,
   * null from where it has no counterpart. A rule that has the same number in all editions is left out.
   */
  readonly places: Readonly<Record<string, readonly (readonly [EditionDate, string | null])[]>>;
  /** In step with the text's `pairs`. */
  readonly interactions?: readonly Interaction[];
  /** In step with the text's `examples`. */
  readonly examples?: readonly Example[];
}
