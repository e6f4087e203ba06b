import type { Detector } from '../../detect/types.ts';
import { type BlockRoot, checkVisibility, elementsIn, isConnected, parentNode } from '../dom.ts';
import type { Block, Elsewhere, PageMark } from '../marks/marks.ts';
import { PaintedMarks } from '../marks/painted-marks.ts';
import type { Painter } from '../marks/painter.ts';
import { type Choice, readMarks } from '../marks/read-marks.ts';
import { cardOf, isSaidElsewhere } from '../marks/same-card.ts';
import { elementOf, findShadowRoots } from '../shadow-roots.ts';
import type { SiteReading } from '../sites/site-reading.ts';
import { tellFault } from '../tell-fault.ts';
import { blocksWithText } from '../text/find-blocks.ts';
import { BlockReadings } from './block-readings.ts';
import { HiddenParts } from './hidden-parts.ts';
import { isSmall, type Region } from './partition.ts';
import { Regions } from './regions.ts';
import type { Slices } from './slices.ts';

export interface StoreOptions {
  readonly document: Document;
  readonly view: Window;
  readonly detector: Detector;
  readonly painter: Painter;
  readonly reading: SiteReading;
  readonly slices: Slices;
  readonly onChange: () => void;
  /** Told of open shadow roots in pieces that are searched. */
  readonly onShadowRoots: (roots: readonly ShadowRoot[]) => void;
  /** Told of a small tree that is searched for blocks. */
  readonly onSearched: (root: BlockRoot) => void;
  readonly signal: AbortSignal;
}

/**
 * The blocks of text on a page. Pieces of it far from the view are not looked at; when one comes near, its
 * blocks are found, read and painted. A block read once is kept.
 */
export class BlockStore {
  readonly paintedMarks: PaintedMarks;
  readonly #options: StoreOptions;
  readonly #pieces: Regions;
  readonly #blocks = new Map<BlockRoot, Block>();
  readonly #queue = new Set<Block>();
  readonly #readings: BlockReadings;
  readonly #hiddenParts: HiddenParts;
  /** Long blocks that changed soon after they were read. */
  readonly #resting = new Set<Block>();
  #choice: Choice;

  constructor(options: StoreOptions, choice: Choice) {
    const { view, painter, signal } = options;
    this.#options = options;
    this.#choice = choice;
    this.paintedMarks = new PaintedMarks(painter, view, signal);
    this.#readings = new BlockReadings(
      (block, until) =>
        readMarks(block, options.reading, options.detector, this.#choice, this.#elsewhere, until),
      (mark) => this.paintedMarks.take(mark),
    );
    this.#hiddenParts = new HiddenParts(view, ({ root }) => this.touch(root), signal);
    this.#pieces = new Regions({
      ...options,
      onNear: (piece) => {
        for (const block of this.#blocksIn(piece)) {
          block.near++;
          this.#enqueue(block);
        }
      },
      onFar: ({ blocks = [] }) => {
        for (const block of blocks) if (--block.near <= 0) this.paintedMarks.hide(block);
      },
    });
    signal.addEventListener('abort', () => this.#blocks.clear());
  }

  get idle(): boolean {
    return this.#queue.size + this.#resting.size === 0 && this.#pieces.idle;
  }

  /** Adds a tree in pieces. A small one may stand beside the next: until `close`. */
  partition(root: BlockRoot): void {
    this.#pieces.partition(root);
  }

  /** Adds a site's rules text, read whole; those added until `close` follow each other down the screen. */
  addZone(root: BlockRoot): void {
    this.#pieces.addBlock(root);
  }

  /** Adds a block where text came in; in a piece not looked at it will be found. */
  addBlock(root: BlockRoot): void {
    if (this.#pieces.isUnread(root)) return;
    this.#blockOf(root);
    this.#pieces.addBlock(root);
    this.#pieces.close();
  }

  /** Ends a run of what was added. */
  close(): void {
    this.#pieces.close();
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
    const changed = new Set<Node>(trees);
    for (const root of this.#blocks.keys())
      for (let at: Node | null = root; at; at = parentNode(at))
        if (changed.has(at)) {
          this.touch(root);
          break;
        }
  }

  choose(choice: Choice): void {
    this.#choice = choice;
    for (const root of this.#blocks.keys()) this.touch(root);
  }

  /** All blocks; pieces that were never near the view are looked at now, and what they are divided into. */
  all(): Block[] {
    this.#pieces.partitionOn(Number.POSITIVE_INFINITY);
    for (const piece of this.#pieces) this.#blocksIn(piece);
    return [...this.#blocks.values()];
  }

  /** Reads all of the page, piece after piece, until a time of the clock; true when all is read. */
  readOn(until: number): boolean {
    for (const piece of this.#pieces) {
      let worked = !piece.blocks;
      for (const block of this.#blocksIn(piece)) {
        worked ||= block.stale;
        if (!this.#readings.readOn(block, until)) return false;
      }
      if (worked && performance.now() >= until) return false;
    }
    return this.#pieces.isPartitioned;
  }

  /** The blocks that have been near the view. */
  seen(): Iterable<Block> {
    return this.#blocks.values();
  }

  /** Reads a block if it changed; gives its marks. */
  read(block: Block): readonly PageMark[] {
    this.#readings.readOn(block, Number.POSITIVE_INFINITY);
    return block.marks;
  }

  /** Takes off at once what was painted and has left the page. */
  dropGone(): void {
    for (const block of this.paintedMarks.gone()) this.#drop(block);
  }

  /** Lets go of everything that has left the page. */
  sweep(): void {
    for (const block of this.#blocks.values()) if (!isConnected(block.root)) this.#drop(block);
    this.#pieces.sweep();
    for (const block of this.#blocks.values()) block.near = 0;
    for (const { near, blocks = [] } of this.#pieces)
      if (near) for (const block of blocks) block.near++;
  }

  clear(): void {
    for (const block of this.#blocks.values()) this.paintedMarks.hide(block);
    this.#blocks.clear();
    this.#queue.clear();
    this.#readings.clear();
    this.#hiddenParts.clear();
    this.#pieces.clear();
  }

  /** Looks through the card alone: a page may have thousands of blocks. */
  readonly #elsewhere: Elsewhere = (mark) => {
    const card = cardOf(mark.element, this.#options.reading.site);
    return [card, ...elementsIn(card)].flatMap((element) =>
      (this.#blocks.get(element)?.marks ?? []).filter((other) => isSaidElsewhere(other, mark)),
    );
  };

  #blockOf(root: BlockRoot): Block {
    let block = this.#blocks.get(root);
    if (!block) {
      const zone = this.#options.reading.zoneOf(root) === root;
      block = {
        root,
        zone,
        marks: [],
        hidden: [],
        stale: true,
        spent: 0,
        restUntil: 0,
        near: 0,
      };
      this.#blocks.set(root, block);
    }
    return block;
  }

  /** The blocks of a piece; one that is too large is divided. */
  #blocksIn(piece: Region): ReadonlySet<Block> {
    if (piece.blocks) return piece.blocks;
    const blocks = new Set<Block>();
    piece.blocks = blocks;
    try {
      this.#findBlocks(piece, blocks);
    } catch (error) {
      tellFault(error);
    }
    return blocks;
  }

  #findBlocks(piece: Region, blocks: Set<Block>): void {
    const { root, own } = piece;
    const { reading } = this.#options;
    this.#pieces.look(piece);
    if (own || reading.zoneOf(root) === root) blocks.add(this.#blockOf(root));
    else if (!isSmall(root)) this.#pieces.partition(root);
    else {
      for (const found of blocksWithText(root)) {
        const block = this.#blockOf(reading.zoneOf(found) ?? found);
        if (!this.#standsApart(block, piece)) blocks.add(block);
      }
      this.#options.onShadowRoots(findShadowRoots(root));
      this.#options.onSearched(root);
    }
  }

  /** Whether a block is not laid out with its piece, as in a closed dialog: it comes near when it opens. */
  #standsApart(block: Block, piece: Region): boolean {
    const { root } = block;
    if (root === piece.root || checkVisibility(elementOf(root))) return false;
    if (!block.apart) this.addBlock(root);
    block.apart = true;
    return true;
  }

  #enqueue(block: Block): void {
    this.#queue.add(block);
    if (this.#queue.size === 1) this.#options.slices.add((until) => this.#paint(until));
  }

  /** Reads and paints blocks that came near the view or changed there. */
  #paint(until: number): boolean {
    const { performance } = this.#options.view;
    const read: Block[] = [];
    for (const block of this.#queue) {
      this.#queue.delete(block);
      if (this.#blocks.get(block.root) !== block || block.near <= 0) continue;
      if (!this.#readings.readOn(block, until)) {
        // It goes on when the others have had their turn.
        this.#queue.add(block);
        break;
      }
      read.push(block);
      this.#hiddenParts.add(block);
      if (block.stale) this.#enqueueRested(block);
      if (performance.now() >= until) break;
    }
    // Reading asks for styles and painting unsettles them: in turns, each block would cost a new layout.
    this.paintedMarks.show(read);
    if (this.#queue.size > 0) return false;
    this.#options.onChange();
    return true;
  }

  /** Reads a long block again when it has rested: a page may change it without end. */
  #enqueueRested(block: Block): void {
    if (this.#resting.has(block)) return;
    this.#resting.add(block);
    const { view } = this.#options;
    view.setTimeout(() => {
      this.#resting.delete(block);
      if (block.near > 0) this.#enqueue(block);
    }, this.#readings.restOf(block) + 1);
  }

  #drop(block: Block): void {
    this.paintedMarks.hide(block);
    this.#queue.delete(block);
    this.#readings.forget(block);
    this.#blocks.delete(block.root);
  }
}
