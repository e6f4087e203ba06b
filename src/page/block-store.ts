import type { Detector } from '../detect/types.ts';
import type { BlockRoot } from './block-text.ts';
import { Board } from './board.ts';
import type { Piece } from './divide.ts';
import { blockOf, findTexts } from './find-blocks.ts';
import { type Block, elementOf, type PageMark } from './marks.ts';
import type { MayHold } from './may-hold.ts';
import { NearView, type Stretch } from './near-view.ts';
import type { Painter } from './painter.ts';
import { type Choice, readMarks } from './read-marks.ts';
import { findShadowRoots } from './shadow-roots.ts';
import type { SiteReading } from './site-reading.ts';
import type { Slices } from './slices.ts';

export interface StoreOptions {
  readonly document: Document;
  readonly view: Window;
  readonly detector: Detector;
  readonly mayHold: MayHold;
  readonly painter: Painter;
  readonly reading: SiteReading;
  readonly slices: Slices;
  readonly onChange: () => void;
  /** Told of open shadow roots in pieces that are searched. */
  readonly onShadowRoots: (roots: readonly ShadowRoot[]) => void;
  readonly signal: AbortSignal;
}

/**
 * The pieces of a page, and the blocks in them that could hold terms. Pieces far from the view are not looked
 * at; when one comes near, its blocks are found, read and painted. A block read once is kept.
 */
export class BlockStore {
  readonly board: Board;
  readonly #options: StoreOptions;
  readonly #near: NearView<Piece>;
  readonly #blocks = new Map<BlockRoot, Block>();
  readonly #queue = new Set<Block>();
  /** The blocks of each stretch near the view, as found when it came. */
  readonly #blocksOf = new Map<Stretch<Piece>, Set<Block>>();
  readonly #coming: { readonly stretch: Stretch<Piece>; readonly piece: Piece }[] = [];
  #choice: Choice;

  constructor(options: StoreOptions, choice: Choice) {
    const { document, view, painter, signal } = options;
    this.#options = options;
    this.#choice = choice;
    this.board = new Board(painter, view, signal);
    this.#near = new NearView<Piece>(
      document,
      ({ root }) => elementOf(root),
      (stretch) => this.#come(stretch),
      (stretch) => this.#go(stretch),
      signal,
    );
    signal.addEventListener('abort', () => this.#blocks.clear());
  }

  get idle(): boolean {
    return this.#queue.size === 0 && this.#coming.length === 0;
  }

  /** Adds a piece; those added until `close` follow each other down the screen. */
  add(piece: Piece): void {
    this.#near.add(piece);
  }

  /** Adds a block that a change made worth reading. */
  addBlock(root: BlockRoot): void {
    this.#blockOf(root);
    this.#near.add({ root, own: true });
    this.#near.close();
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

  /** All blocks; pieces that were never near the view are searched for them now. */
  all(): Block[] {
    for (const stretch of this.#near.stretches)
      if (!this.#blocksOf.has(stretch)) for (const piece of stretch.items) this.#blocksIn(piece);
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
    const once = new Set<BlockRoot>();
    this.#near.sweep(
      ({ root, own }) => !root.isConnected || (!own && once.size === once.add(root).size),
    );
    const left = new Set(this.#near.stretches);
    for (const stretch of this.#blocksOf.keys()) if (!left.has(stretch)) this.#go(stretch);
  }

  clear(): void {
    for (const block of this.#blocks.values()) this.board.hide(block);
    this.#blocks.clear();
    this.#queue.clear();
    this.#blocksOf.clear();
    this.#coming.length = 0;
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

  /** The blocks of a piece that could hold terms. */
  #blocksIn({ root, own }: Piece): Set<Block> {
    const { reading, mayHold, onShadowRoots } = this.#options;
    const blocks = new Set<Block>();
    const add = (found: BlockRoot | undefined) => {
      if (found) blocks.add(this.#blockOf(reading.zoneOf(found) ?? found));
    };
    if (own || reading.zoneOf(root) === root) add(root);
    else {
      findTexts(root, mayHold, (text) => add(blockOf(text)));
      onShadowRoots(findShadowRoots(root));
    }
    return blocks;
  }

  #come(stretch: Stretch<Piece>): void {
    this.#blocksOf.set(stretch, new Set());
    if (this.#coming.length === 0) this.#options.slices.add((until) => this.#arrive(until), 'soon');
    for (const piece of stretch.items) this.#coming.push({ stretch, piece });
  }

  /** Searches pieces that came near. */
  #arrive(until: number): boolean {
    const { performance } = this.#options.view;
    for (let next = this.#coming.shift(); next; next = this.#coming.shift()) {
      const here = this.#blocksOf.get(next.stretch);
      if (here)
        for (const block of this.#blocksIn(next.piece)) {
          if (here.has(block)) continue;
          here.add(block);
          block.near++;
          this.#enqueue(block);
        }
      if (performance.now() >= until) break;
    }
    return this.#coming.length === 0;
  }

  #go(stretch: Stretch<Piece>): void {
    const blocks = this.#blocksOf.get(stretch) ?? [];
    this.#blocksOf.delete(stretch);
    for (const block of blocks) {
      block.near--;
      if (block.near <= 0) this.board.hide(block);
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
