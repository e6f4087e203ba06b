import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageUses, textInMarkup } from './messages-in-code.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOCALES = join(ROOT, 'src/_locales');
const FORM = /_(zero|one|two|few|many|other)$/;
/** Browsers put in no more. */
const MOST_SUBSTITUTIONS = 9;

interface Message {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
}
type Messages = Readonly<Record<string, Message>>;

const messagesOf = (language: string): Messages =>
  JSON.parse(readFileSync(join(LOCALES, language, 'messages.json'), 'utf8')) as Messages;

/** The numbers of the substitutions that a message takes. */
const taken = ({ placeholders = {} }: Message): number[] =>
  Object.values(placeholders)
    .map(({ content }) => Number(/^\$([1-9])$/.exec(content)?.[1]))
    .sort();

const ENGLISH = messagesOf('en');
const KEYS = Object.keys(ENGLISH);
const SAID = messageUses();
const inManifest = [
  ...readFileSync(join(ROOT, 'manifest.json'), 'utf8').matchAll(/__MSG_(\w+)__/g),
].map(([, key = '']) => key);

/** The keys that a place in the code may mean. */
function meant({ keys, isCounted }: (typeof SAID)[number]): string[][] {
  return keys.map((pattern) =>
    KEYS.filter((key) =>
      isCounted ? FORM.test(key) && pattern.test(key.replace(FORM, '')) : pattern.test(key),
    ),
  );
}

describe('the words of the interface', () => {
  it('are said by keys that can be read in the code', () => {
    expect(SAID.length).toBeGreaterThan(200);
    expect(SAID.filter(({ keys }) => keys.length === 0).map(({ where }) => where)).toEqual([]);
  });

  it('are all there, those that depend on a number with a form for any', () => {
    const missing = SAID.flatMap((said) =>
      meant(said).flatMap((found, i) =>
        found.length === 0 || (said.isCounted && !found.some((key) => key.endsWith('_other')))
          ? [`${said.where} ${said.keys[i]}`]
          : [],
      ),
    );
    expect(missing).toEqual([]);
    expect(inManifest.filter((key) => !KEYS.includes(key))).toEqual([]);
  });

  it('are all said somewhere', () => {
    const used = new Set([...inManifest, ...SAID.flatMap((said) => meant(said).flat())]);
    expect(KEYS.filter((key) => !used.has(key))).toEqual([]);
  });

  it('take what the code puts in', () => {
    const wrong = SAID.flatMap((said) =>
      meant(said).flatMap((found) =>
        found.filter((key) => {
          const message = ENGLISH[key];
          if (!message || said.substitutions === undefined) return false;
          const numbers = Array.from({ length: said.substitutions }, (_, i) => i + 1);
          // A form of a number need not tell the number: "Ox dies".
          const needed = said.isCounted ? numbers.slice(1) : numbers;
          const takes = taken(message);
          return needed.some((n) => !takes.includes(n)) || takes.some((n) => !numbers.includes(n));
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('stand nowhere in the markup', () => {
    expect(textInMarkup()).toEqual([]);
  });
});

describe.each(readdirSync(LOCALES))('the file of %s', (folder) => {
  const messages = messagesOf(folder);
  const language = messages.language?.message ?? '';
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const all = Object.entries(messages);

  it('says which language it is in', () => {
    expect(new Intl.Locale(language).language).toBe(folder.split('_')[0]);
  });

  it('has every word, in all forms that its language has, and no other', () => {
    const plural = new Set(
      SAID.filter(({ isCounted }) => isCounted).flatMap((said) => meant(said).flat()),
    );
    const stems = new Set([...plural].map((key) => key.replace(FORM, '')));
    const formOf = (key: string) =>
      stems.has(key.replace(FORM, '')) ? FORM.exec(key)?.[1] : undefined;
    const has = (form: string | undefined) =>
      form === undefined || forms.some((known) => known === form);
    expect(KEYS.filter((key) => has(formOf(key)) && !messages[key])).toEqual([]);
    expect(
      all
        .map(([key]) => key)
        .filter((key) => (formOf(key) ? !has(formOf(key)) : !KEYS.includes(key))),
    ).toEqual([]);
  });

  it.each(all)('%s has its placeholders in it, each a substitution of its own', (key, message) => {
    const named = [...message.message.matchAll(/\$(\w*)\$?/g)].map(([, name = '']) => name);
    const names = Object.keys(message.placeholders ?? {}).map((name) => name.toUpperCase());
    expect([...new Set(named)].sort()).toEqual(names.sort());
    const numbers = taken(message);
    expect(numbers.every((n) => n >= 1 && n <= MOST_SUBSTITUTIONS)).toBe(true);
    expect(new Set(numbers).size).toBe(numbers.length);
    const english = ENGLISH[key] ?? ENGLISH[key.replace(FORM, '_other')];
    expect(numbers).toEqual(english && taken(english));
    expect(message.message.trim()).toBe(message.message);
    expect(message.message).not.toBe('');
  });
});
