import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileTexts } from '../../rules-data/tools/compile.ts';
import {
  DOCUMENTS,
  type EditionText,
  readEditionTexts,
} from '../../rules-data/tools/derive/editions.ts';
import { readData, readTerms } from '../../rules-data/tools/load.ts';
import { isInRules } from '../../rules-data/tools/outside-terms.ts';
import { NoPointNeededFile } from '../../rules-data/tools/schema.ts';
import type { Rule } from '../../src/comprules/types.ts';
import { fillReminder } from '../../src/rules/reminder.ts';
import { hasCards, parameters, subject } from './detect-corpus.ts';
import { sharedRuns } from './own-words.ts';

const NEWEST = '2026-09-25';
const here = existsSync(DOCUMENTS);
const terms = readTerms().filter(isInRules);

/** A rule's text, its examples left out. */
const textOf = ({ paragraphs }: Rule) =>
  paragraphs
    .filter(({ kind }) => kind === 'text')
    .map(({ text }) => text)
    .join(' ');

describe.skipIf(!here)('the content covers the rules of the newest edition', () => {
  const newest = (here ? readEditionTexts() : []).find(
    ({ date }) => date === NEWEST,
  ) as EditionText;
  const rule = (number: string): Rule => {
    const found = newest.rules.get(number);
    if (!found) throw new Error(`no rule ${number}`);
    return found;
  };

  it('each subrule of 701 and 702 is cited by a point, or needs none', () => {
    const cited = new Set(
      terms.flatMap(({ history }) =>
        history
          .filter((revision) => revision.in === NEWEST)
          .flatMap(({ points = [], misunderstandings = [] }) => [...points, ...misunderstandings])
          .flatMap(({ rules }) => rules),
      ),
    );
    const unneeded = readData(NoPointNeededFile, 'no-point-needed.json').map(
      ({ number }) => number,
    );
    const subrules = [...newest.rules.keys()].filter((number) => /^70[12]\.\d+[a-z]/.test(number));
    expect(subrules.length).toBeGreaterThan(700);
    expect(subrules.filter((n) => !cited.has(n) && !unneeded.includes(n))).toEqual([]);
    expect(unneeded.filter((number) => cited.has(number) || !subrules.includes(number))).toEqual(
      [],
    );
  });

  it('each ability word of 207.2c has its term', () => {
    const [, list = ''] = /ability words are (.*?)\.\s*$/.exec(textOf(rule('207.2c'))) ?? [];
    const words = list.split(/,\s*(?:and\s+)?/).map((word) => word.replace(/’/g, "'"));
    expect(words.length).toBeGreaterThan(50);
    const known = new Set(
      terms
        .filter(({ kind }) => kind === 'ability-word')
        .map(({ name }) => name.toLowerCase().replace(/’/g, "'")),
    );
    expect(words.filter((word) => !known.has(word.toLowerCase()))).toEqual([]);
  });

  it('each token of 111.10 has its term', () => {
    const numbers = rule('111.10').rules.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(20);
    for (const number of numbers) {
      const [, name = ''] = /^\s*An? (.+?) token is/.exec(textOf(rule(number))) ?? [];
      const term = terms.find((other) => other.rule?.number === number);
      expect(term?.name.toLowerCase(), number).toContain(name.toLowerCase());
      expect(term?.kind, number).toMatch(/token|action/);
    }
  });

  it('each counter with a rule of its own in 122.1 has its term', () => {
    const subrules = rule('122.1').rules;
    expect(subrules.length).toBeGreaterThan(8);
    const counters = terms.filter(({ kind }) => kind === 'counter');
    for (const { number } of subrules)
      expect(
        counters.filter((term) => term.rule?.number === number || cites(term, number)),
        number,
      ).not.toEqual([]);
    for (const name of ['energy', 'lore', 'time', 'level', 'charge', 'age', 'fade'])
      expect(counters.map((term) => term.id)).toContain(`${name}-counter`);
  });

  const cites = ({ history }: (typeof terms)[number], number: string) =>
    history.some((revision) => revision.rules.includes(number));
});

describe('reminders', () => {
  /** Left-over slots, doubled words and spaces, wrong articles, costs that are no payments, no stop. */
  const NO_ENGLISH =
    /\[[a-z][^\]]*\]|undefined| {2}|\b(\w+) \1\b|\ban? (?:an?|the|your|its|each|all|one|two)\b|\ba (?:[aeio]|u(?!ni|se))|\ban [bcdfgjklmnpqrstvwxyz]|\bpay(?:s|ing)? (?:pay|discard|sacrifice|exile|tap|untap|return|remove|reveal|mill|collect|forage|put|draw|behold)(?:s|ing)?\b|[^.)”]$/i;

  it('are at most 40 words, without rule numbers, in whole sentences', () => {
    const odd = terms.flatMap(({ id, history }) =>
      history
        .flatMap(({ reminder, general }) => [reminder, general ?? reminder])
        .filter(
          (text) =>
            text.split(/\s+/).length > 40 || /\b\d{3}\.\d/.test(text) || !/[.)”]$/.test(text),
        )
        .map((text) => `${id}: ${text}`),
    );
    expect(odd).toEqual([]);
  });

  it('read as English where the card says nothing', () => {
    const odd = terms.flatMap(({ id, history }) =>
      history
        .map((revision) => fillReminder(revision, {}))
        .filter((text) => NO_ENGLISH.test(text))
        .map((text) => `${id}: ${text}`),
    );
    expect(odd).toEqual([]);
  });

  it.skipIf(!hasCards)(
    'read as English in every revision with every parameter on a card',
    { timeout: 120_000 },
    () => {
      const texts = compileTexts();
      const odd: string[] = [];
      let filled = 0;
      for (const [id, values] of parameters(subject()).distinct)
        for (const revision of texts[id]?.history ?? [])
          for (const { params, card } of values.values()) {
            const reminder = fillReminder(revision, params);
            filled += 1;
            if (NO_ENGLISH.test(reminder)) odd.push(`${id} | ${card}: ${reminder}`);
          }
      expect(filled).toBeGreaterThan(1500);
      expect(odd).toEqual([]);
    },
  );
});

describe.skipIf(!here)('our own words', () => {
  it('no run of twelve words stands in a document or a card', { timeout: 300_000 }, () => {
    expect(
      sharedRuns().map(({ file, words, source }) => `${file}: “${words}” stands in ${source}`),
    ).toEqual([]);
  });
});
