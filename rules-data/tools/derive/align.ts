import type { Passage } from './passage.ts';

/**
 * From this likeness on a rule under the same number and heading is the same rule, reworded. Rules about the
 * same thing share half their rarer words; unrelated ones under one number hardly a tenth.
 */
const SAME_NUMBER = 0.4;
/** The same for a rule that moved within its heading. */
const SAME_CONTEXT = 0.5;
/** The same for a rule that moved elsewhere: only a close likeness proves it. */
const ANYWHERE = 0.6;
/**
 * The same for a keyword's first subrule that opens in the same words, its name among them ("Investigate means"):
 * such definitions were cut down to a reference to another rule.
 */
const SAME_OPENING = 0.15;
const OPENING_WORDS = 2;
/** Words that stand in more rules than this say little and are not looked up. */
const COMMON = 150;

/**
 * Pairs the rules of one edition with those of another: number in `before` to number in `after`. Each rule has
 * at most one counterpart. First go equal texts (same heading first), then like ones, the likest first.
 */
export function align(before: readonly Passage[], after: readonly Passage[]): Map<string, string> {
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  const pair = (a: Passage, b: Passage) => {
    pairs.set(a.number, b.number);
    taken.add(b.number);
  };
  const open = () => ({
    olds: before.filter(({ number }) => !pairs.has(number)),
    news: after.filter(({ number }) => !taken.has(number)),
  });

  const keys: ((p: Passage) => string)[] = [
    (p) => `${p.kind}\n${p.context}\n${p.number}\n${p.key}`,
    (p) => `${p.kind}\n${p.context}\n${p.key}`,
    (p) => `${p.kind}\n${p.number}\n${p.key}`,
    (p) => (p.kind === 'text' ? p.key : ''),
    (p) => (p.kind === 'title' ? `${p.number.slice(0, 1)}\n${p.key}` : ''),
  ];
  for (const key of keys) {
    const { olds, news } = open();
    const unique = uniqueBy(news, key);
    for (const [text, a] of uniqueBy(olds, key)) {
      const b = unique.get(text);
      if (b && text !== '') pair(a, b);
    }
  }

  const { olds, news } = open();
  const candidates = likeness(olds, news).filter(({ a, b, score }) => {
    if (a.context !== b.context) return score >= ANYWHERE;
    if (opensLike(a, b)) return score >= SAME_OPENING;
    return score >= (a.number === b.number ? SAME_NUMBER : SAME_CONTEXT);
  });
  candidates.sort((x, y) => y.rank - x.rank || compare(x.a.number, y.a.number));
  for (const { a, b } of candidates) if (!pairs.has(a.number) && !taken.has(b.number)) pair(a, b);
  return pairs;
}

function opensLike(a: Passage, b: Passage): boolean {
  const start = ({ words }: Passage) => words.slice(0, OPENING_WORDS).join(' ');
  return (
    a.number === b.number &&
    a.number.endsWith('a') &&
    a.context !== '' &&
    start(a).includes(a.context) &&
    start(a) === start(b)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Those passages whose key no other has. */
function uniqueBy(passages: readonly Passage[], key: (p: Passage) => string): Map<string, Passage> {
  const found = new Map<string, Passage | undefined>();
  for (const passage of passages) {
    const text = key(passage);
    found.set(text, found.has(text) ? undefined : passage);
  }
  const unique = new Map<string, Passage>();
  for (const [text, passage] of found) if (passage) unique.set(text, passage);
  return unique;
}

interface Candidate {
  readonly a: Passage;
  readonly b: Passage;
  /** Share of their words, weighed by rarity, that both have: 0 to 1. */
  readonly score: number;
  /** The score, raised for the same heading and number, to settle who goes first. */
  readonly rank: number;
}

/** All pairs of the same kind that share words, with their likeness (Dice's coefficient over weighted words). */
function likeness(olds: readonly Passage[], news: readonly Passage[]): Candidate[] {
  const frequency = new Map<string, number>();
  for (const { words } of [...olds, ...news])
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weight = (word: string) => 1 / Math.sqrt(frequency.get(word) ?? 1);
  const total = ({ words }: Passage) => [...new Set(words)].reduce((sum, w) => sum + weight(w), 0);

  const holders = new Map<string, number[]>();
  news.forEach(({ words }, i) => {
    for (const word of new Set(words)) {
      const list = holders.get(word);
      if (list) list.push(i);
      else holders.set(word, [i]);
    }
  });
  const totals = news.map(total);
  const sets = news.map(({ words }) => new Set(words));
  const found: Candidate[] = [];
  for (const a of olds) {
    const near = new Set<number>();
    const own = new Set(a.words);
    for (const word of own)
      if ((frequency.get(word) ?? 0) <= COMMON)
        for (const i of holders.get(word) ?? []) near.add(i);
    const ownTotal = total(a);
    for (const i of near) {
      const b = news[i];
      const theirs = sets[i];
      if (!b || !theirs || a.kind !== b.kind) continue;
      let shared = 0;
      for (const word of own) if (theirs.has(word)) shared += weight(word);
      const score = (2 * shared) / (ownTotal + (totals[i] ?? 0));
      const rank =
        score +
        (a.context === b.context ? 0.1 : 0) +
        (a.number === b.number ? 0.1 : 0) +
        (a.context === b.context && opensLike(a, b) ? 0.3 : 0);
      if (score >= SAME_OPENING) found.push({ a, b, score, rank });
    }
  }
  return found;
}
