/** What the bench of the popover runs inside the page: it sees of us what any page could. */

/** One popover come up, as the page saw it. */
export interface Showing {
  /** From the end of the rest to the start of the first frame that has the popover, in milliseconds. */
  readonly toFrame: number;
  /** From the end of the rest until that frame was done: laid out and painted. */
  readonly toPainted: number;
  /** Frames begun since the end of the rest, with that one. */
  readonly frames: number;
  /** The same since a timer of the page's own, of the rest's length, ran out: no script can know of the end sooner. */
  readonly framesSinceTimer: number;
  /** Whether the words of the entry stand in that frame, and can be seen. */
  readonly words: boolean;
}

/** When the pointer moved, when a timer that each move sets anew ran out, and when frames began. */
let moves: number[] = [];
let pointer = { x: 0, y: 0 };
let timer: ReturnType<typeof setTimeout>;
let timerEnded = Number.POSITIVE_INFINITY;
let frames: number[] = [];
let restDelay = 0;
let showing: Promise<Showing>;
let marks: Range[] = [];

addEventListener(
  'pointermove',
  ({ clientX: x, clientY: y, timeStamp }) => {
    pointer = { x, y };
    // When the hand moved, not when a busy page came to hear of it.
    moves.push(timeStamp);
    clearTimeout(timer);
    timer = setTimeout(() => (timerEnded = performance.now()), restDelay);
  },
  { capture: true, passive: true },
);

/** The words that are marked, for `pointAt`; gives how many there are. */
export function findMarks(): number {
  marks = [...CSS.highlights].flatMap(([name, highlight]) =>
    name.startsWith('reminder-text-')
      ? [...highlight].map(({ startContainer, startOffset, endContainer, endOffset }) => {
          const range = document.createRange();
          range.setStart(startContainer, startOffset);
          range.setEnd(endContainer, endOffset);
          return range;
        })
      : [],
  );
  return marks.length;
}

/** The middle of the nth marked word, brought to the middle of the view. */
export function pointAt(nth: number): { x: number; y: number } {
  const range = marks[nth % marks.length];
  range?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = range?.getClientRects()[0];
  if (!box) throw new Error(`the mark ${nth} is not shown`);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function openHost(): Element | undefined {
  return [...document.documentElement.children].find(
    (child) => child.localName.startsWith('rt-') && child.matches(':popover-open'),
  );
}

/** Looks at each frame from here on for the next popover that comes up; `delay` is the rest's length. */
export function watch(delay: number): void {
  moves = [];
  frames = [];
  restDelay = delay;
  timerEnded = Number.POSITIVE_INFINITY;
  showing = new Promise((done, fail) => {
    const look = () => {
      const now = performance.now();
      frames.push(now);
      const host = openHost();
      if (!host) {
        requestAnimationFrame(look);
        return;
      }
      // A move that came while it was already on its way has not delayed it.
      const moved = moves.findLast((time) => time + delay <= now);
      if (moved === undefined) {
        const since = Math.round(now - (moves.at(-1) ?? 0));
        fail(new Error(`a popover came up ${since} ms after the last movement`));
        return;
      }
      const restEnds = moved + delay;
      const since = (time: number) => frames.filter((frame) => frame > time).length;
      const counts = { frames: since(restEnds), framesSinceTimer: Math.max(since(timerEnded), 1) };
      const words = hasWords(host);
      const { port1, port2 } = new MessageChannel();
      // Asked for in the frame's callback, answered after its painting.
      port1.onmessage = () =>
        done({
          toFrame: now - restEnds,
          toPainted: performance.now() - restEnds,
          ...counts,
          words,
        });
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
}

/** The popover that came up since `watch`. */
export function shown(): Promise<Showing> {
  return showing;
}

/** A box of two lines has words in it: nothing but its height shows of the closed root from here. */
const TWO_LINES_PX = 40;
/** How far from the pointer it is looked for, and how closely, in CSS pixels. */
const REACH_PX = 200;
const STEP_PX = 4;

/** The host has no size of its own: what covers the page above or below the pointer is asked for. */
function hasWords(host: Element): boolean {
  const { x, y } = pointer;
  let covered = 0;
  for (let at = y - REACH_PX; at <= y + REACH_PX; at += STEP_PX)
    if (document.elementFromPoint(x, at) === host) covered += STEP_PX;
  return covered >= TWO_LINES_PX;
}

/** Waits until no popover is open. */
export async function gone(): Promise<void> {
  while (openHost()) await new Promise((next) => requestAnimationFrame(next));
}

/** The length of a frame in milliseconds: the median of many. */
export async function frameLength(): Promise<number> {
  const lengths: number[] = [];
  let last = await new Promise<number>(requestAnimationFrame);
  for (let frame = 0; frame < 60; frame += 1) {
    const next = await new Promise<number>(requestAnimationFrame);
    lengths.push(next - last);
    last = next;
  }
  return lengths.sort((a, b) => a - b)[30] ?? Number.NaN;
}
