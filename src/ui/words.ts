/** Looks a word of the surface up by its key in _locales, with its substitutions put in. */
export type Words = (key: string, ...substitutions: readonly string[]) => string;

let words: Words = (key) => key;

/** Says once, at the start of a surface, where its words come from. */
export function setWords(source: Words): void {
  words = source;
}

/** The word for a key; the key itself where no language has it, so that a gap is seen and found. */
export function word(key: string, ...substitutions: readonly string[]): string {
  return words(key, ...substitutions) || key;
}
