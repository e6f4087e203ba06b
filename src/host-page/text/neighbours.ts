import { children, firstElement, nextElement, parentElement, textContent } from '../dom.ts';
import { speaksRules } from './kind-of-text.ts';

/** A container with more text than this is no card: its parts tell nothing of each other. */
const CARD_TEXT = 3000;
const MOST_PARTS = 40;

const TYPE_LINE =
  /\b(?:Creature|Artifact|Enchantment|Planeswalker|Land|Battle)\s+[—–-]\s+[A-Z]|\b(?:Instant|Sorcery|Artifact Creature|Enchantment Creature|Legendary (?:Creature|Artifact|Enchantment|Land))\b/;
/** What a cell or a line of its own says of a creature or of its level. */
const SIGN = /^\s*(?:\d{1,2}|[X*])\/(?:\d{1,2}|[X*])\s*$|^\s*level\s+\d+(?:-\d+|\+)/i;

/** Whether the container of a block has rules text of a card beside it, or what else only a card says. */
export function hasRulesBeside(element: Element): boolean {
  const around = parentElement(element);
  if (!around || children(around).item(MOST_PARTS)) return false;
  const text = textContent(around);
  if (text.length > CARD_TEXT) return false;
  if (speaksRules(text) || TYPE_LINE.test(text)) return true;
  // Cells and lines touch in the text of what holds them, so that words at their ends run together.
  for (let part = firstElement(around); part; part = nextElement(part))
    if (part !== element && saysCard(part)) return true;
  return false;
}

function saysCard(part: Element): boolean {
  const text = textContent(part);
  return SIGN.test(text) || TYPE_LINE.test(text) || speaksRules(text);
}
