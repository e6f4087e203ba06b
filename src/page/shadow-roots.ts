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
export function findShadowRoots(root: Element | ShadowRoot): ShadowRoot[] {
  const found: ShadowRoot[] = [];
  const take = (element: Element) => {
    const { shadowRoot } = element;
    if (shadowRoot) found.push(shadowRoot, ...findShadowRoots(shadowRoot));
  };
  if (root.nodeType === 1) take(root as Element);
  if (!root.firstElementChild) return found;
  const all = root.nodeType === 1 ? (root as Element).getElementsByTagName('*') : undefined;
  if (all && all.length > FEW) {
    const hosts = root.ownerDocument.evaluate(CUSTOM, root, null, SNAPSHOT, null);
    for (let i = 0; i < hosts.snapshotLength; i++) take(hosts.snapshotItem(i) as Element);
  } else for (const element of all ?? root.querySelectorAll('*')) take(element);
  return found;
}

/** The nearest ancestor, over shadow borders, that a selector fits; the element itself included. */
export function closestOver(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at; ) {
    const found = at.closest(selector);
    if (found) return found;
    const root: Node = at.getRootNode();
    at = root.nodeType === 11 ? (root as ShadowRoot).host : null;
  }
  return null;
}

/** Whether an element is what one sees at a point, or holds it or is held by it: nothing lies over it there. */
export function isOnTop(element: Element, x: number, y: number): boolean {
  let top = element.ownerDocument.elementFromPoint(x, y);
  for (;;) {
    const inner = top?.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (inner === null || inner === top) break;
    top = inner;
  }
  if (!top) return false;
  return element.contains(top) || holdsOver(top, element);
}

function holdsOver(outer: Element, inner: Element): boolean {
  for (let at: Element | undefined = inner; at; at = hostOf(at))
    if (outer.contains(at)) return true;
  return false;
}

/** Reading order over shadow borders: negative when a stands before b. */
export function compareOrder(a: Node, b: Node): number {
  if (a === b) return 0;
  const [x, y] = meet(a, b);
  if (x === y) return depth(a) - depth(b);
  return x.compareDocumentPosition(y) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Lifts two nodes out of shadow trees until they stand in one tree. */
function meet(a: Node, b: Node): [Node, Node] {
  const hosts = new Map<Node, Node>();
  for (let at: Node | undefined = a; at; at = hostOf(at)) hosts.set(at.getRootNode(), at);
  for (let at: Node | undefined = b; at; at = hostOf(at)) {
    const same = hosts.get(at.getRootNode());
    if (same) return [same, at];
  }
  return [a, b];
}

function hostOf(node: Node): Element | undefined {
  const root = node.getRootNode();
  return root.nodeType === 11 ? (root as ShadowRoot).host : undefined;
}

function depth(node: Node): number {
  let levels = 0;
  for (let at: Node | undefined = node; at; at = hostOf(at)) levels++;
  return levels;
}
