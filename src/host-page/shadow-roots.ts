import {
  type BlockRoot,
  children,
  closest,
  contains,
  elementAt,
  elementsIn,
  evaluate,
  isElement,
  nodeType,
  ownerDocument,
  queryAll,
  rootOf,
  shadowRoot,
} from './dom.ts';

/** Custom elements, by the hyphen that their names must have. */
const CUSTOM = ".//*[contains(local-name(), '-')]";
/** XPathResult.ORDERED_NODE_SNAPSHOT_TYPE */
const SNAPSHOT = 7;
/** In a larger tree only custom elements are asked: asking each would cost as much as reading the page. */
const FEW = 3000;

/**
 * Open shadow roots in a tree, those within them too. In a large tree elements with plain names are left
 * out; `PageReader.adopt` takes theirs when they are pointed at.
 */
export function findShadowRoots(tree: BlockRoot): ShadowRoot[] {
  const found: ShadowRoot[] = [];
  // No recursion: a page may put root into root as deep as it likes.
  const todo: BlockRoot[] = [tree];
  const take = (element: Element) => {
    const shadow = shadowRoot(element);
    if (!shadow) return;
    found.push(shadow);
    todo.push(shadow);
  };
  if (isElement(tree)) take(tree);
  // What `take` found of the tree itself is looked into first; order does not matter here.
  for (let root = todo.shift(); root; root = todo.shift()) {
    if (!children(root).item(0)) continue;
    const all = isElement(root) ? elementsIn(root) : undefined;
    if (all?.item(FEW)) {
      const hosts = evaluate(ownerDocument(root), CUSTOM, root, null, SNAPSHOT, null);
      for (let i = 0; i < hosts.snapshotLength; i++) take(hosts.snapshotItem(i) as Element);
    } else for (const element of all ?? queryAll(root, '*')) take(element);
  }
  return found;
}

/** The element that a block stands in: itself, or the host of a shadow root. */
export function elementOf(root: BlockRoot): Element {
  return isElement(root) ? root : root.host;
}

/** The nearest ancestor, over shadow borders, that a selector fits; the element itself included. */
export function closestOver(element: Element, selector: string): Element | null {
  for (let at: Element | undefined = element; at; at = hostOf(at)) {
    const found = closest(at, selector);
    if (found) return found;
  }
  return null;
}

/** The innermost element on top at a point of the viewport (CSS pixels), over shadow borders. */
export function topElementAt(document: Document, x: number, y: number): Element | null {
  let top = elementAt(document, x, y);
  for (;;) {
    const shadow: ShadowRoot | null = top && shadowRoot(top);
    const inner = shadow && elementAt(shadow, x, y);
    if (!inner || inner === top) return top;
    top = inner;
  }
}

/** Whether an element, or one over a shadow border within which it stands, holds another. */
export function holdsOver(outer: Element, inner: Element): boolean {
  for (let at: Element | undefined = inner; at; at = hostOf(at))
    if (contains(outer, at)) return true;
  return false;
}

/** The element whose shadow tree a node stands in. */
export function hostOf(node: Node): Element | undefined {
  const root = rootOf(node);
  return nodeType(root) === 11 ? (root as ShadowRoot).host : undefined;
}
