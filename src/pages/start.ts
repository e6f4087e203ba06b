import { localWord } from '../platform/runtime.ts';
import { setWords } from '../ui/words.ts';

/** What every page of ours does first: its words, its language and its title. */
export function startPage(titleKey: string): void {
  setWords(localWord);
  document.documentElement.lang = localWord('@@ui_locale').replace('_', '-') || 'en';
  document.title = localWord(titleKey);
}
