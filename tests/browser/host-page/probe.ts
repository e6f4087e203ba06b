import packed from 'rules-index';
import { createDetector } from '../../../src/detect/index.ts';
import { cardsOnPage } from '../../../src/host-page/cards/cards-on-page.ts';
import { type Mark, type Page, siteOf, startPage } from '../../../src/host-page/index.ts';
import type { Look, MarkStyle } from '../../../src/host-page/marks/painter.ts';
import { unpackIndex } from '../../../src/rules/packed-index.ts';
import { spellingRegExp, spellingsOf } from '../../tools/spelling-regexp.ts';

const index = unpackIndex(packed);
export const detector = createDetector(index);
const kinds = new Map(index.terms.map(({ id, kind }) => [id, kind]));

/** A RegExp over all spellings. */
export function regexp(): RegExp {
  const { known, glued } = spellingsOf(index.terms);
  return spellingRegExp(known, glued);
}

function styleOf(term: string): MarkStyle {
  const kind = kinds.get(term);
  if (kind === 'ability' || kind === 'action') return kind;
  return kind === 'basic-action' ? 'basic' : 'other';
}

let page: Page | undefined;
let stop = new AbortController();
let changes = 0;
let replaced = 0;

export interface ProbeOptions {
  readonly prose?: boolean;
  readonly firstOnly?: boolean;
  readonly off?: readonly string[];
  /** Mark words such as target and enters too. */
  readonly concepts?: boolean;
  readonly look?: Look;
  /** Read as a page of this address. */
  readonly as?: string;
}

/** Starts the page layer with the real index, as the content script does. */
export function start(options: ProbeOptions = {}): void {
  stop = new AbortController();
  page = startPage({
    document,
    detector,
    site: siteOf(new URL(options.as ?? location.href)),
    choice: choice(options),
    look: options.look ?? 'line',
    onChange: () => changes++,
    onReplaced: () => replaced++,
    signal: stop.signal,
  });
}

/** Concepts stand in every sentence, the tests' own filling too; they are left out here unless asked for. */
function choice({ prose = true, firstOnly = false, off = [], concepts = false }: ProbeOptions) {
  const enabled = (term: string) =>
    !off.includes(term) && (concepts || kinds.get(term) !== 'concept');
  return { styleOf, enabled, prose, firstOnly };
}

export function choose(options: ProbeOptions): void {
  running().choose(choice(options));
}

export function running(): Page {
  if (!page) throw new Error('not started');
  return page;
}

/** The printing of the card with the first mark of a term. */
export function printingOf(term: string) {
  const mark = running()
    .marks()
    .find((one) => one.term === term);
  if (!mark) throw new Error(`no mark of ${term}`);
  return running().printingOf(mark);
}

export function end(): void {
  stop.abort();
}

/** Waits until what is in view at the start is read and painted: IntersectionObserver tells of it in the first frame. */
export async function settleFirst(): Promise<void> {
  for (let calm = 0; calm < 3; ) {
    await new Promise((done) => requestAnimationFrame(done));
    calm = running().settled ? calm + 1 : 0;
  }
}

/** Waits until no work is left and the last of it is painted. */
export async function settle(): Promise<void> {
  // IntersectionObserver tells in the frame after, the watcher gathers for a tenth of a second: two turns, and one more.
  for (let calm = 0; calm < 3; ) {
    await new Promise((done) => setTimeout(done, 50));
    await new Promise((done) => requestAnimationFrame(done));
    calm = running().settled ? calm + 1 : 0;
  }
}

/** The words under each painted range, by style, as the browser has them. */
export function painted(): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const [name, highlight] of CSS.highlights) {
    if (!name.startsWith('reminder-text-') || highlight.size === 0) continue;
    result[name.replace(/^reminder-text-/, '')] = [...highlight].map((range) => String(range));
  }
  return result;
}

export function names(): string[] {
  return [...CSS.highlights.keys()];
}

export function ranges(): number {
  return [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0);
}

function tell(mark: Mark) {
  const { term, words, text, place, cardName = null, style } = mark;
  return {
    term,
    words,
    text,
    place,
    cardName,
    style,
    params: mark.params(),
    lines: mark.lines().length,
  };
}
export type Told = ReturnType<typeof tell>;

export function marks(): Told[] {
  return running().marks().map(tell);
}

export function inView(): Told[] {
  return running().marksInView().map(tell);
}

export function at(x: number, y: number): (Told & { others: string[] }) | null {
  const mark = running().hitTest(x, y);
  return mark
    ? {
        ...tell(mark),
        others: running()
          .others(mark)
          .map(({ term }) => term),
      }
    : null;
}

let kept: Mark | undefined;
/** Remembers the mark at a point; `isKept` says whether that place has the same object still. */
export function keep(x: number, y: number): boolean {
  kept = running().hitTest(x, y);
  return kept !== undefined;
}
export function isKept(x: number, y: number): boolean {
  return kept !== undefined && running().hitTest(x, y) === kept;
}

export function changed(): number {
  return changes;
}

/** How often the page has thrown its document away. */
export function timesReplaced(): number {
  return replaced;
}

/** Scrolls to the last mark. */
export function revealLast(): void {
  const last = running().marks().at(-1);
  if (last) running().reveal(last);
}

export interface ToldCard {
  readonly shownAs: 'picture' | 'name';
  /** Which of the page's elements it is, by its place in the document. */
  readonly nth: number;
  readonly names: readonly string[];
}

/** What the page layer takes for cards among all elements of a kind, and how each is called. */
export function cardsAmong(selector: string, as = location.href): ToldCard[] {
  const cards = cardsUnder(as);
  return [...document.querySelectorAll(selector)].flatMap((element, nth) => {
    const card = cards.of(element);
    return card ? [{ shownAs: card.shownAs, nth, names: card.names }] : [];
  });
}

/** The card under a point; null where there is none. */
export function cardAt(x: number, y: number, as = location.href) {
  const card = cardsUnder(as).at(x, y);
  return card ? { shownAs: card.shownAs, names: card.names, id: card.element.id } : null;
}

/** The cards as they would be read if the page stood under an address. */
function cardsUnder(address: string) {
  const url = new URL(address);
  return cardsOnPage(document, siteOf(url), () => url.pathname);
}
