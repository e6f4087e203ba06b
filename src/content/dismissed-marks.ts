import type { Detector, Match } from '../detect/types.ts';
import type { Mark } from '../host-page/index.ts';

/** Occurrences that the user has said are not the term: until the page is loaded anew. */
export interface DismissedMarks {
  /** From now on this occurrence is not found. */
  add(mark: Mark): void;
  /** The detector without them. */
  leftOutOf(detector: Detector): Detector;
}

/** Keeps none yet. */
export function createDismissedMarks(): DismissedMarks {
  const dismissed = new Set<string>();
  return {
    add: (mark) => dismissed.add(occurrence(mark.text, mark.match, mark)),
    leftOutOf: ({ find, params, paramsHere }) => ({
      find: (text, context) =>
        find(text, context).filter(
          (match) => dismissed.size === 0 || !dismissed.has(occurrence(text, match, context)),
        ),
      params,
      paramsHere,
    }),
  };
}

/** An occurrence by its card, its line and its place in it: what is the same when the page renders it anew. */
function occurrence(
  text: string,
  { start }: Match,
  { cardName }: { readonly cardName?: string | undefined },
): string {
  const before = text.slice(0, start).split('\n').at(-1);
  return [cardName, before, text.slice(start).split('\n')[0]].join();
}
