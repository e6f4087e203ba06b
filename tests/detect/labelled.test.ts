import { describe, expect, it } from 'vitest';
import { compileIndex } from '../../rules-data/tools/compile.ts';
import { createDetector } from '../../src/detect/index.ts';
import { spelled as plain } from '../../src/detect/plain.ts';
import { type Line, labelledLines } from './labelled.ts';

const index = compileIndex();
const detector = createDetector(index);
const terms = new Map(index.terms.map((term) => [term.id, term]));
const spellings = new Set(index.terms.flatMap(({ forms }) => forms.map(({ text }) => plain(text))));

/** The set labels these kinds; tokens, counters and types have tests of their own. */
const LABELLED = new Set(['ability', 'action', 'basic-action', 'ability-word']);
/** At least so many lines, and such a share of them right: issue 5. */
const LINES = 600;
const RIGHT = 0.995;

/** What is wrong with the marks on a line, in words, or undefined. */
function wrong({ at, text, context, labels }: Line): string | undefined {
  const found = detector
    .find(text, context)
    .filter(({ term }) => LABELLED.has(terms.get(term)?.kind ?? ''));
  const wanted = labels.filter(
    ({ start, end, term }) => term || spellings.has(plain(text.slice(start, end))),
  );
  const show = (start: number, end: number, term?: string) =>
    `${start}:${text.slice(start, end)}${term ? `|${term}` : ''}`;
  const missed = wanted
    .filter(
      (l) =>
        !found.some(
          (m) => m.start === l.start && m.end === l.end && (!l.term || m.term === l.term),
        ),
    )
    .map((l) => show(l.start, l.end, l.term));
  const extra = found
    .filter((m) => !wanted.some((l) => m.start === l.start && m.end === l.end))
    .map((m) => show(m.start, m.end, m.term));
  if (!missed.length && !extra.length) return undefined;
  return `${at}: ${JSON.stringify(text)} missed [${missed.join(', ')}] wrongly marked [${extra.join(', ')}]`;
}

describe('the labelled set', () => {
  const lines = labelledLines();
  const errors = lines.flatMap((line) => wrong(line) ?? []);

  it('is large', () => {
    expect(lines.length).toBeGreaterThanOrEqual(LINES);
  });

  it('is marked as its labels say', () => {
    const right = 1 - errors.length / lines.length;
    expect(right, errors.join('\n')).toBeGreaterThanOrEqual(RIGHT);
  });

  it('has every special case of AMBIGUITY.md, section 4, right', () => {
    expect(errors.filter((error) => error.startsWith('ambiguous.txt'))).toEqual([]);
  });
});
