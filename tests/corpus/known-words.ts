import { compileIndex, compileTexts } from '../../rules-data/tools/compile.ts';
import type { EditionText } from '../../rules-data/tools/derive/editions.ts';
import { readTerms } from '../../rules-data/tools/load.ts';
import { isInRules } from '../../rules-data/tools/outside-terms.ts';
import type { TermSource } from '../../rules-data/tools/schema.ts';
import type { Rule } from '../../src/comprules/types.ts';
import { spell } from '../../src/detect/candidates.ts';
import { resolve } from '../../src/rules/resolve.ts';

/** Words as they are compared: small letters, no marks, one space between. */
export function plainWords(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[’'](?:s\b)?/g, '')
      .replace(/[-–—]/g, ' ')
      .match(/[\p{L}\p{N}+/]+/gu)
      ?.join(' ') ?? ''
  );
}

/** What an edition called a thing that has another name now, where the term is known under its old name too. */
const OLD_NAMES: Readonly<Record<string, readonly string[]>> = {
  exile: ['removed from the game', 'remove from the game'],
  'leaves-the-battlefield': ['leaves play', 'leave play'],
  'tap-symbol': ['that includes tapping'],
  'hybrid-mana-symbol': ['half half symbols'],
};

/** Kinds whose headings are places in the documents rather than names of the term. */
const PLACED = new Set<TermSource['kind']>(['old-word', 'card-type', 'concept']);

const texts = compileTexts();
export const terms = readTerms().filter(isInRules);

/** Whether the user is told that an edition has the term. */
export function isKnown({ id, name, kind }: TermSource, date: string): boolean {
  const text = texts[id];
  return !!text && resolve({ id, name, kind, forms: [] }, text, date).status === 'known';
}

function namesOf({ id, name, kind, headings, subrule = [], forms }: TermSource): string[] {
  // A symbol's letter is a word of anything.
  const spelled = forms.map(({ text }) => text.replace(/\[[^\]]*\]|^\{.*/g, ''));
  const named = PLACED.has(kind) ? [] : [...headings, ...subrule];
  return [name, ...named, ...spelled, ...(OLD_NAMES[id] ?? [])].map(plainWords).filter(Boolean);
}

/** First word of a name → the terms that have it, with the words that follow. */
const byFirst = new Map<string, { id: string; rest: readonly string[] }[]>();
for (const term of terms)
  for (const name of new Set(namesOf(term))) {
    const [first = '', ...rest] = name.split(' ');
    byFirst.set(first, [...(byFirst.get(first) ?? []), { id: term.id, rest }]);
  }

/** Most lines stand in many editions, so each is read once. */
const read = new Map<string, ReadonlySet<string>>();

function termsIn(line: string): ReadonlySet<string> {
  const before = read.get(line);
  if (before) return before;
  const list = plainWords(line).split(' ');
  const found = new Set<string>();
  list.forEach((word, i) => {
    for (const { id, rest } of byFirst.get(word) ?? [])
      if (rest.every((other, at) => list[i + 1 + at] === other)) found.add(id);
  });
  read.set(line, found);
  return found;
}

/** The terms of which a rule, a heading or the glossary of a document says a name. */
export function termsNamed({ document }: EditionText): Set<string> {
  const found = new Set<string>();
  const add = (line: string | undefined) => {
    for (const id of termsIn(line ?? '')) found.add(id);
  };
  const visit = ({ title, paragraphs, rules }: Rule) => {
    add(title);
    for (const { text } of paragraphs) add(text);
    rules.forEach(visit);
  };
  for (const { title, rules } of document.sections) {
    add(title);
    rules.forEach(visit);
  }
  for (const { term, paragraphs } of document.glossary) {
    add(term);
    for (const { text } of paragraphs) add(text);
  }
  return found;
}

/** What a document defines: its glossary's entries and the headings of its keywords. */
export function definedIn({ document, keywords }: EditionText): Set<string> {
  const entries = document.glossary.flatMap(({ term }) =>
    term.split(/, | or /).map((name) => name.replace(/\(.*?\)/g, '')),
  );
  const all = [...entries, ...keywords.map(({ title }) => title)].map(plainWords);
  return new Set(all.filter(Boolean));
}

const spellings = spell(compileIndex());
const named = new Map(terms.map((term) => [term.id, new Set(namesOf(term))]));
/** Most words are defined in many editions. */
const led = new Map<string, readonly TermSource[]>();

/**
 * The terms that a defined word leads to: by a name of theirs, or as a card spells it with a type in front
 * ("swampwalk") or an object behind ("enchant creature").
 */
export function termsOf(word: string): readonly TermSource[] {
  const before = led.get(word);
  if (before) return before;
  const spelled = spellings.of(word) ?? spellings.of(word.replace(/s$/, ''));
  const inside = [...spellings.all(word)].flatMap(({ spelling, start }) =>
    spelling.candidates.filter(({ join }) =>
      join === 'glued' ? start > 0 : start === 0 && spelling.text === 'enchant',
    ),
  );
  const ids = new Set([...(spelled?.candidates ?? []), ...inside].map(({ term }) => term));
  const found = terms.filter((term) => ids.has(term.id) || named.get(term.id)?.has(word));
  led.set(word, found);
  return found;
}
