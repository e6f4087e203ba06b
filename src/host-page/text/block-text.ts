import {
  type BlockRoot,
  contains,
  firstChild,
  isShown,
  localName,
  matches,
  nextSibling,
  nodeType,
  parentElement,
  parentNode,
  styleOf,
} from '../dom.ts';
import { elementOf } from '../shadow-roots.ts';
import { hasInnerBreak, plainRuns } from './plain-runs.ts';
import { symbolOf } from './symbol-elements.ts';
import { partOf } from './tags.ts';

/** Where a stretch of a block's text stands in the page, character for character. */
export interface TextRun {
  readonly node: Text;
  readonly from: number;
  /** Offset in the block's text. */
  readonly at: number;
  readonly length: number;
}

/** An element that is read as a symbol (`{R}`), and where it stands in the text. */
interface SymbolRun {
  readonly node: Element;
  readonly at: number;
  readonly length: number;
}

/** A block's text as the user sees it, and where it stands. Line breaks have no run. */
export interface BlockText {
  readonly text: string;
  readonly textRuns: readonly TextRun[];
  readonly symbolRuns: readonly SymbolRun[];
  /** What was left out because nobody can see it now; the first hundred of them. */
  readonly hidden: readonly Element[];
}

export interface ReadOptions {
  /** Read nested blocks too, as lines of one text; else they only divide lines. */
  readonly deep: boolean;
  /** Selector of what is left out. */
  readonly skip?: string | undefined;
  /** Selector of inline elements that are lines. */
  readonly lines?: string | undefined;
}

/** A text node's data is read in stretches of so many characters: one takes about a millisecond. */
const STRETCH = 16_000;
/** The clock is looked at after so many nodes. */
const NODES_AT_ONCE = 50;
const MOST_HIDDEN = 100;

/**
 * Puts a block's text together over inline elements: symbols as `{R}`, hidden text left out, `<br>` and
 * what is laid out as a line of its own as \n. Reads computed styles of inline elements, so it is for
 * blocks that matter, not for a whole page. Changes nothing. Goes from node to node, however deep they nest, and
 * can stop at each.
 */
export class BlockReader {
  readonly #parts: string[] = [];
  readonly #textRuns: TextRun[] = [];
  readonly #symbolRuns: SymbolRun[] = [];
  readonly #hidden: Element[] = [];
  readonly #options: ReadOptions;
  readonly #root: BlockRoot;
  /** What is read next, and from where in its data. */
  #next: Node | null;
  #from = 0;
  /** Of the elements around it, outermost first, whether a line ends with them. */
  readonly #within: boolean[] = [];
  #length = 0;
  /** The character before, for white space after white space is not shown. */
  #last = '\n';
  #rootKeepsBreaks: boolean | undefined;
  #keepsBreaks = false;

  constructor(root: BlockRoot, options: ReadOptions) {
    this.#root = root;
    this.#options = options;
    this.#next = firstChild(root);
  }

  /** Reads on until a time of the clock; true when all is read. */
  readOn(until: number): boolean {
    // What came next may have been taken out meanwhile: then all of the block is read anew soon.
    if (this.#next && !contains(this.#root, this.#next)) this.#next = null;
    for (let count = 1; this.#next; count++) {
      this.#read(this.#next);
      const look = this.#from > 0 || count % NODES_AT_ONCE === 0;
      if (look && performance.now() >= until) break;
    }
    return this.#next === null;
  }

  /** What was read. */
  result(): BlockText {
    const text = this.#parts.join('').trimEnd();
    return {
      text,
      textRuns: this.#textRuns,
      symbolRuns: this.#symbolRuns,
      hidden: this.#hidden,
    };
  }

  #read(node: Node): void {
    const type = nodeType(node);
    if (type === 3 && !this.#append(node as Text)) return;
    if (type === 1 && this.#enter(node as Element)) {
      this.#next = firstChild(node);
      return;
    }
    let at: Node | null = node;
    let next = nextSibling(node);
    while (at && !next && this.#within.length > 0) {
      if (this.#within.pop()) this.#line();
      at = parentNode(at);
      next = at && nextSibling(at);
    }
    this.#next = next;
  }

  /** Whether what an element holds is to be read. */
  #enter(element: Element): boolean {
    const part = partOf(localName(element));
    if (part === 'break') {
      this.#line();
      return false;
    }
    const { skip, lines, deep } = this.#options;
    if (skip !== undefined && matches(element, skip)) return false;
    if (part === 'block') {
      this.#line();
      if (!deep || !firstChild(element)) return false;
      return isShown(element) ? this.#go(true) : this.#hide(element);
    }
    const symbol = symbolOf(element, part === 'image');
    if (symbol !== undefined) {
      if (!isShown(element)) return this.#hide(element);
      this.#symbolRuns.push({ node: element, at: this.#length, length: symbol.length });
      this.#put(symbol);
      return false;
    }
    if (part !== undefined || !firstChild(element)) return false;
    // One style, read once: an inline element may be hidden, set apart, or a line of its own.
    const style = styleOf(element);
    const display = style?.display ?? 'inline';
    if (display === 'none' || style?.visibility === 'hidden' || style?.opacity === '0')
      return this.#hide(element);
    if (style?.position === 'absolute' || style?.position === 'fixed') return false;
    const line =
      !/^(?:inline|contents|ruby)/.test(display) ||
      (lines !== undefined && matches(element, lines));
    if (line) this.#line();
    return this.#go(line);
  }

  #go(line: boolean): true {
    this.#within.push(line);
    return true;
  }

  #hide(element: Element): false {
    if (this.#hidden.length < MOST_HIDDEN) this.#hidden.push(element);
    return false;
  }

  /** Reads a stretch of a text node; true when it was the last. */
  #append(node: Text): boolean {
    const start = this.#from;
    // Not by `data`: Firefox makes all of it anew each time, however long.
    const data = node.substringData(Math.min(start, node.length), 2 * STRETCH);
    if (start === 0) {
      const whole = node.length > data.length ? node.data : data;
      this.#keepsBreaks = hasInnerBreak(whole) && this.#keepsBreaksOf(node);
    }
    const end = endOfStretch(data);
    for (const run of plainRuns(data.slice(0, end), this.#keepsBreaks)) {
      // White space after a line break or other white space is not shown.
      const folded = run.text[0] === ' ' && /\s/.test(this.#last) ? 1 : 0;
      const text = run.text.slice(folded);
      if (text === '') continue;
      const from = start + run.from + folded;
      this.#textRuns.push({ node, from, at: this.#length, length: text.length });
      this.#put(text);
    }
    this.#from = start + end < node.length ? start + end : 0;
    return this.#from === 0;
  }

  #put(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
    this.#last = text.slice(-1);
  }

  #line(): void {
    if (this.#last !== '\n') this.#put('\n');
  }

  /** Whether the white space of the source is laid out: as in pre, pre-wrap, pre-line, break-spaces. */
  #keepsBreaksOf(node: Text): boolean {
    const parent = parentElement(node);
    if (parent && parent !== this.#root) return preservesBreaks(parent);
    this.#rootKeepsBreaks ??= preservesBreaks(elementOf(this.#root));
    return this.#rootKeepsBreaks;
  }
}

/** Not within white space, which is read as one. */
function endOfStretch(data: string): number {
  let end = Math.min(data.length, STRETCH);
  while (end < data.length && !/^\S\S/.test(data.slice(end - 1, end + 1))) end++;
  return end;
}

function preservesBreaks(element: Element): boolean {
  const style = styleOf(element);
  return style ? /^(?:pre|break-spaces)/.test(style.whiteSpace) : false;
}
