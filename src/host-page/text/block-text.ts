import { hasInnerBreak, plainRuns } from './plain-runs.ts';
import { symbolOfClass, symbolOfFile, symbolOfWords } from './symbols.ts';
import { partOf } from './tags.ts';

/** What a block is read from: an element, or a shadow root's own text. */
export type BlockRoot = Element | ShadowRoot;

/** Where a stretch of a block's text stands in the page, character for character. */
export interface TextRun {
  readonly node: Text;
  readonly from: number;
  /** Offset in the block's text. */
  readonly at: number;
  readonly length: number;
}

/** A block's text as the user sees it, and where it stands. Symbols (`{R}`) and line breaks have no run. */
export interface BlockText {
  readonly text: string;
  readonly textRuns: readonly TextRun[];
}

export interface ReadOptions {
  /** Read nested blocks too, as lines of one text; else they only divide lines. */
  readonly deep: boolean;
  /** Selector of what is left out. */
  readonly skip?: string | undefined;
  /** Selector of inline elements that are lines. */
  readonly lines?: string | undefined;
}

/**
 * Puts a block's text together over inline elements: symbols as `{R}`, hidden text left out, `<br>` and
 * what is laid out as a line of its own as \n. Reads computed styles of inline elements, so it is for
 * blocks that matter, not for a whole page. Changes nothing.
 */
export function readBlock(root: BlockRoot, options: ReadOptions): BlockText {
  const reader = new Reader(root, options);
  reader.read(root);
  return { text: reader.text.trimEnd(), textRuns: reader.textRuns };
}

/** Ranges that lie exactly on the characters from start to end of a block's text, one a text node. */
export function spansOf(block: BlockText, start: number, end: number): Span[] {
  const spans: Span[] = [];
  for (const { node, from, at, length } of block.textRuns) {
    if (at + length <= start) continue;
    if (at >= end) break;
    const first = from + Math.max(0, start - at);
    const last = from + Math.min(length, end - at);
    const previous = spans.at(-1);
    // A soft hyphen or folded space divides the runs of one node, not the word.
    if (previous?.node === node) previous.to = last;
    // White space between two elements is no part of the words.
    else if (node.data.slice(first, last).trim() !== '')
      spans.push({ node, from: first, to: last });
  }
  return spans;
}

/** A stretch of one text node. */
export interface Span {
  readonly node: Text;
  readonly from: number;
  to: number;
}

class Reader {
  text = '';
  readonly textRuns: TextRun[] = [];
  readonly #options: ReadOptions;
  readonly #view: Window | null;
  readonly #root: BlockRoot;
  #breaks: boolean | undefined;

  constructor(root: BlockRoot, options: ReadOptions) {
    this.#root = root;
    this.#options = options;
    this.#view = root.ownerDocument.defaultView;
  }

  read(parent: BlockRoot): void {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) this.#append(node as Text);
      else if (node.nodeType === 1) this.#enter(node as Element);
    }
  }

  #enter(element: Element): void {
    const part = partOf(element.localName);
    if (part === 'break') {
      this.#line();
      return;
    }
    const { skip, lines, deep } = this.#options;
    if (skip !== undefined && element.matches(skip)) return;
    if (part === 'block') {
      this.#line();
      if (deep && isShown(element)) this.read(element);
      this.#line();
      return;
    }
    const symbol = symbolOf(element, part === 'image');
    if (symbol !== undefined) {
      if (isShown(element)) this.text += symbol;
      return;
    }
    if (part !== undefined || !element.hasChildNodes()) return;
    // One style, read once: an inline element may be hidden, set apart, or a line of its own.
    const style = this.#view?.getComputedStyle(element);
    const display = style?.display ?? 'inline';
    if (display === 'none' || style?.visibility === 'hidden' || style?.opacity === '0') return;
    if (style?.position === 'absolute' || style?.position === 'fixed') return;
    const line =
      !/^(?:inline|contents|ruby)/.test(display) || (lines !== undefined && element.matches(lines));
    if (line) this.#line();
    this.read(element);
    if (line) this.#line();
  }

  #append(node: Text): void {
    const { data } = node;
    if (data === '') return;
    for (const run of plainRuns(data, hasInnerBreak(data) && this.#keepsBreaks(node))) {
      // White space after a line break or other white space is not shown.
      const folded = run.text[0] === ' ' && (this.text === '' || /\s$/.test(this.text)) ? 1 : 0;
      const text = run.text.slice(folded);
      if (text === '') continue;
      const from = run.from + folded;
      this.textRuns.push({ node, from, at: this.text.length, length: text.length });
      this.text += text;
    }
  }

  #line(): void {
    if (this.text !== '' && !this.text.endsWith('\n')) this.text += '\n';
  }

  /** Whether the white space of the source is laid out: as in pre, pre-wrap, pre-line, break-spaces. */
  #keepsBreaks(node: Text): boolean {
    if (node.parentNode !== this.#root) return this.#preserves(node.parentElement);
    this.#breaks ??= this.#preserves(node.parentElement ?? (this.#root as ShadowRoot).host);
    return this.#breaks;
  }

  #preserves(element: Element | null): boolean {
    const style = element && this.#view?.getComputedStyle(element);
    return style ? /^(?:pre|break-spaces)/.test(style.whiteSpace) : false;
  }
}

/** Stands for a symbol that cannot be read: what holds it is no parameter, and the general sentence is said. */
const UNREAD = '\ufffc';

/** Whether an image stands beside a symbol, and so is one too. */
function isBesideSymbol({ previousSibling, nextSibling }: Element): boolean {
  return [previousSibling, nextSibling].some((node) => {
    const near = node as Element | null;
    if (near?.localName !== 'img') return false;
    return (
      (symbolOfWords(near.getAttribute('alt') ?? '') ??
        symbolOfFile(near.getAttribute('src') ?? '')) !== undefined
    );
  });
}

/** What an element stands for as a symbol: an image by its text, a font's sign by its class. */
function symbolOf(element: Element, image: boolean): string | undefined {
  const cost = element.getAttribute('data-manacost');
  if (cost !== null) return symbolOfWords(cost);
  if (image) {
    const words = element.getAttribute('alt') ?? element.getAttribute('aria-label');
    return (
      symbolOfWords(words ?? '') ??
      symbolOfWords(
        element.getAttribute('title') ?? element.querySelector('title')?.textContent ?? '',
      ) ??
      symbolOfFile(element.getAttribute('src') || (element.getAttribute('data-src') ?? '')) ??
      (isBesideSymbol(element) ? UNREAD : undefined)
    );
  }
  const className = element.getAttribute('class');
  if (className === null || className === '') return undefined;
  // Scryfall's signs hold their own text, which a range can lie on; fonts hold none, or a hidden one.
  const written = element.firstElementChild ? undefined : element.textContent?.trim();
  if (written) return undefined;
  return symbolOfClass(className);
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}
