import { message } from './i18n.ts';

/** Sentences one after the other, as the language writes them: Japanese has no space between. */
export const inSentences = ([first = '', ...more]: readonly string[]): string =>
  more.reduce((before, next) => message('sentences', before, next), first);

/** "a; b; c": clauses, or lists that have commas of their own. */
export const inClauses = (items: readonly string[]): string =>
  items.slice(1).reduce((before, next) => message('fightClauses', before, next), items[0] ?? '');
