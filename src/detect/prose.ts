import { START } from './before.ts';
import type { Candidate } from './candidates.ts';
import { fitsSense } from './judge.ts';
import { type Ask, continuesList, keywordPlace, looksLikeName, type Spot } from './place.ts';

const THING =
  '(?:creature|permanent|spell|card|token|attacker|blocker|planeswalker|artifact|land|enchantment|source|Vehicle|Aura)s?|Equipment|\\d+/\\d+s?|it';
const CONTROLLED =
  "(?:\\s(?:you|they|an\\sopponent|your\\sopponents?|defending\\splayer)(?:\\sdon't)?\\scontrols?)?";
/** "a creature you control with", "the spell has", "a 2/2 Elf with": a thing of the game has the keyword. */
const THING_HAS = new RegExp(
  `(?<=\\b(?:${THING})(?:\\s[A-Z][a-z]+){0,2}${CONTROLLED}\\s(?:with|without|(?:that\\s|already\\s|also\\s|now\\s|still\\s|doesn't\\s|don't\\s)?(?:has|have|had|having|gains?|gained|loses?|lost))\\s+)`,
  'iy',
);
/** The sentence goes on or ends; "fear of" is the ordinary word. */
const GOES_ON = /\s*(?:$|[.,;:()"\]—?!])|\s+(?!of\b)[a-z]/y;
/** It is spoken of as only the game's words are. */
const SPOKEN_OF =
  /\s+(?:abilit(?:y|ies)|keyword|trigger|cost(?=\s*[.,;:)]|\s+(?:is|was|of|and|or|for|if|can|to|as|instead|equal|rather|you|from)\b|$))\b/y;
const UNTIL_END_OF_TURN = /\s+until\s+(?:the\s+)?end\s+of\s+(?:the\s+)?turn\b/iy;
/** Parameters that ordinary sentences do not have after such a word. */
const COST = /\s*(?:—\s*)?\{/y;
const NUMBER =
  /\s(?:\d{1,2}|X)\b(?!\s*[%:/]|\s+of\b)(?!\s(?!does|makes|means|gets|was|has|is|costs|counts|works|stacks|wins|looks|seems|needs|kills)[a-z]+s\b)/y;
const REMINDER = /\s*\([A-Z{]/y;

/**
 * Whether a candidate in prose (an article, a ruling, a comment) is the term beyond doubt: a word that is
 * nothing else, one with its parameter, or one said of a thing of the game.
 */
export function isTermInProse(spot: Spot, c: Candidate, ask: Ask): boolean {
  const { text, start, end, upper } = spot;
  if (c.prose === false || !fitsSense(spot, c)) return false;
  if (c.capital ? !upper : upper && looksLikeName(spot, false)) return false;
  if (c.prose === true || (c.prose && spot.followedBy(c.prose))) return true;
  if (c.then.length > 0) {
    const sign = spot.followedBy(COST) || (c.then.some(takesNumber) && spot.followedBy(NUMBER));
    if (sign && ask.takes(text, end, c)) return true;
  }
  if (c.kind !== 'ability' || !c.base) return false;
  if (isSaidOfThing(text, start) || continuesList(spot)) return spot.followedBy(GOES_ON);
  if (spot.followedBy(SPOKEN_OF)) return true;
  if (!upper) return spot.followedBy(UNTIL_END_OF_TURN);
  return spot.before === START && (spot.followedBy(REMINDER) || isKeywordLine(spot, c, ask));
}

function isSaidOfThing(text: string, start: number): boolean {
  THING_HAS.lastIndex = start;
  return THING_HAS.test(text);
}

function takesNumber(pattern: string): boolean {
  return pattern.startsWith('[n]');
}

/** A line that is nothing but keywords is rules text wherever it stands. */
function isKeywordLine(spot: Spot, c: Candidate, ask: Ask): boolean {
  const { text, start, end } = spot;
  if (start > 0 && text[start - 1] !== '\n') return false;
  return /[,;]/.test(text[end] ?? '') && keywordPlace(spot, c, ask);
}
