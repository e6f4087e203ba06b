/**
 * How far outside the view marks are painted, so that scrolling finds them there. Several screens: a card
 * page is painted whole, while a page of thousands of cards keeps few ranges. In Chromium each range costs
 * time in every frame in which the page changes, however far from the view it is.
 */
const MARGIN = '3000px 1500px';

/**
 * Up to so many items are observed each for itself; past that, neighbours share a bunch that grows with the
 * page. Chromium computes every observed element anew in every frame, and a thousand of them cost it half a
 * millisecond.
 */
const MANY = 64;
/** Items of the largest bunch: what is painted at once when its edge comes near. */
const LARGEST_BUNCH = 100;

interface Sight {
  near: boolean;
  /** -1 above or left of the view, 1 below, 0 near or unknown. */
  side: -1 | 0 | 1;
}

/** Items that stand one after the other, watched by the first and the last of them. */
interface Bunch<T> {
  readonly items: Map<T, Element>;
  first: Element;
  last: Element;
  readonly pass: number;
  near: boolean;
}

/** Tells which of many items come near the view and which leave it, at a cost that their number hardly changes. */
export class NearView<T> {
  readonly #observer: IntersectionObserver;
  readonly #onNear: (item: T) => void;
  readonly #onFar: (item: T) => void;
  readonly #bunchOf = new Map<T, Bunch<T>>();
  readonly #watchers = new Map<
    Element,
    { readonly sight: Sight; readonly bunches: Set<Bunch<T>> }
  >();
  #open: Bunch<T> | undefined;

  constructor(
    document: Document,
    onNear: (item: T) => void,
    onFar: (item: T) => void,
    signal: AbortSignal,
  ) {
    this.#onNear = onNear;
    this.#onFar = onFar;
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), {
      root: document,
      rootMargin: MARGIN,
      scrollMargin: MARGIN,
    });
    signal.addEventListener('abort', () => this.#observer.disconnect());
  }

  get size(): number {
    return this.#bunchOf.size;
  }

  /** Watches an item by its element. Items of one pass over the page come in reading order. */
  add(item: T, element: Element, pass: number): void {
    const open = this.#open;
    const fullAt = Math.min(LARGEST_BUNCH, Math.ceil(this.#bunchOf.size / MANY));
    if (open && open.pass === pass && open.items.size < fullAt) {
      open.items.set(item, element);
      this.#bunchOf.set(item, open);
      open.last = element;
      if (open.near) this.#onNear(item);
      return;
    }
    this.close();
    const bunch: Bunch<T> = {
      items: new Map([[item, element]]),
      first: element,
      last: element,
      pass,
      near: false,
    };
    this.#open = bunch;
    this.#bunchOf.set(item, bunch);
    this.#watch(element, bunch);
  }

  /** Ends the open bunch: no more items are coming that stand next to its last. */
  close(): void {
    const open = this.#open;
    this.#open = undefined;
    // Observing is dear, so only the last of a bunch is, once it is known to be the last.
    if (open && open.last !== open.first && open.items.size > 0) this.#watch(open.last, open);
  }

  isNear(item: T): boolean {
    return this.#bunchOf.get(item)?.near ?? false;
  }

  /** Stops watching an item; its bunch goes with its last one. */
  delete(item: T): void {
    const bunch = this.#bunchOf.get(item);
    if (!bunch) return;
    this.#bunchOf.delete(item);
    const element = bunch.items.get(item);
    bunch.items.delete(item);
    if (bunch.items.size > 0) {
      if (!element?.isConnected) this.#anchor(bunch);
      return;
    }
    if (this.#open === bunch) this.#open = undefined;
    this.#unwatch(bunch.first, bunch);
    this.#unwatch(bunch.last, bunch);
  }

  /** Watches a bunch by the ends that are left of it, after an end left the page. */
  #anchor(bunch: Bunch<T>): void {
    const elements = [...bunch.items.values()];
    const [first] = elements;
    const last = elements.at(-1);
    if (!first || !last || (bunch.first.isConnected && bunch.last.isConnected)) return;
    this.#unwatch(bunch.first, bunch);
    this.#unwatch(bunch.last, bunch);
    bunch.first = first;
    bunch.last = last;
    this.#watch(first, bunch);
    if (bunch !== this.#open) this.#watch(last, bunch);
  }

  clear(): void {
    this.#observer.disconnect();
    this.#bunchOf.clear();
    this.#watchers.clear();
    this.#open = undefined;
  }

  #watch(element: Element, bunch: Bunch<T>): void {
    const watcher = this.#watchers.get(element);
    if (watcher) {
      watcher.bunches.add(bunch);
      if (watcher.sight.near) this.#update(bunch);
      return;
    }
    this.#watchers.set(element, { sight: { near: false, side: 0 }, bunches: new Set([bunch]) });
    this.#observer.observe(element);
  }

  #unwatch(element: Element, bunch: Bunch<T>): void {
    const watcher = this.#watchers.get(element);
    if (!watcher) return;
    watcher.bunches.delete(bunch);
    if (watcher.bunches.size > 0) return;
    this.#watchers.delete(element);
    this.#observer.unobserve(element);
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      const watcher = this.#watchers.get(entry.target);
      if (!watcher) continue;
      const { sight } = watcher;
      sight.near = entry.isIntersecting || hasNoBox(entry);
      sight.side = sight.near ? 0 : sideOf(entry);
      for (const bunch of watcher.bunches) this.#update(bunch);
    }
  }

  #update(bunch: Bunch<T>): void {
    const first = this.#watchers.get(bunch.first)?.sight;
    const last = this.#watchers.get(bunch.last)?.sight;
    // Ends on both sides of the view: what lies between is in it.
    const spans = first && last && first.side * last.side === -1;
    const near = Boolean(first?.near || last?.near || spans);
    if (near === bunch.near) return;
    bunch.near = near;
    for (const item of bunch.items.keys()) near ? this.#onNear(item) : this.#onFar(item);
  }
}

function sideOf({ boundingClientRect: box, rootBounds }: IntersectionObserverEntry): -1 | 0 | 1 {
  if (box.width === 0 && box.height === 0) return 0;
  const bottom = rootBounds?.bottom ?? 0;
  if (box.top >= bottom) return 1;
  if (box.bottom <= (rootBounds?.top ?? 0)) return -1;
  return box.left >= (rootBounds?.right ?? 0) ? 1 : -1;
}

/** An element with `display: contents` is never seen itself though its text is; it counts as near. */
function hasNoBox({ target, boundingClientRect: box }: IntersectionObserverEntry): boolean {
  if (box.width > 0 || box.height > 0) return false;
  const view = target.ownerDocument.defaultView;
  return view?.getComputedStyle(target).display === 'contents';
}
