import * as v from 'valibot';
import { FIRST_PRINTING_PARTS } from '../../src/rules/first-printing.ts';
import { IsoDate, RuleNumber, Sentence, TermId } from './schema.ts';

const Id = TermId;

/** What a format may change against today's rules; formats name it by its id. See rules-data/README.md. */
const Exception = v.strictObject({
  id: Id,
  /** One or two sentences, without the format's name. */
  text: Sentence,
  /** Where it is stated: in a rule of edition `in`, in a single card's text, or in no edition. */
  stated: v.picklist(['edition', 'card', 'nowhere']),
  in: v.exactOptional(IsoDate),
  rules: v.exactOptional(v.pipe(v.array(RuleNumber), v.minLength(1))),
  terms: v.array(TermId),
  /** The same told for some of its terms. */
  more: v.exactOptional(
    v.array(
      v.strictObject({
        terms: v.pipe(v.array(TermId), v.minLength(1)),
        text: Sentence,
        rules: v.pipe(v.array(RuleNumber), v.minLength(1)),
      }),
    ),
  ),
  /** Terms that it brings back: true reads them in edition `in`; a sentence is their reminder. */
  inForce: v.exactOptional(v.record(TermId, v.union([v.literal(true), Sentence]))),
  /** The cards it is about, where it is about single cards. */
  cards: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1))),
  /** What it does to the dealing of combat damage. */
  combatDamage: v.exactOptional(v.picklist(['stack', 'tapped-blockers-deal-none'])),
});
export type ExceptionSource = v.InferOutput<typeof Exception>;
export const ExceptionsFile = v.pipe(v.array(Exception), v.minLength(1));

/** Where it is said: a page's title, and its date as far as it has one (2026, 2026-09, 2026-09-25). */
const Source = v.strictObject({
  title: v.pipe(v.string(), v.minLength(1)),
  date: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\d{4}(?:-\d\d){0,2}$/, 'a date or a part of one')),
  ),
});

/** A format: what it is played by, and what it changes. */
const Format = v.strictObject({
  id: Id,
  name: v.pipe(v.string(), v.minLength(1)),
  base: v.union([v.literal('newest'), IsoDate]),
  /** Who says that this is its base. */
  sources: v.pipe(v.array(Source), v.minLength(1)),
  exceptions: v.array(
    v.strictObject({ exception: Id, sources: v.pipe(v.array(Source), v.minLength(1)) }),
  ),
});
export type FormatSource = v.InferOutput<typeof Format>;
/** rules-data/formats/formats.json: in the order in which they are offered. */
export const FormatsFile = v.pipe(v.array(Format), v.minLength(1));

/** The sets: by the day they came out, each as "code Name". Facts, from the lists that `sources` names. */
export const SetsFile = v.strictObject({
  /** When the lists were looked at. */
  asOf: IsoDate,
  sources: v.pipe(v.array(Source), v.minLength(1)),
  sets: v.record(
    IsoDate,
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z0-9]{3,6} \S/, 'a set like “mrd Mirrodin”'))),
      v.minLength(1),
    ),
  ),
  /** Other names that sites use, by code. */
  otherNames: v.record(
    v.pipe(v.string(), v.regex(/^[a-z0-9]{3,6}$/, 'a set’s code')),
    v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1)),
  ),
});
export type SetsSource = v.InferOutput<typeof SetsFile>;

/** Written by derive-first-printings.ts: " key+code key+code " by part. */
export const FirstPrintingsFile = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^ (?:[0-9a-z]{8,11} )+$/, 'keys with codes'))),
  v.length(FIRST_PRINTING_PARTS),
);
