import type { Params, RulesIndex } from '../rules/types.ts';
import { isUpper } from './before.ts';
import { type Candidate, isKeyword, isSymbol, type Spelling, spell } from './candidates.ts';
import { CostBefore, endOfRun } from './costs.ts';
import { Cursor, type Lookups } from './grammar.ts';
import { paramsHere } from './here.ts';
import { isTermInRules } from './judge.ts';
import { knownLabels } from './known-labels.ts';
import { isLabel } from './label.ts';
import { nameMasks, shortForms } from './names.ts';
import { onPlainText } from './on-plain-text.ts';
import { readParams, takes } from './params.ts';
import { plain } from './plain.ts';
import { isTermInProse } from './prose.ts';
import { startWithType } from './type-front.ts';
import type { Context, Match, PiecewiseDetector } from './types.ts';

/** Characters of a long text that are searched in one go: about a millisecond's work. */
const PIECE = 10_000;

/** No face says more before or after a word, in characters. */
const FACE = 2000;

type Pieces = Generator<Match[], void>;

/** Words that begin a sentence and no name, where the card's own name is not known. */
const NO_NAME = /^(?:until|if|when|as|during|at|for|the|then|in|any|x)\b/i;

/**
 * Makes the detector for an index: a scanner over all spellings finds candidates, small rules judge each
 * where it stands, and parameters are read only when `params` is called. The detector keeps nothing of one
 * text for the next and never throws.
 */
export function createDetector(index: RulesIndex): PiecewiseDetector {
  const spellings = spell(index);
  const { isKeywordAt } = spellings;
  const isKnownLabel = knownLabels(index.labels);

  const lookups: Lookups = {
    isKeywordAt,
    takes: (text, end, c, alone = false) => takes(text, end, c, alone, spellings),
  };
  const isOwnName = nameMasks(
    (name) => spellings.next(name, 0) !== undefined,
    (name) => spellings.of(name)?.candidates.some(({ capital }) => !capital) ?? false,
  );

  function* pieces(text: string, { place, cardName }: Context, length = PIECE): Pieces {
    const judge = place === 'rules' ? isTermInRules : isTermInProse;
    const spot = new Cursor(text);
    const costBefore = new CostBefore(text, spellings);
    let next = 0;
    let last = 0;
    let matches: Match[] = [];
    /** Where the last match ends that was given away. */
    let given = 0;
    for (let end = length; ; end += length) {
      // Rules look at all of the text; only the search for candidates ends here, where those that begin before the
      // seam are seen whole.
      const part = text.slice(0, reach(text, end, spellings.longest));
      for (;;) {
        const found = spellings.next(part, next);
        if (!found || (found.start >= end && end < text.length)) break;
        const { spelling: longest, start } = found;
        next = found.end;
        if (isSymbol(text, start)) {
          next = endOfRun(text, start, next);
          if (costBefore.holds(start)) continue;
        }
        if (cardName && isUpper(text, start) && isOwnName(text, cardName, start, next)) continue;
        // What is glued to a word takes the word before along, though it be a term: "[Snow swampwalk]".
        const from = matches.at(-2)?.end ?? given;
        const c = choose(spot, start, next, longest, last, from, judge, lookups);
        if (!c) continue;
        if (spot.upper && isKnownLabel(text, spot.start, spot.end)) continue;
        if (spot.upper && isLabel(text, spot.start, spot.end, c, lookups)) continue;
        if (spot.start < last) matches.pop();
        next = spot.end;
        last = next;
        matches.push({ term: c.term, form: c.form, start: spot.start, end: spot.end });
        if (isKeyword(c)) {
          spot.listEnd = spot.end;
          spot.listTakes = c.then.length > 0;
        }
        if (c.costs) costBefore.follows(spot.end, c);
      }
      // The last may yet be taken along by the next.
      const kept = end < text.length ? matches.splice(-1) : [];
      given = matches.at(-1)?.end ?? given;
      yield matches;
      if (end >= text.length) return;
      matches = kept;
      next = Math.max(next, end);
    }
  }

  function find(text: string, context: Context): Match[] {
    return pieces(text, context, Number.POSITIVE_INFINITY).next().value ?? [];
  }

  function params(text: string, { term, form, start, end }: Match): Params {
    const c = spellings.candidate(term, form);
    return c ? readParams(text, start, end, c, spellings) : {};
  }

  return onPlainText<PiecewiseDetector>({
    find,
    findInPieces: pieces,
    params,
    paramsHere(whole, { term, form, start, end }, context) {
      // What a face says stands near: of a text as long as a book no more is read.
      const from = Math.max(0, start - FACE);
      const text = whole.slice(from, end + FACE);
      const match = { term, form, start: start - from, end: end - from };
      const own = context.cardName === undefined ? [] : shortForms(plain(context.cardName));
      return paramsHere(
        text,
        match,
        find(text, context),
        (other) => params(text, other),
        (words) =>
          own[0] === undefined
            ? isUpper(words, 0) && !NO_NAME.test(words)
            : own.includes(words) || own[0].startsWith(`${words} `),
        // Most terms take none, and then there is nothing to look for.
        spellings.takesParams(term) ? context.elsewhere : undefined,
      );
    },
  });
}

/** As far after an offset as a spelling can reach whose words may stand wide apart. */
function reach(text: string, offset: number, longest: number): number {
  let end = offset;
  for (let left = longest + 2; left > 0 && end < text.length; end++)
    if (!isSpace(text, end) || !isSpace(text, end + 1)) left--;
  return end;
}

function isSpace(text: string, index: number): boolean {
  return /\s/.test(text[index] ?? '');
}

/**
 * The candidate that fits after `from`, of the longest spelling that has one; leaves the spot on it. A glued one may
 * begin after `gluedFrom`.
 */
function choose(
  spot: Cursor,
  start: number,
  end: number,
  longest: Spelling | undefined,
  from: number,
  gluedFrom: number,
  judge: typeof isTermInRules,
  lookups: Lookups,
): Candidate | undefined {
  const { text } = spot;
  for (let spelling = longest; spelling; spelling = spelling.shorter) {
    const stop = spelling === longest ? end : endOfWords(text, start, spelling.text);
    for (const c of spelling.candidates) {
      const first = c.join
        ? startWithType(text, start, c.join, c.join === 'glued' ? gluedFrom : from)
        : start;
      if (first < 0 || (c.join !== 'glued' && isLetter(text, start - 1))) continue;
      spot.move(first, stop);
      if (judge(spot, c, lookups)) return c;
    }
  }
  return undefined;
}

function isLetter(text: string, index: number): boolean {
  return /[\w\u00c0-\u024f]/.test(text[index] ?? '');
}

/** Where as many words as `words` has end in the text, whose spaces may be wider. */
function endOfWords(text: string, start: number, words: string): number {
  let end = start;
  for (const word of words.split(' ')) {
    while (/\s/.test(text[end] ?? '')) end++;
    end += word.length;
  }
  return end;
}
