import { wordsOf } from '../search/word-index.ts';

/** Positions of a paragraph in the one list and of its counterpart in the other. */
export type Pair = readonly [left: number | undefined, right: number | undefined];

/** Paragraphs that share less than this of their words are no readings of each other. */
const LEAST_ALIKE = 0.4;
/** Lists longer than this (702 as a whole) are paired by equal texts alone: every pair would take seconds. */
const MOST_PAIRS = 60_000;

/**
 * Pairs the paragraphs of two readings so that as much as possible stays side by side, in order: those that
 * share many words go together, others stand alone.
 */
export function pairLines(left: readonly string[], right: readonly string[]): Pair[] {
  const likeness =
    left.length * right.length > MOST_PAIRS ? equality(left, right) : alike(left, right);
  // best[i][k]: the most likeness that can be had from left[i...] and right[k...].
  const best = Array.from({ length: left.length + 1 }, () => new Float64Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i--)
    for (let k = right.length - 1; k >= 0; k--) {
      const both = likeness(i, k);
      const paired = both >= LEAST_ALIKE ? both + score(best, i + 1, k + 1) : -1;
      row(best, i)[k] = Math.max(paired, score(best, i + 1, k), score(best, i, k + 1));
    }
  const pairs: Pair[] = [];
  let i = 0;
  let k = 0;
  while (i < left.length || k < right.length) {
    const here = score(best, i, k);
    if (i < left.length && k < right.length && isPair(best, likeness(i, k), i, k)) {
      pairs.push([i++, k++]);
    } else if (i < left.length && (k >= right.length || score(best, i + 1, k) === here))
      pairs.push([i++, undefined]);
    else pairs.push([undefined, k++]);
  }
  return pairs;
}

function row(best: readonly Float64Array[], i: number): Float64Array {
  return best[i] ?? new Float64Array(0);
}

function score(best: readonly Float64Array[], i: number, k: number): number {
  return best[i]?.[k] ?? 0;
}

function isPair(best: readonly Float64Array[], both: number, i: number, k: number): boolean {
  return both >= LEAST_ALIKE && both + score(best, i + 1, k + 1) === score(best, i, k);
}

type Likeness = (i: number, k: number) => number;

function equality(left: readonly string[], right: readonly string[]): Likeness {
  return (i, k) => (left[i] === right[k] ? 1 : 0);
}

function alike(left: readonly string[], right: readonly string[]): Likeness {
  const ours = left.map(countWords);
  const theirs = right.map(countWords);
  return (i, k) => likenessOf(ours[i], theirs[k]);
}

/** A text's words with how often each stands in it. */
export type Words = { readonly counts: ReadonlyMap<string, number>; readonly total: number };

export function countWords(text: string): Words {
  const counts = new Map<string, number>();
  const words = wordsOf(text);
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}

/** The share of words that two texts have in common, from 0 to 1 (Dice's coefficient). */
export function likenessOf(a: Words | undefined, b: Words | undefined): number {
  if (!a || !b || a.total + b.total === 0) return 0;
  let shared = 0;
  for (const [word, count] of a.counts) shared += Math.min(count, b.counts.get(word) ?? 0);
  return (2 * shared) / (a.total + b.total);
}
