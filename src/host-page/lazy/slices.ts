import { isHidden, listen } from '../dom.ts';
import { tellFault } from '../tell-fault.ts';

/** Work that can stop: called with a time (performance.now()) to stop at; true when all is done. */
export type Job = (until: number) => boolean;

/** Milliseconds a slice may take: at a quarter of the speed, and with one late check, still well under 50. */
const SLICE_MS = 6;
/** Does work in slices, each in a task of its own, jobs in turn; nothing at all while the page is hidden. */
export class Slices {
  readonly #view: Window;
  readonly #jobs: Job[] = [];
  readonly #signal: AbortSignal;
  #timer: number | undefined;

  constructor(view: Window, signal: AbortSignal) {
    this.#view = view;
    this.#signal = signal;
    listen(view.document, 'visibilitychange', () => this.#schedule(), { signal });
    signal.addEventListener('abort', () => {
      this.#jobs.length = 0;
      view.clearTimeout(this.#timer);
    });
  }

  /** Adds a job; it starts in a later task. */
  add(job: Job): void {
    this.#jobs.push(job);
    this.#schedule();
  }

  /** Whether nothing is left to do. */
  get done(): boolean {
    return this.#jobs.length === 0;
  }

  #schedule(): void {
    const view = this.#view;
    if (this.#signal.aborted || isHidden(view.document) || this.done) return;
    this.#timer ??= view.setTimeout(() => {
      this.#timer = undefined;
      this.#work(view.performance.now() + SLICE_MS);
    }, 0);
  }

  #work(until: number): void {
    if (this.#signal.aborted || isHidden(this.#view.document)) return;
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      // Off the list first: a job that fails must not keep all others from their turn, nor a long one.
      if (!isDone(job, until)) this.#jobs.push(job);
      if (this.#view.performance.now() >= until) break;
    }
    this.#schedule();
  }
}

/** A job that fails is done: nobody waits for it for ever. */
function isDone(job: Job, until: number): boolean {
  try {
    return job(until);
  } catch (error) {
    tellFault(error);
    return true;
  }
}
