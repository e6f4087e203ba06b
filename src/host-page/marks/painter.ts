import { createRange, parentNode, viewOf } from '../dom.ts';
import { isSymbolSpan, type Span } from '../text/spans.ts';

/** The styles of marks; each is one highlight, styled by marks.css. */
export type MarkStyle = 'ability' | 'action' | 'basic' | 'other';
export const MARK_STYLES: readonly MarkStyle[] = ['ability', 'action', 'basic', 'other'];

/** What is painted: a style, or the one for letters that show what lies behind them, whose color stays clear. */
export type PaintStyle = MarkStyle | 'clear';

/** How marks look: a line, a tint behind the words, or not at all. They can be pointed at in any case. */
export type Look = 'line' | 'tint' | 'none';

const PREFIX: Readonly<Record<Look, string>> = {
  line: 'reminder-text-',
  tint: 'reminder-text-tint-',
  none: 'reminder-text-plain-',
};

/**
 * Chromium then paints every highlight as selected text, whatever its style, and takes no `forced-color-adjust` from
 * one: there marks are found, and seen for as long as the user asks to.
 */
const FORCED = '(forced-colors: active)';
const IS_FIREFOX = 'mozInnerScreenX' in globalThis;
const FEW = 20;
/** The word whose popover is open. */
const TINTED = 'reminder-open-word';

/**
 * Paints by the CSS Custom Highlight API: one Highlight a style, alive for the page's life, changed range
 * by range. Never wraps, never clears the registry, where the page or others may have highlights too.
 */
export class Painter {
  readonly #document: Document;
  readonly #registry: HighlightRegistry;
  readonly #highlights = new Map<PaintStyle, Highlight>();
  readonly #signal: AbortSignal;
  readonly #isAlive: () => boolean;
  readonly #forced: MediaQueryList | undefined;
  #look: Look;
  #isAsked = false;
  #gone: Range[] = [];

  /** `isAlive`: whether these marks are still wanted; false where a newer script of ours reads the page. */
  constructor(document: Document, look: Look, signal: AbortSignal, isAlive = () => true) {
    this.#document = document;
    this.#registry = CSS.highlights;
    for (const style of [...MARK_STYLES, 'clear'] as const)
      this.#highlights.set(style, new Highlight());
    this.#forced = IS_FIREFOX ? undefined : viewOf(document)?.matchMedia(FORCED);
    const adapt = () => (this.#isHidden ? this.#unregister() : this.repair());
    this.#forced?.addEventListener('change', adapt, { signal });
    this.#look = look;
    this.#signal = signal;
    this.#isAlive = isAlive;
    signal.addEventListener('abort', () => this.#remove());
  }

  /** Whether the user's forced colors keep marks from being painted, unless they are asked for. */
  get isForced(): boolean {
    return this.#forced?.matches ?? false;
  }

  /** Changes how all marks look at once; costs nothing a mark. `isAsked`: under forced colors too. */
  setLook(look: Look, isAsked = false): void {
    if (look === this.#look && isAsked === this.#isAsked) return;
    this.#unregister();
    this.#look = look;
    this.#isAsked = isAsked;
    for (const [style, highlight] of this.#highlights)
      if (highlight.size > 0) this.#register(style, highlight);
  }

  /** Paints a span; the range is its handle. */
  add(span: Span, style: PaintStyle): Range {
    // A live Range: Firefox lays it out several times cheaper than a StaticRange, Chromium the same.
    const range = rangeOf(this.#document, span);
    const highlight = this.#highlights.get(style);
    // With its first range: an empty one costs Chromium a painting of the whole page.
    if (highlight?.size === 0) this.#register(style, highlight);
    highlight?.add(range);
    return range;
  }

  /** Takes a range off, when the present task is done. */
  delete(range: Range): void {
    if (this.#gone.length === 0) queueMicrotask(() => this.#flush());
    this.#gone.push(range);
  }

  #flush(): void {
    const gone = this.#gone;
    this.#gone = [];
    // Each deletion of a registered range costs Firefox a millisecond in a text of a million characters.
    const apart = IS_FIREFOX && gone.length > FEW;
    if (apart) this.#unregister();
    for (const range of gone)
      for (const highlight of this.#highlights.values())
        if (highlight.has(range)) highlight.delete(range);
    if (apart) this.repair();
  }

  /** Puts back what the page has thrown out of the registry, or put something of its own in place of. */
  repair(): void {
    if (this.#signal.aborted) return;
    const lost = [...this.#highlights].filter(
      ([style, highlight]) =>
        highlight.size > 0 && this.#registry.get(this.#nameOf(style)) !== highlight,
    );
    // Two scripts that took the names from each other would never end.
    if (lost.length === 0 || !this.#isAlive()) return;
    for (const [style, highlight] of lost) this.#register(style, highlight);
  }

  /** Tints stretches, and no others, over all marks. The name is not one of a mark's. */
  tint(spans: readonly Span[]): void {
    const ranges = spans.map((span) => rangeOf(this.#document, span));
    if (ranges.length > 0) this.#registry.set(TINTED, new Highlight(...ranges));
    else this.#registry.delete(TINTED);
  }

  get #isHidden(): boolean {
    return this.isForced && !this.#isAsked;
  }

  #nameOf(style: PaintStyle): string {
    return PREFIX[this.#look] + style;
  }

  #register(style: PaintStyle, highlight: Highlight): void {
    if (!this.#isHidden) this.#registry.set(this.#nameOf(style), highlight);
  }

  #unregister(): void {
    for (const [style, highlight] of this.#highlights) {
      const name = this.#nameOf(style);
      // After an update of the extension a newer script may have the name.
      if (this.#registry.get(name) === highlight) this.#registry.delete(name);
    }
  }

  #remove(): void {
    this.#unregister();
    this.tint([]);
    for (const highlight of this.#highlights.values()) highlight.clear();
  }
}

/** A live range over a span. */
export function rangeOf(document: Document, span: Span): Range {
  const range = createRange(document);
  if (isSymbolSpan(span)) {
    range.selectNode(span.node);
    return range;
  }
  range.setStart(span.node, span.from);
  range.setEnd(span.node, span.to);
  return range;
}

/** Whether a range lies over a span. */
export function isOver(range: Range, span: Span): boolean {
  const { startContainer, startOffset, endOffset } = range;
  if (isSymbolSpan(span))
    return (
      startContainer === parentNode(span.node) &&
      endOffset === startOffset + 1 &&
      range.intersectsNode(span.node)
    );
  return startContainer === span.node && startOffset === span.from && endOffset === span.to;
}
