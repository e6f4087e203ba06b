import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countedStems, stringsInCode, textInMarkup } from './messages-in-code.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOCALES = join(ROOT, 'src/_locales');
const FORM = /_(zero|one|two|few|many|other)$/;
/** Browsers put in no more. */
const MOST_SUBSTITUTIONS = 9;

/** What every language has as English has it. */
const NO_WORDS =
  /%s|\d+(?:\.\d+[a-z]?)?|Reminder Text|Scryfall|Wizards|\.com|\b(?:TXT|PDF|ZIP|DOCX?|RTF|JSON)\b/g;

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
/** A message in English; a form that English lacks is compared with its most general one. */
const englishOf = (key: string) => ENGLISH[key] ?? ENGLISH[key.replace(FORM, '_other')];
const STRINGS = stringsInCode();
const COUNTED = countedStems();
const inManifest = [
  ...readFileSync(join(ROOT, 'manifest.json'), 'utf8').matchAll(/__MSG_(\w+)__/g),
].map(([, key = '']) => key);

/** Whether a key is a form of a message that is counted. */
const isCounted = (key: string): boolean =>
  FORM.test(key) && COUNTED.some((stem) => stem.test(key.replace(FORM, '')));

describe('the words of the interface', () => {
  it('are there for the manifest', () => {
    expect(inManifest.filter((key) => !KEYS.includes(key))).toEqual([]);
  });

  it('are all said somewhere', () => {
    const isSaid = (key: string) =>
      inManifest.includes(key) || isCounted(key) || STRINGS.some((said) => said.test(key));
    expect(KEYS.filter((key) => !isSaid(key))).toEqual([]);
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
    const formOf = (key: string) => (isCounted(key) ? FORM.exec(key)?.[1] : undefined);
    const has = (form: string | undefined) =>
      form === undefined || forms.some((known) => known === form);
    expect(KEYS.filter((key) => has(formOf(key)) && !messages[key])).toEqual([]);
    expect(
      all
        .map(([key]) => key)
        .filter((key) => (formOf(key) ? !has(formOf(key)) : !KEYS.includes(key))),
    ).toEqual([]);
  });

  it('has no sentence left in English', () => {
    const isLeft = (key: string, { message }: Message) =>
      folder !== 'en' && message === ENGLISH[key]?.message && /\p{L}+ \p{L}+ \p{L}+/u.test(message);
    expect(all.filter(([key, said]) => isLeft(key, said)).map(([key]) => key)).toEqual([]);
  });

  it('keeps what is no word: numbers of rules, names, what the browser puts in', () => {
    // Where English has "one" another language may have "1": it may have more of these, not fewer.
    const isLost = (key: string, { message }: Message) =>
      key !== 'language' &&
      (englishOf(key)?.message.match(NO_WORDS) ?? []).some((kept) => !message.includes(kept));
    expect(all.filter(([key, said]) => isLost(key, said)).map(([key]) => key)).toEqual([]);
  });

  it('has its placeholders in each message, each a substitution of its own', () => {
    const isWrong = (key: string, message: Message) => {
      const named = [...message.message.matchAll(/\$(\w*)\$?/g)].map(([, name = '']) => name);
      const names = Object.keys(message.placeholders ?? {}).map((name) => name.toUpperCase());
      const numbers = taken(message);
      // Of a counted message each form takes the number: "one" is said of 0 too in French and Portuguese.
      const english = isCounted(key) ? ENGLISH[key.replace(FORM, '_other')] : ENGLISH[key];
      return !(
        String([...new Set(named)].sort()) === String(names.sort()) &&
        numbers.every((n) => n >= 1 && n <= MOST_SUBSTITUTIONS) &&
        new Set(numbers).size === numbers.length &&
        String(numbers) === String(english && taken(english))
      );
    };
    expect(all.filter(([key, message]) => isWrong(key, message)).map(([key]) => key)).toEqual([]);
  });

  it('has words in each message, with no space around them', () => {
    const isWrong = ({ message }: Message) => message === '' || message.trim() !== message;
    expect(all.filter(([, message]) => isWrong(message)).map(([key]) => key)).toEqual([]);
  });
});
