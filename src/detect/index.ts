import type { Params, RulesIndex } from '../rules/types.ts';
import { isUpper } from './before.ts';
import { type Candidate, isKeyword, type Spelling, spell } from './candidates.ts';
import { Cursor, type Lookups } from './grammar.ts';
import { paramsHere } from './here.ts';
import { isTermInRules } from './judge.ts';
import { isLabel } from './label.ts';
import { nameMasks, shortForms } from './names.ts';
import { readParams, takes } from './params.ts';
import { plain } from './plain.ts';
import { isTermInProse } from './prose.ts';
import { startWithType } from './type-front.ts';
import type { Context, Detector, Match } from './types.ts';

/** Words that begin a sentence and no name, where the card's own name is not known. */
const NO_NAME = /^(?:until|if|when|as|during|at|for|the|then|in|any|x)\b/i;

/**
 * Makes the detector for an index: one RegExp over all spellings finds candidates, small rules judge each
 * where it stands, and parameters are read only when `params` is called. The detector keeps nothing of one
 * text for the next and never throws.
 */
export function createDetector(index: RulesIndex): Detector {
  const spellings = spell(index);
  const { regexp, isKeywordAt } = spellings;

  const lookups: Lookups = {
    isKeywordAt,
    takes: (text, end, c, alone = false) => takes(text, end, c, alone, spellings),
  };
  const isOwnName = nameMasks(
    (name) => {
      regexp.lastIndex = 0;
      return regexp.test(name);
    },
    (name) => spellings.of(name)?.candidates.some(({ capital }) => !capital) ?? false,
  );

  function find(given: string, { place, cardName }: Context): Match[] {
    const text = plain(given);
    const matches: Match[] = [];
    const judge = place === 'rules' ? isTermInRules : isTermInProse;
    const spot = new Cursor(text);
    let next = 0;
    let last = 0;
    for (;;) {
      // Masks and parameters use the same RegExp in between.
      regexp.lastIndex = next;
      const found = regexp.exec(text);
      if (!found) return matches;
      next = regexp.lastIndex;
      const start = found.index;
      const longest = spellings.of(found[0]);
      if (cardName && longest && isUpper(text, start) && isOwnName(text, cardName, start, next))
        continue;
      // What is glued to a word takes the word before along, though it be a term: "[Snow swampwalk]".
      const from = matches.at(-2)?.end ?? 0;
      const c = choose(spot, start, next, longest, last, from, judge, lookups);
      if (!c || (spot.upper && isLabel(text, spot.start, spot.end, c, lookups))) continue;
      if (spot.start < last) matches.pop();
      next = spot.end;
      last = next;
      matches.push({ term: c.term, form: c.form, start: spot.start, end: spot.end });
      if (isKeyword(c)) {
        spot.listEnd = spot.end;
        spot.listTakes = c.then.length > 0;
      }
    }
  }

  function params(given: string, { term, form, start, end }: Match): Params {
    const text = plain(given);
    const c = spellings.candidate(term, form);
    return c ? readParams(text, start, end, c, spellings) : {};
  }

  return {
    find,
    params,
    paramsHere(given, match, context) {
      const text = plain(given);
      const own = context.cardName === undefined ? [] : shortForms(plain(context.cardName));
      return paramsHere(
        text,
        match,
        find(given, context),
        (other) => params(given, other),
        (words) =>
          own[0] === undefined
            ? isUpper(words, 0) && !NO_NAME.test(words)
            : own.includes(words) || own[0].startsWith(`${words} `),
      );
    },
  };
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
