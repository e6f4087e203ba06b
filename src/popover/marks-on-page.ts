import type { Params, PrintedAs } from '../rules/types.ts';
import { corner } from './cards-on-page.ts';
import type { Box } from './safe-path.ts';

/** A marked word as the popover needs it. The page layer gives the same object for the same mark. */
export interface ShownMark {
  readonly term: string;
  /** Which of the term's forms. */
  readonly form: number;
  /** The card's name, where the page says it. */
  readonly cardName: string | undefined;
  /** The term's name in the language of the card, where that is not English. */
  readonly printed: PrintedAs | undefined;
  /** Its boxes on the screen now, one a line; none when it has left the page. */
  lines(): readonly Box[];
  /** The card's parameters, read now. */
  params(): Params;
  /** What it stands in. */
  readonly element: Element;
}

/** What the popover asks of the page. */
export interface MarksOnPage {
  /** The marked word under a point of the viewport; a finger finds those too that are hidden until a key is held. */
  at(x: number, y: number, touch?: boolean): ShownMark | undefined;
  /** All marked words in reading order. */
  all(): readonly ShownMark[];
  /** Those in view. */
  inView(): readonly ShownMark[];
  /** The other terms in the same card's text. */
  others(word: ShownMark): readonly string[];
  /** Marks this one no more, for it is not the term; gives how to mark it again. */
  drop(word: ShownMark): () => void;
  /** Tints a word of the page, for as long as it is looked at; none without one. */
  tint(word?: ShownMark): void;
  /** Scrolls a word into view. */
  reveal(word: ShownMark): void;
}

/** The list of a page's terms, shown in the popover's place. */
export class TermList {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  get element(): Element {
    return this.#document.documentElement;
  }

  lines(): readonly Box[] {
    return [corner(this.#document)];
  }
}
