import type { Params, RulesIndex } from '../rules/types.ts';
import { type Candidate, isKeyword, type Spelling, spell } from './candidates.ts';
import { type Ask, isTermInRules } from './judge.ts';
import { isUpper, leadOf } from './lead.ts';
import { type NameMask, nameMasks } from './names.ts';
import { readAfter, readParams } from './params.ts';
import type { Spot } from './place.ts';
import { isTermInProse } from './prose.ts';
import { startWithType } from './type-front.ts';
import type { Context, Detector, Match } from './types.ts';

/**
 * Makes the detector for an index: one RegExp over all spellings finds candidates, small rules judge each
 * where it stands, and parameters are read only when `params` is called. The detector keeps nothing of one
 * text for the next and never throws.
 */
export function createDetector(index: RulesIndex): Detector {
  const spellings = spell(index);
  const { regexp, isKeywordAt } = spellings;

  const ask: Ask = {
    isKeywordAt,
    takes: (text, end, { then }) => readAfter(text, end, then, spellings) !== undefined,
  };
  const masks = nameMasks(
    (name) => {
      regexp.lastIndex = 0;
      return regexp.test(name);
    },
    (name) => spellings.of(name) !== undefined,
  );

  function find(text: string, { place, cardName }: Context): Match[] {
    const matches: Match[] = [];
    const mask = masks(text, cardName);
    const judge = place === 'rules' ? isTermInRules : isTermInProse;
    const spot: Spot = { text, start: 0, end: 0, lead: 'inside', upper: false, listEnd: -1, listTakes: false };
    regexp.lastIndex = 0;
    for (let found = regexp.exec(text); found; found = regexp.exec(text)) {
      const next = regexp.lastIndex;
      const c = choose(spot, found.index, next, spellings.of(found[0]), mask, judge, ask);
      regexp.lastIndex = c ? spot.end : next;
      if (!c) continue;
      matches.push({ term: c.term, form: c.form, start: spot.start, end: spot.end });
      if (isKeyword(c)) {
        spot.listEnd = spot.end;
        spot.listTakes = c.then.length > 0;
      }
    }
    return matches;
  }

  function params(text: string, { term, form, start, end }: Match): Params {
    const c = spellings.candidate(term, form);
    return c ? readParams(text, start, end, c, spellings) : {};
  }

  return { find, params };
}

/** The candidate that fits, of the longest spelling that has one; leaves the spot on it. */
function choose(
  spot: Spot,
  start: number,
  end: number,
  longest: Spelling | undefined,
  mask: NameMask | undefined,
  judge: typeof isTermInRules,
  ask: Ask,
): Candidate | undefined {
  const { text } = spot;
  for (let spelling = longest; spelling; spelling = spelling.shorter) {
    const stop = spelling === longest ? end : endOfWords(text, start, spelling.text);
    for (const c of spelling.candidates) {
      const first = c.join ? startWithType(text, start, c.join) : start;
      if (first < 0 || (c.join !== 'glued' && isLetter(text, start - 1))) continue;
      if (mask?.covers(first, stop)) continue;
      spot.start = first;
      spot.end = stop;
      spot.upper = isUpper(text, first);
      spot.lead = leadOf(text, first);
      if (judge(spot, c, ask)) return c;
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
