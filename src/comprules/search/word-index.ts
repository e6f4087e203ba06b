import { plainName } from '../keywords.ts';

/** Finds texts by the words in them. */
export interface WordIndex {
  /** All words, in order. */
  readonly vocabulary: readonly string[];
  /** Whether some word begins so. */
  knows(beginning: string): boolean;
  /**
   * Positions of the texts that have, for each of the wanted, a word that begins as one of its spellings; those
   * with the phrase first, then those with whole words, then the shorter.
   */
  find(wanted: readonly (readonly string[])[], phrase: string): number[];
}

/** A text's words in plain letters; the sides of a hyphen are words too. */
export function wordsOf(text: string): string[] {
  return plainName(text).match(WORD) ?? [];
}

const WORD = /[a-z0-9']+/g;

/** Makes the index over texts. */
export function createWordIndex(texts: readonly string[]): WordIndex {
  const places = new Map<string, number[]>();
  const plain = texts.map(plainName);
  plain.forEach((text, i) => {
    for (const word of new Set(text.match(WORD))) {
      const list = places.get(word);
      if (list) list.push(i);
      else places.set(word, [i]);
    }
  });
  const vocabulary = [...places.keys()].sort();

  function firstFrom(word: string): number {
    let low = 0;
    let high = vocabulary.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((vocabulary[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Scores of the texts with a word that begins so: 2 for the word itself, 1 for a longer one. */
  function mark(beginning: string, scores: Uint8Array): void {
    for (let i = firstFrom(beginning); vocabulary[i]?.startsWith(beginning); i++) {
      const word = vocabulary[i] ?? '';
      const score = word === beginning ? 2 : 1;
      for (const place of places.get(word) ?? [])
        if ((scores[place] ?? 0) < score) scores[place] = score;
    }
  }

  return {
    vocabulary,
    knows: (beginning) => vocabulary[firstFrom(beginning)]?.startsWith(beginning) ?? false,
    find(wanted, phrase) {
      if (wanted.length === 0) return [];
      const total = new Uint16Array(texts.length).fill(1);
      for (const spellings of wanted) {
        const scores = new Uint8Array(texts.length);
        for (const spelling of spellings) mark(spelling, scores);
        for (let i = 0; i < total.length; i++) {
          const score = scores[i] ?? 0;
          const before = total[i] ?? 0;
          total[i] = score === 0 || before === 0 ? 0 : before + score;
        }
      }
      const hits: { readonly i: number; readonly rank: number; readonly length: number }[] = [];
      total.forEach((score, i) => {
        if (score === 0) return;
        const text = plain[i] ?? '';
        const whole = phrase !== '' && text.includes(phrase);
        hits.push({ i, rank: score + (whole ? WHOLE_PHRASE : 0), length: text.length });
      });
      return hits.sort((a, b) => b.rank - a.rank || a.length - b.length).map(({ i }) => i);
    },
  };
}

/** More than any number of words can score. */
const WHOLE_PHRASE = 10_000;
