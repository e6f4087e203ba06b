import { boxOf, listen, styleOf, viewOf } from '../dom.ts';

/**
 * How far outside the view marks are painted, so that scrolling finds them there. Several screens: a card
 * page is painted whole, while a page of thousands of cards keeps few ranges. In Chromium each range costs
 * time in every frame in which the page changes, however far from the view it is.
 */
const MARGIN = { down: 1000, across: 500 };
const ROOT_MARGIN = `${MARGIN.down}px ${MARGIN.across}px`;

/**
 * Up to so many items stand each for itself; past that, neighbours share a stretch that grows with the page.
 * Chromium computes every observed element anew in every frame, and some hundreds of them cost it a fifth of a
 * millisecond.
 */
const MANY = 8;
/** Items of the longest stretch: what is painted at once when its edge comes near. */
const LONGEST = 100;

/** After scrolling it is looked so often, in milliseconds, what the view has jumped over. */
const JUMPED_MS = 120;

/** Where an observed element was last seen: near the view, before it (above, left), after it, or nowhere. */
type Side = 'near' | 'before' | 'after' | 'hidden';

/** Items that stand one after the other. */
export interface Stretch<T> {
  readonly items: readonly T[];
  readonly near: boolean;
}

interface Watched<T> extends Stretch<T> {
  items: readonly T[];
  near: boolean;
  /** The elements that it lies between; of one item, its own. */
  ends: readonly Element[];
}

/** Tells which stretches of many items come near the view and which leave it; their number costs little. */
export class NearView<T> {
  readonly #observer: IntersectionObserver;
  readonly #elementOf: (item: T) => Element;
  readonly #onNear: (stretch: Stretch<T>) => void;
  readonly #onFar: (stretch: Stretch<T>) => void;
  readonly #stretches = new Set<Watched<T>>();
  readonly #watchers = new Map<Element, { side?: Side; readonly stretches: Set<Watched<T>> }>();
  #timer: number | undefined;
  #open: T[] = [];
  #count = 0;

  constructor(
    document: Document,
    elementOf: (item: T) => Element,
    onNear: (stretch: Stretch<T>) => void,
    onFar: (stretch: Stretch<T>) => void,
    signal: AbortSignal,
  ) {
    this.#elementOf = elementOf;
    this.#onNear = onNear;
    this.#onFar = onFar;
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), {
      root: document,
      rootMargin: ROOT_MARGIN,
      scrollMargin: ROOT_MARGIN,
    });
    const view = viewOf(document);
    const look = () => {
      this.#timer ??= view?.setTimeout(() => {
        this.#timer = undefined;
        this.#lookAgain(view);
      }, JUMPED_MS);
    };
    listen(document, 'scroll', look, { signal, passive: true, capture: true });
    signal.addEventListener('abort', () => {
      view?.clearTimeout(this.#timer);
      this.clear();
    });
  }

  get stretches(): Iterable<Stretch<T>> {
    return this.#stretches;
  }

  /** Adds an item; those added until `close` come in reading order. */
  add(item: T): void {
    if (this.#open.length >= Math.min(LONGEST, this.#count / MANY)) this.#end(item);
    this.#open.push(item);
    this.#count++;
  }

  /** Ends a stretch: what is added next does not stand next to the last. */
  close(): void {
    this.#end(this.#open.at(-1));
  }

  /** Ends a stretch where the next begins, so that the two share an observed element. */
  #end(next: T | undefined): void {
    const items = this.#open;
    if (items.length === 0) return;
    this.#open = [];
    const stretch: Watched<T> = { items, near: false, ends: [] };
    this.#stretches.add(stretch);
    this.#anchor(stretch, next);
  }

  /** Forgets the items of which `gone` is true; a stretch whose end is gone is watched by what is left. */
  sweep(gone: (item: T) => boolean): void {
    for (const stretch of this.#stretches) {
      const left = stretch.items.filter((item) => !gone(item));
      if (left.length === stretch.items.length) continue;
      this.#count -= stretch.items.length - left.length;
      stretch.items = left;
      this.#anchor(stretch);
    }
  }

  clear(): void {
    this.#observer.disconnect();
    this.#stretches.clear();
    this.#watchers.clear();
    this.#open = [];
    this.#count = 0;
  }

  /** Watches a stretch by its ends as they are now. */
  #anchor(stretch: Watched<T>, end = stretch.items.at(-1)): void {
    for (const element of stretch.ends) this.#unwatch(element, stretch);
    const { items } = stretch;
    const ends = items.length > 1 ? [items[0], end] : items;
    stretch.ends = [...new Set(ends.flatMap((item) => (item ? [this.#elementOf(item)] : [])))];
    if (items.length === 0) this.#stretches.delete(stretch);
    for (const element of stretch.ends) this.#watch(element, stretch);
  }

  #watch(element: Element, stretch: Watched<T>): void {
    const watcher = this.#watchers.get(element);
    if (watcher) {
      watcher.stretches.add(stretch);
      this.#update(stretch);
      return;
    }
    this.#watchers.set(element, { stretches: new Set([stretch]) });
    this.#observer.observe(element);
  }

  #unwatch(element: Element, stretch: Watched<T>): void {
    const watcher = this.#watchers.get(element);
    if (!watcher) return;
    watcher.stretches.delete(stretch);
    if (watcher.stretches.size > 0) return;
    this.#watchers.delete(element);
    this.#observer.unobserve(element);
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      const watcher = this.#watchers.get(entry.target);
      if (!watcher) continue;
      watcher.side = sideOf(entry);
      for (const stretch of watcher.stretches) this.#update(stretch);
    }
  }

  /** The observer tells of none that the view has jumped over: it was not seen before, nor is it now. */
  #lookAgain({ innerWidth, innerHeight }: Window): void {
    for (const [element, watcher] of this.#watchers) {
      if (watcher.side !== 'before' && watcher.side !== 'after') continue;
      const { top, bottom, left, right } = boxOf(element);
      const after = top >= innerHeight + MARGIN.down || left >= innerWidth + MARGIN.across;
      const before = bottom <= -MARGIN.down || right <= -MARGIN.across;
      const side = after ? 'after' : before ? 'before' : watcher.side;
      if (side === watcher.side) continue;
      watcher.side = side;
      for (const stretch of watcher.stretches) this.#update(stretch);
    }
  }

  #update(stretch: Watched<T>): void {
    const near = isNear(stretch.ends.map((element) => this.#watchers.get(element)?.side));
    if (near === stretch.near) return;
    stretch.near = near;
    if (near) this.#onNear(stretch);
    else this.#onFar(stretch);
  }
}

/**
 * Whether a stretch with such ends is near: one of them is, or the view lies between them, or that cannot be
 * told for an end that is not laid out.
 */
function isNear(sides: readonly (Side | undefined)[]): boolean {
  const told = new Set(sides);
  if (told.has(undefined)) return told.has('near');
  return told.has('near') || told.size > 1 || (told.has('hidden') && sides.length > 1);
}

function sideOf(entry: IntersectionObserverEntry): Side {
  if (entry.isIntersecting) return 'near';
  const { boundingClientRect: box, rootBounds, target } = entry;
  if (box.width === 0 && box.height === 0) {
    // An element with `display: contents` has no box though its text is seen.
    return styleOf(target)?.display === 'contents' ? 'near' : 'hidden';
  }
  if (!rootBounds || box.top >= rootBounds.bottom || box.left >= rootBounds.right) return 'after';
  if (box.bottom <= rootBounds.top || box.right <= rootBounds.left) return 'before';
  // In the view, but cut off by a scroller of the page: on which side of it is not told.
  return 'hidden';
}
