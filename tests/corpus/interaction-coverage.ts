// How many card faces with two or more keywords find an interaction between words that stand on them:
//   npx tsx tests/corpus/interaction-coverage.ts [missed pairs to show] [seed of a draw of 100 faces]
// Each missed pair is shown with the faces that it alone would cover, so that the next one written helps most.
import { compileTexts } from '../../rules-data/tools/compile.ts';
import { type Face, hasCards, rows, subject } from './detect-corpus.ts';

const NEWEST = '9999-12-31';
/** A draw as a judge makes it. */
const DRAWN = 100;

/** A face of two or more keywords, the terms found on it, and whether two of them have an interaction. */
interface Subject {
  readonly name: string;
  readonly ids: readonly string[];
  readonly covered: boolean;
}

/** Pairs of term ids that have an interaction under the newest edition, as "a b" in the order of the alphabet. */
function toldPairs(): Set<string> {
  return new Set(
    Object.entries(compileTexts()).flatMap(([id, { pairs = [] }]) =>
      pairs
        .filter(([other, from, until]) => id < other && from <= NEWEST && !until)
        .map(([other]) => `${id} ${other}`),
    ),
  );
}

function pairsAmong(ids: readonly string[]): string[] {
  return ids.flatMap((a, i) => ids.slice(i + 1).map((b) => `${a} ${b}`));
}

/** All faces on which two or more keywords stand, by the cards' own data or as detection finds abilities and actions. */
function subjects(by: 'data' | 'detection'): Subject[] {
  const { detector, term } = subject();
  const told = toldPairs();
  return rows<Face>('oracle.jsonl').flatMap(({ name, keywords, oracle_text: text }) => {
    if (!text || (by === 'data' && (keywords ?? []).length < 2)) return [];
    const found = detector.find(text, { place: 'rules', cardName: name });
    const ids = [...new Set(found.map((match) => match.term))].sort();
    const many = ids.filter((id) => ['ability', 'action'].includes(term(id).kind)).length;
    if (by === 'detection' && many < 2) return [];
    return [{ name, ids, covered: pairsAmong(ids).some((pair) => told.has(pair)) }];
  });
}

function main(): void {
  if (!hasCards) {
    console.log('../shared/cards is not here: nothing to measure');
    return;
  }
  const [many = 40, seed] = process.argv.slice(2).map(Number);
  for (const by of ['data', 'detection'] as const) {
    const all = subjects(by);
    const covered = all.filter((face) => face.covered).length;
    console.log(
      `two keywords by ${by}: ${covered} of ${all.length} faces (${((100 * covered) / all.length).toFixed(1)} %)`,
    );
    if (seed !== undefined) {
      const drawn = all
        .map((face, i) => [Math.imul(i + 1, 2654435761 ^ seed) >>> 0, face] as const)
        .sort(([a], [b]) => a - b)
        .slice(0, DRAWN);
      console.log(`  of a draw: ${drawn.filter(([, face]) => face.covered).length} of ${DRAWN}`);
    }
    if (by === 'data') printMissed(all, many);
  }
}

/** The missed pairs, greedily: the one that covers most faces first, then the one that covers most of the rest. */
function printMissed(all: readonly Subject[], many: number): void {
  let open = all.filter((face) => !face.covered);
  for (let i = 0; i < many && open.length > 0; i++) {
    const counts = new Map<string, string[]>();
    for (const { name, ids } of open)
      for (const pair of pairsAmong(ids)) counts.set(pair, [...(counts.get(pair) ?? []), name]);
    const [pair, names] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? ['', []];
    console.log(`  ${pair}: ${names.length} (${names.slice(0, 3).join('; ')})`);
    open = open.filter(({ ids }) => !pairsAmong(ids).includes(pair));
  }
}

main();
