import { before, isUpper, START } from './before.ts';
import type { Candidate } from './candidates.ts';

/** A candidate where it stands. One object serves a whole text: nothing is made for each candidate. */
export class Cursor {
  start = 0;
  end = 0;
  upper = false;
  /** Where the last accepted keyword ended, or -1; a comma after it goes on with a list of keywords. */
  listEnd = -1;
  /** Whether that keyword takes parameters, which then stand before the comma. */
  listTakes = false;
  #before: string | undefined;

  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  move(start: number, end: number) {
    if (start !== this.start) this.#before = undefined;
    this.start = start;
    this.end = end;
    this.upper = isUpper(this.text, start);
  }

  /** The word or sign before; see `before`. */
  get before(): string {
    this.#before ??= before(this.text, this.start);
    return this.#before;
  }

  /** Whether what follows fits a sticky RegExp. */
  followedBy(regexp: RegExp): boolean {
    regexp.lastIndex = this.end;
    return regexp.test(this.text);
  }
}

/** What judging needs to ask of the detector. */
export interface Lookups {
  /** Whether the name of a keyword begins at an index. */
  isKeywordAt(text: string, index: number): boolean;
  /** Whether a parameter follows that the candidate's patterns can read; `alone`: and ends the piece of text. */
  takes(text: string, end: number, c: Candidate, alone?: boolean): boolean;
}

const words = (list: string) => new Set(list.split(' '));

/** The keyword is given, taken or had. */
const GIVES = words(
  'has have had having gain gains gained gaining with without lose loses losing lost also grant grants granted using',
);
/** It is one of several, or somebody's. */
const NAMED = words(
  "and or and/or nor both either for among choose chosen if additional its their his her that your , } 's",
);
const ONE_OF = /(?<=\b(?:choice|instances?|instead|points?|one|any|each|all|number)\s+of\s+)/y;
/** It is done: many keywords are verbs too ("you may foretell it"). */
const DONE = words(
  "you they to can can't cannot may could would must don't doesn't didn't player players opponent opponents controller or and",
);
/** A noun follows. */
const DETERMINERS = words(
  'a an the of its his her their your my our every another no in into from with by for on under at',
);

/** It is spoken of as a thing. */
const AS_NOUN = /\s+(?:abilit(?:y|ies)|costs?|triggers?|keywords?)\b/y;
const AS_COUNTER = /\s+counters?\b/y;
/** The reminder of many activated keywords ends so: "Equip only as a sorcery." */
const ORDERED = /\s+only\s+(?:as|if|during|once|when)\b/y;
/** Some sites divide lines of keywords by "|", "•", "/" or "&". */
const CLOSES = /\s*(?:$|[();:"\]|•·\ufffc]|\s[/&]\s|\.(?!\w)|\n)/y;
const DASH = /\s*[—]|\s*--|\s-\s|-(?=\{)/y;
const GOES_ON =
  /\s*(?:$|[.,;:(){}"\]—\n]|\d|--)|'(?!s\b)|\s+(?!of\s(?!the\s+chosen|each|their|your|its)|the\b|[A-ZÀ-Þ][a-zà-ÿ])/y;
const CLAUSE_END =
  /[ \t]*(?:$|[.,;:(){}"\]—\n]|\d)|\s+(?:until|it|each|and|or|if|as|unless|in\s+addition|while|where|from|counters?|among|was|wasn't|is|isn't|abilit(?:y|ies)|costs?)\b/y;
/** The sign or word between two keywords of a list, and what stands before it: the first one's parameter. */
const LIST_GAP =
  /^(.*?)(?:[,;]\s*(?:(?:and|or)(?:\/or)?\s+)?|\s*[&|•]\s*|\s+(?:and|or)(?:\/or)?\s+)$/is;
const NO_PARAMETER = /[.;:\n()"]/;
const LIST_COMMA = /\s*[,;]\s*(?:(?:and|or)\s+)?|\s*[&|•]\s*|\s+(?:and|or)\s+/y;
/** A line of short pieces between commas, without a sentence: it may hold keywords that we do not know. */
const REST_OF_LIST = /(?:[,;] [a-z{][^.,;:\n(]{2,30}){1,6}(?:$|\n| \()/y;
const NEXT_CAPITAL = / +[A-ZÀ-Þ]/y;
const HAS_SYMBOL = /\s*(?:—\s*)?(?:\{|\d|X\b)/y;
const POSSESSIVE = /'s\b/y;
const STARTS_ORDER = /\s*(?:$|[.,:(){}"\d\n])|\s+(?!of\b)[a-zX'"{\d]/y;
const AS_COST = /\s+(?:costs?|abilit(?:y|ies))\b/y;
/** "{T}, Sacrifice this land:" and "Pay 2 life, Exile it:" go on with a cost. */
const COST_BEFORE =
  /(?:\}|\b(?:Pay|Tap|Untap|Sacrifice|Discard|Remove|Exile|Reveal|Return|Mill|Put|Blight)\b[^.:\n"]+),\s*$/;
/** Longer than any part of a cost between two commas. */
const COST_REACH = 90;
/** No list of keywords has more than this between two of them; the bound keeps long texts cheap. */
const MAX_GAP = 120;

/** The keywords that counters can give: rule 122.1b. "Fuse counters" are something else. */
const COUNTERS = words(
  'flying first-strike double-strike deathtouch decayed exalted haste hexproof hexproof-from indestructible lifelink menace reach shadow trample vigilance',
);

/** Whether the spot goes on a list whose last keyword was accepted: "Flying, ward {2}, and [reach]". */
export function continuesList({ text, start, listEnd, listTakes }: Cursor): boolean {
  if (listEnd < 0 || start <= listEnd || start - listEnd > MAX_GAP) return false;
  const parameter = LIST_GAP.exec(text.slice(listEnd, start))?.[1];
  if (parameter === undefined) return false;
  return listTakes ? !NO_PARAMETER.test(parameter) : !parameter.trim();
}

/** Whether a keyword is given just here: "has [reach]", "creatures with [reach]". */
function isGiven(spot: Cursor): boolean {
  return GIVES.has(spot.before);
}

/** Whether a keyword ability stands as one: at the start of its line, in a list, given, or spoken of. */
export function keywordPlace(spot: Cursor, c: Candidate, lookups: Lookups): boolean {
  const { text, start, end, upper } = spot;
  if (spot.followedBy(AS_COUNTER)) return COUNTERS.has(c.term);
  if (spot.before === START) {
    if (spot.followedBy(CLOSES) || lookups.takes(text, end, c, true)) return true;
    if (spot.followedBy(AS_NOUN) || spot.followedBy(ORDERED)) return true;
    if (c.then.length && spot.followedBy(DASH)) return true;
    return listFollows(spot, lookups) || spot.followedBy(REST_OF_LIST);
  }
  if (isGiven(spot)) return spot.followedBy(GOES_ON) || lookups.takes(text, end, c);
  if (continuesList(spot)) return !upper || spot.followedBy(CLAUSE_END);
  if (upper) return false;
  if (spot.followedBy(AS_NOUN) || listFollows(spot, lookups)) return true;
  if (isNamed(spot) && spot.followedBy(CLAUSE_END)) return true;
  if ((spot.followedBy(HAS_SYMBOL) || text[start - 1] === '\n') && lookups.takes(text, end, c))
    return true;
  return (
    c.verb && DONE.has(spot.before) && (spot.followedBy(GOES_ON) || spot.followedBy(NEXT_CAPITAL))
  );
}

function isNamed({ text, start, before: word }: Cursor): boolean {
  if (word !== 'of') return NAMED.has(word) || word.endsWith("'s");
  ONE_OF.lastIndex = start;
  return ONE_OF.test(text);
}

function listFollows(spot: Cursor, lookups: Lookups): boolean {
  return spot.followedBy(LIST_COMMA) && lookups.isKeywordAt(spot.text, LIST_COMMA.lastIndex);
}

/** Whether an action stands as a verb: "Scry 2.", "you may exile it", and not "in exile". */
export function verbPlace(spot: Cursor, c: Candidate): boolean {
  if (spot.upper) {
    if (spot.before !== START && !isInCost(spot)) return false;
    return spot.followedBy(STARTS_ORDER) || spot.followedBy(NEXT_CAPITAL);
  }
  return !c.noun || !DETERMINERS.has(spot.before) || spot.followedBy(AS_COST);
}

function isInCost({ text, start, before: sign }: Cursor): boolean {
  return sign === ',' && COST_BEFORE.test(text.slice(Math.max(0, start - COST_REACH), start));
}

/** Whether an ability word stands as one: before the dash that begins its ability. */
export function abilityWordPlace(spot: Cursor): boolean {
  return spot.upper && spot.before === START && spot.followedBy(DASH);
}

/**
 * Whether a capital letter makes the word a part of a name: in the middle of a sentence always, at its start
 * when another capital follows and no name may.
 */
export function looksLikeName(spot: Cursor, capitalMayFollow: boolean): boolean {
  if (spot.followedBy(POSSESSIVE)) return true;
  const capitalFollows = spot.followedBy(NEXT_CAPITAL);
  if (spot.before === START) return capitalFollows && !capitalMayFollow;
  if (isShouted(spot)) return false;
  if (capitalFollows) return true;
  return !continuesList(spot) && !(isGiven(spot) && spot.followedBy(CLAUSE_END));
}

/** Text all in capitals tells nothing by them. */
function isShouted({ text, start, end }: Cursor): boolean {
  const word = text.slice(start, end);
  return word.length > 3 && word === word.toUpperCase();
}
