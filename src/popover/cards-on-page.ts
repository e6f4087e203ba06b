import type { Card } from '../cards/types.ts';
import type { Box } from './safe-path.ts';

/** A card that the page shows as a picture or by its name. The page layer gives the same object for the same one. */
export interface ShownCard {
  readonly shownAs: 'picture' | 'name';
  readonly element: Element;
  /** What the page calls it, surest first; out of an address with a slash before it. */
  readonly names: readonly string[];
  /** Its boxes on the screen now; none when it has left the page, or another card stands there. */
  lines(): readonly Box[];
  /** All that is not to be covered, the picture last. */
  keepClear(): readonly Box[];
}

/** What the popover asks of the page about such cards. */
export interface CardsOnPage {
  at(x: number, y: number): ShownCard | undefined;
  of(element: Element): ShownCard | undefined;
  inView(): readonly ShownCard[];
  /** Scrolls one into view. */
  reveal(card: ShownCard): void;
}

/** The first card that one of the names is of; undefined where none is known. Never rejects. */
export type FindCard = (names: readonly string[]) => Promise<Card | undefined>;

/** The panel of a card, for what is shown of it on the page; asked for by name alone it stands in the corner. */
export class CardPanel {
  readonly here: ShownCard | undefined;
  /** What was asked for. */
  readonly name: string;
  /** undefined where no card is known by the name. */
  readonly card: Card | undefined;
  readonly #document: Document;

  constructor(document: Document, { here, name, card }: Pick<CardPanel, 'here' | 'name' | 'card'>) {
    this.#document = document;
    this.here = here;
    this.name = name;
    this.card = card;
  }

  /** As the table of first printings has it: the front's. */
  get cardName(): string {
    return this.card?.name ?? this.name;
  }

  get element(): Element {
    return this.here?.element ?? this.#document.documentElement;
  }

  lines(): readonly Box[] {
    return this.here ? this.here.lines() : [corner(this.#document)];
  }

  keepClear(): readonly Box[] {
    return this.here ? this.here.keepClear() : this.lines();
  }
}

/** The upper right corner of the view, where a panel hides least of a page. */
export function corner({ documentElement }: Document): Box {
  const right = documentElement.clientWidth;
  return { left: right - 1, top: 0, right, bottom: 2 };
}
