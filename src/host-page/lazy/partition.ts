import {
  type BlockRoot,
  children,
  elementsIn,
  firstChild,
  firstElement,
  isElement,
  localName,
  nextElement,
  nextSibling,
  nodeType,
  previousSibling,
  query,
  shadowRoot,
  styleOf,
  textContent,
} from '../dom.ts';
import type { Block } from '../marks/marks.ts';
import { partOf } from '../text/tags.ts';

/** A part of a page that is looked at only when it comes near the view. */
export interface Region {
  readonly root: BlockRoot;
  /** Only the text that stands in the root itself, for what else it holds is divided further. */
  readonly own: boolean;
  /** The blocks found in it, once it was looked at. */
  blocks?: ReadonlySet<Block>;
  /** Whether its blocks count it as near. */
  near?: boolean;
}

/** What takes the pieces. */
export interface PartitionSink {
  /** The next piece; those of one flow follow each other down the screen. */
  add(piece: Region): void;
  /** What comes next may stand anywhere. */
  endFlow(): void;
  /** A root that is no piece itself: its parts are. */
  container(root: BlockRoot): void;
  /** A long list in which text of its own may stand between later items: see `hasTextBeside`. */
  list(root: BlockRoot): void;
  /** What is left of a very long list, for `divideList` in a later task. */
  rest(rest: ListRemainder): void;
  shadowRoot(root: ShadowRoot): void;
}

/** A list from an item on. */
export interface ListRemainder {
  readonly list: BlockRoot;
  readonly next: Element;
  readonly columns: boolean;
  /** Whether the text that stands in the list itself is a piece. */
  readonly own: boolean;
}

/** A tree with more elements or more characters is no single piece: a card or two, a few paragraphs. */
const MOST_ELEMENTS = 150;
const LONGEST = 2000;
/** So many children are a list: each is a piece, and is measured when it comes near. */
const LONG_LIST = 24;
/** So many items of a list are divided in one go: some two milliseconds, eight on a slow machine. */
const AT_ONCE = 500;

/**
 * Divides a tree into pieces without reading it, so that a page of thousands of cards costs less than reading
 * its text once: what is never near the view is never looked at. The flow of a small tree is left open, for
 * its sibling may follow.
 */
export function partition(tree: BlockRoot, out: PartitionSink): void {
  // No recursion: hostile pages nest deeper than a stack. `undefined` stands for the end of a flow.
  const todo: (BlockRoot | undefined)[] = [tree];
  for (let left = todo.length; left > 0; left = todo.length) {
    const root = todo.pop();
    if (root === undefined) out.endFlow();
    else if (isSmall(root)) out.add({ root, own: false });
    else {
      out.endFlow();
      out.container(root);
      const isList = isLongList(root);
      const own = hasOwnText(root, isList);
      if (own) out.add({ root, own });
      else if (isList) out.list(root);
      out.endFlow();
      const shadow = isElement(root) ? shadowRoot(root) : null;
      if (shadow) out.shadowRoot(shadow);
      const next = firstElement(root);
      if (isList && next) {
        const columns = runsInColumns(root);
        const rest = partitionList({ list: root, next, columns, own }, out);
        if (rest) out.rest(rest);
      } else todo.push(undefined, ...[...children(root)].filter(isRead).reverse());
    }
  }
}

/** Makes pieces of the next items of a list, so many as take a few milliseconds; gives what is left of it. */
export function partitionList(
  { list, next, columns, own }: ListRemainder,
  out: PartitionSink,
): ListRemainder | undefined {
  let item: Element | null = next;
  for (let count = 0; item && count < AT_ONCE; count++) {
    if (!own || !isWordsIn(item)) out.add({ root: item, own: false });
    if (columns) out.endFlow();
    item = nextElement(item);
  }
  out.endFlow();
  return item ? { list, next: item, columns, own } : undefined;
}

/** Whether a tree is looked at as one piece. Costs no more than looking at a small one. */
export function isSmall(root: BlockRoot): boolean {
  if (!isElement(root)) return false;
  if (!firstElement(root)) return true;
  return elementsIn(root).item(MOST_ELEMENTS) === null && textContent(root).length <= LONGEST;
}

/**
 * Whether text of its own stands in an element, so that more than its parts is to be read. Of a long list only
 * the beginning is asked: asking each node costs as much as all else that is done with it.
 */
function hasOwnText(root: BlockRoot, isList: boolean): boolean {
  const first = firstElement(root);
  // Words set in elements of their own are text of the one around them, over which a term can reach.
  if (first && partOf(localName(first)) === undefined && !firstElement(first)) return true;
  let left = isList ? LONG_LIST : Number.POSITIVE_INFINITY;
  for (let node = firstChild(root); node && left > 0; node = nextSibling(node)) {
    if (isWords(node)) return true;
    if (isElement(node)) left--;
  }
  return false;
}

/** Whether text of the element around it stands next to an element. */
export function hasTextBeside(root: BlockRoot): boolean {
  return [previousSibling, nextSibling].some((next) => {
    let beside = next(root);
    while (beside && !isElement(beside) && !isWords(beside)) beside = next(beside);
    return beside !== null && !isElement(beside);
  });
}

/** Whether an item is but words of the text around it, of which it is read as a part. */
function isWordsIn(item: Element): boolean {
  const name = localName(item);
  return (
    partOf(name) === undefined && !name.includes('-') && !firstElement(item) && !shadowRoot(item)
  );
}

function isWords(node: Node): boolean {
  return nodeType(node) === 3 && (node as Text).data.trim() !== '';
}

/** Whether an element's text is part of the page's: list items are not asked, they are seldom scripts. */
function isRead(element: Element): boolean {
  const name = localName(element);
  const part = partOf(name);
  // A drawing may hold text of HTML.
  if (name === 'svg') return query(element, 'foreignObject') !== null;
  return part === undefined || part === 'block';
}

/** Not by `childElementCount`: an engine counts all of them. */
function isLongList(root: BlockRoot): boolean {
  return children(root).item(LONG_LIST - 1) !== null;
}

/** Whether children run in columns, so that the screen does not follow their order. */
export function runsInColumns(parent: Node): boolean {
  if (!isElement(parent) || !isLongList(parent)) return false;
  const style = styleOf(parent);
  if (!style) return false;
  const wraps = style.flexDirection.startsWith('column') && style.flexWrap !== 'nowrap';
  return style.columnCount !== 'auto' || style.columnWidth !== 'auto' || wraps;
}
