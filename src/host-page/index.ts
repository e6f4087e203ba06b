import type { Detector } from '../detect/types.ts';
import type { Printing } from '../rules/set-table.ts';
import { type CardHere, type CardsOnPage, cardsOnPage } from './cards/cards-on-page.ts';
import { contains, isShown, listen, shadowRoot, viewOf } from './dom.ts';
import { lettersOf } from './marks/letters.ts';
import type { Block, Mark, PageMark } from './marks/marks.ts';
import { type Look, Painter } from './marks/painter.ts';
import type { Choice } from './marks/read-marks.ts';
import { cardOf, isOfSameCard } from './marks/same-card.ts';
import { PageReader } from './page-reader.ts';
import { reveal } from './reveal.ts';
import { isSeenAt } from './seen-at.ts';
import { elementOf } from './shadow-roots.ts';
import { printingAt } from './sites/printing.ts';
import type { Site } from './sites/site.ts';
import { inReadingOrder } from './text/reading-order.ts';

export type { CardHere } from './cards/cards-on-page.ts';
export type { Mark } from './marks/marks.ts';
export type { Look } from './marks/painter.ts';
export type { Choice } from './marks/read-marks.ts';
export { ownSite } from './sites/own-site.ts';
export { type Site, siteOf } from './sites/site.ts';

export interface PageOptions {
  readonly document: Document;
  readonly detector: Detector;
  /** The site that the page belongs to; without one it is read as any page. */
  readonly site?: Site | undefined;
  readonly choice: Choice;
  readonly look: Look;
  /** Called after marks came, went or moved to other text; at most once a slice of work. */
  readonly onChange?: () => void;
  /**
   * Called after the page has put another document element in place of its own, as document.open does: then all that
   * listens on the document may be gone, and is to be started anew.
   */
  readonly onReplaced?: () => void;
  /** Whether this reading is still wanted: not where a newer script of ours reads the page. Default: always. */
  readonly isAlive?: () => boolean;
  /** Aborting takes everything off: marks, observers, listeners. */
  readonly signal: AbortSignal;
}

/** The host page, as the popover and lists see it. */
export interface Page {
  /** The mark under a point of the viewport (CSS pixels), where one is painted and can be seen. */
  hitTest(x: number, y: number): Mark | undefined;
  /** Reads all of the page, in slices, for `marks` to be quick; settled when that is done. */
  readAll(): Promise<void>;
  /** All marks that can be seen somewhere on the page, in reading order. Reads what was not read yet. */
  marks(): readonly Mark[];
  /** The marks inside the viewport now, in reading order. */
  marksInView(): readonly Mark[];
  /** The first mark of each other term in the same card's text, in reading order. */
  others(mark: Mark): readonly Mark[];
  /** Cards that the page shows as pictures or by name. */
  readonly cards: CardsOnPage & { reveal(card: CardHere): void };
  /** The printing of the card at a mark, a picture or a name, where the page shows one; read now. */
  printingOf(at: Pick<Mark, 'element'>): Printing | undefined;
  /** Tints a mark's words until the next call; nothing without a mark. */
  tint(mark?: Mark): void;
  /** Scrolls a mark's words into the middle of the view, at once. */
  reveal(mark: Mark): void;
  /** New settings: marks change, those that stay remain the same objects. */
  choose(choice: Choice): void;
  /** Changes how marks look, at once; `isAsked`: under forced colors too. */
  setLook(look: Look, isAsked?: boolean): void;
  /** Whether the user's forced colors keep marks from being painted, unless they are asked for. */
  readonly isForced: boolean;
  /** Reads everything anew. */
  rescan(): void;
  /** Whether no work is waiting; for tests and measurements. */
  readonly settled: boolean;
}

/**
 * Starts reading a page: finds terms, marks them, follows changes. It adds nothing to the page's document;
 * marks are painted by CSS.highlights under the names in marks.css. Does not throw on any page.
 */
export function startPage(options: PageOptions): Page {
  const { document, detector, signal } = options;
  const view = viewOf(document);
  if (!view) throw new Error('A document without a window cannot be read.');
  const painter = new Painter(document, options.look, signal, options.isAlive);
  const reader = new PageReader({
    document,
    view,
    detector,
    site: options.site,
    choice: options.choice,
    painter,
    onChange: options.onChange ?? (() => {}),
    onReplaced: options.onReplaced ?? (() => {}),
    signal,
  });
  // Shadow roots that came without a change in the tree show themselves when pointed at.
  const point = ({ target }: Event) => {
    if (target instanceof view.Element && shadowRoot(target)) reader.adopt(target);
  };
  listen(document, 'pointerover', point, { signal, passive: true, capture: true });

  const { paintedMarks } = reader.store;
  const marksIn = (
    blocks: Iterable<Block>,
    within: Node = document,
    wanted: (mark: PageMark) => boolean = () => true,
  ) =>
    inReadingOrder(
      [...blocks].flatMap((block) => reader.store.read(block).filter(wanted)),
      startOf,
      within,
    );

  return {
    hitTest(x, y) {
      painter.repair();
      // Not by highlightsFromPoint: in a text of a million characters it takes a tenth of a second, and it knows of
      // none under a stretched link, in a drop cap, and where the pointer goes through a text.
      const point = { left: x, right: x, top: y, bottom: y };
      for (const block of paintedMarks.painted)
        for (const mark of paintedMarks.marksIn(block, point))
          if (isSeenAt(mark.parent, x, y)) return mark;
      return undefined;
    },
    readAll: () => reader.readAll(),
    marks: () => marksIn(reader.store.all().filter(({ root }) => isShown(elementOf(root)))),
    marksInView() {
      const area = { left: 0, top: 0, right: view.innerWidth, bottom: view.innerHeight };
      const inView = [...paintedMarks.painted].flatMap((block) =>
        paintedMarks.marksIn(block, area),
      );
      return inReadingOrder(inView, startOf, document);
    },
    others(mark) {
      const card = cardOf(mark.element, options.site);
      const first = new Map<string, PageMark>();
      const here = [...reader.store.seen()].filter(({ root }) => contains(card, elementOf(root)));
      const others = marksIn(here, card, (other) => isOfSameCard(other, mark));
      for (const other of others)
        if (other.term !== mark.term && !first.has(other.term)) first.set(other.term, other);
      return [...first.values()];
    },
    cards: { ...cardsOnPage(document, options.site), reveal },
    printingOf: ({ element }) => printingAt(element, options.site),
    tint(mark) {
      const word = mark as PageMark | undefined;
      // Where a highlight would take a gradient or a stroke off the letters they stay as they are.
      const isPlain = word?.isThere && lettersOf(word.parent) === 'plain';
      painter.tint(isPlain ? word.spans : []);
    },
    reveal,
    choose: (choice) => reader.store.choose(choice),
    setLook: (look, isAsked) => painter.setLook(look, isAsked),
    get isForced() {
      return painter.isForced;
    },
    rescan: () => reader.rescan(),
    get settled() {
      return reader.settled;
    },
  };
}

function startOf(mark: PageMark): Node {
  return mark.spans[0]?.node ?? mark.element;
}
