import type { PrintedLanguage } from '../../src/rules/printed-language.ts';
import type { PrintedNames } from '../../src/rules/printed-names.ts';
import { compileIndex } from './compile.ts';
import { compileLanguage } from './compile-language.ts';
import { DATA_ROOT } from './load.ts';
import { readLanguages } from './load-languages.ts';

/** The printed languages as card pages read them, by tag. */
export function compileLanguages(root = DATA_ROOT): Record<string, PrintedLanguage> {
  const terms = new Map(compileIndex(root).terms.map((term) => [term.id, term]));
  return Object.fromEntries(
    readLanguages(root)
      .map((file) => compileLanguage(file, (id) => terms.get(id)))
      .map((language) => [language.tag, language]),
  );
}

/** Each term's names in all printed languages, for looking terms up. */
export function compilePrintedNames(root = DATA_ROOT): PrintedNames {
  const all: Record<string, PrintedNames[string][number][]> = {};
  for (const { tags, terms } of readLanguages(root))
    for (const [term, { names, forms = [] }] of Object.entries(terms)) {
      const spellings = forms.map((form) => (typeof form === 'string' ? form : form.text));
      all[term] = [
        ...(all[term] ?? []),
        {
          lang: tags[0] ?? '',
          name: names[0]?.name ?? '',
          others: [
            ...names.slice(1).map(({ name }) => name),
            ...spellings.map((text) => text.replaceAll('*', '')),
          ],
        },
      ];
    }
  return all;
}
