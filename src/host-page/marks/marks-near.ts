import type { PageMark } from './marks.ts';

/** A part of the screen, in CSS pixels of the viewport. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = 'near' | 'before' | 'after' | undefined;

/** So many neighbours are not told apart: they stand on a few lines. */
const TOGETHER = 12;
/** A position costs up to half a millisecond in a text of a million characters: never more than so many at once. */
const MOST_ASKED = 60;

/**
 * Those of a text's marks, given in reading order, that stand in an area as far as the text goes on (down the page,
 * or across it as in columns and vertical writing), and some neighbours. Asks for the places of a few, as one looks
 * up a word in a dictionary: of halves whose ends lie on the same side nothing is asked, for a text does not turn
 * back. So many neighbours as `together` are not told apart.
 */
export function marksNear(marks: readonly PageMark[], area: Area, together = TOGETHER): PageMark[] {
  const first = marks[0]?.box();
  const last = marks.at(-1)?.box();
  const across = first && last && Math.abs(last.left - first.left) > Math.abs(last.top - first.top);
  const sides = new Map<number, Side>();
  const sideAt = (i: number): Side => {
    if (!sides.has(i) && sides.size < MOST_ASKED)
      sides.set(i, sideOf(marks[i]?.box(), area, across ?? false));
    return sides.get(i);
  };
  const found: PageMark[] = [];
  const todo: (readonly [number, number])[] = [[0, marks.length - 1]];
  for (let part = todo.pop(); part; part = todo.pop()) {
    const [start, end] = part;
    if (start > end) continue;
    const left = sideAt(start);
    const right = sideAt(end);
    if (left === right && left !== 'near') continue;
    if (left === right || end - start < together) {
      for (let i = start; i <= end; i++) found.push(marks[i] as PageMark);
      continue;
    }
    const middle = (start + end) >> 1;
    todo.push([middle + 1, end], [start, middle]);
  }
  return found;
}

function sideOf(box: DOMRect | undefined, area: Area, across: boolean): Side {
  if (!box) return undefined;
  if (across ? box.right < area.left : box.bottom < area.top) return 'before';
  return (across ? box.left > area.right : box.top > area.bottom) ? 'after' : 'near';
}
