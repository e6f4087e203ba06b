import { wordsLanguage } from './words-language.ts';

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(wordsLanguage()).format(items);

/** "a, b, c". */
export const inRow = (items: readonly string[]): string =>
  new Intl.ListFormat(wordsLanguage(), { type: 'unit', style: 'short' }).format(items);
