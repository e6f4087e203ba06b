import type { BlockRoot } from './block-text.ts';
import type { MayHold } from './may-hold.ts';
import { partOf } from './tags.ts';

/** Characters on each side of a seam between two text nodes that a term can reach over. */
const SEAM = 24;
/** So many text nodes are read between two looks at the clock. */
const STRIDE = 32;
/** Text longer than this is looked at only when it is no script or style: pages keep their data there. */
const LONG = 2000;

/**
 * Finds the blocks of a tree whose text could hold a term, in document order. Reads only the text of nodes,
 * and looks at elements only where a text is promising: on a page without card text it costs little more
 * than reading it.
 */
export class BlockFinder {
  readonly #root: Node;
  readonly #mayHold: MayHold;
  readonly #found: (block: BlockRoot) => void;
  #walker: TreeWalker;
  #restarts = 0;
  /** The end of the text before, with the spaces after it. */
  #tail = '';
  #tailNode: Text | undefined;
  #last: BlockRoot | undefined;

  constructor(root: Node, mayHold: MayHold, found: (block: BlockRoot) => void) {
    this.#root = root;
    this.#mayHold = mayHold;
    this.#found = found;
    this.#walker = this.#start();
  }

  /** Reads on until a time of the clock; true when all is read. */
  read(until: number): boolean {
    // A page that changes between slices can take our place away: the tree is then read anew.
    const { currentNode } = this.#walker;
    if (currentNode !== this.#root && !this.#root.contains(currentNode)) {
      if (++this.#restarts > MOST_RESTARTS) return true;
      this.#walker = this.#start();
    }
    for (;;) {
      for (let i = 0; i < STRIDE; i++) {
        const node = this.#walker.nextNode() as Text | null;
        if (node === null) return true;
        this.#look(node);
      }
      if (performance.now() >= until) return false;
    }
  }

  #start(): TreeWalker {
    this.#tail = '';
    const document = this.#root.ownerDocument as Document;
    return document.createTreeWalker(this.#root, NodeFilter.SHOW_TEXT);
  }

  #look(node: Text): void {
    const { data } = node;
    const { length } = data;
    if (length < 4 && data.trim() === '') {
      if (this.#tail !== '') this.#tail += ' ';
      return;
    }
    if (length > LONG && partOf(node.parentElement?.localName ?? '') === 'skip') return;
    const holds = this.#mayHold(data) || (hasInvisible(data) && this.#mayHold(visible(data)));
    if (!holds && this.#tailNode && this.#joins(this.#tailNode, node, data)) this.#report(node);
    if (holds) this.#report(node);
    this.#tail = data.slice(-SEAM);
    this.#tailNode = node;
  }

  /** Whether a term could begin in the text before and end in this one: "fly|ing", "first |strike". */
  #joins(last: Text, node: Text, data: string): boolean {
    const tail = this.#tail;
    const before = tail.charCodeAt(tail.length - 1);
    const after = data.charCodeAt(0);
    if (!isLetter(after) && after !== 32 && after !== 45) return false;
    if (!isLetter(before) && before !== 32 && before !== 45) return false;
    // Letters that touch are one word if they stand in one block, and a hidden part may stand between.
    if (before !== 32 && after !== 32) return blockOf(last) === blockOf(node);
    // After a gap, a capital begins something new: the next line, the next name.
    if (before === 32 && isCapital(after)) return false;
    return this.#mayHold(tail + data.slice(0, SEAM));
  }

  #report(node: Text): void {
    const block = blockOf(node);
    if (block === undefined || block === this.#last) return;
    this.#last = block;
    this.#found(block);
  }
}

/** A page that keeps replacing what we read is read on by its changes, not by starting over for ever. */
const MOST_RESTARTS = 3;

/** Soft hyphens and zero-width spaces cut words for the eye of a RegExp only. */
function hasInvisible(data: string): boolean {
  return data.includes('\u00ad') || data.includes('\u200b');
}

function visible(data: string): string {
  return data.replace(/[\u00ad\u200b]/g, '');
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 0xad || code > 0xbf;
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
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
