import { basename } from 'node:path';
import { LanguageFile, LanguageSourcesFile } from './language-schema.ts';
import { DATA_ROOT, DataError, jsonFiles, readData, readTerms } from './load.ts';

const SOURCES = 'languages/sources.json';

/** The printed languages, in the order of their ids. Throws DataError that names file, field and reason. */
export function readLanguages(root = DATA_ROOT): LanguageFile[] {
  const sources = readData(LanguageSourcesFile, SOURCES, root);
  const ids = new Set(readTerms(root).map(({ id }) => id));
  const errors: string[] = [];
  const languages = jsonFiles('languages', root)
    .filter((file) => file !== SOURCES)
    .map((file) => {
      const language = readData(LanguageFile, file, root);
      const say = (field: string, reason: string) =>
        errors.push(`rules-data/${file}: ${field}: ${reason}`);
      if (`${language.id}.json` !== basename(file)) say('id', 'is not what the file is called');
      for (const [term, { names }] of Object.entries(language.terms)) {
        if (!ids.has(term)) say(`terms.${term}`, 'no such term');
        names.forEach(({ source, from, until }, i) => {
          const at = `terms.${term}.names.${i}`;
          if (!Object.hasOwn(sources, source)) say(`${at}.source`, `no source ${source}`);
          if (from && until && from > until) say(`${at}.until`, 'lies before from');
          if (i > 0 && !until) say(`${at}.until`, 'only the first name may be in use still');
        });
      }
      return language;
    });
  if (errors.length) throw new DataError(errors.join('\n'));
  return languages;
}
