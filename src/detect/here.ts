import type { Params } from '../rules/types.ts';
import { type Holder, holderAt } from './holder.ts';
import { lineStart, openReminder } from './holder-line.ts';
import type { Match } from './types.ts';

/** Words before a mention that speak of any such thing, or of another's: "a kicked spell", "their madness cost". */
const OF_OTHERS =
  /(?:\b(?:an?|each|all|another|any|their|your|whose|target|other|those|that|more|non)|'s)\s+$/i;
/** What follows a mention of any such thing: "equip abilities", "cycle another card". */
const OTHERS_AFTER =
  /^ +(?:abilities|costs|an?(?:other)?|target|one or more|spells?|cards|creatures?|permanents)\b/i;

/** A cost that tells one of several: "kicked with its {R} kicker". */
const ITS_COST_BEFORE = /\bwith its ((?:\{[^{}\n]+\})+) +$/;
const ITS_COST_AFTER = /^ +with its ((?:\{[^{}\n]+\})+) /;

/** A parameter stands here, though it could not be read: it is another one than any that stands elsewhere. */
const UNREAD_AFTER = /^\s*(?:—[^\n(.]*)?(?:\{[^{}\n]+\})*\ufffc/;

/** The one of several of the same name that a mention means, told by its cost. */
function besideIt(text: string, { start, end }: Match): Params | undefined {
  const cost = (ITS_COST_AFTER.exec(text.slice(end, end + 60)) ??
    ITS_COST_BEFORE.exec(text.slice(Math.max(0, start - 60), start)))?.[1];
  return cost === undefined ? undefined : { cost, tail: ` ${cost}` };
}

/**
 * All that a face says of a term at one place: its parameters there, else the one parameter that the face (its other
 * texts too, where this one has none) or the sentence has for it, and who has it, as the slots `who`, `holder` (a noun) and `holders` (the text's words).
 */
export function paramsHere(
  text: string,
  match: Match,
  all: readonly Match[],
  paramsOf: (match: Match) => Params,
  isOwn: (words: string) => boolean,
  inOtherTexts: () => readonly Params[] = () => [],
): Params {
  const same = all.filter(({ term, start }) => term === match.term && start !== match.start);
  const holderOf = ({ start, end }: Match) => holderAt(text, start, end, isOwn);
  const before = text.slice(Math.max(0, match.start - 20), match.start);
  const own = besideIt(text, match) ?? paramsOf(match);
  const isBare = Object.keys(own).length === 0;
  const ofAny = isBare && OTHERS_AFTER.test(text.slice(match.end, match.end + 20));
  const given = ofAny ? undefined : inReminder(text, match, same, holderOf);
  const isOthers = ofAny || (!given && OF_OTHERS.test(before));
  const holder: Holder = given ??
    (isOthers ? { who: 'any' } : nearest(match, same, holderOf)) ?? { who: 'this' };
  const isMention = isBare && !UNREAD_AFTER.test(text.slice(match.end, match.end + 60));
  const params =
    isMention && holder.who !== 'any' ? elsewhere(same.map(paramsOf), inOtherTexts, own) : own;
  return {
    ...params,
    ...(holder.who !== 'this' && { who: holder.who }),
    ...(holder.noun && { holder: holder.noun }),
    ...(holder.words && { holders: holder.words }),
  };
}

/**
 * Who has it at its own place; a reminder text that names nobody else speaks of whoever was given it before:
 * "Each creature card in your graveyard has unearth. (... Unearth only as a sorcery.)"
 */
function inReminder(
  text: string,
  match: Match,
  same: readonly Match[],
  holderOf: (match: Match) => Holder | undefined,
): Holder | undefined {
  const holder = holderOf(match);
  if (holder && holder.who !== 'this') return holder;
  const open = openReminder(text, match.start);
  if (open < 0) return holder;
  const line = lineStart(text, open);
  const told = same.filter(({ start }) => start >= line && start < open);
  const given = nearest(match, told, holderOf);
  return given && given.who !== 'this' ? given : holder;
}

/** Who has it where it is given: before the mention, else after it. */
function nearest(
  { start }: Match,
  same: readonly Match[],
  holderOf: (match: Match) => Holder | undefined,
): Holder | undefined {
  const holders = same.filter((other) => other.start < start).map(holderOf);
  return holders.findLast((holder) => holder !== undefined) ?? (same[0] && holderOf(same[0]));
}

/**
 * The only parameter that the face has for the term, in this text or else in its other ones; `none` where it has none or
 * several.
 */
function elsewhere(
  here: readonly Params[],
  inOtherTexts: () => readonly Params[],
  none: Params,
): Params {
  const found = distinct(here);
  const all = found.length === 0 ? distinct(inOtherTexts()) : found;
  return all.length === 1 ? (all[0] ?? none) : none;
}

/** Those that say something, each once. */
function distinct(all: readonly Params[]): Params[] {
  const found = new Map<string, Params>();
  for (const params of all) if (params.tail) found.set(params.tail, params);
  return [...found.values()];
}
