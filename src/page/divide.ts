import type { BlockRoot } from './block-text.ts';
import { partOf } from './tags.ts';

/** A part of a page that is read at once when it comes near the view: a small tree, or a block's own text. */
export interface Piece {
  readonly root: BlockRoot;
  /** Only the text that stands in the root itself, for what else it holds is divided further. */
  readonly own: boolean;
}

/** A tree with so many characters or fewer is one piece: a card or two, a few paragraphs. */
const PIECE = 2000;
/** More children than this are no card and no paragraph. */
const MANY_CHILDREN = 40;
/** So many children are looked at between two looks at the clock. */
const STRIDE = 16;
/** A page that keeps replacing what we divide is followed by its changes, not by starting over for ever. */
const MOST_RESTARTS = 3;
/** Items of a list differ by so many children: one more paragraph, a line of statistics. */
const ALIKE = 2;
/** Only lists so long are worth asking whether they run in columns. */
const LONG_LIST = 24;

/** What takes the pieces. */
export interface Divided {
  /** The next piece; those of one flow follow each other down the screen. */
  add(piece: Piece): void;
  /** What comes next may stand anywhere. */
  endFlow(): void;
  shadowRoot(root: ShadowRoot): void;
}

interface Level {
  readonly parent: BlockRoot;
  next: ChildNode | null;
  /** Whether text of its own was found in it. */
  own: boolean;
  /** Whether its children run in columns, each of them somewhere else on the screen. */
  readonly columns: boolean;
  /** The child last measured and found small: its likes need not be measured. */
  small: Element | undefined;
}

/**
 * Divides a tree into pieces without reading it: only their sizes are asked. So a page of thousands of cards
 * costs less than reading its text once, and what is never looked at is never read.
 */
export class Divider {
  readonly #root: BlockRoot;
  readonly #out: Divided;
  #levels: Level[] = [];
  #restarts = 0;

  constructor(root: BlockRoot, out: Divided) {
    this.#root = root;
    this.#out = out;
    this.#begin();
  }

  /** Divides on until a time of the clock; true when all is divided. */
  divide(until: number): boolean {
    // A page that changes between slices can take our place away: the tree is then divided anew.
    if (this.#levels.some(({ parent, next }) => next && next.parentNode !== parent)) {
      if (++this.#restarts > MOST_RESTARTS) return true;
      this.#begin();
    }
    for (let i = 1; ; i++) {
      const level = this.#levels.at(-1);
      if (!level) return true;
      const node = level.next;
      if (node) {
        level.next = node.nextSibling;
        this.#take(node, level);
      } else this.#leave(level);
      if (i % STRIDE === 0 && performance.now() >= until) return false;
    }
  }

  #begin(): void {
    const root = this.#root;
    this.#levels = [];
    if (root.nodeType === 1 && isSmall(root as Element)) {
      this.#out.add({ root, own: false });
      this.#out.endFlow();
    } else this.#enter(root);
  }

  #enter(parent: BlockRoot): void {
    this.#out.endFlow();
    this.#levels.push({
      parent,
      next: parent.firstChild,
      own: false,
      columns: runsInColumns(parent),
      small: undefined,
    });
  }

  #leave({ parent, own }: Level): void {
    this.#levels.pop();
    this.#out.endFlow();
    if (!own) return;
    this.#out.add({ root: parent, own: true });
    this.#out.endFlow();
  }

  #take(node: ChildNode, level: Level): void {
    if (node.nodeType === 3) {
      if (!level.own) level.own = (node as Text).data.trim() !== '';
      return;
    }
    if (node.nodeType !== 1) return;
    const element = node as Element;
    const part = partOf(element.localName);
    if (part === 'skip' || part === 'image') return;
    if (level.small !== undefined && isLike(element, level.small)) {
      this.#out.add({ root: element, own: false });
      if (level.columns) this.#out.endFlow();
      return;
    }
    if (!isSmall(element)) {
      if (element.shadowRoot) this.#out.shadowRoot(element.shadowRoot);
      this.#enter(element);
      return;
    }
    // An inline element is a part of the text around it.
    level.own ||= part === undefined;
    if (part === 'block') level.small = element;
    this.#out.add({ root: element, own: false });
    if (level.columns) this.#out.endFlow();
  }
}

/** Whether a tree is one piece. Its text is asked for only where its children do not tell. */
function isSmall(element: Element): boolean {
  const count = element.childElementCount;
  if (count === 0) return true;
  if (count > MANY_CHILDREN) return false;
  // A long text is not put together only to be measured: most wrappers hold a list and nothing else.
  if (count === 1 && (element.firstElementChild?.childElementCount ?? 0) > MANY_CHILDREN)
    return false;
  return (element.textContent ?? '').length <= PIECE;
}

/** Whether two siblings are made alike, as the items of a list are. */
function isLike(a: Element, b: Element): boolean {
  return (
    a.localName === b.localName &&
    a.className === b.className &&
    Math.abs(a.childElementCount - b.childElementCount) <= ALIKE
  );
}

function runsInColumns(parent: BlockRoot): boolean {
  if (parent.nodeType !== 1 || parent.childElementCount < LONG_LIST) return false;
  const style = parent.ownerDocument.defaultView?.getComputedStyle(parent as Element);
  if (!style) return false;
  const wraps = style.flexDirection.startsWith('column') && style.flexWrap !== 'nowrap';
  return style.columnCount !== 'auto' || style.columnWidth !== 'auto' || wraps;
}
