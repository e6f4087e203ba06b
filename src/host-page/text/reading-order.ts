import { createWalker, ownerDocument, shadowRoot } from '../dom.ts';
import { hostOf } from '../shadow-roots.ts';

/**
 * Items in the reading order of the nodes they begin in, over shadow borders; those that do not stand within a
 * node are left out, and those of one node stay as they are. Goes through the tree once: comparing two items of a
 * long list costs an engine a walk along the list.
 */
export function inReadingOrder<T>(
  items: Iterable<T>,
  nodeOf: (item: T) => Node,
  within: Node,
): T[] {
  const wanted = Map.groupBy(items, nodeOf);
  /** Hosts, and hosts of hosts, in whose shadow trees a node stands. */
  const hosts = new Set<Node>();
  for (const node of wanted.keys())
    for (let host = hostOf(node); host && !hosts.has(host); host = hostOf(host)) hosts.add(host);
  const document = ownerDocument(within) ?? (within as Document);
  const found: T[] = [];
  let left = wanted.size;
  const walkers: TreeWalker[] = [];
  const take = (node: Node) => {
    const here = wanted.get(node);
    if (here) left--;
    for (const item of here ?? []) found.push(item);
    const shadow = hosts.has(node) && shadowRoot(node as Element);
    if (shadow) enter(shadow);
  };
  const enter = (root: Node) => {
    walkers.push(createWalker(document, root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT));
    take(root);
  };
  enter(within);
  for (let walker = walkers.at(-1); walker; walker = walkers.at(-1)) {
    const node = left > 0 && walker.nextNode();
    if (node) take(node);
    else walkers.pop();
  }
  return found;
}
