/** A point or box in CSS pixels of the visual viewport, as clientX and getBoundingClientRect give them. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Slack around boxes: a hand that aims at an edge may miss it by this much. */
const SLACK_PX = 4;

/** Whether a point lies in a box, grown by `slack` pixels. */
export function inBox({ x, y }: Point, box: Box, slack = 0): boolean {
  return (
    x >= box.left - slack &&
    x <= box.right + slack &&
    y >= box.top - slack &&
    y <= box.bottom + slack
  );
}

/**
 * Whether the pointer is on a safe way from where it left the word to the popover: inside the triangle from
 * the point of leaving to the popover's near edge, or in the gap between the two boxes. (The idea of
 * "safe triangles"; the hand goes the straight way, and words under it must not open.)
 */
export function onSafePath(point: Point, left: Point, word: Box, popover: Box): boolean {
  if (inGap(point, word, popover)) return true;
  const [a, b] = nearEdge(left, popover);
  return inTriangle(point, left, a, b);
}

function inGap(point: Point, word: Box, popover: Box): boolean {
  const gap: Box = {
    left: Math.max(word.left, popover.left),
    right: Math.min(word.right, popover.right),
    top: Math.min(word.bottom, popover.bottom),
    bottom: Math.max(word.top, popover.top),
  };
  return gap.left <= gap.right && inBox(point, gap, SLACK_PX);
}

/** The two ends of the popover's edge that faces the point. */
function nearEdge(from: Point, { left, top, right, bottom }: Box): [Point, Point] {
  if (from.y <= top) return edge(left - SLACK_PX, top, right + SLACK_PX, top);
  if (from.y >= bottom) return edge(left - SLACK_PX, bottom, right + SLACK_PX, bottom);
  const x = from.x <= left ? left : right;
  return edge(x, top - SLACK_PX, x, bottom + SLACK_PX);
}

function edge(x1: number, y1: number, x2: number, y2: number): [Point, Point] {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

function inTriangle(p: Point, a: Point, b: Point, c: Point): boolean {
  const d1 = side(p, a, b);
  const d2 = side(p, b, c);
  const d3 = side(p, c, a);
  return !((d1 < 0 || d2 < 0 || d3 < 0) && (d1 > 0 || d2 > 0 || d3 > 0));
}

function side(p: Point, a: Point, b: Point): number {
  return (p.x - b.x) * (a.y - b.y) - (a.x - b.x) * (p.y - b.y);
}
