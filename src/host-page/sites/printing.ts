import type { Printing } from '../../rules/set-table.ts';
import {
  getAttribute,
  matches,
  ownerDocument,
  parentElement,
  queryAll,
  textContent,
} from '../dom.ts';
import type { PrintingPlace, Site } from './site.ts';

/** Longer than what any site says of a printing, in characters: more of a hostile page's text is not read. */
const LONGEST = 300;
/** So many steps up from a mark, at most, stands what says the printing of its card. */
const STEPS = 40;

/**
 * The printing that a page shows of the card at an element (a mark's, or a picture itself), by the site's word for
 * it; undefined where the site says none, or several at once. Reads the page now; call it when the answer is
 * wanted. Does not throw: a place whose selector or pattern is wrong is left out.
 */
export function printingAt(element: Element, site: Site | undefined): Printing | undefined {
  let found: Printing = {};
  for (const place of site?.printing ?? []) {
    const groups = read(element, place);
    if (groups) found = { ...groups, ...found };
  }
  return found.code === undefined && found.name === undefined ? undefined : found;
}

function read(element: Element, { at, of, pattern }: PrintingPlace): Printing | undefined {
  try {
    const said = at ? nearest(element, at, of) : ownerDocument(element).location.pathname;
    const groups =
      said === undefined ? undefined : new RegExp(pattern).exec(said.slice(0, LONGEST))?.groups;
    if (!groups) return undefined;
    return Object.fromEntries(
      Object.entries(groups).flatMap(([part, text]) => (text ? [[part, decode(text.trim())]] : [])),
    );
  } catch {
    return undefined;
  }
}

/**
 * What the selected element nearest to another says: itself, or what stands with it in the first of its ancestors
 * that holds any. Two that say different things there are of different cards: then nothing is known.
 */
function nearest(element: Element, selector: string, of: string | undefined): string | undefined {
  let around: Element | null = element;
  for (let i = 0; i < STEPS && around; i++, around = parentElement(around)) {
    const all: Element[] = matches(around, selector) ? [around] : [...queryAll(around, selector)];
    if (!all.length) continue;
    const said = new Set(
      all.map((one) => (of ? getAttribute(one, of) : textContent(one))?.trim() ?? ''),
    );
    return said.size === 1 ? [...said][0] : undefined;
  }
  return undefined;
}

/** An address's part as it reads. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text).replace(/\s+/g, ' ');
  } catch {
    return text;
  }
}
