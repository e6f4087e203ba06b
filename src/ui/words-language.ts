import { word } from './words.ts';

/** The language that the words are in, which is another than the browser's where we have none in that. */
export const wordsLanguage = (): string => word('language');
