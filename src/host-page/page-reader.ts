import type { Detector } from '../detect/types.ts';
import {
  type BlockRoot,
  contains,
  designMode,
  documentElement,
  isConnected,
  isElement,
  localName,
  nodeType,
  parentElement,
  parentNode,
  previousElement,
  readable,
  rootOf,
  shadowRoot,
} from './dom.ts';
import { LateRoots } from './late-roots.ts';
import { BlockStore } from './lazy/block-store.ts';
import { runsInColumns } from './lazy/partition.ts';
import { Slices } from './lazy/slices.ts';
import type { Painter } from './marks/painter.ts';
import type { Choice } from './marks/read-marks.ts';
import { findShadowRoots } from './shadow-roots.ts';
import { coversPath, type Site } from './sites/site.ts';
import { PATIENCE_MS, SiteReading } from './sites/site-reading.ts';
import { blockOf } from './text/find-blocks.ts';
import { partOf } from './text/tags.ts';
import { type Changes, Watcher } from './watch.ts';

export interface ReaderOptions {
  readonly document: Document;
  readonly view: Window;
  readonly detector: Detector;
  readonly site: Site | undefined;
  readonly choice: Choice;
  readonly painter: Painter;
  readonly onChange: () => void;
  /** Told when the page has put another document element in place of its own. */
  readonly onReplaced: () => void;
  readonly signal: AbortSignal;
}

/** Blocks that left the page are swept out at most so often, in milliseconds. */
const SWEEP_MS = 2000;

/** Reads a page and keeps up with it: searches it for blocks that could hold terms, and follows its changes. */
export class PageReader {
  readonly store: BlockStore;
  readonly #options: ReaderOptions;
  readonly #reading: SiteReading;
  readonly #roots = new Set<ShadowRoot>();
  readonly #slices: Slices;
  readonly #watcher: Watcher;
  readonly #lateRoots: LateRoots;
  #href: string;
  #covered: boolean;
  #top: Element | null;
  /** Counts readings of the whole page: what an older one still had to do is left. */
  #turn = 0;
  #sweepTimer: number | undefined;

  constructor(options: ReaderOptions) {
    const { document, view, site, choice, signal } = options;
    this.#options = options;
    this.#reading = new SiteReading(site);
    this.#slices = new Slices(view, signal);
    this.#lateRoots = new LateRoots(view, (host) => this.adopt(host), signal);
    const store = {
      ...options,
      reading: this.#reading,
      slices: this.#slices,
      onShadowRoots: (roots: readonly ShadowRoot[]) => this.#adopt(roots),
      onSearched: (root: BlockRoot) => this.#lateRoots.await(root),
    };
    this.store = new BlockStore(store, choice);
    this.#watcher = new Watcher(view, (changes) => this.#follow(changes), signal);
    this.#href = document.location.href;
    this.#covered = this.#covers();
    this.#top = documentElement(document);
    this.#watcher.observe(document);
    this.#begin();
    view.addEventListener('pageshow', (event) => event.persisted && this.rescan(), { signal });
    signal.addEventListener('abort', () => view.clearTimeout(this.#sweepTimer));
  }

  /** Whether all that has been asked for is done: no slice waits. */
  get settled(): boolean {
    return this.#slices.done && this.store.idle;
  }

  /** Reads in slices what was never near the view; settled when all is read, or the reading has ended. */
  readAll(): Promise<void> {
    const { signal } = this.#options;
    return new Promise((done) => {
      // The badge asks again and again for as long as the page lives: nothing may stay behind.
      const end = () => {
        signal.removeEventListener('abort', end);
        done();
      };
      signal.addEventListener('abort', end);
      this.#slices.add((until) => {
        let all = true;
        try {
          all = this.store.readOn(until);
        } finally {
          // A fault ends it too: whoever waits shows what there is.
          if (all) end();
        }
        return all;
      });
    });
  }

  /** Reads everything anew. */
  rescan(): void {
    this.store.clear();
    this.#roots.clear();
    this.#reading.reset();
    this.#begin();
  }

  /** Adopts the shadow root of an element that was pointed at, if it has one that was not found before. */
  adopt(host: Element): void {
    const root = shadowRoot(host);
    if (!root || this.#roots.has(root) || !this.#isInside(host)) return;
    this.#adopt([root, ...findShadowRoots(root)]);
  }

  #begin(): void {
    const { document, view, signal } = this.#options;
    const turn = ++this.#turn;
    const top = readable(document);
    if (!this.#covered || !top || designMode(document) === 'on') return;
    this.#reading.recognize(top);
    this.#search(top);
    this.store.close();
    if (this.#reading.mode !== 'waiting') return;
    view.setTimeout(() => {
      if (signal.aborted || turn !== this.#turn || !this.#reading.giveUpWaiting()) return;
      for (const root of [readable(document) ?? top, ...this.#roots]) {
        this.#search(root);
        this.store.close();
      }
    }, PATIENCE_MS);
  }

  #search(root: BlockRoot): void {
    for (const part of this.#reading.parts(root)) {
      if (!part.zone) this.store.partition(part.root);
      else if (!this.store.touch(part.root)) this.store.addZone(part.root);
    }
    // Where selectors tell what to read, the rest is not divided, and shadow roots in it are looked for.
    if (this.#reading.mode !== 'known') return;
    this.#adopt(findShadowRoots(root));
    this.#lateRoots.await(root);
  }

  #adopt(roots: readonly ShadowRoot[]): void {
    for (const root of roots) {
      if (this.#roots.has(root)) continue;
      this.#roots.add(root);
      this.#watcher.observe(root);
      this.#reading.recognize(root);
      this.store.close();
      this.#search(root);
      this.store.close();
    }
  }

  #follow(changes: Changes): void {
    const { document, onReplaced } = this.#options;
    const top = documentElement(document);
    if (top !== this.#top) {
      this.#top = top;
      this.rescan();
      onReplaced();
      return;
    }
    if (this.#hasNavigated()) {
      this.rescan();
      return;
    }
    if (!this.#covered) return;
    const recognized = [...changes.trees].some(
      (tree) => this.#isInside(tree) && this.#reading.recognize(tree),
    );
    if (changes.overflowed || recognized) {
      this.rescan();
      return;
    }
    this.store.paintedMarks.follow();
    if (changes.attributesChanged.size > 0) this.store.touchWithin([...changes.attributesChanged]);
    const texts = [...changes.texts];
    const trees = [...changes.trees];
    this.#slices.add((until) => this.#readChanges(texts, trees, changes, until));
    for (const node of changes.removedFrom) {
      // Rules text is one block with all that stands in it.
      const zone = this.#reading.zoneOf(node as BlockRoot);
      if (zone) this.store.touch(zone);
    }
    if (changes.removedFrom.size > 0) this.#sweep();
  }

  /** Whether the page went to another address of its own, where it is to be read otherwise. */
  #hasNavigated(): boolean {
    const { document } = this.#options;
    if (document.location.href === this.#href) return false;
    this.#href = document.location.href;
    const covered = this.#covered;
    this.#covered = this.#covers();
    return (
      this.#covered !== covered || (this.#covered && this.#reading.modeChanges(readable(document)))
    );
  }

  #readChanges(texts: Node[], trees: Element[], { trees: all }: Changes, until: number): boolean {
    const { performance } = this.#options.view;
    for (let node = texts.pop(); node; node = texts.pop()) {
      this.#readText(node);
      if (performance.now() >= until) return false;
    }
    let last: Element | undefined;
    for (let tree = trees.shift(); tree; tree = trees.shift()) {
      if (!this.#isInside(tree) || isWithin(tree, all)) continue;
      // What is appended to a list one by one is watched as the list that it is.
      if (previousElement(tree) !== last || runsInColumns(parentNode(tree) as Node))
        this.store.close();
      this.#search(tree);
      last = tree;
      if (performance.now() >= until) break;
    }
    this.store.close();
    return trees.length === 0;
  }

  #readText(node: Node): void {
    const block = isBlock(node) ? (node as BlockRoot) : blockOf(node);
    if (!block || !this.#isInside(block)) return;
    const root = this.#reading.zoneOf(block) ?? block;
    if (!this.store.touch(root) && this.#reading.covers(root)) this.store.addBlock(root);
  }

  /** Lets go of what left the page: at once what was painted, the rest a little later. */
  #sweep(): void {
    this.store.dropGone();
    for (const root of this.#roots) if (!isConnected(root)) this.#roots.delete(root);
    this.#sweepTimer ??= this.#options.view.setTimeout(() => {
      this.#sweepTimer = undefined;
      this.store.sweep();
      this.#options.onChange();
    }, SWEEP_MS);
  }

  #isInside(root: BlockRoot): boolean {
    const { document } = this.#options;
    const top = rootOf(root);
    if (top !== document) return this.#roots.has(top as ShadowRoot);
    const all = readable(document);
    return all !== null && contains(all, root);
  }

  #covers(): boolean {
    const { site, document } = this.#options;
    return site === undefined || coversPath(site, document.location);
  }
}

function isBlock(node: Node): boolean {
  return isElement(node) ? partOf(localName(node)) === 'block' : nodeType(node) === 11;
}

/** Whether another of the trees holds this one and will be searched for both. */
function isWithin(tree: Element, trees: ReadonlySet<Element>): boolean {
  for (let parent = parentElement(tree); parent; parent = parentElement(parent))
    if (trees.has(parent)) return true;
  return false;
}
