/** Work that can stop: called with a time (performance.now()) to stop at; true when all is done. */
export type Job = (until: number) => boolean;

/** Milliseconds a slice may take: at a quarter of the speed, and with one late check, still well under 50. */
const SLICE = 6;
/** A busy page is not idle for long; the rest of the work waits at most so long for a pause, in milliseconds. */
const LONGEST_WAIT = 400;

/**
 * Does work in slices: urgent jobs in the next task, others when the page is idle, nothing at all while it
 * is hidden. Jobs run in the order in which they were added, urgent ones first.
 */
export class Slices {
  readonly #view: Window;
  readonly #urgent: Job[] = [];
  readonly #idle: Job[] = [];
  readonly #signal: AbortSignal;
  #timer: number | undefined;
  #callback: number | undefined;

  constructor(view: Window, signal: AbortSignal) {
    this.#view = view;
    this.#signal = signal;
    view.document.addEventListener('visibilitychange', () => this.#schedule(), { signal });
    signal.addEventListener('abort', () => this.#stop());
  }

  /** Adds a job; it starts in a later task. */
  add(job: Job, when: 'soon' | 'idle'): void {
    (when === 'soon' ? this.#urgent : this.#idle).push(job);
    this.#schedule();
  }

  /** Whether nothing is left to do. */
  get done(): boolean {
    return this.#urgent.length === 0 && this.#idle.length === 0;
  }

  #schedule(): void {
    const view = this.#view;
    if (this.#signal.aborted || view.document.hidden) return;
    if (this.#urgent.length > 0) {
      this.#timer ??= view.setTimeout(() => {
        this.#timer = undefined;
        this.#work(this.#urgent, view.performance.now() + SLICE);
      }, 0);
    } else if (this.#idle.length > 0) {
      this.#callback ??= view.requestIdleCallback(
        (deadline) => {
          this.#callback = undefined;
          const left = deadline.didTimeout ? SLICE : Math.min(SLICE, deadline.timeRemaining());
          this.#work(this.#idle, view.performance.now() + left);
        },
        { timeout: LONGEST_WAIT },
      );
    }
  }

  #work(jobs: Job[], until: number): void {
    if (this.#signal.aborted || this.#view.document.hidden) return;
    try {
      for (let job = jobs[0]; job !== undefined; job = jobs[0]) {
        // Off the list first: a job that fails must not keep all others from their turn.
        jobs.shift();
        if (!job(until)) jobs.unshift(job);
        if (this.#view.performance.now() >= until) break;
      }
    } finally {
      this.#schedule();
    }
  }

  #stop(): void {
    this.#urgent.length = 0;
    this.#idle.length = 0;
    if (this.#timer !== undefined) this.#view.clearTimeout(this.#timer);
    if (this.#callback !== undefined) this.#view.cancelIdleCallback(this.#callback);
  }
}
