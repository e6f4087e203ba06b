import type { Candidate } from './candidates.ts';
import type { Ask } from './judge.ts';
import { continuesList, fits, keywordPlace, looksLikeName, type Spot } from './place.ts';

const THING =
  '(?:creature|permanent|spell|card|token|attacker|blocker|planeswalker|artifact|land|enchantment|source|Vehicle|Aura)s?|Equipment|\\d+/\\d+s?|it';
const CONTROLLED =
  "(?:\\s(?:you|they|an\\sopponent|your\\sopponents?|defending\\splayer)(?:\\sdon['’]t)?\\scontrols?)?";
/** "a creature you control with", "the spell has", "a 2/2 Elf with": a thing of the game has the keyword. */
const THING_HAS = new RegExp(
  `(?<=\\b(?:${THING})(?:\\s[A-Z][a-z]+){0,2}${CONTROLLED}\\s(?:with|without|(?:that\\s|already\\s|also\\s|now\\s|still\\s|doesn['’]t\\s|don['’]t\\s)?(?:has|have|had|having|gains?|gained|loses?|lost))\\s+)`,
  'iy',
);
const ENDS =
  /\s*(?:$|[.,;:()"”\]—–?!])|\s+(?:and|or|until|if|as|can|can['’]t|attacks?|blocks?|deals?|is|are|on|to|from|when|while|but|abilit(?:y|ies))\b/iy;
const PLAIN_WORD = /\s+(?!of\b)[a-z]/y;
/** It is spoken of as only the game's words are. */
const SPOKEN_OF =
  /\s+(?:abilit(?:y|ies)|keyword|trigger|cost(?=\s*[.,;:)]|\s+(?:is|was|of|and|or|for|if|can|to|as|instead|equal|rather|you|from)\b|$))\b/y;
const UNTIL_END_OF_TURN = /\s+until\s+(?:the\s+)?end\s+of\s+(?:the\s+)?turn\b/iy;
/** A parameter that ordinary sentences do not have after such a word. */
const SIGN = /\s*(?:—\s*)?\{|\s\d{1,2}\b(?!\s*(?:%|\w+s\b|of\b))(?!\s*[:/])/y;
const REMINDER = /\s*\([A-Z{]/y;

/**
 * Whether a candidate in prose (an article, a ruling, a comment) is the term beyond doubt: a word that is
 * nothing else, one with its parameter, or one said of a thing of the game.
 */
export function isTermInProse(spot: Spot, c: Candidate, ask: Ask): boolean {
  const { text, start, end, upper } = spot;
  if (c.prose === false) return false;
  if (c.before && !fits(c.before, text, start)) return false;
  if (c.after && !fits(c.after, text, end)) return false;
  if (c.capital ? !upper : upper && looksLikeName(spot, false)) return false;
  if (c.prose === true || (c.prose && fits(c.prose, text, end))) return true;
  if (c.then.length > 0 && fits(SIGN, text, end) && ask.takes(text, end, c)) return true;
  if (c.kind !== 'ability' || !c.base) return false;
  if (fits(THING_HAS, text, start)) return fits(ENDS, text, end) || fits(PLAIN_WORD, text, end);
  if (continuesList(spot)) return fits(ENDS, text, end);
  if (fits(SPOKEN_OF, text, end)) return true;
  if (!upper) return fits(UNTIL_END_OF_TURN, text, end);
  return spot.lead === 'start' && (fits(REMINDER, text, end) || keywordLine(spot, c, ask));
}

/** A line that is nothing but keywords is rules text wherever it stands. */
function keywordLine(spot: Spot, c: Candidate, ask: Ask): boolean {
  const { text, start, end } = spot;
  if (start > 0 && text[start - 1] !== '\n') return false;
  return /[,;]/.test(text[end] ?? '') && keywordPlace(spot, c, false, ask.isKeywordAt);
}
