import type { Context, Detector, Match, PiecewiseDetector } from '../detect/types.ts';
import type { Mark } from '../host-page/index.ts';

/** Occurrences that the user has said are not the term: until the page is loaded anew. */
export interface DismissedMarks {
  /** From now on this occurrence is not found; it is again after what this gives is called. */
  add(mark: Mark): () => void;
  /** The detector without them. */
  leftOutOf(detector: Detector): PiecewiseDetector;
}

/** Of a line without end so many characters before and after are told apart. */
const AROUND = 300;

/** Keeps none yet. */
export function createDismissedMarks(): DismissedMarks {
  const dismissed = new Set<string>();
  return {
    add(mark) {
      const here = occurrence(mark.text, mark.match, mark);
      dismissed.add(here);
      return () => dismissed.delete(here);
    },
    leftOutOf: (detector) => ({
      ...detector,
      find: (text, context) => detector.find(text, context).filter(isMeant(text, context)),
      *findInPieces(text, context) {
        const pieces = detector.findInPieces?.(text, context) ?? [detector.find(text, context)];
        for (const matches of pieces) yield matches.filter(isMeant(text, context));
      },
    }),
  };

  function isMeant(text: string, context: Context): (match: Match) => boolean {
    return (match) => dismissed.size === 0 || !dismissed.has(occurrence(text, match, context));
  }
}

/** An occurrence by its card, its line and its place in it: what is the same when the page renders it anew. */
function occurrence(
  text: string,
  { start }: Match,
  { cardName }: { readonly cardName?: string | undefined },
): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(
    Math.max(from, start - AROUND),
    Math.min(end < 0 ? text.length : end, start + AROUND),
  );
  return [cardName, start - from, line].join();
}
