import type { Site } from '../sites/site.ts';
import type { BlockRoot } from './block-text.ts';

const HEADINGS = 'h1,h2,h3,h4,h5,h6';
/** A card's text box stands within so many steps of what holds its name too. */
const STEPS = 3;
/** Longer than any card's name, shorter than a headline. */
const LONGEST_NAME = 60;

/** The name of the card whose text stands in a block, where the page says it. */
export function cardNameOf(root: BlockRoot, site: Site | undefined): string | undefined {
  const element = root.nodeType === 1 ? (root as Element) : (root as ShadowRoot).host;
  if (site?.card && site.title) {
    const card = element.closest(site.card.join(','));
    if (card) return nameIn(card, element, site.title.join(','));
  }
  let around = element.parentElement;
  for (let i = 0; i < STEPS && around && around.localName !== 'body'; i++) {
    const name = nameIn(around, element, HEADINGS);
    if (name !== undefined) return name;
    around = around.parentElement;
  }
  return undefined;
}

/** The last name before the element, for a card has a name before each face; else the first. */
function nameIn(card: Element, element: Element, titles: string): string | undefined {
  let found: Element | undefined;
  for (const title of card.querySelectorAll(titles)) {
    const before = title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!before && found) break;
    found = title;
    if (!before) break;
  }
  const text = found?.textContent?.replace(/\s+/g, ' ').replace(/\{.*$/, '').trim();
  return text && text.length <= LONGEST_NAME ? text : undefined;
}
