import { parentElement, textContent } from '../dom.ts';
import { closestOver } from '../shadow-roots.ts';
import type { Site } from '../sites/site.ts';
import type { Mark, PageMark } from './marks.ts';

/** Text of a card found without a site's help goes up to so many characters. */
const CARD_TEXT = 3000;

/** What holds the text of one card: by the site's word, else the container as long as a card's text. */
export function cardOf(element: Element, site: Site | undefined): Element {
  const card = site?.card && closestOver(element, site.card.join(','));
  if (card) return card;
  const around = parentElement(element);
  return around && textContent(around).length <= CARD_TEXT ? around : element;
}

/** In a text longer than any card's, what stands near. */
export function isOfSameCard(other: PageMark, mark: Mark): boolean {
  if (other.place !== mark.place) return false;
  if (other.text !== mark.text || mark.text.length <= CARD_TEXT) return true;
  return Math.abs(other.match.start - mark.match.start) <= CARD_TEXT / 2;
}

/** Whether another text of the same face has the term as well. */
export function isSaidElsewhere(other: PageMark, mark: PageMark): boolean {
  return (
    other.term === mark.term &&
    other.block !== mark.block &&
    other.place === mark.place &&
    other.cardName === mark.cardName
  );
}
