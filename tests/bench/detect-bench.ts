// What finding terms costs, as ratios taken side by side in one run: npx tsx tests/bench/detect-bench.ts
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import { type Face, hasCards, rows } from '../corpus/detect-corpus.ts';
import { labelledLines } from '../detect/labelled.ts';
import { spellingRegExp, spellingsOf } from '../tools/spelling-regexp.ts';

/** As many cards as a long search page or a big deck list shows. */
const CARDS = 2000;
/** Odd, so that the median is a run. */
const ROUNDS = 15;
const FACE_ROUNDS = 5;

interface Card {
  readonly name: string | undefined;
  readonly text: string;
}

function cards(): Card[] {
  if (hasCards) {
    const all = rows<Face>('oracle.jsonl').filter(({ oracle_text }) => oracle_text);
    const step = Math.floor(all.length / CARDS);
    return all
      .filter((_, i) => i % step === 0)
      .slice(0, CARDS)
      .map(({ name, oracle_text }) => ({ name, text: oracle_text ?? '' }));
  }
  const lines = labelledLines().filter(({ context }) => context.place === 'rules');
  return Array.from({ length: CARDS }, (_, i) => {
    const line = lines[i % lines.length];
    return { name: line?.context.cardName, text: line?.text ?? '' };
  });
}

const deck = cards();
const index = compileIndex();
const detector = createDetector(index);
const { known, glued } = spellingsOf(index.terms);
const regexp = spellingRegExp(known, glued);

const measured: Record<string, () => number> = {
  'reading the characters': () => {
    let sum = 0;
    for (const { text } of deck) for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
    return sum;
  },
  'one pass of the RegExp': () => {
    let found = 0;
    for (const { text } of deck) {
      regexp.lastIndex = 0;
      while (regexp.exec(text)) found++;
    }
    return found;
  },
  'find, as rules text': () => {
    let found = 0;
    for (const { name, text } of deck)
      found += detector.find(text, { place: 'rules', ...(name && { cardName: name }) }).length;
    return found;
  },
  'find, as prose': () => {
    let found = 0;
    for (const { text } of deck) found += detector.find(text, { place: 'prose' }).length;
    return found;
  },
};

const times = new Map(Object.keys(measured).map((name) => [name, [] as number[]]));
const results = new Map<string, number>();
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(measured)) {
    const from = performance.now();
    results.set(name, run());
    times.get(name)?.push(performance.now() - from);
  }
}

const middle = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const median = (name: string) => middle(times.get(name) ?? []);
const characters = deck.reduce((sum, { text }) => sum + text.length, 0);
console.log(`${deck.length} cards, ${characters} characters, median of ${ROUNDS} rounds`);
for (const name of times.keys()) {
  const time = median(name);
  const ratios = `${(time / median('one pass of the RegExp')).toFixed(2)} × the RegExp, ${(time / median('reading the characters')).toFixed(1)} × reading`;
  console.log(
    `${name.padEnd(24)} ${time.toFixed(2).padStart(7)} ms  ${ratios}  (${results.get(name)})`,
  );
}

// All faces once a round, so that two versions can be told apart by one figure.
const everything = hasCards
  ? rows<Face>('oracle.jsonl').flatMap(({ name, oracle_text: text }) =>
      text ? [{ text, context: { place: 'rules', cardName: name } as const }] : [],
    )
  : [];
const speeds = Array.from({ length: everything.length > 0 ? FACE_ROUNDS : 0 }, () => {
  const from = performance.now();
  let read = 0;
  for (const { text, context } of everything) {
    detector.find(text, context);
    read += text.length;
  }
  return read / (performance.now() - from);
});
if (speeds.length > 0)
  console.log(
    `find over ${everything.length} faces: ${middle(speeds).toFixed(0)} characters a millisecond, median of ${FACE_ROUNDS} rounds`,
  );
