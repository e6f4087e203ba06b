import { message } from './i18n.ts';

/** Sentences one after the other, as the language writes them: Japanese has no space between. */
export const inSentences = ([first = '', ...more]: readonly string[]): string =>
  more.reduce((before, next) => message('sentences', before, next), first);
