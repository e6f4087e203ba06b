import { boxOf, isConnected, isShown, listen } from '../dom.ts';
import { LookAgain } from '../look-again.ts';
import { elementOf } from '../shadow-roots.ts';
import { type Letters, lettersOf } from './letters.ts';
import type { Block, PageMark } from './marks.ts';
import { type Area, marksNear } from './marks-near.ts';
import { isOver, type Painter } from './painter.ts';

/** A text with more marks is long: only those near the view are painted, however large the block. */
const MANY = 150;
/** So far around the view, in CSS pixels, marks of a long text are painted; and so far it may scroll until others are. */
const AROUND = 2500;
const SCROLLED = 1200;
/** So many marks are each asked for their lines. */
const FEW = 12;
/** Text may overflow its block by so much, in CSS pixels, and is found there still. */
const OVERFLOW = 300;
/** Scrolling is followed so often, in milliseconds: a change in a long text costs Chromium a slow frame. */
const FOLLOW_MS = 100;

/** The part of a long text's marks that is painted. */
interface Part {
  readonly marks: readonly PageMark[];
  /** One of them, and where it stood. */
  readonly anchor: PageMark | undefined;
  readonly at: DOMRect | undefined;
}

/** Which blocks' marks are painted, and where they stand. */
export class PaintedMarks {
  readonly #painter: Painter;
  readonly #view: Window;
  readonly #painted = new Set<Block>();
  readonly #parts = new Map<Block, Part>();
  readonly #hidden = new Set<Block>();
  readonly #lookAgain: LookAgain;
  #timer: number | undefined;

  constructor(painter: Painter, view: Window, signal: AbortSignal) {
    this.#painter = painter;
    this.#view = view;
    // Hidden blocks near the view: fading in tells nobody.
    this.#lookAgain = new LookAgain(view, () => this.#showHidden(), signal);
    const follow = () => this.follow();
    listen(view.document, 'scroll', follow, { signal, passive: true, capture: true });
    view.addEventListener('resize', follow, { signal });
    signal.addEventListener('abort', () => {
      view.clearTimeout(this.#timer);
      this.#hidden.clear();
      this.#painted.clear();
      this.#parts.clear();
    });
  }

  get painted(): ReadonlySet<Block> {
    return this.#painted;
  }

  /** The painted marks of a block that stand in an area. */
  marksIn(block: Block, area: Area): readonly PageMark[] {
    const part = this.#parts.get(block);
    if (!part && isFarFrom(boxOf(elementOf(block.root)), area)) return [];
    const marks = part ? marksNear(part.marks, area, 1) : block.marks;
    // Many of a long text stand there to the last line; a few are looked at one by one, as under a point.
    const trusted = part && marks.length > FEW;
    return marks.filter((mark) => (trusted ? mark.isShown : standsIn(mark, area)));
  }

  /** Paints blocks' marks, or what changed of them since; text that cannot be seen waits until it can. */
  show(blocks: Iterable<Block>): void {
    const marked: Block[] = [];
    for (const block of blocks)
      if (block.marks.length > 0) marked.push(block);
      else this.hide(block);
    // All questions before all answers: asking what is shown after painting would cost a layout each.
    const shown = marked.map(({ root }) => isShown(elementOf(root)));
    const parts = marked.map((block, i) => (shown[i] ? this.#partOf(block) : undefined));
    const letters = new Map<Element, Letters>();
    marked.forEach((block, i) => {
      if (!shown[i]) return;
      for (const { parent } of parts[i]?.marks ?? block.marks)
        if (!letters.has(parent)) letters.set(parent, lettersOf(parent));
    });
    marked.forEach((block, i) => {
      if (shown[i]) {
        this.#hidden.delete(block);
        this.#painted.add(block);
        this.#paintPart(block, parts[i], letters);
      } else {
        this.hide(block);
        this.#hidden.add(block);
        this.#lookAgain.start();
      }
    });
    this.#painter.repair();
  }

  /** The view or the page has moved: paints of long texts what is near the view now. */
  follow(): void {
    if (this.#parts.size === 0) return;
    this.#timer ??= this.#view.setTimeout(() => {
      this.#timer = undefined;
      this.show([...this.#parts].filter(([, part]) => hasMoved(part)).map(([block]) => block));
    }, FOLLOW_MS);
  }

  /** Takes a block's marks off. */
  hide(block: Block): void {
    this.#hidden.delete(block);
    this.#painted.delete(block);
    for (const mark of this.#parts.get(block)?.marks ?? block.marks) this.take(mark);
    this.#parts.delete(block);
  }

  /** Takes one mark off. */
  take(mark: PageMark): void {
    for (const range of mark.ranges) this.#painter.delete(range);
    mark.ranges = [];
  }

  /** Blocks, painted or hidden, that have left the document. */
  gone(): Block[] {
    return [...this.#painted, ...this.#hidden].filter(({ root }) => !isConnected(root));
  }

  #partOf(block: Block): Part | undefined {
    if (block.marks.length <= MANY) return undefined;
    const { innerWidth, innerHeight } = this.#view;
    const marks = marksNear(block.marks, {
      left: -AROUND,
      top: -AROUND,
      right: innerWidth + AROUND,
      bottom: innerHeight + AROUND,
    });
    // Any will do to see how far the text has moved; the first of all where none is near.
    const anchor = marks[marks.length >> 1] ?? block.marks[0];
    return { marks, anchor, at: anchor?.box() };
  }

  #paintPart(block: Block, part: Part | undefined, letters: ReadonlyMap<Element, Letters>): void {
    const before = this.#parts.get(block);
    if (part) {
      this.#parts.set(block, part);
      const now = new Set(part.marks);
      for (const mark of before?.marks ?? block.marks) if (!now.has(mark)) this.take(mark);
    } else this.#parts.delete(block);
    for (const mark of part?.marks ?? block.marks)
      this.#paint(mark, letters.get(mark.parent) ?? 'plain');
  }

  #paint(mark: PageMark, letters: Letters): void {
    const { spans, ranges } = mark;
    const right =
      ranges.length === spans.length &&
      spans.every((span, i) => ranges[i] !== undefined && isOver(ranges[i], span));
    if (right) return;
    this.take(mark);
    if (letters === 'own' || !mark.isThere) return;
    const style = letters === 'clear' ? letters : mark.style;
    mark.ranges = spans.map((span) => this.#painter.add(span, style));
  }

  #showHidden(): boolean {
    this.show([...this.#hidden]);
    return this.#hidden.size > 0;
  }
}

function hasMoved({ anchor, at }: Part): boolean {
  const now = anchor?.box();
  if (!now || !at) return true;
  return Math.abs(now.top - at.top) > SCROLLED || Math.abs(now.left - at.left) > SCROLLED;
}

/** Whether a block's box is so far from an area that none of its text, which may overflow it, can stand there. */
function isFarFrom(box: DOMRect, area: Area): boolean {
  if (box.width === 0 || box.height === 0) return false;
  return (
    box.bottom + OVERFLOW < area.top ||
    box.top - OVERFLOW > area.bottom ||
    box.right + OVERFLOW < area.left ||
    box.left - OVERFLOW > area.right
  );
}

function standsIn(mark: PageMark, area: Area): boolean {
  return mark
    .lines()
    .some(
      (box) =>
        box.bottom > area.top &&
        box.top < area.bottom &&
        box.right > area.left &&
        box.left < area.right,
    );
}
