import type { Context, Detector, Match, Place } from '../../detect/types.ts';
import type { Params, PrintedAs } from '../../rules/types.ts';
import { type BlockRoot, isConnected, isShown, ownerDocument, parentElement } from '../dom.ts';
import { elementOf } from '../shadow-roots.ts';
import type { BlockText } from '../text/block-text.ts';
import { isSymbolSpan, type Span } from '../text/spans.ts';
import { type MarkStyle, rangeOf } from './painter.ts';

/** A term found on the page. The same object for the same mark, for as long as it stands there. */
export interface Mark {
  readonly term: string;
  /** Which of the term's forms. */
  readonly form: number;
  readonly style: MarkStyle;
  /** The words as they stand on the page. */
  readonly words: string;
  /** The text of the mark's block, and where in it the mark is: what `detector.params` asks for. */
  readonly text: string;
  readonly match: Match;
  readonly place: Place;
  /** The card's name, where the page says it. */
  readonly cardName: string | undefined;
  /** The term's name in the language of the card, where that is not English. */
  readonly printed: PrintedAs | undefined;
  /** All that the card says of the term at this place, read now. */
  params(): Params;
  /** Its boxes on the screen now, in CSS pixels of the viewport, one a line; none when it is not shown. */
  lines(): readonly DOMRect[];
  /** What it stands in. */
  readonly element: Element;
}

/** A block of the page that could hold terms. */
export interface Block {
  readonly root: BlockRoot;
  /** Whether it is a site's rules text, read whole. */
  readonly zone: boolean;
  /** Its marks as last read. */
  marks: readonly PageMark[];
  /** Whether it must be read before its marks count: not read yet, or changed since. */
  stale: boolean;
  /** Milliseconds that reading it took last, and when it may be read again (performance.now()), if that was long. */
  spent: number;
  restUntil: number;
  /** In how many pieces near the view it stands; 0 when it is far. */
  near: number;
  /** What of it nobody could see when it was read. */
  hidden: readonly Element[];
  /** Whether it is watched for itself, because it was not laid out when its piece was looked at. */
  apart?: boolean;
}

/** The marks of the same term in other texts of the same face, as a page has a block for each of a card's lines. */
export type Elsewhere = (mark: PageMark) => readonly PageMark[];

/** A mark's own working parts. */
export class PageMark implements Mark {
  readonly term: string;
  readonly form: number;
  readonly style: MarkStyle;
  readonly place: Place;
  readonly cardName: string | undefined;
  readonly block: Block;
  text: string;
  match: Match;
  spans: readonly Span[];
  /** Painted ranges, a span each; empty while it is not painted. */
  ranges: Range[] = [];
  readonly #detector: Detector;
  readonly #elsewhere: Elsewhere;

  constructor(
    block: Block,
    style: MarkStyle,
    read: BlockText,
    match: Match,
    spans: readonly Span[],
    context: Context,
    detector: Detector,
    elsewhere: Elsewhere,
  ) {
    this.block = block;
    this.term = match.term;
    this.form = match.form;
    this.style = style;
    this.text = read.text;
    this.match = match;
    this.spans = spans;
    this.place = context.place;
    this.cardName = context.cardName;
    this.#detector = detector;
    this.#elsewhere = elsewhere;
  }

  get printed(): PrintedAs | undefined {
    return this.match.printed;
  }

  get words(): string {
    return this.text.slice(this.match.start, this.match.end);
  }

  get element(): Element {
    return elementOf(this.block.root);
  }

  params(): Params {
    const { place, cardName } = this;
    const elsewhere = () =>
      this.#elsewhere(this).map(({ text, match }) => this.#detector.params(text, match));
    return this.#detector.paramsHere(this.text, this.match, { place, cardName, elsewhere });
  }

  lines(): readonly DOMRect[] {
    if (!this.isShown) return [];
    const ranges = this.ranges.length > 0 ? this.ranges : this.#spanRanges();
    return joinLines(ranges.flatMap((range) => [...range.getClientRects()]));
  }

  /** What its first words stand in. */
  get parent(): Element {
    const [first] = this.spans;
    return (first && parentElement(first.node)) ?? this.element;
  }

  get isShown(): boolean {
    return isShown(this.parent);
  }

  /** Whether its words still stand in the page as they were read; else they are read anew soon. */
  get isThere(): boolean {
    return this.spans.every(
      (span) => isConnected(span.node) && (isSymbolSpan(span) || span.to <= span.node.length),
    );
  }

  /** The box of its first words on the screen now; none where they are not laid out. */
  box(): DOMRect | undefined {
    const [range] = this.ranges.length > 0 ? this.ranges : this.#spanRanges();
    const box = range?.getBoundingClientRect();
    return box && (box.width > 0 || box.height > 0) ? box : undefined;
  }

  #spanRanges(): Range[] {
    return this.isThere ? this.spans.map((span) => rangeOf(ownerDocument(span.node), span)) : [];
  }
}

/** One box a line: those of a word split over elements touch each other. */
function joinLines(boxes: readonly DOMRect[]): DOMRect[] {
  const lines: DOMRect[] = [];
  for (const box of boxes) {
    if (box.width === 0 && box.height === 0) continue;
    const last = lines.at(-1);
    const same =
      last && box.top < last.bottom && box.bottom > last.top && box.left <= last.right + 1;
    if (last && same) {
      const top = Math.min(last.top, box.top);
      const left = Math.min(last.left, box.left);
      lines[lines.length - 1] = new DOMRect(
        left,
        top,
        Math.max(last.right, box.right) - left,
        Math.max(last.bottom, box.bottom) - top,
      );
    } else lines.push(box);
  }
  return lines;
}
