import type { MessageKey, Substitutions } from './message-keys.ts';

/**
 * A message for the user as its key in _locales and what is put into it: looked up later, by a surface that has the
 * words.
 */
export type LocalizedMessage = readonly [key: MessageKey, ...substitutions: readonly string[]];

/** Makes one. */
export function localizedMessage<K extends MessageKey>(
  key: K,
  ...substitutions: Substitutions<K>
): LocalizedMessage {
  return [key, ...(substitutions as readonly string[])];
}

/** An error that a user may see: what is told of it are its `messages`; its own `message` is for logs. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
  readonly messages: readonly LocalizedMessage[];

  constructor(...messages: readonly LocalizedMessage[]) {
    super(messages.map((parts) => parts.join(' ')).join('; '));
    this.messages = messages;
  }
}
