import { isHidden, listen } from './dom.ts';

/** Twice a second: what fades in is noticed about when it can be read. */
const LOOK_AGAIN_MS = 500;

/**
 * Looks again and again at what tells nobody when it changes, while the page is seen: from `start` for as long as
 * `look` says that there is something to look at.
 */
export class LookAgain {
  readonly #view: Window;
  readonly #look: () => boolean;
  readonly #signal: AbortSignal;
  #timer: number | undefined;

  constructor(view: Window, look: () => boolean, signal: AbortSignal) {
    this.#view = view;
    this.#look = look;
    this.#signal = signal;
    listen(view.document, 'visibilitychange', () => this.start(), { signal });
    signal.addEventListener('abort', () => view.clearTimeout(this.#timer));
  }

  start(): void {
    if (this.#signal.aborted || isHidden(this.#view.document)) return;
    this.#timer ??= this.#view.setTimeout(() => {
      this.#timer = undefined;
      if (this.#look()) this.start();
    }, LOOK_AGAIN_MS);
  }
}
