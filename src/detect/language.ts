import type { LanguageSigns } from '../rules/printed-language.ts';

/** The printed language of a text, and whether the text itself says so or the page alone. */
export interface TextLanguage {
  readonly lang: string;
  readonly sure: boolean;
}

/**
 * Makes what tells the printed language of a text: by its script and sure words, else by the tag that the page gives
 * it. undefined for English, and for what tells nothing.
 */
export function languageTeller({
  languages,
  english,
  words,
  tags,
}: LanguageSigns): (text: string, tag?: string) => TextLanguage | undefined {
  const isEnglish = new RegExp(english, 'i');
  const signs = new RegExp(words, 'i');
  const tagged = new RegExp(tags, 'i');
  const pick = (regexp: RegExp, text: string) =>
    languages[(regexp.exec(text)?.slice(1) ?? []).findIndex(Boolean)];
  return (text, tag = '') => {
    if (isEnglish.test(text)) return undefined;
    const sure = pick(signs, text);
    const lang = sure ?? pick(tagged, tag);
    return lang ? { lang, sure: sure !== undefined } : undefined;
  };
}
