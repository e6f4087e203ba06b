import type { BlockRoot } from './block-text.ts';
import type { MayHold } from './may-hold.ts';
import { partOf } from './tags.ts';

/** Characters on each side of a seam between two text nodes that a term can reach over. */
const SEAM = 24;
/** So many text nodes are read between two looks at the clock. */
const STRIDE = 64;
/** Text longer than this is looked at only when it is no script or style: pages keep their data there. */
const LONG = 2000;
/** A page that keeps replacing what we read is read on by its changes, not by starting over for ever. */
const MOST_RESTARTS = 3;

/** Shorter texts hold no term: they are white space, signs, symbols. */
const SHORT = 3;

const SPACE = 32;
const HYPHEN = 45;

/**
 * Finds the text nodes of a tree that could hold a term, or its end, in document order. Reads nothing but
 * the text of nodes: asking for the element of each would cost more than all else. The loop is one plain
 * function, for it runs mostly before the engine has optimised it.
 */
export class TextFinder {
  readonly #root: Node;
  readonly #mayHold: MayHold;
  readonly #found: (node: Text) => void;
  #walker: TreeWalker;
  #restarts = 0;
  /** The text node before, where it was not blank, and whether blank ones stood since. */
  #before: Text | undefined;
  #gap = false;

  constructor(root: Node, mayHold: MayHold, found: (node: Text) => void) {
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
    const walker = this.#walker;
    const mayHold = this.#mayHold;
    const found = this.#found;
    let before = this.#before;
    let end = before ? before.data : '';
    let gap = this.#gap;
    for (let i = 1; ; i++) {
      const node = walker.nextNode() as Text | null;
      if (node === null) return true;
      const { data } = node;
      const { length } = data;
      if (length < SHORT && data.trim() === '') {
        gap = true;
        continue;
      }
      if (length <= LONG || !isProgram(node)) {
        if (length >= SHORT && mayHold(data)) found(node);
        else {
          const after = data.charCodeAt(0);
          const last = gap ? SPACE : end.charCodeAt(end.length - 1);
          if (before && isSeam(last, after) && this.#joins(before, end, last, node, data))
            found(node);
          else if (hasInvisible(data) && mayHold(visible(data))) found(node);
        }
        before = node;
        end = data;
        gap = false;
      }
      if (i % STRIDE === 0 && performance.now() >= until) break;
    }
    this.#before = before;
    this.#gap = gap;
    return false;
  }

  #start(): TreeWalker {
    this.#before = undefined;
    const document = this.#root.ownerDocument as Document;
    return document.createTreeWalker(this.#root, NodeFilter.SHOW_TEXT);
  }

  /** Whether a term could begin in the text before and end in this one: "fly|ing", "first |strike". */
  #joins(before: Text, end: string, last: number, node: Text, data: string): boolean {
    const after = data.charCodeAt(0);
    // Letters that touch are one word if they stand in one block, and a hidden part may stand between.
    if (last !== SPACE && after !== SPACE) return blockOf(before) === blockOf(node);
    // After a gap, a capital begins something new: the next line, the next name.
    if (last === SPACE && isCapital(after)) return false;
    return this.#mayHold(`${end.slice(-SEAM)} ${data.slice(0, SEAM)}`);
  }
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

function isProgram(node: Text): boolean {
  return partOf(node.parentElement?.localName ?? '') === 'skip';
}

/** Soft hyphens and zero-width spaces cut words for the eye of a RegExp only. */
function hasInvisible(data: string): boolean {
  return data.includes('\u00ad') || data.includes('\u200b');
}

function visible(data: string): string {
  return data.replace(/[\u00ad\u200b]/g, '');
}

function isSeam(before: number, after: number): boolean {
  return goesOn(after) && goesOn(before);
}

function goesOn(code: number): boolean {
  return isLetter(code) || code === SPACE || code === HYPHEN;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || isCapital(code) || code === 0xad || code > 0xbf;
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}
