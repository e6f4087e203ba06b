import { contains, elementsAt, localName, ownerDocument, styleOf } from './dom.ts';
import { isClear } from './marks/letters.ts';
import { holdsOver, topElementAt } from './shadow-roots.ts';

/** These paint something of their own over all of their box. */
const OPAQUE = /^(?:img|video|canvas|iframe|embed|object|input|textarea|select|svg)$/;

/**
 * Whether an element is what one sees at a point of the viewport (CSS pixels), or holds it or is held by it: nothing
 * lies over it there but what one sees through, as a link that is stretched over a whole card.
 */
export function isSeenAt(element: Element, x: number, y: number): boolean {
  const document = ownerDocument(element);
  const top = topElementAt(document, x, y);
  if (!top) return false;
  if (isPartOf(element, top)) return true;
  for (const over of elementsAt(document, x, y)) {
    if (isPartOf(element, over)) return true;
    if (!isSeenThrough(over)) return false;
  }
  return false;
}

function isPartOf(element: Element, other: Element): boolean {
  return contains(element, other) || holdsOver(other, element);
}

function isSeenThrough(element: Element): boolean {
  return (
    !OPAQUE.test(localName(element)) &&
    [null, '::before', '::after'].every((pseudo) => {
      const style = styleOf(element, pseudo);
      return style === undefined || showsThrough(style);
    })
  );
}

function showsThrough({
  backgroundColor,
  backgroundImage,
  backdropFilter,
  opacity,
}: CSSStyleDeclaration) {
  if (opacity === '0') return true;
  return (
    isClear(backgroundColor) && backgroundImage === 'none' && (backdropFilter || 'none') === 'none'
  );
}
