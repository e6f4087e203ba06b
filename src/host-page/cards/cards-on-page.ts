import {
  boxesOf,
  boxOf,
  documentElement,
  elementsAt,
  isConnected,
  isShown,
  localName,
  query,
  queryAll,
  viewOf,
} from '../dom.ts';
import { isSeenAt } from '../seen-at.ts';
import { closestOver, topElementAt } from '../shadow-roots.ts';
import type { CardPlace, Site } from '../sites/site.ts';
import { KEPT_OFF } from '../sites/site-reading.ts';
import { elementAtPlace, isOnPath, namesAt } from './card-names.ts';

/** A card that the page shows without its text. The same object for as long as the same card stands there. */
export interface CardHere {
  readonly shownAs: 'picture' | 'name';
  readonly element: Element;
  /**
   * What the page calls it, surest first; out of an address with a slash before it, "/jhoira-s-familiar". Whether it is
   * a card at all the page does not know.
   */
  readonly names: readonly string[];
  /** Its boxes on the screen now, in CSS pixels of the viewport; none when it has gone or is another card's. */
  lines(): readonly DOMRect[];
  /** All that is not to be covered: itself, and the picture that the site shows for it. */
  keepClear(): readonly DOMRect[];
}

/** The cards of a page. Nothing is read before it is asked for. */
export interface CardsOnPage {
  /** The card under a point of the viewport (CSS pixels), where one is seen there. */
  at(x: number, y: number): CardHere | undefined;
  /** The card that an element shows or lies within. */
  of(element: Element): CardHere | undefined;
  /** What a link or a picture says, where the page says of it nothing that we know: it may be a card's name. */
  wordsOf(element: Element): string | undefined;
  /** Those inside the viewport now, in the document's order, each name once. */
  inView(): readonly CardHere[];
  /** Whether an element could be one: so cheap that it may be asked at each that the pointer enters. */
  isLikely(element: Element): boolean;
}

type Shown = CardHere['shownAs'];
interface Rule {
  readonly place: CardPlace;
  readonly shownAs: Shown;
  /** On any page a picture counts only in the shape of a card. */
  readonly shaped?: boolean;
}

/** What docs/for-card-sites.md promises, and what any page's picture says of itself. */
const EVERYWHERE: readonly Rule[] = [
  {
    shownAs: 'picture',
    shaped: true,
    place: { at: '[data-card-name] img', by: '[data-card-name]', of: ['data-card-name'] },
  },
  { shownAs: 'picture', shaped: true, place: { at: 'img[alt],img[title]', of: ['alt', 'title'] } },
  {
    shownAs: 'name',
    place: { at: ':is(a,span,td,li,button)[data-card-name]', of: ['data-card-name'] },
  },
];

/** Smaller pictures, in CSS pixels, are icons. */
const SMALLEST = 40;
/** A card is 63 by 88 millimetres; sites cut and round a little. Turned by a quarter it is the other way round. */
const SHAPE = { from: 0.66, to: 0.77 };
/** So many elements under a point are looked at. */
const MOST_UNDER = 12;
/** So many of a page's elements are looked at for those in view. */
const MOST_LOOKED_AT = 3000;
/** And so many are given. */
const MOST_IN_VIEW = 100;

/** The cards of a document, by what is known of its site, on the path that it stands under. Throws on no page. */
export function cardsOnPage(
  document: Document,
  site: Site | undefined,
  path = () => document.location.pathname,
): CardsOnPage {
  const known = new WeakMap<Element, CardHere>();
  const own = (shownAs: Shown): Rule[] =>
    (site?.[shownAs === 'picture' ? 'pictures' : 'names'] ?? []).map((place) => ({
      place,
      shownAs,
    }));
  // The surest first: a picture within a link with the card's name is a picture.
  const rules = [
    ...own('picture'),
    ...EVERYWHERE.slice(0, 2),
    ...own('name'),
    ...EVERYWHERE.slice(2),
  ];
  const anywhere = rules.map(({ place }) => place.at).join(',');

  function of(element: Element, isWanted: (element: Element, rule: Rule) => boolean = () => true) {
    if (closestOver(element, KEPT_OFF)) return undefined;
    const pathname = path();
    for (const rule of rules) {
      const found = elementAtPlace(element, rule.place);
      if (!found || !isOnPath(rule.place, pathname) || !isWanted(found, rule)) continue;
      const names = namesAt(found, rule.place);
      if (names.length > 0) return remembered(found, rule, names);
    }
    return undefined;
  }

  function remembered(element: Element, rule: Rule, names: readonly string[]): CardHere {
    const before = known.get(element);
    if (before && before.shownAs === rule.shownAs && same(before.names, names)) return before;
    const card: CardHere = {
      shownAs: rule.shownAs,
      element,
      names,
      lines: () =>
        isConnected(element) && isShown(element) && same(namesAt(element, rule.place), names)
          ? rule.shownAs === 'picture'
            ? [boxOf(element)]
            : [...boxesOf(element)]
          : [],
      keepClear: () => [...card.lines(), ...shownFor(rule.place)],
    };
    known.set(element, card);
    return card;
  }

  function shownFor({ shows }: CardPlace): DOMRect[] {
    const root = documentElement(document);
    if (shows === undefined || !root) return [];
    try {
      return [...queryAll(root, shows)]
        .slice(0, MOST_UNDER)
        .filter((one) => isShown(one) && isLarge(boxOf(one)))
        .map(boxOf);
    } catch {
      return [];
    }
  }

  const isSized = (element: Element, { shownAs, shaped }: Rule): boolean => {
    if (shownAs === 'name') return true;
    const box = boxOf(element);
    return isLarge(box) && (!shaped || isCardShaped(box));
  };

  return {
    of,
    at(x, y) {
      const top = topElementAt(document, x, y);
      const under = [...(top ? [top] : []), ...elementsAt(document, x, y).slice(0, MOST_UNDER)];
      for (const element of new Set(under)) {
        const card = of(element, isSized);
        if (card?.lines().some((line) => holds(line, x, y)) && isSeenAt(card.element, x, y))
          return card;
      }
      return undefined;
    },
    inView() {
      const root = documentElement(document);
      const view = viewOf(document);
      if (!root || !view) return [];
      const found = new Map<string, CardHere>();
      for (const element of selected(root, rules).slice(0, MOST_LOOKED_AT)) {
        if (found.size >= MOST_IN_VIEW) break;
        const { left, top, right, bottom } = boxOf(element);
        if (right <= 0 || bottom <= 0 || left >= view.innerWidth || top >= view.innerHeight)
          continue;
        const card = isShown(element) ? of(element, isSized) : undefined;
        const [name] = card?.names ?? [];
        if (card && name !== undefined && !found.has(name)) found.set(name, card);
      }
      return [...found.values()];
    },
    wordsOf: (element) => {
      const link = closestOver(element, 'a');
      const [said] = namesAt(element, { at: '*', of: ['alt', 'title'] });
      return said ?? (link ? namesAt(link, { at: '*', of: [''] })[0] : undefined);
    },
    isLikely(element) {
      if (localName(element) === 'img') return true;
      try {
        return closestOver(element, anywhere) !== null;
      } catch {
        // A wrong selector in the site's data: better once too often.
        return true;
      }
    },
  };
}

/** The elements of all rules in the document's order; those of a wrong selector are left out. */
function selected(root: Element, rules: readonly Rule[]): Element[] {
  const selectors = rules.map(({ place }) => place.at).filter((at) => isSelector(root, at));
  return [...queryAll(root, selectors.join(','))];
}

function isSelector(root: Element, selector: string): boolean {
  try {
    query(root, `${selector}:not(*)`);
    return true;
  } catch {
    return false;
  }
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}

function isLarge({ width, height }: DOMRect): boolean {
  return width >= SMALLEST && height >= SMALLEST;
}

function isCardShaped({ width, height }: DOMRect): boolean {
  const ratio = Math.min(width, height) / Math.max(width, height);
  return ratio >= SHAPE.from && ratio <= SHAPE.to;
}

function holds({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
