import {
  type BlockRoot,
  closest,
  comparePosition,
  elementsIn,
  getAttribute,
  localName,
  parentElement,
  queryAll,
  textContent,
} from '../dom.ts';
import { elementOf } from '../shadow-roots.ts';
import type { Site } from '../sites/site.ts';

const HEADINGS = 'h1,h2,h3,h4,h5,h6';
/** A card's text box stands within so many steps of what holds its name too. */
const STEPS = 3;
/** More elements than any card has: what holds them has the names of many cards, or none. */
const MOST_ELEMENTS = 600;
/** Longer than any card's name, shorter than a headline. */
const LONGEST_NAME = 60;

/** The name of the card whose text stands in a block, where the page says it. */
export function cardNameOf(root: BlockRoot, site: Site | undefined): string | undefined {
  const element = elementOf(root);
  if (site?.card && site.title) {
    const card = closest(element, site.card.join(','));
    if (card) return nameIn(card, element, site.title.join(','));
  }
  const named = closest(element, '[data-card-name]');
  const said = named && getAttribute(named, 'data-card-name')?.trim();
  if (said) return said.slice(0, LONGEST_NAME);
  let around = parentElement(element);
  for (let i = 0; i < STEPS && around && localName(around) !== 'body'; i++) {
    if (elementsIn(around).item(MOST_ELEMENTS)) return undefined;
    const name = nameIn(around, element, HEADINGS);
    if (name !== undefined) return name;
    around = parentElement(around);
  }
  return undefined;
}

/** The last name before the element, for a card has a name before each face; else the first. */
function nameIn(card: Element, element: Element, titles: string): string | undefined {
  let found: Element | undefined;
  for (const title of queryAll(card, titles)) {
    const before = comparePosition(title, element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!before && found) break;
    found = title;
    if (!before) break;
  }
  const text = found && textContent(found).replace(/\s+/g, ' ').replace(/\{.*$/, '').trim();
  return text && text.length <= LONGEST_NAME ? text : undefined;
}
