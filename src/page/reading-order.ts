import { hostOf } from './shadow-roots.ts';

/**
 * Those of some roots that stand within an element, in reading order over shadow borders. Goes through the tree
 * once: comparing two items of a long list costs an engine a walk along the list.
 */
export function inReadingOrder<T extends Node>(roots: Iterable<T>, within: Element): T[] {
  const wanted = new Set<Node>(roots);
  /** Hosts, and hosts of hosts, in whose shadow trees a root stands. */
  const hosts = new Set<Node>();
  for (const root of wanted)
    for (let host = hostOf(root); host && !hosts.has(host); host = hostOf(host)) hosts.add(host);
  const found: T[] = [];
  const walkers: TreeWalker[] = [];
  const take = (node: Node) => {
    if (wanted.has(node)) found.push(node as T);
    const shadow = hosts.has(node) && (node as Element).shadowRoot;
    if (shadow) enter(shadow);
  };
  const enter = (root: Node) => {
    walkers.push(within.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT));
    take(root);
  };
  enter(within);
  for (let walker = walkers.at(-1); walker; walker = walkers.at(-1)) {
    const node = found.length < wanted.size && walker.nextNode();
    if (node) take(node);
    else walkers.pop();
  }
  return found;
}
