/**
 * A sentence for the user as its key in _locales and what is put into it: said later, by a surface that has the
 * words.
 */
export type LocalizedMessage = readonly [key: string, ...substitutions: readonly string[]];

/** Makes a saying; the test of the words finds its key by this call. */
export const localizedMessage = (...parts: LocalizedMessage): LocalizedMessage => parts;

/** An error that a user may see: what is told of it are `sayings`; its message is for logs. */
export class UserFacingError extends Error {
  override name = 'TellingError';
  readonly messages: readonly LocalizedMessage[];

  constructor(...messages: readonly LocalizedMessage[]) {
    super(messages.map((parts) => parts.join(' ')).join('; '));
    this.messages = messages;
  }
}
