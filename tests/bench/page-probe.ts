import Mark from 'mark.js';
import * as probe from '../browser/host-page/probe.ts';

/** What the bench runs inside the page: our scan, a bare walk and mark.js, on the same document. */

let spent = 0;
let longest = 0;
let gap = 0;

function timed<A extends unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  return (...args) => {
    const start = performance.now();
    callback(...args);
    const took = performance.now() - start;
    spent += took;
    longest = Math.max(longest, took);
  };
}

/** From here on all our callbacks are timed: the bench's page has no other script. */
export function watchTime(): void {
  const { setTimeout: later, requestIdleCallback: idle } = window;
  const Seen = window.IntersectionObserver;
  const Changed = window.MutationObserver;
  Object.assign(window, {
    setTimeout: (callback: () => void, ms: number) => later(timed(callback), ms),
    requestIdleCallback: (callback: IdleRequestCallback, options?: IdleRequestOptions) =>
      idle(timed(callback), options),
    IntersectionObserver: class extends Seen {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(timed(callback), options);
      }
    },
    MutationObserver: class extends Changed {
      constructor(callback: MutationCallback) {
        super(timed(callback));
      }
    },
  });
}

export function resetTime(): void {
  spent = 0;
  longest = 0;
  gap = 0;
}

/** Milliseconds spent in our callbacks, the longest of them, and the longest gap, where gaps are watched. */
export function time(): { spent: number; longest: number; gap: number } {
  return { spent, longest, gap };
}

/** From here on it is told for how long a task that is always waiting does not get its turn. */
export function watchGaps(): void {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  port1.onmessage = () => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
    // Not at once: the page's own tasks have their turn in between.
    realTimeout(() => port2.postMessage(0), 4);
  };
  port2.postMessage(0);
}
const realTimeout = window.setTimeout.bind(window);

/** What a resting pointer asks, timed as a task of ours. */
export function hover(x: number, y: number): void {
  timed(() => {
    const page = probe.running();
    const mark = page.hitTest(x, y);
    if (mark) page.others(mark);
    page.marksInView();
  })();
}

/** Our scan, started; its slices follow. Gives the milliseconds of the start itself. */
export function startOurs(): void {
  timed(() => probe.start())();
}

export const { settle, running, ranges: painted } = probe;

/** Runs all contestants on the page as it is, so that the engine has compiled them, and takes all off again. */
export async function warm(): Promise<void> {
  for (let round = 0; round < WARM_ROUNDS; round++) {
    bareWalk();
    startOurs();
    await waitUntilDone();
    probe.end();
    markJs();
    for (const mark of document.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
    document.body.normalize();
  }
}
const WARM_ROUNDS = 3;

/** Waits until no work is left, without asking for a frame that the page would not draw by itself. */
export async function waitUntilDone(): Promise<void> {
  for (let calm = 0; calm < 4; ) {
    await new Promise((done) => setTimeout(done, 50));
    calm = probe.running().settled ? calm + 1 : 0;
  }
}

/** Reads every mark of the page, as lists do; milliseconds and how many there are. */
export function readAll(): { ms: number; marks: number } {
  const start = performance.now();
  const { length } = probe.running().marks();
  return { ms: performance.now() - start, marks: length };
}

export function end(): void {
  probe.end();
}

/** The floor: reads the text of the page and nothing else. */
export function bareWalk(): number {
  const start = performance.now();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let length = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    length += node.data.length;
  if (length === 0) throw new Error('an empty page');
  return performance.now() - start;
}

/** mark.js with the same terms; milliseconds of script, and with the layout that it causes. */
export function markJs(): { script: number; withLayout: number; marks: number } {
  const regexp = probe.regexp();
  const start = performance.now();
  new Mark(document.body).markRegExp(regexp);
  const script = performance.now() - start;
  if (document.body.offsetHeight === 0) throw new Error('an empty page');
  return {
    script,
    withLayout: performance.now() - start,
    marks: document.querySelectorAll('mark').length,
  };
}
