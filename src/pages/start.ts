import { localWord } from '../platform/runtime.ts';
import { setWords, word } from '../ui/words.ts';
import { wordsLanguage } from '../ui/words-language.ts';

/** What every page of ours does first: its words, their language and its title. */
export function startPage(titleKey: string): void {
  setWords(localWord);
  // Not the browser's language: a screen reader must not read English words as French.
  document.documentElement.lang = wordsLanguage();
  document.title = word(titleKey);
}
