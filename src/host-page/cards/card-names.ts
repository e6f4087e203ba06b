import {
  firstChild,
  getAttribute,
  localName,
  matches,
  nextSibling,
  nodeType,
  ownerDocument,
  parentElement,
  query,
  textContent,
} from '../dom.ts';
import { closestOver } from '../shadow-roots.ts';
import { decode } from '../sites/printing.ts';
import type { CardPlace } from '../sites/site.ts';

/** Longer than any card's name with set, number and faces, in characters: more of a hostile page is not read. */
const LONGEST = 200;
/** So many steps up from a picture, at most, stands what says its name. */
const STEPS = 8;
/** Of an element's own children so many are looked at for its text. */
const MOST_CHILDREN = 20;

/**
 * What a page says the card at a place is called, surest first; none where it says nothing there. Does not throw: a
 * place whose selector or pattern is wrong gives none.
 */
export function namesAt(element: Element, place: CardPlace): readonly string[] {
  try {
    const said = saying(element, place);
    if (!said) return [];
    const of =
      place.of ?? (/^(?:img|mtg-card-image)$/.test(localName(said)) ? ['alt', 'title'] : ['']);
    const pattern = place.pattern === undefined ? undefined : new RegExp(place.pattern, 'u');
    const names = of.map((name) => {
      const text = (name ? getAttribute(said, name) : ownText(said)) ?? '';
      return cleaned(text.slice(0, LONGEST), pattern);
    });
    return [...new Set(names.filter(Boolean))];
  } catch {
    return [];
  }
}

/** The element that says the name. */
function saying(element: Element, { by, id }: CardPlace): Element | null {
  if (by === undefined) return element;
  let selector = by;
  if (id !== undefined) {
    const found = new RegExp(id).exec(getAttribute(element, 'src')?.slice(0, LONGEST) ?? '');
    const name = found?.groups?.id;
    if (!name) return null;
    selector = by.replaceAll('{id}', CSS.escape(name));
    return query(ownerDocument(element), selector);
  }
  const around = closestOver(element, selector);
  if (around) return around;
  let at = parentElement(element);
  for (let i = 0; i < STEPS && at; i++, at = parentElement(at)) {
    const found = query(at, selector);
    if (found) return found;
  }
  return null;
}

/** The name in what is said: by the pattern where it fits, else all of it. Out of an address with a slash before it. */
function cleaned(said: string, pattern: RegExp | undefined): string {
  const { name, slug } = pattern?.exec(said)?.groups ?? {};
  if (pattern && name === undefined && slug === undefined) return '';
  if (slug !== undefined) return `/${decode(slug).replace(/[\s/]+/g, '-')}`;
  const text = name ?? said;
  return text.replace(/\s+/g, ' ').trim();
}

/** An element's text without that of its children, such as a cost; theirs where it has none of its own. */
function ownText(element: Element): string {
  let text = '';
  let child = firstChild(element);
  for (let i = 0; i < MOST_CHILDREN && child; i++, child = nextSibling(child))
    if (nodeType(child) === 3) text += textContent(child as Node as Element).slice(0, LONGEST);
  return (
    text.trim() ||
    textContent(element)
      .slice(0, LONGEST * 2)
      .trim()
  );
}

/** Whether a place is one on a page of this path. */
export function isOnPath({ path }: CardPlace, pathname: string): boolean {
  try {
    return path === undefined || new RegExp(path).test(pathname);
  } catch {
    return false;
  }
}

/** The nearest element at a place, itself or around another; null where a selector is wrong. */
export function elementAtPlace(element: Element, { at }: CardPlace): Element | null {
  try {
    return matches(element, at) ? element : closestOver(element, at);
  } catch {
    return null;
  }
}
