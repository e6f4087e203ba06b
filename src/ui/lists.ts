import { messageLanguage } from './message-language.ts';

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(messageLanguage()).format(items);

/** "a, b, c". */
export const inRow = (items: readonly string[]): string =>
  new Intl.ListFormat(messageLanguage(), { type: 'unit', style: 'short' }).format(items);
