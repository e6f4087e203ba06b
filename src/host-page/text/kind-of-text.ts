import type { Match } from '../../detect/types.ts';

/**
 * What a text on an unknown page is, by its own signs: rules text, prose, neither (a label, a name), or a list that is
 * rules text where all of it are keywords, see `isKeywordList`.
 */
export type KindOfText = 'rules' | 'prose' | 'list' | 'none';

/** A symbol, or a turn of phrase that hardly stands outside of rules text. */
const RULES_SPEAK =
  /\{(?:\d{1,3}|[WUBRGCSXYZTQE]|[WUBRG2C]\/[WUBRGP](?:\/P)?|TK|PW|CHAOS)\}|\b(?:until end of turn|at the beginning of|target (?:creature|player|permanent|opponent|spell|artifact|land|card|planeswalker)|(?:this|that|another|enchanted|equipped) (?:creature|permanent|artifact|enchantment|spell)|creatures? you control|enters(?: the battlefield)?,|enters tapped|under your control|mana value|activate only|can't (?:block|be blocked|be countered)|[+-](?:\d|X)\/[+-](?:\d|X)|deals? (?:\d|X|that much) damage|draw (?:a card|two cards|three cards)|from your graveyard|onto the battlefield)/i;

const SENTENCE_END = /[.!?…:;)”"'’\]]\s*$/;

/** A line of keywords: short items after commas, each of letters, with at most a number or a cost at its end. */
const KEYWORD_LINE =
  /^[A-Z][a-z’'-]+(?: [a-z’'-]+){0,3}(?: (?:\d{1,2}|X))?(?:[,;] [a-z][a-z’'-]+(?: [a-z’'-]+){0,3})*\.?(?: \(.*\))?$/;

/** A keyword with its cost in words: the dash touches both, as it does in no line of types. */
const KEYWORD_WITH_WORDS = /^[A-Z][a-z’'-]+(?: [a-z’'-]+){0,2}—\S/;

const LONGEST_LINE = 120;
/** So many characters tell what sort of text a long one is. */
const BEGINNING = 20_000;

/** A cost in words begins so. */
const COST_IN_WORDS =
  /^—(?:Behold|Blight|Choose|Collect|Discard|Draw|Exile|Mill|Pay|Put|Remove|Return|Reveal|Sacrifice|Say|Tap|Untap)\b/;
/** What may follow a keyword in a list: a number, a quality. */
const AFTER_KEYWORD = /^(?: from [a-z ]+| (?:\d{1,2}|X))?\.?(?: \(.*\))?$/;

/** Fewer words than this are a label or a name, not a sentence. */
const FEWEST_WORDS = 6;
/** But a sentence says of something that it has or does something: "It has haste." */
const SHORT_SENTENCE =
  /^(?:It|They|(?:The|This|That|Each|Your|Its|Those|These)\s[a-z]+)\s(?:(?:also|now|still|both|all|each|will|would|can|may)\s)?(?:has|have|had|gains?|gained|loses?|lost|gets?|got|is|are|was|were)\s[^\n]+[.!?]["”)]?$/;
/** As many words are prose though no sign ends them: a list item, a table cell. */
const SURELY_WORDS = 14;
/** Japanese, Korean and Chinese: few spaces or none. */
const UNSPACED = /[\u3041-\u9fff\uac00-\ud7af]/;
/** Lines in which each word starts big are titles and lists of names. */
const TITLE_SHARE = 0.6;

/** Whether a text says things that only rules text says. */
export function speaksRules(text: string): boolean {
  return RULES_SPEAK.test(text);
}

/** Whether a text could be a line of keywords, which only its neighbours can tell. */
export function couldBeKeywordLine(text: string): boolean {
  const line = text.trim();
  return line.length <= LONGEST_LINE && (KEYWORD_LINE.test(line) || KEYWORD_WITH_WORDS.test(line));
}

/**
 * What a block's text is by its own signs; `nearRules` says whether rules text stands beside it in the
 * same container, which makes a bare "Flying" a keyword line.
 */
export function kindOfText(text: string, nearRules: () => boolean): KindOfText {
  const lines = text.slice(0, BEGINNING).trim();
  if (speaksRules(lines) && isSentenceLike(lines)) return 'rules';
  // A line of keywords may have the same shape.
  if (SHORT_SENTENCE.test(lines)) return nearRules() ? 'rules' : 'prose';
  if (lines.split('\n').every((line) => couldBeKeywordLine(line)))
    return nearRules() ? 'rules' : /[,;—\n]/.test(lines) ? 'list' : 'none';
  return isProse(lines) ? 'prose' : 'none';
}

/**
 * Whether a list is one of keywords, to its last item: several of them, or one with its cost in words. `matches` are
 * the terms found in it as in rules text, `kindOf` tells which are abilities.
 */
export function isKeywordList(
  text: string,
  matches: readonly Match[],
  kindOf: (term: string) => string,
): boolean {
  const ends = new Map(matches.map(({ start, end, term }) => [start, { end, term }]));
  let items = 0;
  for (const { 0: item, index } of text.matchAll(/[^,;\n]+/g)) {
    const start = index + item.search(/\S|$/);
    const match = ends.get(start);
    if (!match || kindOf(match.term) !== 'ability') return false;
    const rest = text.slice(match.end, index + item.length);
    if (COST_IN_WORDS.test(rest)) return true;
    if (!AFTER_KEYWORD.test(rest.trimEnd())) return false;
    items++;
  }
  return items > 1;
}

function isSentenceLike(text: string): boolean {
  return text.includes(' ') || text.includes('}');
}

function isProse(text: string): boolean {
  if (UNSPACED.test(text)) return text.length >= SURELY_WORDS;
  const words = text.split(/\s+/);
  if (words.length < FEWEST_WORDS) return false;
  if (words.length < SURELY_WORDS && !SENTENCE_END.test(text)) return false;
  const big = words.filter((word) => /^[A-Z]/.test(word)).length;
  return big / words.length < TITLE_SHARE;
}
