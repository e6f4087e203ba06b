import type { CountedKey, MessageKey } from '../message-keys.ts';
import { localized } from './i18n.ts';
import { messageLanguage } from './message-language.ts';

/**
 * The word for a number of things: of `key_one`, `key_few`, `key_other` and so on the one that the language takes,
 * `key_other` where it has no form of its own. The number itself is put in first.
 */
export function counted(key: CountedKey, count: number, ...more: readonly string[]): string {
  const language = messageLanguage();
  const number = new Intl.NumberFormat(language).format(count);
  // Only `_other` is sure to be there: which forms there are besides is the language's own affair.
  const form = `${key}_${new Intl.PluralRules(language).select(count)}` as MessageKey;
  const said = localized([form, number, ...more]);
  return said === form ? localized([`${key}_other`, number, ...more]) : said;
}
