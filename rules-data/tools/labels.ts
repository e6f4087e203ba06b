import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDetector } from '../../src/detect/index.ts';
import type { Detector } from '../../src/detect/types.ts';
import type { Kind, RulesIndex } from '../../src/rules/types.ts';
import { DATA_ROOT } from './load.ts';

const CARDS = join(DATA_ROOT, '../../shared/cards/oracle.jsonl');

/** Whether the cards are there that the names are read from; a fresh clone has none. */
export const hasLabels = existsSync(CARDS);

/** The beginning of a line or of a bullet, and what stands there before a dash. */
const BEFORE_DASH =
  /(?<=(?:^|\n)[ ]*(?:[•*+][ ]*)?)[A-Z\d][^\n—–{}:.“"(|]{1,59}?(?=\s*(?:—|–|--|\s-\s)\s*\S)/g;
/** Chapters, results of dice, levels, prices of stickers, and what a card says of choosing. */
const NO_NAME = /^(?:[IVX]+(?:,\s?[IVX]+)*|[\d\s,+or-]+|LEVEL.*)(?:\s|$)|\bcho(?:oses?|ice)\b/i;

/** A name before a dash and where it stands. */
export interface Label {
  readonly name: string;
  readonly start: number;
}

/** Kinds of term that stand before a dash themselves. */
const NAMED: ReadonlySet<Kind | undefined> = new Set<Kind>(['ability', 'ability-word', 'outside']);

/** Tells of each term of what kind it is. */
export type KindOf = (term: string) => Kind | undefined;

/** What a card's text has before a dash and is no keyword, no ability word: flavor words and names of modes. */
export function labelsOn(text: string, name: string, detector: Detector, kindOf: KindOf): Label[] {
  const found = [...text.matchAll(BEFORE_DASH)]
    .map(({ 0: label, index: start }) => ({ name: label.trim(), start }))
    .filter((label) => !NO_NAME.test(label.name));
  if (found.length === 0) return [];
  const matches = detector.find(text, { place: 'rules', cardName: name });
  return found.filter(
    ({ start }) => !matches.some((match) => match.start === start && NAMED.has(kindOf(match.term))),
  );
}

/** All names on cards, in the order of the alphabet. */
export function labelsOnCards(detector: Detector, index: RulesIndex): string[] {
  const kinds = new Map(index.terms.map(({ id, kind }) => [id, kind]));
  const kindOf: KindOf = (term) => kinds.get(term);
  const names = new Set<string>();
  for (const line of readFileSync(CARDS, 'utf8').split('\n')) {
    if (!line) continue;
    const face = JSON.parse(line) as { name: string; oracle_text?: string | null };
    for (const { name } of labelsOn(face.oracle_text ?? '', face.name, detector, kindOf))
      names.add(name);
  }
  return [...names].sort();
}

/** How pages write a name, beside with a dash: as a line of its own, in capitals, before a colon or a hyphen. */
const WRITTEN: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name}: You gain 1 life.`,
  (name) => `${name}-You gain 1 life.`,
  (name) => `${name.toUpperCase()} — You gain 1 life.`,
  (name) => `You gain 1 life. ${name} — You gain 1 life.`,
];

/**
 * Those of the names, each of several words, that grammar alone takes for terms in one of the ways in which pages write
 * them. A name of one word that is a term tells nothing without its dash.
 */
export function mistakenLabels(names: readonly string[], index: RulesIndex): string[] {
  const { find } = createDetector({ ...index, labels: '' });
  const several = names.filter((name) => name.includes(' '));
  return several.filter((name) =>
    WRITTEN.some((write) => {
      const text = write(name);
      const start = text.toLowerCase().indexOf(name.toLowerCase());
      return find(text, { place: 'rules' }).some(
        (match) => match.start >= start && match.end <= start + name.length,
      );
    }),
  );
}
