import type { Block, PageMark } from '../marks/marks.ts';
import type { ReadMarks } from '../marks/read-marks.ts';
import { tellFault } from '../tell-fault.ts';

/** A block that takes longer to read, in milliseconds, is a long one. */
const LONG_MS = 8;
/** A long block that changes is read again when so many times that time have passed: a fifth of a core at most. */
const REST = 4;

type Reading = Generator<undefined, ReadMarks>;

/** Reads blocks, in steps where one takes long; a block that cannot be read costs itself alone. */
export class BlockReadings {
  readonly #start: (block: Block, until: () => number) => Reading;
  readonly #onGone: (mark: PageMark) => void;
  readonly #running = new Map<Block, Reading>();
  #until = 0;

  /** `onGone` is told of marks that are no more. */
  constructor(
    start: (block: Block, until: () => number) => Reading,
    onGone: (mark: PageMark) => void,
  ) {
    this.#start = start;
    this.#onGone = onGone;
  }

  /** Reads a block if it changed, until a time of the clock; false when there is more to read. */
  readOn(block: Block, until: number): boolean {
    let reading = this.#running.get(block);
    if (!reading) {
      if (!block.stale || this.restOf(block) > 0) return true;
      block.stale = false;
      block.spent = 0;
      reading = this.#start(block, () => this.#until);
      this.#running.set(block, reading);
    }
    const start = performance.now();
    this.#until = until;
    const read = step(reading);
    const now = performance.now();
    block.spent += now - start;
    if (!read) return false;
    if (block.spent > LONG_MS) block.restUntil = now + block.spent * REST;
    this.#running.delete(block);
    const marks = new Set(read.marks);
    for (const old of block.marks) if (!marks.has(old)) this.#onGone(old);
    block.marks = read.marks;
    block.hidden = read.hidden;
    return true;
  }

  /** Milliseconds until a changed block may be read again. */
  restOf({ restUntil }: Block): number {
    return restUntil - performance.now();
  }

  forget(block: Block): void {
    this.#running.delete(block);
  }

  clear(): void {
    this.#running.clear();
  }
}

function step(reading: Reading): ReadMarks | undefined {
  try {
    const { done, value } = reading.next();
    return done ? value : undefined;
  } catch (error) {
    tellFault(error);
    return { marks: [], hidden: [] };
  }
}
