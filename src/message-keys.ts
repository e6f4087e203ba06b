import type messages from './_locales/en/messages.json';

type Messages = typeof messages;

/** A key of _locales. */
export type MessageKey = keyof Messages;

/** Keys of messages that are counted: without the ending that names the plural form. */
export type CountedKey = MessageKey extends infer Key
  ? Key extends `${infer Stem}_other`
    ? Stem
    : never
  : never;

/** A key of a message into which nothing is put. */
export type PlainKey = {
  [K in MessageKey]: Messages[K] extends { readonly placeholders: unknown } ? never : K;
}[MessageKey];

/** What is put into a message: one string for each of its placeholders. Of a union of keys, what each of them takes. */
export type Substitutions<K extends MessageKey> = Messages[K] extends {
  readonly placeholders: infer Placeholders;
}
  ? StringsFor<keyof Placeholders>
  : readonly [];

/** A tuple of as many strings as a union has members. */
type StringsFor<U, Tuple extends readonly string[] = readonly []> = [U] extends [never]
  ? Tuple
  : StringsFor<Exclude<U, LastOf<U>>, readonly [...Tuple, string]>;

// A union has no order; of the overloads that it is made into here, inference takes the last.
type LastOf<U> = (U extends unknown ? (take: () => U) => void : never) extends (
  take: infer Overloads,
) => void
  ? Overloads extends () => infer Last
    ? Last
    : never
  : never;
