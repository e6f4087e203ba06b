import * as v from 'valibot';
import { table } from './schema.ts';

const TermId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a kebab-case id'));
const Year = v.pipe(v.number(), v.integer(), v.minValue(1993), v.maxValue(2100));
const Text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** The source of a pattern that JavaScript understands with the flag `u`. */
const Pattern = v.pipe(
  v.string(),
  v.check((source) => {
    try {
      new RegExp(source, 'u');
      return true;
    } catch {
      return false;
    }
  }, 'a regular expression'),
);

/** What a term is called on cards, who says so, and since or until when where it changed. */
const PrintedName = v.strictObject({
  name: Text,
  /** Id of a source of sources.json. */
  source: v.string(),
  /** English names of cards on which it stands, where the source has the cards. */
  on: v.exactOptional(v.pipe(v.array(Text), v.minLength(1))),
  /** Year of the first printing with this name, and of the last. */
  from: v.exactOptional(Year),
  until: v.exactOptional(Year),
});

/** A spelling that counts beside the names; see README.md, "Printed languages". */
const PrintedForm = v.union([
  Text,
  v.strictObject({
    text: Text,
    type: v.exactOptional(Text),
    at: v.exactOptional(v.literal('keyword')),
    before: v.exactOptional(Pattern),
    notBefore: v.exactOptional(Pattern),
    after: v.exactOptional(Pattern),
    notAfter: v.exactOptional(Pattern),
  }),
]);

const PrintedTerm = v.strictObject({
  /** Today's name first. */
  names: v.pipe(v.array(PrintedName), v.minLength(1)),
  /** Whether the name alone counts only where keywords stand, for it is an ordinary word too. */
  at: v.exactOptional(v.literal('keyword')),
  /** Whether the name is only shown: as it stands, cards do not say it. */
  shown: v.exactOptional(v.literal('only')),
  forms: v.exactOptional(v.pipe(v.array(PrintedForm), v.minLength(1))),
});

/** A file of rules-data/languages: how one language prints the terms. */
export const LanguageFile = v.strictObject({
  /** As the file is called. */
  id: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'an id like de or zhs')),
  /** What the language calls itself. */
  name: Text,
  /** Beginnings of what `lang` says of it, in lower case. */
  tags: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[a-z]+)*$/))), v.minLength(1)),
  /** What a name is on a card: whole words, the beginning of a word, or letters anywhere. */
  stands: v.picklist(['words', 'beginnings', 'anywhere']),
  /** Whether a capital letter in mid-sentence makes a word a name. */
  capitalIsName: v.boolean(),
  numbers: table(Text, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  numberBefore: v.exactOptional(Pattern),
  /** What follows protection, or stands before it; `<quality>` stands for one of `qualities`. */
  quality: v.exactOptional(Pattern),
  qualityBefore: v.exactOptional(Pattern),
  qualities: table(Text, Text),
  joins: table(Text, v.picklist(['and/or', 'or'])),
  /** Frequent words, or letters, that no other printed language has. */
  signs: Pattern,
  /** What hardly stands outside of rules text. */
  speaks: Pattern,
  /** Longer words that only look like a name in them. */
  hiding: v.array(Text),
  terms: table(TermId, PrintedTerm),
});
export type LanguageFile = v.InferOutput<typeof LanguageFile>;

/** Where names come from: id → what it is, where it can be read, and the day it was read as it is. */
export const LanguageSourcesFile = table(
  TermId,
  v.strictObject({
    what: Text,
    at: v.exactOptional(v.pipe(v.string(), v.url())),
    date: v.pipe(v.string(), v.regex(/^\d{4}(-\d{2}){0,2}$/, 'a date like 2026-09-25')),
  }),
);
