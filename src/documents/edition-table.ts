import { allRules, indexRules, type RuleIndex } from '../comprules/find-rule.ts';
import {
  type AbilityWords,
  abilityWords,
  type KeywordHeading,
  keywordHeadings,
  plainName,
} from '../comprules/keywords.ts';
import { termNumber } from '../comprules/term-number.ts';
import type { Document, Rule } from '../comprules/types.ts';
import { fingerprint } from './fingerprint.ts';
import type { ImportedEdition, ImportedTerm } from './imported-editions.ts';
import type { TermRule, TermRules } from './term-rules.ts';

/**
 * What a document says of an edition that we do not know: the number of each of our terms, those whose rule
 * reads otherwise than in the newest edition we know, and the keywords of 701, 702 and 207.2c that we have no
 * term for.
 */
export function editionTable(document: Document, { terms }: TermRules): ImportedEdition {
  const reading: Reading = {
    document,
    rules: indexRules(document),
    keywords: keywordHeadings(document),
    words: abilityWords(document),
    prints: undefined,
  };
  const listed = new Set(reading.words.words.map(plainName));
  const numbers: Record<string, string | null> = {};
  const changed: string[] = [];
  for (const [id, term] of Object.entries(terms)) {
    const inList = term.kind === 'ability-word' && namesOf(term).some((name) => listed.has(name));
    const number = inList ? (reading.words.number ?? null) : numberIn(reading, term);
    if (number === undefined) continue;
    numbers[id] = number;
    const rule = number === null ? undefined : reading.rules.get(number);
    const before = term.prints.at(-1)?.[1];
    if (rule && before && !inList && fingerprint(rule) !== before) changed.push(id);
  }
  return { date: document.effective, numbers, changed, terms: newTerms(reading, terms) };
}

interface Reading {
  readonly document: Document;
  readonly rules: RuleIndex;
  readonly keywords: readonly KeywordHeading[];
  readonly words: AbilityWords;
  /** Fingerprint → number of the first rule that has it; made when first needed. */
  prints: ReadonlyMap<string, string> | undefined;
}

/** A term's number; null where the document has it no more; undefined where it says nothing of it. */
function numberIn(reading: Reading, term: TermRule): string | null | undefined {
  const byHeading = term.apart ? undefined : termNumber(term, reading.keywords);
  if (byHeading !== undefined) return byHeading;
  if (term.number === null) return undefined;
  const print = term.prints.at(-1)?.[1];
  const rule = reading.rules.get(term.number);
  // Some rules stand in two places; the one where it stood before is meant.
  if (rule && fingerprint(rule) === print) return term.number;
  const same = print ? printsOf(reading).get(print) : undefined;
  if (same !== undefined) return same;
  if (rule && mentions(rule, term)) return term.number;
  return KEYWORDS.has(term.kind) || term.kind === 'ability-word' ? null : undefined;
}

const KEYWORDS = new Set<TermRule['kind']>(['ability', 'action', 'basic-action']);

function printsOf(reading: Reading): ReadonlyMap<string, string> {
  if (!reading.prints) {
    const prints = new Map<string, string>();
    for (const rule of allRules(reading.document)) {
      // No term has a whole section.
      if (rule.number.length === 1) continue;
      const print = fingerprint(rule);
      if (!prints.has(print)) prints.set(print, rule.number);
    }
    reading.prints = prints;
  }
  return reading.prints;
}

function mentions({ title = '', paragraphs }: Rule, term: TermRule): boolean {
  const text = plainName([title, ...paragraphs.map((paragraph) => paragraph.text)].join(' '));
  return namesOf(term).some((name) => text.includes(name));
}

function namesOf({ name, headings }: Pick<TermRule, 'name' | 'headings'>): string[] {
  return [name, ...headings].map(plainName);
}

function newTerms(reading: Reading, terms: TermRules['terms']): ImportedTerm[] {
  const known = new Set(Object.values(terms).flatMap(namesOf));
  const found: ImportedTerm[] = [];
  for (const { title, kind, number, rule } of reading.keywords) {
    if (known.has(plainName(title))) continue;
    known.add(plainName(title));
    found.push({ id: idOf(title), name: title, kind, number, words: firstWords(rule) });
  }
  const { number, words } = reading.words;
  for (const word of words) {
    if (number === undefined || known.has(plainName(word))) continue;
    known.add(plainName(word));
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    const text = wordsOfAbilityWord(reading, word, number);
    found.push({ id: idOf(word), name, kind: 'ability-word', number, words: text });
  }
  return found;
}

/** Apart from the ids of our own terms, which the next version of the data may have for the same keyword. */
function idOf(name: string): string {
  const plain = plainName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `imported-${plain}`;
}

/** The first sentence-bearing paragraph at or under a rule. */
function firstWords(rule: Rule): string {
  const own = rule.paragraphs.find(({ kind }) => kind === 'text')?.text;
  if (own) return own;
  for (const below of rule.rules) {
    const words = firstWords(below);
    if (words) return words;
  }
  return '';
}

/** What the glossary says of an ability word, else what the rules say of all of them. */
function wordsOfAbilityWord({ document, rules }: Reading, word: string, number: string): string {
  const entry = document.glossary.find(({ term }) => plainName(term) === plainName(word));
  const [own] = entry?.paragraphs ?? [];
  if (own) return own.text;
  const rule = rules.get(number);
  const text = rule ? firstWords(rule) : '';
  // The sentence that lists them all is left out: it has a hundred names in it.
  return text.split(/(?<=\.)\s+(?=The (?:ability words|list of))/)[0] ?? text;
}
