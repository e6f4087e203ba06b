import {
  firstElement,
  getAttribute,
  isElement,
  localName,
  nextSibling,
  previousSibling,
  query,
  textContent,
} from '../dom.ts';
import { symbolOfClass, symbolOfFile, symbolOfWords } from './symbols.ts';

/** Stands for a symbol that cannot be read: what holds it is no parameter, and the general sentence is said. */
const UNREAD = '\ufffc';

/** What an element stands for as a symbol: an image by its text, a font's sign by its class. */
export function symbolOf(element: Element, image: boolean): string | undefined {
  const cost = getAttribute(element, 'data-manacost');
  if (cost !== null) return symbolOfWords(cost);
  if (image) {
    const words = getAttribute(element, 'alt') ?? getAttribute(element, 'aria-label');
    return (
      symbolOfWords(words ?? '') ??
      symbolOfWords(titleOf(element)) ??
      symbolOfFile(getAttribute(element, 'src') || (getAttribute(element, 'data-src') ?? '')) ??
      (isBesideSymbol(element) ? UNREAD : undefined)
    );
  }
  const className = getAttribute(element, 'class');
  if (className === null || className === '') return undefined;
  // Scryfall's signs hold their own text, which a range can lie on; fonts hold none, or a hidden one.
  if (!firstElement(element) && textContent(element).trim()) return undefined;
  return symbolOfClass(className);
}

function titleOf(image: Element): string {
  const title = getAttribute(image, 'title');
  if (title !== null) return title;
  const inside = query(image, 'title');
  return inside ? textContent(inside) : '';
}

/** Whether an image stands beside a symbol, and so is one too. */
function isBesideSymbol(image: Element): boolean {
  return [previousSibling(image), nextSibling(image)].some(
    (near) =>
      near !== null &&
      isElement(near) &&
      localName(near) === 'img' &&
      (symbolOfWords(getAttribute(near, 'alt') ?? '') ??
        symbolOfFile(getAttribute(near, 'src') ?? '')) !== undefined,
  );
}
