import type { Box, Point } from './safe-path.ts';
import { inBox } from './safe-path.ts';

/** Between word and popover: close enough to belong together, far enough not to touch the mark's line. */
const GAP_PX = 6;
/** Between popover and the edge of the view. */
const MARGIN_PX = 8;
/** The popover's inner padding, so that its text stands in line with the word's. */
const INSET_PX = 14;
/** Less room than this on a side is no room; the other side is taken even where it is hardly better. */
const LEAST_HEIGHT_PX = 96;

/** A panel beside a picture is given this much height where the view has it: room to open its folds in. */
const PANEL_HEIGHT_PX = 320;

/** Where to put the popover, in pixels of the layout viewport. One of `top` and `bottom` is given. */
export interface Placement {
  readonly side: 'below' | 'above' | 'right' | 'left';
  readonly left: number;
  /** Distance from the viewport's top; it grows downwards. */
  readonly top?: number;
  /** Distance from the viewport's bottom; it grows upwards, so it never grows over the word. */
  readonly bottom?: number;
  readonly maxHeight: number;
}

/** Where to put the sheet of a tap. */
export interface Sheet {
  readonly edge: 'top' | 'bottom';
  readonly maxHeight: number;
}

/** A sheet takes no more of the view than this, so that the page is still seen to be there. */
const MOST_OF_VIEW = 0.6;

/**
 * Puts a sheet at the lower edge of the view, or at the upper one where the word is low: it never covers the word.
 *
 * @param keep the edge to stay at
 */
export function placeSheet(lines: readonly Box[], view: Box, keep?: Sheet['edge']): Sheet {
  const height = view.bottom - view.top;
  const above = Math.min(...lines.map(({ top }) => top)) - GAP_PX - view.top;
  const below = view.bottom - GAP_PX - Math.max(...lines.map(({ bottom }) => bottom));
  const edge = keep ?? (below >= Math.min(height * MOST_OF_VIEW, above) ? 'bottom' : 'top');
  const room = edge === 'bottom' ? below : above;
  return { edge, maxHeight: Math.max(0, Math.min(room, height * MOST_OF_VIEW)) };
}

/**
 * Puts a popover above all the lines of a word, for the text there is read already; or below where it does not fit
 * above and there is more room; beside the line the pointer is on, wholly inside the view.
 *
 * @param lines the word's boxes, one a line; at least one
 * @param size the popover's wanted size
 * @param view the visible part of the layout viewport
 * @param viewportHeight the layout viewport's height, from whose lower edge `bottom` counts
 * @param keep the side to stay on: content that loads must not make it jump
 */
export function place(
  lines: readonly Box[],
  pointer: Point | undefined,
  size: { readonly width: number; readonly height: number },
  view: Box,
  viewportHeight: number,
  keep?: 'above' | 'below',
): Placement {
  const line = lines.find((box) => pointer && inBox(pointer, box, 1)) ?? lines[0];
  if (!line) throw new RangeError('no line');
  const wordTop = Math.min(...lines.map(({ top }) => top));
  const wordBottom = Math.max(...lines.map(({ bottom }) => bottom));
  const below = view.bottom - MARGIN_PX - (wordBottom + GAP_PX);
  const above = wordTop - GAP_PX - (view.top + MARGIN_PX);
  const fitsBelow = below >= Math.min(size.height, Math.max(above, LEAST_HEIGHT_PX));
  const side = keep ?? (above >= size.height || !fitsBelow ? 'above' : 'below');
  const room = side === 'below' ? below : above;
  const rightmost = view.right - MARGIN_PX - size.width;
  const left = Math.max(view.left + MARGIN_PX, Math.min(line.left - INSET_PX, rightmost));
  return {
    side,
    left,
    ...(side === 'below'
      ? { top: wordBottom + GAP_PX }
      : { bottom: viewportHeight - (wordTop - GAP_PX) }),
    maxHeight: Math.max(room, 0),
  };
}

/**
 * Puts a panel beside a picture, to the right or, where no room is there, to the left, level with its top as far as the
 * view allows; it covers none of the boxes. Where there is no such place it stands above or below all of them.
 *
 * @param clear the boxes that are not to be covered, the picture last; at least one
 * @param keep the side to stay on, as long as there is room
 */
export function placeBeside(
  clear: readonly Box[],
  size: { readonly width: number; readonly height: number },
  view: Box,
  viewportHeight: number,
  keep?: Placement['side'],
): Placement {
  const highest = view.top + MARGIN_PX;
  const lowest = view.bottom - MARGIN_PX;
  const height = Math.min(Math.max(size.height, PANEL_HEIGHT_PX), lowest - highest);
  const sides = keep === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  if (keep !== 'above' && keep !== 'below')
    for (const box of [...clear].reverse())
      for (const side of sides) {
        const left = side === 'right' ? box.right + GAP_PX : box.left - GAP_PX - size.width;
        const right = left + size.width;
        if (left < view.left + MARGIN_PX || right > view.right - MARGIN_PX) continue;
        const top = Math.max(highest, Math.min(box.top, lowest - height));
        const bottom = top + Math.max(height, 0);
        if (clear.some((other) => overlaps(other, { left, top, right, bottom }))) continue;
        return { side, left, top, maxHeight: lowest - top };
      }
  const placed = place(clear, undefined, size, view, viewportHeight, verticalOf(keep));
  if (placed.maxHeight >= LEAST_HEIGHT_PX) return placed;
  // A picture that fills the view: at the lower edge the panel hides least of it.
  const maxHeight = Math.min(size.height, (lowest - highest) / 2);
  return { side: 'below', left: placed.left, top: lowest - maxHeight, maxHeight };
}

/** The side that a word's popover stays on. */
export const verticalOf = (side: Placement['side'] | undefined) =>
  side === 'above' || side === 'below' ? side : undefined;

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
