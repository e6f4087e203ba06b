import type { Detector } from '../detect/types.ts';
import type { BlockRoot } from './block-text.ts';
import { Board } from './board.ts';
import { BlockFinder, blockOf } from './find-blocks.ts';
import { type Block, elementOf, type PageMark } from './marks.ts';
import type { MayHold } from './may-hold.ts';
import { NearView } from './near-view.ts';
import type { Painter } from './painter.ts';
import { type Choice, readMarks } from './read-marks.ts';
import { findShadowRoots } from './shadow-roots.ts';
import { PATIENCE, SiteReading } from './site-reading.ts';
import { coversPath, type Site } from './sites/site.ts';
import { Slices } from './slices.ts';
import { partOf } from './tags.ts';
import { type Changes, Watcher } from './watch.ts';

export interface ReaderOptions {
  readonly document: Document;
  readonly view: Window;
  readonly detector: Detector;
  readonly mayHold: MayHold;
  readonly site: Site | undefined;
  readonly choice: Choice;
  readonly painter: Painter;
  readonly onChange: () => void;
  readonly signal: AbortSignal;
}

/** Blocks that left the page are swept out at most so often, in milliseconds. */
const SWEEP = 2000;
/** A changed text up to so many characters is tested whole, for a term can come together over its nodes. */
const WHOLE = 4000;

/** Reads a page and keeps up with it: which blocks could hold terms, and the marks of those near the view. */
export class PageReader {
  readonly board: Board;
  readonly reading: SiteReading;
  readonly #options: ReaderOptions;
  readonly #blocks = new Map<BlockRoot, Block>();
  readonly #roots = new Set<ShadowRoot>();
  readonly #near: NearView<Block>;
  readonly #slices: Slices;
  readonly #watcher: Watcher;
  readonly #queue = new Set<Block>();
  #choice: Choice;
  #href: string;
  #covered: boolean;
  #pass = 0;
  #swept = 0;

  constructor(options: ReaderOptions) {
    const { document, view, site, signal } = options;
    this.#options = options;
    this.#choice = options.choice;
    this.reading = new SiteReading(site);
    this.board = new Board(options.painter, view, signal);
    this.#slices = new Slices(view, signal);
    this.#near = new NearView(
      document,
      (block) => this.#enqueue(block),
      (block) => this.board.hide(block),
      signal,
    );
    this.#watcher = new Watcher(view, (changes) => this.#follow(changes), signal);
    this.#href = document.location.href;
    this.#covered = this.#covers();
    this.#watcher.observe(document);
    this.#begin();
    view.addEventListener('pageshow', (event) => event.persisted && this.rescan(), { signal });
    signal.addEventListener('abort', () => this.#blocks.clear());
  }

  get blocks(): Iterable<Block> {
    return this.#blocks.values();
  }

  get shadowRoots(): readonly ShadowRoot[] {
    return [...this.#roots];
  }

  /** Whether all that has been asked for is done: no slice waits. */
  get settled(): boolean {
    return this.#slices.done && this.#queue.size === 0;
  }

  /** Reads everything anew. */
  rescan(): void {
    for (const block of this.#blocks.values()) this.board.hide(block);
    this.#blocks.clear();
    this.#queue.clear();
    this.#near.clear();
    this.reading.reset();
    this.#begin();
  }

  /** Takes on another choice of the reader's. Blocks without a mark were let go, so the page is searched. */
  choose(choice: Choice): void {
    this.#choice = choice;
    for (const block of this.#blocks.values()) this.#touch(block);
    const { body } = this.#options.document;
    if (!this.#covered || !body) return;
    for (const root of [body, ...this.#roots]) this.#search(root);
  }

  /** Reads a block now if it changed; gives its marks. */
  read(block: Block): readonly PageMark[] {
    if (!block.stale) return block.marks;
    block.stale = false;
    const { detector } = this.#options;
    const marks = readMarks(block, this.reading, detector, this.#choice);
    for (const old of block.marks) if (!marks.includes(old)) this.board.take(old);
    block.marks = marks;
    return marks;
  }

  /** Marks a block as changed, to be read again when its time comes. */
  #touch(block: Block): void {
    block.stale = true;
    if (this.#near.isNear(block)) this.#enqueue(block);
  }

  /** Adopts the shadow root of an element that was pointed at, if it has one that was not found before. */
  adopt({ shadowRoot }: Element): void {
    if (!shadowRoot || this.#roots.has(shadowRoot) || !this.#isInside(shadowRoot.host)) return;
    this.#adopt([shadowRoot, ...findShadowRoots(shadowRoot)]);
  }

  #begin(): void {
    const { body } = this.#options.document;
    if (!this.#covered || !body || this.#options.document.designMode === 'on') return;
    this.reading.recognize(body);
    this.#search(body);
    if (this.reading.mode !== 'waiting') return;
    this.#options.view.setTimeout(() => {
      if (this.#options.signal.aborted || !this.reading.giveUpWaiting()) return;
      if (this.#options.document.body) this.#search(this.#options.document.body);
    }, PATIENCE);
  }

  #search(root: BlockRoot): void {
    const pass = ++this.#pass;
    for (const part of this.reading.parts(root)) {
      if (part.zone) {
        this.#register(part.root, true, pass);
        continue;
      }
      const finder = new BlockFinder(part.root, this.#options.mayHold, (block) =>
        this.#register(this.reading.zoneOf(block) ?? block, undefined, pass),
      );
      this.#slices.add((until) => {
        const done = finder.read(until);
        this.#near.close();
        return done;
      }, 'soon');
    }
    this.#near.close();
    this.#adopt(findShadowRoots(root));
  }

  #adopt(roots: readonly ShadowRoot[]): void {
    for (const root of roots) {
      if (this.#roots.has(root)) continue;
      this.#roots.add(root);
      this.#watcher.observe(root);
      this.reading.recognize(root);
      this.#search(root);
    }
  }

  #register(root: BlockRoot, zone: boolean | undefined, pass: number): void {
    const known = this.#blocks.get(root);
    if (known) {
      this.#touch(known);
      return;
    }
    const isZone = zone ?? this.reading.zoneOf(root) === root;
    const block: Block = { root, zone: isZone, marks: [], stale: true };
    this.#blocks.set(root, block);
    this.#near.add(block, elementOf(root), pass);
  }

  #enqueue(block: Block): void {
    this.#queue.add(block);
    if (this.#queue.size === 1) this.#slices.add((until) => this.#paint(until), 'soon');
  }

  /** Reads and paints blocks that came near the view or changed there. */
  #paint(until: number): boolean {
    const { performance } = this.#options.view;
    for (const block of this.#queue) {
      this.#queue.delete(block);
      if (this.#blocks.get(block.root) !== block || !this.#near.isNear(block)) continue;
      if (this.read(block).length === 0) this.#drop(block);
      else this.board.show(block);
      if (performance.now() >= until) break;
    }
    if (this.#queue.size > 0) return false;
    this.#options.onChange();
    return true;
  }

  #drop(block: Block): void {
    this.board.hide(block);
    this.#near.delete(block);
    this.#queue.delete(block);
    this.#blocks.delete(block.root);
  }

  #follow(changes: Changes): void {
    const { document } = this.#options;
    if (document.location.href !== this.#href) {
      this.#href = document.location.href;
      this.#covered = this.#covers();
      if (!this.#covered) this.rescan();
    }
    if (!this.#covered) return;
    const recognized = [...changes.trees].some(
      (tree) => this.#isInside(tree) && this.reading.recognize(tree),
    );
    if (changes.lost || recognized) {
      this.rescan();
      return;
    }
    const texts = [...changes.texts];
    const trees = [...changes.trees];
    this.#slices.add((until) => this.#readChanges(texts, trees, changes, until), 'soon');
    if (changes.removed) this.#sweep();
  }

  #readChanges(texts: Node[], trees: Element[], { trees: all }: Changes, until: number): boolean {
    const { performance } = this.#options.view;
    for (let node = texts.pop(); node; node = texts.pop()) {
      this.#readText(node);
      if (performance.now() >= until) return false;
    }
    for (let tree = trees.pop(); tree; tree = trees.pop()) {
      if (this.#isInside(tree) && !isWithin(tree, all)) this.#search(tree);
      if (performance.now() >= until) return false;
    }
    return true;
  }

  #readText(node: Node): void {
    const block = isBlock(node) ? (node as BlockRoot) : blockOf(node);
    if (!block || !this.#isInside(block)) return;
    const root = this.reading.zoneOf(block) ?? block;
    const known = this.#blocks.get(root);
    if (known) {
      this.#touch(known);
      return;
    }
    if (!this.reading.covers(root)) return;
    const whole = root.textContent ?? '';
    const text = whole.length <= WHOLE ? whole : (node.textContent ?? '');
    if (this.#options.mayHold(text)) this.#register(root, undefined, ++this.#pass);
  }

  /** Lets go of what left the page: at once what was painted, the rest now and then. */
  #sweep(): void {
    for (const block of this.board.gone()) this.#drop(block);
    for (const root of this.#roots) if (!root.isConnected) this.#roots.delete(root);
    const now = this.#options.view.performance.now();
    if (now - this.#swept < SWEEP) return;
    this.#swept = now;
    for (const block of this.#blocks.values()) if (!block.root.isConnected) this.#drop(block);
    this.#options.onChange();
  }

  #isInside(root: BlockRoot): boolean {
    const top = root.getRootNode();
    if (top === this.#options.document) return this.#options.document.body?.contains(root) ?? false;
    return this.#roots.has(top as ShadowRoot);
  }

  #covers(): boolean {
    const { site, document } = this.#options;
    return site === undefined || coversPath(site, document.location);
  }
}

function isBlock(node: Node): boolean {
  if (node.nodeType === 11) return true;
  return node.nodeType === 1 && partOf((node as Element).localName) === 'block';
}

/** Whether another of the trees holds this one and will be searched for both. */
function isWithin(tree: Element, trees: ReadonlySet<Element>): boolean {
  for (let parent = tree.parentElement; parent; parent = parent.parentElement)
    if (trees.has(parent)) return true;
  return false;
}
