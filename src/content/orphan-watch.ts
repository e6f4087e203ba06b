import { isAlive } from '../platform/runtime.ts';
import { onTrusted } from '../trusted.ts';

/**
 * An orphan of an updated or removed extension takes everything off and is still: `stop` is aborted at the first
 * movement of the pointer, or the first question here, after the extension has gone. Answers whether to go on.
 */
export function watchForOrphaning(stop: AbortController): () => boolean {
  const { signal } = stop;
  const alive = () => {
    if (!isAlive()) stop.abort();
    return !signal.aborted;
  };
  onTrusted(window, 'pointerover', alive, { signal, passive: true, capture: true });
  return alive;
}
