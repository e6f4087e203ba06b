import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOCALES = join(import.meta.dirname, '../../../src/_locales');

/** The folders of _locales: "de", "pt_BR". */
export const LANGUAGES: readonly string[] = readdirSync(LOCALES);

/** Instead of a language: of each message the longest of all languages, so that what has room for it has for all. */
export const LONGEST = 'longest';

export type Words = Readonly<Record<string, { readonly message: string }>>;

/** The messages of a language, by its folder of _locales, or the longest. */
export function wordsOf(language: string): Words {
  if (language === LONGEST) return longest();
  return JSON.parse(readFileSync(join(LOCALES, language, 'messages.json'), 'utf8'));
}

/**
 * A copy of a built extension that speaks one language, whatever the browser's: browsers on test machines often have
 * no other than English. Gives its folder, which is gone when the process ends.
 */
export function inLanguage(built: string, language: string): string {
  const folder = mkdtempSync(join(tmpdir(), `reminder-text-${language}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(built, folder, { recursive: true });
  const locale = language === LONGEST ? 'de' : language;
  for (const other of LANGUAGES)
    if (other !== locale) rmSync(join(folder, '_locales', other), { recursive: true });
  const messages = join(folder, '_locales', locale, 'messages.json');
  writeFileSync(messages, JSON.stringify(wordsOf(language)));
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...manifest, default_locale: locale }));
  return folder;
}

/** A word that cannot be broken decides what width is needed, from so many letters on. */
const LONG_WORD = 16;

/** German, with each message's words from the language that has the longest. */
function longest(): Words {
  const all = LANGUAGES.map(wordsOf);
  const german = wordsOf('de');
  return Object.fromEntries(
    Object.entries(german).map(([key, message]) => {
      const candidates = all.flatMap((words) => words[key] ?? []);
      const [most = message] = candidates.sort((a, b) => width(b.message) - width(a.message));
      return [key, key === 'language' ? message : most];
    }),
  );
}

/** How much room a message may need: by its longest word where that is long, else by its length. */
function width(message: string): number {
  const word = Math.max(
    ...message.split(/[\s\u3000-\u9fff\uff00-\uffef-]+/).map((each) => each.length),
  );
  return message.length + (word >= LONG_WORD ? word * 1000 : 0);
}
