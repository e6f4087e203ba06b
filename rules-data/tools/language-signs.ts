import type { LanguageSigns } from '../../src/rules/printed-language.ts';
import { DATA_ROOT } from './load.ts';
import { readLanguages } from './load-languages.ts';

/** Words of English rules text that no other printed language has; one of them settles it. */
const ENGLISH =
  '\\b(?:you|your|target|this|until|when|whenever|with|from|into|draw|each|gets?|gains?|add)\\b';

/** How the language of a text is told, from what each language's file says of itself. */
export function compileSigns(root = DATA_ROOT): LanguageSigns {
  const languages = readLanguages(root);
  const all = languages.flatMap(({ tags }) => tags);
  // "zh" is one language, "zh-hant" another.
  const begins = (tag: string) => {
    const longer = all.filter((other) => other.startsWith(`${tag}-`));
    return longer.length === 0
      ? tag
      : `${tag}(?!${longer.map((o) => o.slice(tag.length)).join('|')})`;
  };
  return {
    languages: languages.map(({ id, tags }) => tags[0] ?? id),
    english: ENGLISH,
    words: languages.map(({ signs }) => `(${signs})`).join('|'),
    tags: languages.map(({ tags }) => `(^(?:${tags.map(begins).join('|')})(?![a-z]))`).join('|'),
  };
}
