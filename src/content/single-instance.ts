import { isAlive } from '../platform/runtime.ts';

/** Our name for ourselves in the content scripts' own world; the page does not see it. */
const KEY = Symbol.for('reminder-text');

/** What Firefox gives extensions; Chromium's orphans can still take their own away. */
interface Opened extends Element {
  readonly openOrClosedShadowRoot?: ShadowRoot | null;
}

interface Running {
  readonly stop: AbortController;
  readonly isAlive: () => boolean;
}

/**
 * Runs `start` unless a script of ours already runs in this page. One whose extension has been updated or
 * removed is an orphan: it is stopped, its marks go, and the new one takes its place.
 */
export function asSingleInstance(start: (signal: AbortSignal) => void): void {
  const world = globalThis as { [KEY]?: Running };
  const other = world[KEY];
  if (other?.isAlive()) return;
  other?.stop.abort();
  // In Firefox an orphan has gone without a word, and may have left its popover. The page may have elements of such a
  // name too; none of those has our tree, which Firefox lets us see though it is closed.
  for (const left of document.querySelectorAll<Opened>('[popover=manual]'))
    if (left.localName.startsWith('rt-') && left.openOrClosedShadowRoot?.querySelector('.rt'))
      left.remove();
  const stop = new AbortController();
  world[KEY] = { stop, isAlive: () => !stop.signal.aborted && isAlive() };
  start(stop.signal);
}
