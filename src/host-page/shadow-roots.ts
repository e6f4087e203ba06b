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

/** The element whose shadow tree a node stands in. */
export function hostOf(node: Node): Element | undefined {
  const root = node.getRootNode();
  return root.nodeType === 11 ? (root as ShadowRoot).host : undefined;
}
