import type { Detector } from '../detect/types.ts';
import type { BlockRoot } from './block-text.ts';
import { Board } from './board.ts';
import { blockOf } from './find-blocks.ts';
import { type Block, elementOf, type PageMark } from './marks.ts';
import { NearView, type Stretch } from './near-view.ts';
import type { Painter } from './painter.ts';
import { type Choice, readMarks } from './read-marks.ts';
import type { SiteReading } from './site-reading.ts';
import type { Slices } from './slices.ts';

/** What a block is found by: its own root, or a text in it. */
type Anchor = Text | BlockRoot;

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
 * The blocks of a page that could hold terms. Far from the view a block is no more than a text node in a
 * list; near it, it is read and painted. A block read once is kept, so that coming back costs little.
 */
export class BlockStore {
  readonly board: Board;
  readonly #options: StoreOptions;
  readonly #near: NearView<Anchor>;
  readonly #blocks = new Map<BlockRoot, Block>();
  readonly #queue = new Set<Block>();
  #choice: Choice;

  constructor(options: StoreOptions, choice: Choice) {
    const { document, view, painter, signal } = options;
    this.#options = options;
    this.#choice = choice;
    this.board = new Board(painter, view, signal);
    this.#near = new NearView<Anchor>(
      document,
      elementAt,
      (stretch) => this.#come(stretch),
      (stretch) => this.#go(stretch),
      signal,
    );
    signal.addEventListener('abort', () => this.#blocks.clear());
  }

  get idle(): boolean {
    return this.#queue.size === 0;
  }

  /**
   * Adds what was found: a block's root, or a text in a block. Found ones come in reading order. What is
   * known is read again.
   */
  add(found: Anchor): void {
    this.#near.add(found);
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

  /** Marks the known blocks in some trees as changed. */
  touchWithin(trees: readonly Element[]): void {
    for (const root of this.#blocks.keys())
      if (trees.some((tree) => tree.contains(root))) this.touch(root);
  }

  choose(choice: Choice): void {
    this.#choice = choice;
    for (const root of this.#blocks.keys()) this.touch(root);
  }

  /** All blocks, those never near the view too. */
  all(): Block[] {
    for (const stretch of this.#near.stretches) this.#blocksOf(stretch);
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
    // What was moved about was found more than once.
    const once = new Set<Anchor>();
    this.#near.sweep((found) => !found.isConnected || once.size === once.add(found).size);
    for (const block of this.#blocks.values()) block.near = 0;
    for (const stretch of this.#near.stretches)
      if (stretch.near) for (const block of this.#blocksOf(stretch)) block.near++;
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

  /** The blocks that a stretch's anchors stand in, each once. */
  #blocksOf({ items }: Stretch<Anchor>): ReadonlySet<Block> {
    const { reading } = this.#options;
    const blocks = new Set<Block>();
    for (const found of items) {
      const root = found.nodeType === 3 ? blockOf(found) : (found as BlockRoot);
      if (root) blocks.add(this.#blockOf(reading.zoneOf(root) ?? root));
    }
    return blocks;
  }

  #come(stretch: Stretch<Anchor>): void {
    for (const block of this.#blocksOf(stretch)) {
      block.near++;
      this.#enqueue(block);
    }
  }

  #go(stretch: Stretch<Anchor>): void {
    for (const block of this.#blocksOf(stretch)) {
      block.near = Math.max(0, block.near - 1);
      if (block.near === 0) this.board.hide(block);
    }
  }

  #enqueue(block: Block): void {
    this.#queue.add(block);
    if (this.#queue.size === 1) this.#options.slices.add((until) => this.#paint(until), 'soon');
  }

  /** Reads and paints blocks that came near the view or changed there. */
  #paint(until: number): boolean {
    const { performance } = this.#options.view;
    const read: Block[] = [];
    for (const block of this.#queue) {
      this.#queue.delete(block);
      if (this.#blocks.get(block.root) !== block || block.near <= 0) continue;
      this.read(block);
      read.push(block);
      if (performance.now() >= until) break;
    }
    // Reading asks for styles and painting unsettles them: in turns, each block would cost a new layout.
    this.board.show(read);
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

function elementAt(found: Anchor): Element {
  if (found.nodeType !== 3) return elementOf(found as BlockRoot);
  const { parentNode } = found;
  return parentNode ? elementOf(parentNode as BlockRoot) : found.ownerDocument.documentElement;
}
