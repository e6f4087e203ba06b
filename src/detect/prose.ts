import { START } from './before.ts';
import { type Candidate, isSymbol } from './candidates.ts';
import {
  type Cursor,
  continuesList,
  keywordPlace,
  type Lookups,
  looksLikeName,
} from './grammar.ts';
import { fitsSense } from './judge.ts';

const THING =
  '(?:creature|permanent|spell|card|token|attacker|blocker|planeswalker|artifact|land|enchantment|source|Vehicle|Aura)s?|cop(?:y|ies)|Equipment|\\d+/\\d+s?|it';
const WHOSE =
  '(?:\\s(?:you|they|an\\sopponent|your\\sopponents?|defending\\splayer)(?:\\sdon\'t)?\\scontrols?|\\swith\\s(?:power|toughness|mana\\svalue)[^.,;"]{0,24})?';
/** "a creature you control with", "the spell has", "a 2/2 Elf with": a thing of the game has the keyword. */
const THING_HAS = new RegExp(
  `(?<=\\b(?:${THING})(?:\\s[A-Z][a-z]+){0,2}${WHOSE}\\s(?:with|without|(?:that\\s|already\\s|also\\s|now\\s|still\\s|will\\s|would\\s|doesn't\\s|don't\\s)?(?:has|have|had|having|gains?|gained|loses?|lost))\\s+(?:both\\s+|either\\s+)?)`,
  'iy',
);
/** "Bramble Ox has": a name, which may be a card's. */
const NAME_HAS =
  /(?<=(?:^|[^\w-])[A-Z][\w'-]*,?\s(?:also\s|now\s|still\s)?(?:has|have|had|having|gains?|gained|loses?|lost)\s+(?:both\s+)?)/y;
/** A list goes on. */
const AND = /,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/y;
/** The sentence goes on or ends; "fear of" is the ordinary word. */
const GOES_ON = /\s*(?:$|[.,;:()"\]—?!])|\s+(?!of\b)[a-z]/y;
/** It is spoken of as only the game's words are; "fear cost him" is none. */
const SPOKEN_OF =
  /\s+(?:abilit(?:y|ies)|keyword|trigger|cost(?!\s+(?:him|her|me|us|them|you|the|his|an?|my|our|their)\b))\b/y;
const UNTIL_END_OF_TURN = /\s+until\s+(?:the\s+)?end\s+of\s+(?:the\s+)?turn\b/iy;
/** Parameters that ordinary sentences do not have after such a word. */
const COST = /\s*(?:—\s*)?\{|\s*—\s*(?:[Pp]ay \d|[Dd]iscard an?\b|[Ss]acrifice an?\b)/y;
const NUMBER =
  /\s(?:\d{1,2}|X)\b(?!\s*[%:/]|\s+of\b)(?!\s(?!does|makes|means|gets|was|has|is|costs|counts|works|stacks|wins|needs|kills|resolves|triggers)[a-z]+s\b)/y;
/** Reminder text follows, or lines that only a card has. */
const CARD_TEXT =
  /\s*\([A-Z{]|(?:[ \t]*\n[A-Z][a-z, ]{2,40}){0,3}\s*\n(?:When|At the beginning|As long|Enchanted|Equipped|Other|Target|Creatures|This|\{)/y;

/**
 * Whether a candidate in prose (an article, a ruling, a comment) is the term beyond doubt: a word that is
 * nothing else, one with its parameter, or one said of a thing of the game.
 */
export function isTermInProse(spot: Cursor, c: Candidate, lookups: Lookups): boolean {
  const { text, start, end, upper } = spot;
  if (c.prose === false || !fitsSense(spot, c)) return false;
  // Code and formulas have small letters in braces.
  if (isSymbol(text, start) && /[a-z]/.test(text.slice(start, end))) return false;
  const follows = typeof c.prose === 'object' && spot.followedBy(c.prose);
  if (c.capital ? !upper : upper && looksLikeName(spot, follows)) return false;
  if (c.prose === true || follows) return true;
  if (c.then.length > 0) {
    const sign = spot.followedBy(COST) || (c.then.some(takesNumber) && spot.followedBy(NUMBER));
    if (sign && lookups.takes(text, end, c)) return true;
  }
  if (c.kind !== 'ability' || !c.base) return false;
  if (isSaidOfThing(text, start) || continuesList(spot) || beginsList(spot, lookups))
    return spot.followedBy(GOES_ON);
  if (spot.followedBy(SPOKEN_OF)) return true;
  if (!upper) return spot.followedBy(UNTIL_END_OF_TURN);
  return spot.before === START && (spot.followedBy(CARD_TEXT) || isKeywordLine(spot, c, lookups));
}

function isSaidOfThing(text: string, start: number): boolean {
  THING_HAS.lastIndex = start;
  return THING_HAS.test(text);
}

/** Whether a name has it and another keyword: of one alone the sentence may be about anything. */
function beginsList({ text, start, end }: Cursor, lookups: Lookups): boolean {
  NAME_HAS.lastIndex = start;
  AND.lastIndex = end;
  return NAME_HAS.test(text) && AND.test(text) && lookups.isKeywordAt(text, AND.lastIndex);
}

function takesNumber(pattern: string): boolean {
  return pattern.startsWith('[n]');
}

/** A line that is nothing but keywords is rules text wherever it stands. */
function isKeywordLine(spot: Cursor, c: Candidate, lookups: Lookups): boolean {
  const { text, start, end } = spot;
  if (start > 0 && text[start - 1] !== '\n') return false;
  return /[,;]/.test(text[end] ?? '') && keywordPlace(spot, c, lookups);
}
