/**
 * Most steps of the search, of some microseconds each: about a second. Counted and not timed, so that the same
 * fight is answered or refused everywhere.
 */
export const MOST_WORK = 250_000;

/** A fight that has more divisions than are tried. Nothing is told of it rather than something inexact. */
export class FightTooBig extends Error {
  override name = 'FightTooBig';
}

/** Counts what the search does. */
export class Work {
  #done = 0;

  /** @throws FightTooBig past MOST_WORK. */
  spend(steps: number): void {
    this.#done += steps;
    if (this.#done > MOST_WORK) throw new FightTooBig(`more than ${MOST_WORK} steps`);
  }

  get done(): number {
    return this.#done;
  }
}
