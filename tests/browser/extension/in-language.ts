import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOCALES = join(import.meta.dirname, '../../../src/_locales');

/** The folders of _locales: "de", "pt_BR". */
export const LANGUAGES: readonly string[] = readdirSync(LOCALES);

export type Words = Readonly<Record<string, { readonly message: string }>>;

/** The messages of a language, by its folder of _locales. */
export const wordsOf = (language: string): Words =>
  JSON.parse(readFileSync(join(LOCALES, language, 'messages.json'), 'utf8'));

/**
 * A copy of a built extension that speaks one language, whatever the browser's: browsers on test machines often have
 * no other than English. Gives its folder, which is gone when the process ends.
 */
export function inLanguage(built: string, language: string): string {
  const folder = mkdtempSync(join(tmpdir(), `reminder-text-${language}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(built, folder, { recursive: true });
  for (const other of LANGUAGES)
    if (other !== language) rmSync(join(folder, '_locales', other), { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...manifest, default_locale: language }));
  return folder;
}
