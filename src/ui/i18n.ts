import type { LocalizedMessage } from '../localized-message.ts';
import type { MessageKey, Substitutions } from '../message-keys.ts';

/** Looks a message up by its key in _locales, with its substitutions put in; '' where no language has it. */
export type MessageSource = (key: string, ...substitutions: readonly string[]) => string;

let source: MessageSource = (key) => key;

/** Says once, at the start of a surface, where its messages come from. */
export function setMessageSource(from: MessageSource): void {
  source = from;
}

/** The message for a key, with its substitutions put in. */
export function message<K extends MessageKey>(key: K, ...substitutions: Substitutions<K>): string {
  return localized([key, ...(substitutions as readonly string[])]);
}

/** The words of a message that was made elsewhere; its key where no language has it, so that a gap is seen. */
export function localized([key, ...substitutions]: LocalizedMessage): string {
  return source(key, ...substitutions) || key;
}
