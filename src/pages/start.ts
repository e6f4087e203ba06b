import type { PlainKey } from '../message-keys.ts';
import { browserMessage } from '../platform/runtime.ts';
import { message, setMessageSource } from '../ui/i18n.ts';
import { messageLanguage } from '../ui/message-language.ts';

/** What every page of ours does first: its words, their language and its title. */
export function startPage(titleKey: PlainKey): void {
  setMessageSource(browserMessage);
  // Not the browser's language: a screen reader must not read English words as French.
  document.documentElement.lang = messageLanguage();
  document.title = message(titleKey);
}
