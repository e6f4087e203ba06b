import { type BlockRoot, firstElement, isConnected, parentElement, parentNode } from '../dom.ts';
import { elementOf } from '../shadow-roots.ts';
import { NearView, type Stretch } from './near-view.ts';
import {
  hasTextBeside,
  type ListRemainder,
  type PartitionSink,
  partition,
  partitionList,
  type Region,
} from './partition.ts';
import type { Slices } from './slices.ts';

export interface RegionsOptions {
  readonly document: Document;
  readonly view: Window;
  readonly slices: Slices;
  /** Told of open shadow roots that the division comes upon. */
  readonly onShadowRoots: (roots: readonly ShadowRoot[]) => void;
  /** A piece came near the view, or left it. */
  readonly onNear: (piece: Region) => void;
  readonly onFar: (piece: Region) => void;
  readonly signal: AbortSignal;
}

/** The pieces that a page is divided into; tells which come near the view, in slices, and which leave it. */
export class Regions {
  readonly #options: RegionsOptions;
  readonly #near: NearView<Region>;
  /** Pieces that came near and were not told of yet. */
  readonly #coming = new Map<Region, Stretch<Region>>();
  /** What was divided: each of its children is a piece or a container too, and need not be remembered. */
  #containers = new WeakSet<BlockRoot>();
  /** Lists of which it is not known whether text of their own stands between their items. */
  #lists = new WeakSet<Node>();
  /** The roots of pieces that were added by themselves. */
  #added = new WeakSet<BlockRoot>();
  #looked = new WeakSet<BlockRoot>();
  /** What is left to divide of long lists. */
  #rests: ListRemainder[] = [];
  readonly #out: PartitionSink;

  constructor(options: RegionsOptions) {
    const { document, signal } = options;
    this.#options = options;
    this.#near = new NearView<Region>(
      document,
      ({ root }) => elementOf(root),
      (stretch) => this.#come(stretch),
      (stretch) => this.#go(stretch),
      signal,
    );
    this.#out = {
      add: (piece) => this.#near.add(piece),
      endFlow: () => this.#near.close(),
      container: (root) => this.#containers.add(root),
      list: (root) => this.#lists.add(root),
      rest: (rest) => {
        if (this.isPartitioned) options.slices.add((until) => this.partitionOn(until));
        this.#rests.push(rest);
      },
      shadowRoot: (root) => options.onShadowRoots([root]),
    };
  }

  /** Whether all of every list was divided. */
  get isPartitioned(): boolean {
    return this.#rests.length === 0;
  }

  /** Whether all pieces that came near were told of. */
  get idle(): boolean {
    return this.#coming.size === 0;
  }

  /** All pieces, also those that what is near is divided into meanwhile. */
  *[Symbol.iterator](): Iterator<Region> {
    for (const { items } of this.#near.stretches) yield* items;
  }

  /** Adds a tree in pieces. A small one may stand beside the next: until `close`. */
  partition(tree: BlockRoot): void {
    this.#added.add(tree);
    this.#looked.delete(tree);
    partition(tree, this.#out);
  }

  /** Divides what is left of long lists until a time of the clock; true when nothing is left. */
  partitionOn(until: number): boolean {
    const { performance } = this.#options.view;
    for (let [rest] = this.#rests; rest; [rest] = this.#rests) {
      const { list } = rest;
      this.#near.close();
      // The item where it went on was taken out or moved meanwhile: from the first. `sweep` finds the doubles.
      const next = parentNode(rest.next) === list ? rest.next : firstElement(list);
      const left = next && isConnected(list) && partitionList({ ...rest, next }, this.#out);
      if (left) this.#rests[0] = left;
      else this.#rests.shift();
      if (performance.now() >= until) break;
    }
    return this.isPartitioned;
  }

  /** Adds a block of its own; those added until `close` follow each other down the screen. */
  addBlock(root: BlockRoot): void {
    this.#near.add({ root, own: true });
  }

  /** Ends a run of what follows each other down the screen. */
  close(): void {
    this.#near.close();
  }

  /** Whether a root stands in a piece that was not looked at, where its text will be found. */
  isUnread(root: BlockRoot): boolean {
    for (let at: Element | null = elementOf(root); at; at = parentElement(at)) {
      if (this.#looked.has(at) || this.#containers.has(at)) return false;
      const parent = parentElement(at);
      if (this.#added.has(at) || (parent && this.#containers.has(parent))) return true;
    }
    return false;
  }

  /** A piece's blocks are being found: here it is seen whether its list has text of its own. */
  look({ root, own }: Region): void {
    if (own) return;
    this.#looked.add(root);
    const list = parentNode(root);
    if (!list || !this.#lists.has(list) || !hasTextBeside(root)) return;
    this.#lists.delete(list);
    this.addBlock(list as BlockRoot);
    this.close();
  }

  /** Lets go of the pieces that left the page, and of those found twice because they were moved about. */
  sweep(): void {
    const once = new Set<BlockRoot>();
    this.#near.sweep(
      ({ root, own }) => !isConnected(root) || (!own && once.size === once.add(root).size),
    );
  }

  clear(): void {
    this.#coming.clear();
    this.#rests = [];
    this.#near.clear();
    this.#lists = new WeakSet();
    this.#containers = new WeakSet();
    this.#added = new WeakSet();
    this.#looked = new WeakSet();
  }

  #come(stretch: Stretch<Region>): void {
    if (this.idle) this.#options.slices.add((until) => this.#arrive(until));
    for (const piece of stretch.items) this.#coming.set(piece, stretch);
  }

  #arrive(until: number): boolean {
    const { onNear, view } = this.#options;
    for (const [piece, stretch] of this.#coming) {
      this.#coming.delete(piece);
      if (!stretch.near || piece.near) continue;
      piece.near = true;
      onNear(piece);
      if (view.performance.now() >= until) break;
    }
    return this.idle;
  }

  #go({ items }: Stretch<Region>): void {
    for (const piece of items) {
      if (!piece.near) continue;
      piece.near = false;
      this.#options.onFar(piece);
    }
  }
}
