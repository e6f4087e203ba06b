import { message } from './i18n.ts';

/** The language that the words are in, which is another than the browser's where we have none in that. */
export const messageLanguage = (): string => message('language');
