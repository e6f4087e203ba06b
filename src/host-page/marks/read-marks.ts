import type { Context, Detector, Place } from '../../detect/types.ts';
import { closestOver } from '../shadow-roots.ts';
import type { SiteReading } from '../sites/site-reading.ts';
import { type BlockText, readBlock, spansOf } from '../text/block-text.ts';
import { cardNameOf } from '../text/card-name.ts';
import { couldBeKeywordLine, kindOfText, speaksRules } from '../text/kind-of-text.ts';
import { NAMES_STAND_HERE, NEVER_READ } from '../text/tags.ts';
import { type Block, elementOf, PageMark } from './marks.ts';
import type { MarkStyle } from './painter.ts';

/** What the user has chosen, as far as marks go. */
export interface Choice {
  readonly styleOf: (term: string) => MarkStyle;
  /** Whether a term is marked at all. */
  readonly enabled: (term: string) => boolean;
  /** Whether articles, rulings and posts are read too. */
  readonly prose: boolean;
  /** Whether only a term's first occurrence in a block is marked. */
  readonly firstOnly: boolean;
}

/** A container with more text than this is no card: its parts tell nothing of each other. */
const CARD_TEXT = 3000;
const MOST_PARTS = 40;

/** Reads a block: its text, what sort of text it is, the card's name, and the terms in it. */
export function readMarks(
  block: Block,
  reading: SiteReading,
  detector: Detector,
  choice: Choice,
): PageMark[] {
  const { root, zone } = block;
  const element = elementOf(root);
  if (!element.isConnected || closestOver(element, NEVER_READ)) return [];
  const { skip, lines, site } = reading;
  if (skip !== undefined && closestOver(element, skip)) return [];
  const read = readBlock(root, { deep: zone, skip, lines });
  if (read.text === '') return [];
  const place = zone ? 'rules' : placeOf(element, read.text);
  if (place === undefined || (place === 'prose' && !choice.prose)) return [];
  const cardName = place === 'rules' ? cardNameOf(root, site) : undefined;
  const lang = closestOver(element, '[lang]')?.getAttribute('lang') ?? undefined;
  const context: Context = { place, cardName, lang };
  const seen = new Set<string>();
  const marks: PageMark[] = [];
  for (const match of detector.find(read.text, context)) {
    if (!choice.enabled(match.term)) continue;
    if (choice.firstOnly && seen.has(match.term)) continue;
    const spans = spansOf(read, match.start, match.end);
    if (spans.length === 0) continue;
    if (place === 'prose' && isName(spans[0]?.node.parentElement)) continue;
    seen.add(match.term);
    marks.push(
      new PageMark(block, choice.styleOf(match.term), read, match, spans, context, detector),
    );
  }
  return keepSame(block.marks, marks, read);
}

/** Where the text of any block stands, by its own signs; undefined where it is not to be read. */
function placeOf(element: Element, text: string): Place | undefined {
  const kind = kindOfText(text, () => hasRulesBeside(element));
  if (kind === 'none') return undefined;
  // A card's tile may be one big link, or a button; a link in a menu says no rules.
  if (kind === 'prose' && closestOver(element, NAMES_STAND_HERE)) return undefined;
  if (
    couldBeKeywordLine(text) &&
    element.closest(NAMES_STAND_HERE)?.matches('h1,h2,h3,h4,h5,h6,th,label')
  )
    return undefined;
  return kind;
}

/** Whether the container of a block has rules text of a card beside it. */
function hasRulesBeside(element: Element): boolean {
  const around = element.parentElement;
  if (!around || around.childElementCount > MOST_PARTS) return false;
  const text = around.textContent ?? '';
  return text.length <= CARD_TEXT && (speaksRules(text) || TYPE_LINE.test(text));
}

const TYPE_LINE =
  /\b(?:Creature|Artifact|Enchantment|Planeswalker|Land|Battle)\s+[—–-]\s+[A-Z]|\b(?:Instant|Sorcery|Artifact Creature|Enchantment Creature|Legendary (?:Creature|Artifact|Enchantment|Land))\b/;

/** In prose, what a link or a button says is a name. */
function isName(parent: Element | null | undefined): boolean {
  return parent?.closest('a[href],button,[role="button" i]') != null;
}

/** A mark that was there before stays the same object, so that a popover on it stays too. */
function keepSame(old: readonly PageMark[], marks: PageMark[], read: BlockText): PageMark[] {
  if (old.length === 0) return marks;
  return marks.map((mark, i) => {
    const same = old[i];
    if (!same || !isSame(same, mark)) return mark;
    same.text = read.text;
    same.match = mark.match;
    same.spans = mark.spans;
    return same;
  });
}

function isSame(a: PageMark, b: PageMark): boolean {
  return a.term === b.term && a.form === b.form && a.style === b.style && a.cardName === b.cardName;
}
