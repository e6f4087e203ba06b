import { send } from '../platform/messages.ts';
import { isAlive } from '../platform/runtime.ts';

/** Waits so long for more changes, in milliseconds: counting reads all of the page. */
const COUNT_AFTER_MS = 1000;

export interface BadgeCountOptions {
  /** Whether the user wants the number on the toolbar button, asked when it is told. */
  readonly isOn: () => boolean;
  /** How many terms the page has. */
  readonly count: () => Promise<number>;
  readonly signal: AbortSignal;
}

/**
 * Makes what tells the worker how many terms the page has, for the toolbar button: once the page has settled,
 * however often it is called meanwhile; none where the badge is off.
 */
export function createBadgeCount({ isOn, count, signal }: BadgeCountOptions): () => void {
  let _timer = 0;
  async function tell(): Promise<void> {
    _timer = 0;
    const on = isOn() && !signal.aborted;
    // A hidden page is read once it is seen, and tells then.
    if (!isAlive() || (on && document.hidden)) return;
    await send('term-count', { count: on ? await count() : 0 });
  }
  return () => {
    // Nothing hangs on the number: the next change of the page tells it again.
    _timer ||= window.setTimeout(() => void tell().catch(() => undefined), COUNT_AFTER_MS);
  };
}
