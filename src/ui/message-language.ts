import { message } from './i18n.ts';

/** The language that the words are in, which is another than the browser's where we have none in that. */
export const messageLanguage = (): string => message('language');

/** Which way a language is written. */
export const directionOf = (language: string): 'rtl' | 'ltr' =>
  /^(?:ar|fa|he|ur|yi)\b/.test(language) ? 'rtl' : 'ltr';
