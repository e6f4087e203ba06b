import type { BlockRoot } from './block-text.ts';
import { partOf } from './tags.ts';

/** The blocks of a tree in which text stands, in document order. */
export function blocksWithText(root: Node): ReadonlySet<BlockRoot> {
  const blocks = new Set<BlockRoot>();
  const document = root.ownerDocument as Document;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const block = node.data.trim() === '' ? undefined : blockOf(node);
    if (block) blocks.add(block);
  }
  return blocks;
}

/** The block that a node's text belongs to: its nearest block element, or the shadow root it stands in. */
export function blockOf(node: Node): BlockRoot | undefined {
  for (let parent = node.parentNode; parent; parent = parent.parentNode) {
    if (parent.nodeType !== 1) return parent.nodeType === 11 ? (parent as ShadowRoot) : undefined;
    const part = partOf((parent as Element).localName);
    if (part === 'block') return parent as Element;
    if (part === 'skip') return undefined;
  }
  return undefined;
}
