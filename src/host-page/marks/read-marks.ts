import type { Context, Detector, Match, Place } from '../../detect/types.ts';
import { closest, getAttribute, isConnected, matches, parentElement } from '../dom.ts';
import { closestOver, elementOf } from '../shadow-roots.ts';
import type { SiteReading } from '../sites/site-reading.ts';
import { BlockReader, type BlockText } from '../text/block-text.ts';
import { cardNameOf } from '../text/card-name.ts';
import { couldBeKeywordLine, isKeywordList, kindOfText } from '../text/kind-of-text.ts';
import { hasRulesBeside } from '../text/neighbours.ts';
import { spansOf } from '../text/spans.ts';
import { NAMES_STAND_HERE, NEVER_READ } from '../text/tags.ts';
import { type Block, type Elsewhere, PageMark } from './marks.ts';
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

/** What was found in a block. */
export interface ReadMarks {
  readonly marks: readonly PageMark[];
  /** What of it nobody could see: it is read when it shows. */
  readonly hidden: readonly Element[];
}

/** Several letters in one sign: "ﬂying". */
const LIGATURE = /[\ufb00-\ufb06]/g;

const NOTHING: ReadMarks = { marks: [], hidden: [] };

/**
 * Reads a block: its text, what sort of text it is, the card's name, and the terms in it. Stops, and goes on when
 * asked for more, each time that the clock has passed `until()`.
 */
export function* readMarks(
  block: Block,
  reading: SiteReading,
  detector: Detector,
  choice: Choice,
  elsewhere: Elsewhere,
  until: () => number,
): Generator<undefined, ReadMarks> {
  const { root, zone } = block;
  const element = elementOf(root);
  if (!isConnected(element) || closestOver(element, NEVER_READ)) return NOTHING;
  const { skip, lines, site } = reading;
  if (skip !== undefined && closestOver(element, skip)) return NOTHING;
  const reader = new BlockReader(root, { deep: zone, skip, lines });
  while (!reader.readOn(until())) yield;
  const read = reader.result();
  const { text, hidden } = read;
  const place = text === '' ? undefined : zone ? 'rules' : placeOf(element, text);
  if (place === undefined || (place === 'prose' && !choice.prose)) return { marks: [], hidden };
  const cardName = place === 'prose' ? undefined : cardNameOf(root, site);
  const where = place === 'prose' ? place : 'rules';
  const withLang = closestOver(element, '[lang]');
  const lang = (withLang && getAttribute(withLang, 'lang')) ?? undefined;
  const context: Context = { place: where, cardName, lang };
  const found: Match[] = [];
  const seen = new Set<string>();
  const marks: PageMark[] = [];
  const pieces = detector.findInPieces?.(text, context) ?? [detector.find(text, context)];
  for (const piece of pieces) {
    for (const match of piece) {
      if (place === 'list') found.push(match);
      if (!choice.enabled(match.term)) continue;
      if (choice.firstOnly && seen.has(match.term)) continue;
      const spans = spansOf(read, match.start, match.end);
      const [first] = spans;
      if (!first || (place === 'prose' && isName(parentElement(first.node)))) continue;
      seen.add(match.term);
      const style = choice.styleOf(match.term);
      marks.push(new PageMark(block, style, read, match, spans, context, detector, elsewhere));
    }
    if (performance.now() >= until()) yield;
  }
  const isList = place !== 'list' || isKeywordList(text, found, choice.styleOf);
  return { marks: isList ? keepSame(block.marks, marks, read) : [], hidden };
}

/**
 * Where the text of any block stands, by its own signs; undefined where it is not to be read, `list` where it is
 * rules text if all of it turns out to be keywords.
 */
function placeOf(element: Element, read: string): Place | 'list' | undefined {
  const text = read.replace(LIGATURE, (sign) => sign.normalize('NFKC'));
  const kind = kindOfText(text, () => hasRulesBeside(element));
  if (kind === 'none') return undefined;
  // A card's tile may be one big link, or a button; a link in a menu says no rules.
  if (kind !== 'rules' && closestOver(element, NAMES_STAND_HERE)) return undefined;
  if (couldBeKeywordLine(text)) {
    const name = closest(element, NAMES_STAND_HERE);
    if (name && matches(name, 'h1,h2,h3,h4,h5,h6,th,label')) return undefined;
  }
  return kind;
}

/** In prose, what a link or a button says is a name. */
function isName(parent: Element | null): boolean {
  return parent !== null && closest(parent, 'a[href],button,[role="button" i]') !== null;
}

/**
 * A mark that was there before stays the same object, so that a popover on it stays too: those before and those
 * after what changed.
 */
function keepSame(old: readonly PageMark[], marks: PageMark[], read: BlockText): PageMark[] {
  const keep = (from: number, to: number): boolean => {
    const same = old[from];
    const mark = marks[to];
    if (!same || !mark || !isSame(same, mark)) return false;
    same.text = read.text;
    same.match = mark.match;
    same.spans = mark.spans;
    marks[to] = same;
    return true;
  };
  let start = 0;
  while (keep(start, start)) start++;
  const moved = marks.length - old.length;
  for (let end = old.length - 1; end >= start && end + moved >= start && keep(end, end + moved); )
    end--;
  return marks;
}

function isSame(a: PageMark, b: PageMark): boolean {
  return a.term === b.term && a.form === b.form && a.style === b.style && a.cardName === b.cardName;
}
