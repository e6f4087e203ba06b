// npm run corpus -- --draw SEED N: marks drawn from all faces, with title and sentence, for a judge.
import { subject } from './detect-corpus.ts';
import { inContext, marksOnFaces } from './marks-on-faces.ts';
import { mulberry32 } from './random.ts';

/** Prints N marks drawn by a seed; `only`: of terms of this kind, or of one term. */
export function drawMarks(seed: number, many: number, only?: string): void {
  const random = mulberry32(seed);
  const drawn = [...marksOnFaces(subject())]
    .filter(({ entry: { term } }) => !only || only === term.kind || only === term.id)
    .map((mark) => [random(), mark] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, many);
  drawn.forEach(([, mark], i) => {
    const { face, entry, params } = mark;
    const who = params.who ? ` (${params.who}: ${params.holders ?? params.holder ?? ''})` : '';
    console.log(`${i + 1}. ${face.name} | ${inContext(mark)}`);
    console.log(`   ${entry.title}${who}: ${entry.reminder}`);
  });
}
