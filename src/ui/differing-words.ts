/** A piece of a text; `differs` where the other text has something else. */
export interface WordPiece {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * A text cut where its words stand in another text too, in the same order: what is common to both as long as it can
 * be. Words with their punctuation are compared; spaces go with the word before.
 */
export function differingWords(text: string, other: string): WordPiece[] {
  const words = text.match(/\S+\s*/g) ?? [];
  const others = other.match(/\S+/g) ?? [];
  // Lengths of the longest common part of what follows each two places; texts are two sentences long.
  const common = [...words, ''].map(() => [...others, ''].map(() => 0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  const same = (i: number, j: number) => words[i]?.trimEnd() === others[j];
  for (let i = words.length - 1; i >= 0; i--)
    for (let j = others.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row) row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pieces: { text: string; differs: boolean }[] = [];
  let j = 0;
  words.forEach((word, i) => {
    while (j < others.length && !same(i, j) && at(i, j + 1) === at(i, j)) j++;
    const differs = !same(i, j);
    if (!differs) j++;
    const last = pieces.at(-1);
    if (last?.differs === differs) last.text += word;
    else pieces.push({ text: word, differs });
  });
  return pieces;
}
