import type { Candidate } from './candidates.ts';
import type { Lead } from './lead.ts';

/** A candidate where it stands. One object is reused for a whole text: nothing is made for each candidate. */
export interface Spot {
  text: string;
  start: number;
  end: number;
  lead: Lead;
  upper: boolean;
  /** Where the last accepted keyword ended, or -1; a comma after it goes on with a list of keywords. */
  listEnd: number;
  /** Whether that keyword takes parameters, which then stand before the comma. */
  listTakes: boolean;
}

/** Whether a sticky RegExp fits at `index`. */
export function fits(regexp: RegExp, text: string, index: number): boolean {
  regexp.lastIndex = index;
  return regexp.test(text);
}

/** The keyword is given, taken or had. */
const GIVES =
  /(?<=\b(?:has|have|had|having|gains?|gained|gaining|with|without|los(?:es?|t|ing)|no|also|grants?|granted|using)\s+)/iy;
/** It is one of several, or somebody's. */
const NAMED =
  /(?<=[\w)}"”]\s+(?:and|or|and\/or|nor|both|either|of|for|among|choose|chosen|if|instead\sof|additional|its|their|his|her|that|your)\s+|,\s+|\}\s+|['’]s?\s+)/iy;
/** It is done: many keywords are verbs too ("you may foretell it"). */
const DONE =
  /(?<=\b(?:you|they|to|can|can['’]t|cannot|may|could|would|must|don['’]t|doesn['’]t|didn['’]t|players?|opponents?|controllers?|or|and)\s+)/iy;
/** It is spoken of as a thing. */
const AS_NOUN = /\s+(?:abilit(?:y|ies)|costs?|counters?|triggers?|keywords?)\b/iy;
/** The reminder of many activated keywords ends so: "Equip only as a sorcery." */
const ORDERED = /\s+only\s+(?:as|if|during|once|when)\b/y;
const CLOSES = /\s*(?:$|[(;:"”\]]|\.(?!\w)|\n)/y;
const DASH = /\s*[—–]|\s*--|\s-\s/y;
const GOES_ON =
  /\s*(?:$|[.,;:(){}"”\]—–\n]|\d|--)|['’](?!s\b)|\s+(?!of\s(?!the\s+chosen|each|their|your|its)|the\b|[A-Z][a-z])/y;
const CLAUSE_END =
  /[ \t]*(?:$|[.,;:(){}"”\]—–\n]|\d)|\s+(?:until|it|each|and|or|if|as|unless|in\s+addition|while|where|from|counters?|among|was|wasn['’]t|is|isn['’]t|abilit(?:y|ies)|costs?)\b/iy;
const LIST_GAP = /^\s*(?:[,;]\s*)?(?:(?:and|or|and\/or)\s+)?$/i;
const LIST_GAP_PARAM = /^[^.;:\n()"“]{0,80}?(?:[,;]\s*(?:(?:and|or|and\/or)\s+)?|\s(?:and|or)\s+)$/i;
const LIST_COMMA = /[,;]\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/y;
const NEXT_CAPITAL = /[ \u00a0]+[A-Z]/y;

/** Finds whether the word list goes on with another keyword at an index; given by the detector. */
export type IsKeywordAt = (text: string, index: number) => boolean;

/** Whether the spot goes on a list whose last keyword was accepted: "Flying, ward {2}, and [reach]". */
export function continuesList({ text, start, listEnd, listTakes }: Spot): boolean {
  if (listEnd < 0 || start - listEnd > MAX_GAP) return false;
  const gap = text.slice(listEnd, start);
  return gap.trim() !== '' && (listTakes ? LIST_GAP_PARAM : LIST_GAP).test(gap);
}

/** No list of keywords has more than this between two of them; the bound keeps long texts cheap. */
const MAX_GAP = 120;

/** Whether a keyword ability stands as one: at the start of its line, in a list, given, or spoken of. */
export function keywordPlace(spot: Spot, c: Candidate, takes: boolean, isKeywordAt: IsKeywordAt): boolean {
  const { text, start, end, lead, upper } = spot;
  if (lead === 'start') {
    if (takes || fits(CLOSES, text, end) || fits(AS_NOUN, text, end)) return true;
    if (fits(ORDERED, text, end) || (c.then.length && fits(DASH, text, end))) return true;
    return listFollows(spot, isKeywordAt) || fits(REST_OF_LIST, text, end);
  }
  if (fits(GIVES, text, start)) return takes || fits(GOES_ON, text, end);
  if (continuesList(spot)) return fits(CLAUSE_END, text, end) || !upper;
  if (upper) return false;
  if (fits(AS_NOUN, text, end) || listFollows(spot, isKeywordAt)) return true;
  if (takes && (fits(HAS_SYMBOL, text, end) || text[start - 1] === '\n')) return true;
  if (fits(NAMED, text, start) && fits(CLAUSE_END, text, end)) return true;
  return c.verb && fits(DONE, text, start) && (fits(GOES_ON, text, end) || fits(NEXT_CAPITAL, text, end));
}

function listFollows({ text, end }: Spot, isKeywordAt: IsKeywordAt): boolean {
  LIST_COMMA.lastIndex = end;
  return LIST_COMMA.test(text) && isKeywordAt(text, LIST_COMMA.lastIndex);
}

/** A line of short pieces between commas, without a sentence: it may hold keywords that we do not know. */
const REST_OF_LIST = /(?:[,;] [a-z{][^.,;:\n(]{2,30}){1,6}(?:$|\n| \()/y;
const HAS_SYMBOL = /\s*(?:—\s*)?(?:\{|\d|X\b)/y;

const AFTER_DETERMINER =
  /(?<=\b(?:an?|the|of|its|his|her|their|your|my|our|every|another|no|in|into|from|with|by|for|on|under|at)\s+)/iy;
const STARTS_ORDER = /\s*(?:$|[.,:(){}"”\d\n])|\s+(?!of\b)[a-zX'"“{\d]/y;
/** "{T}, Sacrifice this land:" and "Pay 2 life, Exile it:" go on with a cost. */
const IN_COST =
  /(?<=(?:\}|\b(?:Pay|Tap|Untap|Sacrifice|Discard|Remove|Exile|Reveal|Return|Mill|Put)\b[^.:\n"]{1,90}),\s*)/y;
const AS_COST = /\s+(?:costs?|abilit(?:y|ies))\b/y;

/** Whether an action stands as a verb: "Scry 2.", "you may exile it", and not "in exile". */
export function verbPlace({ text, start, end, lead, upper }: Spot, c: Candidate): boolean {
  if (upper) {
    if (lead !== 'start' && !fits(IN_COST, text, start)) return false;
    return fits(STARTS_ORDER, text, end) || fits(NEXT_CAPITAL, text, end);
  }
  return !c.noun || !fits(AFTER_DETERMINER, text, start) || fits(AS_COST, text, end);
}

/** Whether an ability word stands as one: before the dash that begins its ability. */
export function abilityWordPlace({ text, end, lead, upper }: Spot): boolean {
  return lead === 'start' && upper && fits(DASH, text, end);
}

/**
 * Whether a capital letter makes the word a part of a name: in the middle of a sentence always, at its start
 * when another capital follows.
 */
export function looksLikeName(spot: Spot, capitalMayFollow: boolean): boolean {
  const { text, start, end, lead } = spot;
  if (fits(POSSESSIVE, text, end)) return true;
  if (lead === 'start') return fits(NEXT_CAPITAL, text, end) && !capitalMayFollow;
  if (isShouted(text, start, end)) return false;
  if (fits(NEXT_CAPITAL, text, end)) return true;
  return !continuesList(spot) && !(fits(GIVES, text, start) && fits(CLAUSE_END, text, end));
}

const POSSESSIVE = /['’]s\b/y;

/** Text all in capitals tells nothing by them. */
function isShouted(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - 20), end + 20);
  return end - start > 3 && around === around.toUpperCase() && /[A-Z]{8}/.test(around.replace(/\s/g, ''));
}
