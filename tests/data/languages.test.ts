import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataError } from '../../rules-data/tools/load.ts';
import { readLanguages } from '../../rules-data/tools/load-languages.ts';

const DATA = join(import.meta.dirname, '../../rules-data');

describe('the printed languages as they stand', () => {
  const languages = readLanguages();

  it('are the ten that cards have been printed in', () => {
    expect(languages.map(({ id }) => id)).toEqual([
      'de',
      'es',
      'fr',
      'it',
      'ja',
      'ko',
      'pt',
      'ru',
      'zhs',
      'zht',
    ]);
  });

  it('have no spelling that two terms share without saying which is meant', () => {
    for (const { id, terms } of languages) {
      const plain = new Map<string, string>();
      const twice: string[] = [];
      for (const [term, { names, at, shown, forms = [] }] of Object.entries(terms)) {
        const texts = names.map(({ name }) => name).slice(shown ? 1 : 0);
        const alone = forms.filter((form) => typeof form === 'string');
        for (const text of new Set([...(at ? [] : texts), ...alone].map((t) => t.toLowerCase()))) {
          const other = plain.get(text);
          if (other) twice.push(`${id}: ${text}: ${other}, ${term}`);
          plain.set(text, term);
        }
      }
      expect(twice).toEqual([]);
    }
  });

  it('say where each name comes from, and two cards where the source has cards', () => {
    for (const { id, terms } of languages)
      for (const [term, { names }] of Object.entries(terms))
        for (const { source, on } of names)
          if (source.startsWith('forge'))
            expect((on ?? []).length, `${id}: ${term}`).toBeGreaterThan(0);
  });
});

describe('a mistake in a language', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'rules-data-'));
    cpSync(join(DATA, 'terms'), join(root, 'terms'), { recursive: true });
    cpSync(join(DATA, 'languages'), join(root, 'languages'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const change = (edit: (language: Record<string, never>) => void) => {
    const file = join(root, 'languages/de.json');
    const language = JSON.parse(readFileSync(file, 'utf8'));
    edit(language);
    writeFileSync(file, JSON.stringify(language));
    return () => readLanguages(root);
  };

  it.each([
    [
      'a term that is none',
      { terms: { fliegen: { names: [{ name: 'x', source: 'cards' }] } } },
      /terms\.fliegen: no such term/,
    ],
    [
      'a source that is none',
      { terms: { flying: { names: [{ name: 'x', source: 'hearsay' }] } } },
      /flying\.names\.0\.source: no source hearsay/,
    ],
    [
      'two names of today',
      {
        terms: {
          flying: {
            names: [
              { name: 'x', source: 'cards' },
              { name: 'y', source: 'cards' },
            ],
          },
        },
      },
      /names\.1\.until/,
    ],
    [
      'years the wrong way',
      { terms: { flying: { names: [{ name: 'x', source: 'cards', from: 2010, until: 2009 }] } } },
      /until: lies before from/,
    ],
    ['a pattern that is none', { quality: '(' }, /quality: a regular expression/],
    ['another language’s id', { id: 'fr' }, /id: is not what the file is called/],
  ])('is told: %s', (_, part, message) => {
    const read = change((language) => Object.assign(language, part));
    expect(read).toThrow(DataError);
    expect(read).toThrow(message);
  });
});
