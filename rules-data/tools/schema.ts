import * as v from 'valibot';
import { IN_GLOSSARY } from '../../src/rules/resolve.ts';

/** A calendar date as the rules give it, e.g. 2026-09-25. */
export const IsoDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a date like 2026-09-25'));

/** A rule's number as printed, e.g. 702.19b or 704.5aa. */
export const RuleNumber = v.pipe(
  v.string(),
  v.regex(/^\d{3}(\.\d+[a-z]*)?$/, 'a rule number like 702.19b'),
);

/** In a list of rules: the edition's glossary says it under the term's name, and no rule does. */
export const BY_GLOSSARY = 'Glossary';

const Support = v.pipe(v.array(v.union([RuleNumber, v.literal(BY_GLOSSARY)])), v.minLength(1));

export const TermId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a kebab-case id'));

export const Sentence = v.pipe(v.string(), v.trim(), v.minLength(3, 'a sentence'));

export const KINDS = [
  'ability',
  'action',
  'basic-action',
  'ability-word',
  'token',
  'counter',
  'designation',
  'old-word',
  'card-type',
  'concept',
  'outside',
] as const;

/**
 * One spelling that counts. `text` is what is marked: words, or a pattern with the slot [type] glued to a
 * word ("[type]walk"). `then` lists what may follow it, most particular first ("[n]—[cost]").
 * The sense fields are regular-expression sources that the text before or after must or must not match.
 */
const Form = v.strictObject({
  text: v.pipe(v.string(), v.minLength(1)),
  then: v.exactOptional(v.array(v.string())),
  /** Why this spelling alone is no proof; see README.md, "Senses". */
  sense: v.exactOptional(
    v.strictObject({
      before: v.exactOptional(v.string()),
      after: v.exactOptional(v.string()),
      notBefore: v.exactOptional(v.string()),
      notAfter: v.exactOptional(v.string()),
      /** Where it may stand: as a keyword on its line, after has/gain/with, or anywhere. */
      at: v.exactOptional(v.picklist(['keyword', 'anywhere'])),
      /** Whether it is written with a capital letter in mid-sentence, and is an ordinary word without. */
      capital: v.exactOptional(v.boolean()),
      /** Which of `inForm` says what the word means here, where the spelling alone doesn't tell it. */
      says: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
      /**
       * In prose (articles, rulings): true where the word is never anything else, false for never, or a
       * pattern that must follow. Left out: only with its parameter, or said of a creature, spell and the like.
       */
      prose: v.exactOptional(v.union([v.boolean(), v.string()])),
    }),
  ),
});

const Point = v.strictObject({
  text: Sentence,
  rules: Support,
});

/** A reminder said of another holder, and the same without slots where it has some. */
const HolderReminder = v.strictObject({
  reminder: Sentence,
  general: v.exactOptional(Sentence),
});

/** What the term meant from one edition until the next revision. */
const Revision = v.strictObject({
  /** First edition in which it held; left out for the oldest: since the term exists. */
  from: v.exactOptional(IsoDate),
  /** The edition whose numbers `rules` and `points` use: one in which this revision holds. */
  in: IsoDate,
  reminder: Sentence,
  /** The reminder when the card's parameters cannot be read; needed when `reminder` has slots. */
  general: v.exactOptional(Sentence),
  /** Said where something else than the card itself has it: "The [holder:creature] that has it ...". */
  granted: v.exactOptional(HolderReminder),
  /** Said where a player has it: "You have hexproof". */
  player: v.exactOptional(HolderReminder),
  /**
   * Said where the word stands in a form that means something else than the name, by the form's text: "equipped" is
   * no equip ability.
   */
  inForm: v.exactOptional(
    v.record(
      v.string(),
      v.strictObject({
        ...HolderReminder.entries,
        rules: v.pipe(v.array(RuleNumber), v.minLength(1)),
      }),
    ),
  ),
  /** The rules that support the reminder. */
  rules: Support,
  points: v.exactOptional(v.array(Point)),
  misunderstandings: v.exactOptional(v.array(Point)),
  /** What changed against the revision before. */
  changed: v.exactOptional(Point),
});

export const TermSource = v.strictObject({
  id: TermId,
  name: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(KINDS),
  /**
   * How the documents name its rule, newest first: headings of 701/702 (501/502), or for other kinds the
   * glossary's entry.
   */
  headings: v.pipe(v.array(v.string()), v.minLength(1)),
  /** For a variant ruled by a subrule of a heading: words that only its subrule holds, newest first. */
  subrule: v.exactOptional(v.array(v.string())),
  /** For a term without a heading of its own: its rule in the edition of 2026-09-25 (or its last one). */
  rule: v.exactOptional(v.strictObject({ number: RuleNumber, in: IsoDate })),
  variantOf: v.exactOptional(TermId),
  /** Of an old word that editions have in force: the first in which it is one. Before, its kind is not said. */
  oldFrom: v.exactOptional(IsoDate),
  forms: v.pipe(v.array(Form), v.minLength(1)),
  history: v.pipe(v.array(Revision), v.minLength(1)),
  links: v.exactOptional(v.array(TermId)),
});
/** `usedIn`: of a term outside the rules alone, which has neither headings nor rules. */
export type TermSource = v.InferOutput<typeof TermSource> & { readonly usedIn?: string };

/** A word of cards that the rules do not know: the same without all that points into them. */
const OutsideTerm = v.strictObject({
  id: TermId,
  name: v.pipe(v.string(), v.minLength(1)),
  /** Where it is used, for "Used on ...": cards, a game, a set. */
  usedIn: Sentence,
  forms: v.pipe(v.array(Form), v.minLength(1)),
  reminder: Sentence,
  general: v.exactOptional(Sentence),
  granted: v.exactOptional(HolderReminder),
  points: v.pipe(v.array(Sentence), v.minLength(1)),
  links: v.exactOptional(v.array(TermId)),
});
export type OutsideTerm = v.InferOutput<typeof OutsideTerm>;

/** A file of rules-data/outside. */
export const OutsideFile = v.pipe(v.array(OutsideTerm), v.minLength(1));

/** A file of rules-data/terms: one term, or a list of short ones. */
export const TermFile = v.union([TermSource, v.pipe(v.array(TermSource), v.minLength(1))]);

/** Words that players use for terms, to the terms' ids, best first. In small letters. */
export const AliasesFile = table(
  v.pipe(v.string(), v.regex(/^[^A-Z]{2,40}$/, 'words in small letters')),
  v.pipe(v.array(TermId), v.minLength(1)),
);
export type AliasesFile = v.InferOutput<typeof AliasesFile>;

/** Flavor words and names of modes that look like terms. Written by derive-labels.ts. */
export const LabelsFile = v.array(
  v.pipe(v.string(), v.regex(/^[^|\n]{2,60}$/, 'a name without a bar')),
);
export type LabelsFile = v.InferOutput<typeof LabelsFile>;

/** What two terms do together. */
const Interaction = v.strictObject({
  /** Two ids, in the order of the alphabet. */
  terms: v.strictTuple([TermId, TermId]),
  /** First edition in which it is so; left out: since both terms are known, or for the oldest of a pair. */
  from: v.exactOptional(IsoDate),
  /** The edition whose numbers `rules` uses: one in which it is so. */
  in: IsoDate,
  /** What comes of it, in one line that a newcomer understands. */
  outcome: Sentence,
  /** Why: how the rules come to that. */
  reason: Sentence,
  rules: Support,
});
export type InteractionSource = v.InferOutput<typeof Interaction>;

/** A file of rules-data/interactions: pairs of a theme. */
export const InteractionsFile = v.pipe(v.array(Interaction), v.minLength(1));

/**
 * A worked example of a term with invented cards: what happens, and why. It holds from `from` until before `until`
 * (both left out: under every edition that knows the term) and cites rules in the numbers of edition `in`.
 */
const Example = v.strictObject({
  term: TermId,
  from: v.exactOptional(IsoDate),
  until: v.exactOptional(IsoDate),
  in: IsoDate,
  /** Two or three sentences, each a line. */
  lines: v.pipe(v.array(Sentence), v.minLength(1), v.maxLength(4)),
  rules: v.pipe(v.array(RuleNumber), v.minLength(1)),
  /** For combat: the fight in the notation of the combat core, and what comes of it when it is played. */
  fight: v.exactOptional(
    v.strictObject({
      attackers: v.pipe(v.array(v.string()), v.minLength(1)),
      blockers: v.array(v.string()),
      /** Loyalty of the planeswalker that is attacked. */
      planeswalker: v.exactOptional(v.number()),
      /** The defending player's life, where it matters. */
      life: v.exactOptional(v.number()),
      comes: v.strictObject({
        /** Every creature that dies; left out where none does, as the others are where there is nothing. */
        dies: v.exactOptional(v.array(v.string())),
        /** Damage to the defending player, and life lost where that is not the same. */
        through: v.exactOptional(v.number()),
        lost: v.exactOptional(v.number()),
        poison: v.exactOptional(v.number()),
        loyalty: v.exactOptional(v.number()),
        life: v.exactOptional(
          v.strictObject({
            attack: v.exactOptional(v.number()),
            block: v.exactOptional(v.number()),
          }),
        ),
        beaten: v.exactOptional(v.literal(true)),
      }),
    }),
  ),
  /** The rules that somebody who has not written it has read it against, in the numbers of `in`. */
  readAgainst: v.exactOptional(v.array(RuleNumber)),
});
export type ExampleSource = v.InferOutput<typeof Example>;

/** A file of rules-data/examples: examples of a theme or a kind of term. */
export const ExamplesFile = v.pipe(v.array(Example), v.minLength(1));

/** Subrules of 701 and 702 of the newest edition that no point has to cite, with the reason. */
export const NoPointNeededFile = v.array(v.strictObject({ number: RuleNumber, reason: Sentence }));

/** Something that was different in an era, in the numbers of one of its editions. */
const EraNote = v.strictObject({
  text: Sentence,
  in: IsoDate,
  rules: v.pipe(v.array(RuleNumber), v.minLength(1)),
});

const Era = v.strictObject({
  id: TermId,
  name: v.string(),
  from: IsoDate,
  summary: Sentence,
  notes: v.exactOptional(v.array(EraNote), []),
});

export const EditionsFile = v.strictObject({
  eras: v.array(Era),
  editions: v.array(
    v.strictObject({
      date: IsoDate,
      era: TermId,
      sha256: v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
      urls: v.array(v.string()),
    }),
  ),
});
export type EditionsFile = v.InferOutput<typeof EditionsFile>;

/** In place of a number: the edition has the term in its glossary, and no rule says anything of it. */
const InGlossary = v.literal(IN_GLOSSARY);

/**
 * Term id → its rule's number from each edition on, as [edition date, number or null where the edition does
 * not know it]. Written by derive-numbers.ts.
 */
export const NumbersFile = table(
  TermId,
  v.array(v.tuple([IsoDate, v.nullable(v.union([InGlossary, RuleNumber]))])),
);
export type NumbersFile = v.InferOutput<typeof NumbersFile>;

/**
 * Places of terms that an edition knows without a heading of their own, found by reading: rule `number` of
 * edition `in`, followed by its text into the other editions from `from` until before `until`; null says that
 * these editions do not know the term, “glossary” that only the glossary has it. Read by derive-numbers.ts.
 */
export const ByHandFile = v.array(
  v.strictObject({
    term: TermId,
    number: v.nullable(v.union([InGlossary, RuleNumber])),
    in: IsoDate,
    from: v.optional(IsoDate),
    until: v.optional(IsoDate),
    reason: Sentence,
  }),
);
export type ByHandFile = v.InferOutput<typeof ByHandFile>;

/**
 * Where a cited rule stands in editions to which its text alone cannot be followed, found by reading: rule `rule`
 * of edition `in` is, from `from` until before `until`, the rule that edition `of` has as `number`; null says that
 * these editions do not have it. Read by derive-numbers.ts.
 */
export const CitationsByHandFile = v.array(
  v.strictObject({
    rule: RuleNumber,
    in: IsoDate,
    number: v.nullable(RuleNumber),
    of: v.exactOptional(IsoDate),
    from: IsoDate,
    until: IsoDate,
    reason: Sentence,
  }),
);
export type CitationsByHandFile = v.InferOutput<typeof CitationsByHandFile>;

/**
 * Where each rule cited in rules-data stands in the other editions. `rules`: edition -> number in it -> position
 * in `places`; a place is the rule's number from each edition on, null from where it has no counterpart. Written
 * by derive-numbers.ts.
 */
export const CitationsFile = v.strictObject({
  places: v.array(v.array(v.tuple([IsoDate, v.nullable(RuleNumber)]))),
  rules: table(IsoDate, table(RuleNumber, v.pipe(v.number(), v.integer(), v.minValue(0)))),
});
export type CitationsFile = v.InferOutput<typeof CitationsFile>;

/**
 * Term id → the fingerprint of its rule from each edition on in which it reads otherwise, null where it has no
 * rule of its own. Written by derive-fingerprints.ts.
 */
export const FingerprintsFile = table(
  TermId,
  v.array(v.tuple([IsoDate, v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)))])),
);
export type FingerprintsFile = v.InferOutput<typeof FingerprintsFile>;

/**
 * Term id → the editions in which parts of its rule were added (+), reworded (~) or removed (-), with the parts'
 * numbers: of the edition itself, of the one before for what was removed. Written by derive-fingerprints.ts.
 */
export const RuleChangesFile = table(
  TermId,
  v.record(IsoDate, v.pipe(v.string(), v.regex(/^(?:[+~-]\d[\da-z.,]*)(?: [+~-]\d[\da-z.,]*)*$/))),
);
export type RuleChangesFile = v.InferOutput<typeof RuleChangesFile>;

/**
 * An object used as a table. Valibot's own `record` leaves out the keys "prototype" and "constructor", and
 * Prototype is a keyword.
 */
export function table<const K extends v.GenericSchema<string>, const V extends v.GenericSchema>(
  key: K,
  value: V,
) {
  return v.pipe(
    v.custom<Record<string, unknown>>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
      'an object',
    ),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const output: Record<string, v.InferOutput<V>> = {};
      for (const [name, content] of Object.entries(dataset.value)) {
        for (const [schema, part] of [
          [key, name],
          [value, content],
        ] as const) {
          const result = v.safeParse(schema, part);
          if (!result.success) {
            addIssue({ message: `${name}: ${v.summarize(result.issues)}` });
            return NEVER;
          }
        }
        output[name] = content as v.InferOutput<V>;
      }
      return output;
    }),
  );
}
