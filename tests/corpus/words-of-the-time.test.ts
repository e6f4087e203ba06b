import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../src/rules/cite.ts';
import { pairsOf, resolve, revisionPosition } from '../../src/rules/resolve.ts';
import type { EditionDate, Term } from '../../src/rules/types.ts';
import { inWordsOf } from '../../src/rules/words-of-the-time.ts';
import { details, editions, index, texts } from './content-to-check.ts';

/** Words of the rules that are no terms of ours, or that an older edition knows under another name. */
const NEW_WORDS: readonly (readonly [word: RegExp, from: EditionDate])[] = [
  [/\b(?:battlefield|exil(?:e|es|ed|ing)|end step|state-based actions?)\b/, '2009-07-11'],
  [/\b(?:enters?|entered|entering)\b/, '2009-07-11'],
  [/\bmana value\b/, '2021-04-22'],
  [/\bmill(?:s|ed|ing)?\b/, '2020-07-03'],
];

/** Names that are ordinary words too, and are used as such. */
const ORDINARY: ReadonlySet<string> = new Set([
  'case',
  'dash',
  'learn',
  'partner',
  'reach',
  'room',
  'speed',
]);
/** Names that hold the name of a newer term. */
const LONGER_NAMES =
  /\b(?:battle cry|double strike|double-faced|enchant worlds?|snow-covered(?: or snow)?)\b/g;

const known = (term: Term, edition: EditionDate) => {
  const text = texts[term.id];
  return !!text?.numbers.length && resolve(term, text, edition).status === 'known';
};
const names = index.terms
  .filter(({ id, kind }) => kind !== 'ability-word' && !ORDINARY.has(id))
  .map((term) => ({
    term,
    word: new RegExp(`\\b${term.name.toLowerCase().replace(/[^a-z0-9]+/g, '[^a-z0-9]+')}s?\\b`),
    from: editions.find((edition) => known(term, edition)) ?? '',
  }))
  .filter(({ from }) => from > (editions[0] ?? ''));
const words = [
  ...names.map(({ term, word, from }) => ({ id: term.id, word, from })),
  ...NEW_WORDS.map(([word, from]) => ({ id: '', word, from })),
];

/** All that is said of a term under an edition, without the places for a card's own words. */
function saidUnder(term: Term, edition: EditionDate): string[] {
  const text = texts[term.id];
  const detail = details[term.id];
  if (!text || !detail || !known(term, edition)) return [];
  const entry = resolve(term, text, edition);
  const at = revisionPosition(text, entry);
  const revision = text.history[at];
  const about = detail.history[at];
  if (!revision || !about) return [];
  const { granted, player, inForm = {} } = revision;
  const reminders = [revision, granted, player, ...Object.values(inForm)].flatMap((said) =>
    said ? [said.reminder, said.general ?? ''] : [],
  );
  const points = [...about.points, ...about.misunderstandings]
    .filter(({ rules }) => numbersIn(detail, rules, about.in, edition).length > 0)
    .map((point) => point.text);
  const together = pairsOf(text, entry).flatMap((i) => {
    const pair = detail.interactions?.[i];
    return pair ? [pair.outcome, pair.reason] : [];
  });
  return [...reminders, ...points, ...together].map((sentence) =>
    inWordsOf(edition, sentence)
      .replace(/\[[^\]]*\]/g, ' ')
      .toLowerCase(),
  );
}

/** The new words in a sentence; most sentences are said under many editions. */
const read = new Map<string, readonly (typeof words)[number][]>();
function newWordsIn(sentence: string) {
  const before = read.get(sentence);
  if (before) return before;
  const plain = sentence.replace(LONGER_NAMES, ' ');
  const found = words.filter(({ word }) => word.test(plain));
  read.set(sentence, found);
  return found;
}

describe('an older edition is told in words that it has', () => {
  it('names no term and uses no word that came later', { timeout: 240_000 }, () => {
    const modern = new Set(
      editions.flatMap((edition) =>
        index.terms.flatMap((term) =>
          saidUnder(term, edition).flatMap((sentence) =>
            newWordsIn(sentence)
              .filter(({ id, from }) => from > edition && id !== term.id)
              .map(
                ({ id, word, from }) => `${term.id}, before ${from}, ${id || word}: ${sentence}`,
              ),
          ),
        ),
      ),
    );
    expect([...modern]).toEqual([]);
  });
});
