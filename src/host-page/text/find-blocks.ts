import {
  type BlockRoot,
  createWalker,
  isElement,
  localName,
  nodeType,
  ownerDocument,
  parentNode,
} from '../dom.ts';
import { partOf } from './tags.ts';

/** The blocks of a tree in which text stands, in document order. */
export function blocksWithText(root: Node): ReadonlySet<BlockRoot> {
  const blocks = new Set<BlockRoot>();
  const walker = createWalker(ownerDocument(root), root, NodeFilter.SHOW_TEXT);
  let parent: Node | null = null;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!/\S/.test(node.data)) continue;
    const next = parentNode(node);
    // Siblings are of one block, which may stand far above them.
    if (next === parent) continue;
    parent = next;
    const block = blockOf(node);
    if (block) blocks.add(block);
  }
  return blocks;
}

/** The block that a node's text belongs to: its nearest block element, or the shadow root it stands in. */
export function blockOf(node: Node): BlockRoot | undefined {
  for (let parent = parentNode(node); parent; parent = parentNode(parent)) {
    if (!isElement(parent)) return nodeType(parent) === 11 ? (parent as ShadowRoot) : undefined;
    const part = partOf(localName(parent));
    if (part === 'block') return parent;
    if (part === 'skip') return undefined;
  }
  return undefined;
}
