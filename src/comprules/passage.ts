import { referencesIn } from './references.ts';
import type { Paragraph, Rule } from './types.ts';

/** Words of a rule's text, or words that point to another rule: ["510.1c", "510.1c"]. */
export type Piece = string | readonly [words: string, number: string];

/** One paragraph of a passage, letter by letter, with its references found. */
export interface PassageLine {
  readonly kind: 'heading' | 'text' | 'example';
  /** The number as printed, at the first paragraph of a rule: "702.19b". */
  readonly label?: string;
  /** The rule's number in its regular form, where `label` is. */
  readonly number?: string;
  /** How far it stands under the first line of the passage: 0, 1, 2. */
  readonly depth: number;
  readonly pieces: readonly Piece[];
}

/** One rule as it is shown: plain data that can be sent as a message. */
export interface Passage {
  readonly edition: string;
  readonly number: string;
  readonly lines: readonly PassageLine[];
}

/** A rule with all that stands under it as lines. Each line's pieces, put together, are the document's letters. */
export function passageLines(rule: Rule, depth = 0): PassageLine[] {
  const { label, number, title, paragraphs, rules } = rule;
  const named = { label, number, depth };
  const lines: PassageLine[] = [];
  if (title !== undefined) lines.push({ ...named, kind: 'heading', pieces: [title] });
  paragraphs.forEach((paragraph, i) => {
    const first = i === 0 && title === undefined;
    lines.push({ ...(first ? named : { depth }), ...lineOf(paragraph) });
  });
  if (lines.length === 0) lines.push({ ...named, kind: 'text', pieces: [] });
  return [...lines, ...rules.flatMap((below) => passageLines(below, depth + 1))];
}

/** What stands under a title without a number, a part or a term of the glossary, as lines. */
export function titledLines(title: string, paragraphs: readonly Paragraph[]): PassageLine[] {
  return [
    { kind: 'heading', depth: 0, pieces: [title] },
    ...paragraphs.map((paragraph) => ({ depth: 1, ...lineOf(paragraph) })),
  ];
}

function lineOf({ kind, text }: Paragraph): Pick<PassageLine, 'kind' | 'pieces'> {
  return { kind: kind === 'example' ? 'example' : 'text', pieces: piecesOf(text) };
}

/** A text cut at its references to rules. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, number } of referencesIn(text)) {
    if (start > at) pieces.push(text.slice(at, start));
    pieces.push([text.slice(start, end), number]);
    at = end;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}
