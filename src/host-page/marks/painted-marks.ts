import { type Block, elementOf, isShown, type PageMark } from './marks.ts';
import type { Painter } from './painter.ts';

/** Hidden blocks near the view are looked at again after so many milliseconds: fading in tells nobody. */
const LOOK_AGAIN_MS = 500;

/** Which blocks' marks are painted, and the way from a painted range back to its mark. */
export class PaintedMarks {
  readonly #painter: Painter;
  readonly #view: Window;
  readonly #markOf = new Map<AbstractRange, PageMark>();
  readonly #painted = new Set<Block>();
  readonly #hidden = new Set<Block>();
  #timer: number | undefined;

  constructor(painter: Painter, view: Window, signal: AbortSignal) {
    this.#painter = painter;
    this.#view = view;
    view.document.addEventListener('visibilitychange', () => this.#wait(), { signal });
    signal.addEventListener('abort', () => {
      view.clearTimeout(this.#timer);
      this.#hidden.clear();
      this.#painted.clear();
      this.#markOf.clear();
    });
  }

  get painted(): ReadonlySet<Block> {
    return this.#painted;
  }

  /** Paints blocks' marks, or what changed of them since; text that cannot be seen waits until it can. */
  show(blocks: Iterable<Block>): void {
    const marked: Block[] = [];
    for (const block of blocks)
      if (block.marks.length > 0) marked.push(block);
      else this.hide(block);
    // All questions before all answers: asking what is shown after painting would cost a layout each.
    const shown = marked.map(({ root }) => isShown(elementOf(root)));
    marked.forEach((block, i) => {
      if (shown[i]) {
        this.#hidden.delete(block);
        this.#painted.add(block);
        for (const mark of block.marks) this.#paint(mark);
      } else {
        this.hide(block);
        this.#hidden.add(block);
      }
    });
    this.#wait();
  }

  /** Takes a block's marks off. */
  hide(block: Block): void {
    this.#hidden.delete(block);
    this.#painted.delete(block);
    for (const mark of block.marks) this.take(mark);
  }

  /** Takes one mark off. */
  take(mark: PageMark): void {
    for (const range of mark.ranges) {
      this.#painter.delete(range, mark.style);
      this.#markOf.delete(range);
    }
    mark.ranges = [];
  }

  /** The painted mark that a range belongs to. */
  markOf(range: AbstractRange): PageMark | undefined {
    return this.#markOf.get(range);
  }

  /** Blocks, painted or hidden, that have left the document. */
  gone(): Block[] {
    return [...this.#painted, ...this.#hidden].filter(({ root }) => !root.isConnected);
  }

  #paint(mark: PageMark): void {
    const { spans, ranges } = mark;
    const right =
      ranges.length === spans.length &&
      ranges.every((range, i) => {
        const span = spans[i];
        return (
          range.startContainer === span?.node &&
          range.startOffset === span.from &&
          range.endOffset === span.to
        );
      });
    if (right) return;
    this.take(mark);
    mark.ranges = spans.map((span) => this.#painter.add(span, mark.style));
    for (const range of mark.ranges) this.#markOf.set(range, mark);
  }

  #wait(): void {
    if (this.#hidden.size === 0 || this.#view.document.hidden) return;
    this.#timer ??= this.#view.setTimeout(() => {
      this.#timer = undefined;
      this.show(this.#hidden);
    }, LOOK_AGAIN_MS);
  }
}
