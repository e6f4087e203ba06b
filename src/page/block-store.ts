import type { Detector } from '../detect/types.ts';
import type { BlockRoot } from './block-text.ts';
import { Board } from './board.ts';
import { type Block, elementOf, type PageMark } from './marks.ts';
import { NearView, type Stretch } from './near-view.ts';
import type { Painter } from './painter.ts';
import { type Choice, readMarks } from './read-marks.ts';
import type { SiteReading } from './site-reading.ts';
import type { Slices } from './slices.ts';

export interface StoreOptions {
  readonly document: Document;
  readonly view: Window;
  readonly detector: Detector;
  readonly painter: Painter;
  readonly reading: SiteReading;
  readonly slices: Slices;
  readonly onChange: () => void;
  readonly signal: AbortSignal;
}

/**
 * The blocks of a page that could hold terms. Far from the view a block is no more than its element in a
 * list; near it, it is read and painted. A block read once is kept, so that coming back costs nothing.
 */
export class BlockStore {
  readonly board: Board;
  readonly #options: StoreOptions;
  readonly #near: NearView<BlockRoot>;
  readonly #blocks = new Map<BlockRoot, Block>();
  readonly #queue = new Set<Block>();
  #choice: Choice;

  constructor(options: StoreOptions, choice: Choice) {
    const { document, view, painter, signal } = options;
    this.#options = options;
    this.#choice = choice;
    this.board = new Board(painter, view, signal);
    this.#near = new NearView<BlockRoot>(
      document,
      elementOf,
      (stretch) => this.#come(stretch),
      (stretch) => this.#go(stretch),
      signal,
    );
    signal.addEventListener('abort', () => this.#blocks.clear());
  }

  get idle(): boolean {
    return this.#queue.size === 0;
  }

  /** Adds a block that was found, or has it read again if it is known. Found ones come in reading order. */
  add(root: BlockRoot): void {
    if (!this.touch(root)) this.#near.add(root);
  }

  /** Ends a run of added blocks. */
  close(): void {
    this.#near.close();
  }

  /** Marks a known block as changed, to be read again when its time comes; false where it is not known. */
  touch(root: BlockRoot): boolean {
    const block = this.#blocks.get(root);
    if (!block) return false;
    block.stale = true;
    if (block.near > 0) this.#enqueue(block);
    return true;
  }

  choose(choice: Choice): void {
    this.#choice = choice;
    for (const root of this.#blocks.keys()) this.touch(root);
  }

  /** All blocks, those never near the view too. */
  all(): Block[] {
    for (const { items } of this.#near.stretches) for (const root of items) this.#blockOf(root);
    return [...this.#blocks.values()];
  }

  /** The blocks that have been near the view. */
  seen(): Iterable<Block> {
    return this.#blocks.values();
  }

  /** Reads a block if it changed; gives its marks. */
  read(block: Block): readonly PageMark[] {
    if (!block.stale) return block.marks;
    block.stale = false;
    const { reading, detector } = this.#options;
    const marks = readMarks(block, reading, detector, this.#choice);
    for (const old of block.marks) if (!marks.includes(old)) this.board.take(old);
    block.marks = marks;
    return marks;
  }

  /** Takes off at once what was painted and has left the page. */
  dropGone(): void {
    for (const block of this.board.gone()) this.#drop(block);
  }

  /** Lets go of everything that has left the page. */
  sweep(): void {
    for (const block of this.#blocks.values()) if (!block.root.isConnected) this.#drop(block);
    // An element that was moved about was found more than once.
    const once = new Set<BlockRoot>();
    this.#near.sweep((root) => !root.isConnected || once.size === once.add(root).size);
    for (const block of this.#blocks.values()) block.near = 0;
    for (const { near, items } of this.#near.stretches)
      if (near) for (const root of items) this.#blockOf(root).near++;
  }

  clear(): void {
    for (const block of this.#blocks.values()) this.board.hide(block);
    this.#blocks.clear();
    this.#queue.clear();
    this.#near.clear();
  }

  #blockOf(root: BlockRoot): Block {
    let block = this.#blocks.get(root);
    if (!block) {
      const zone = this.#options.reading.zoneOf(root) === root;
      block = { root, zone, marks: [], stale: true, near: 0 };
      this.#blocks.set(root, block);
    }
    return block;
  }

  #come({ items }: Stretch<BlockRoot>): void {
    for (const root of items) {
      const block = this.#blockOf(root);
      block.near++;
      this.#enqueue(block);
    }
  }

  #go({ items }: Stretch<BlockRoot>): void {
    for (const root of items) {
      const block = this.#blocks.get(root);
      if (block && --block.near <= 0) this.board.hide(block);
    }
  }

  #enqueue(block: Block): void {
    this.#queue.add(block);
    if (this.#queue.size === 1) this.#options.slices.add((until) => this.#paint(until), 'soon');
  }

  /** Reads and paints blocks that came near the view or changed there. */
  #paint(until: number): boolean {
    const { performance } = this.#options.view;
    for (const block of this.#queue) {
      this.#queue.delete(block);
      if (this.#blocks.get(block.root) !== block || block.near <= 0) continue;
      this.read(block);
      this.board.show(block);
      if (performance.now() >= until) break;
    }
    if (this.#queue.size > 0) return false;
    this.#options.onChange();
    return true;
  }

  #drop(block: Block): void {
    this.board.hide(block);
    this.#queue.delete(block);
    this.#blocks.delete(block.root);
  }
}
