// Every mark on the faces of ../shared/cards as a user gets it: its title and its first sentence.
import { compileTexts } from '../../rules-data/tools/compile.ts';
import type { Match } from '../../src/detect/types.ts';
import { resolve } from '../../src/rules/resolve.ts';
import type { Entry, Params } from '../../src/rules/types.ts';
import { type Face, rows, type Subject } from './detect-corpus.ts';

export interface MarkOnFace {
  readonly face: Face & { readonly types?: string };
  readonly text: string;
  readonly match: Match;
  readonly word: string;
  readonly params: Params;
  readonly entry: Entry;
}

/** The marks of all faces, or of those given, under the newest edition that we know. */
export function* marksOnFaces(
  { index, detector, term }: Subject,
  faces: Iterable<Face> = rows<Face>('oracle.jsonl'),
): Generator<MarkOnFace> {
  const texts = compileTexts();
  const edition = index.editions.at(-1)?.date ?? '';
  for (const face of faces) {
    const text = face.oracle_text;
    if (!text) continue;
    const context = { place: 'rules', cardName: face.name } as const;
    for (const match of detector.find(text, context)) {
      const about = texts[match.term];
      if (!about) continue;
      const params = detector.paramsHere(text, match, context);
      const entry = resolve(term(match.term), about, edition, params, match.form);
      yield { face, text, match, word: text.slice(match.start, match.end), params, entry };
    }
  }
}

/** The mark in its text, in one line. */
export function inContext({ text, match: { start, end } }: MarkOnFace, reach = 90): string {
  const before = text.slice(Math.max(0, start - reach), start);
  return `${before}[${text.slice(start, end)}]${text.slice(end, end + reach)}`.replaceAll(
    '\n',
    '⏎',
  );
}
