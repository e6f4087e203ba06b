import Fuse from 'fuse.js';
import { allRules } from '../find-rule.ts';
import { plainName } from '../keywords.ts';
import { glossaryPlace } from '../places.ts';
import type { Document, Paragraph } from '../types.ts';
import { stemOf } from './word-forms.ts';
import { createWordIndex, wordsOf } from './word-index.ts';

/** One thing that can be found: a rule, a heading, or a term of the glossary. */
export interface Found {
  /** Its place on the rules page: "702.19b", "glossary/ability". */
  readonly to: string;
  /** Its number, where it has one. */
  readonly number: string | undefined;
  /** Its own heading, or that of the rule it stands under. */
  readonly title: string;
  readonly text: string;
}

/** Answers a query, best first. */
export type RuleSearch = (query: string) => readonly Found[];

/** More than a user looks through. */
const MOST_HITS = 60;
/** With fewer hits than this, near misses are looked for too. */
const ENOUGH = 8;
/** On Fuse's scale of 0 (exact) to 1 (anything); its own default of 0.6 finds nearly every word. */
const FUZZY_LIMIT = 0.3;
/** Near misses taken for one word. */
const NEAR_WORDS = 4;

/**
 * Makes the search over a document: exact numbers, then headings and terms, then rules that have all the words
 * in any of their forms (the last one may be unfinished), then the same with words that are spelled nearly so.
 */
export function createRuleSearch(document: Document): RuleSearch {
  const entries = entriesOf(document);
  const names = entries.map(({ own }) => own);
  const stems = names.map((name) => name && stemmed(name));
  const index = createWordIndex(entries.map(({ found }) => `${found.title} ${found.text}`));
  const at = (i: number) => entries[i]?.found;
  const forms = new Map<string, string[]>();
  for (const word of index.vocabulary) {
    const stem = stemOf(word);
    forms.set(stem, [...(forms.get(stem) ?? []), word]);
  }
  // Measured from anywhere in a word: by default Fuse looks near its beginning only.
  const fuse = new Fuse(index.vocabulary, { ignoreLocation: true, threshold: FUZZY_LIMIT });

  /** The words spelled as a known one; undefined where one has nothing like it. */
  function nearWords(words: readonly string[]): string[][] {
    return words.map((word) =>
      index.knows(word) ? [word] : fuse.search(word, { limit: NEAR_WORDS }).map(({ item }) => item),
    );
  }

  return (query) => {
    const wanted = plainName(query).replace(/\s+/g, ' ');
    if (wanted === '') return [];
    const hits = new Set<number>();
    for (const i of byNumber(entries, wanted)) hits.add(i);
    const stem = stemmed(wanted);
    const tests: ((name: string, stems: string) => boolean)[] = [
      (name) => name === wanted,
      // "layers" is the heading "Layer" before any that only has the word in it.
      (_, own) => own === stem,
      (name) => name.startsWith(wanted),
      (_, own) => ` ${own} `.includes(` ${stem} `),
      (name) => name.includes(` ${wanted}`),
    ];
    for (const test of tests)
      names.forEach((name, i) => {
        if (name !== undefined && test(name, stems[i] ?? '')) hits.add(i);
      });
    const words = wordsOf(wanted);
    for (const i of index.find(
      words.map((word) => [word, ...(forms.get(stemOf(word)) ?? [])]),
      wanted,
    ))
      hits.add(i);
    if (hits.size < ENOUGH && words.length > 0 && !/^\d/.test(wanted)) {
      const near = nearWords(words);
      names.forEach((name, i) => {
        if (name !== undefined && near.every((all) => all.some((word) => name.includes(word))))
          hits.add(i);
      });
      for (const i of index.find(near, '')) hits.add(i);
    }
    return [...hits].slice(0, MOST_HITS).flatMap((i) => at(i) ?? []);
  };
}

/** A name or query as the stems of its words. */
const stemmed = (text: string): string => wordsOf(text).map(stemOf).join(' ');

interface Entry {
  readonly found: Found;
  /** Its own heading in plain letters, where it has one. */
  readonly own: string | undefined;
}

function entriesOf(document: Document): Entry[] {
  const entries: Entry[] = [];
  let heading = '';
  for (const { number, title, paragraphs } of allRules(document)) {
    if (title !== undefined) heading = title;
    const found = { to: number, number, title: heading, text: textOf(paragraphs) };
    entries.push({ found, own: title === undefined ? undefined : plainName(title) });
  }
  for (const { term, paragraphs } of document.glossary)
    entries.push({
      found: { to: glossaryPlace(term), number: undefined, title: term, text: textOf(paragraphs) },
      own: plainName(term),
    });
  return entries;
}

function textOf(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(({ text }) => text).join('\n');
}

const NUMBER = /^\d(?:\d\d(?:\.(?:\d+[a-z]{0,2})?)?)?$/;

/** The rule of that number, then those whose number begins so: 702.1, then 702.1a and 702.10. */
function byNumber(entries: readonly Entry[], wanted: string): number[] {
  const number = wanted.replace(/^(\d{3}\.\d+[a-z]*)\.$/, '$1');
  if (!NUMBER.test(number)) return [];
  const exact: number[] = [];
  const under: number[] = [];
  const longer: number[] = [];
  entries.forEach(({ found }, i) => {
    if (!found.number?.startsWith(number)) return;
    if (found.number === number) exact.push(i);
    else if (/^[a-z.]/.test(found.number.slice(number.length))) under.push(i);
    else longer.push(i);
  });
  return [...exact, ...under, ...longer];
}
