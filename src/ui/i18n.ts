/** Looks a message up by its key in _locales, with its substitutions put in. */
export type MessageSource = (key: string, ...substitutions: readonly string[]) => string;

let source: MessageSource = (key) => key;

/** Says once, at the start of a surface, where its messages come from. */
export function setMessageSource(from: MessageSource): void {
  source = from;
}

/** The message for a key; the key itself where no language has it, so that a gap is seen and found. */
export function message(key: string, ...substitutions: readonly string[]): string {
  return source(key, ...substitutions) || key;
}
