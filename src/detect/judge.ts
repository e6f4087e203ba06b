import type { Candidate } from './candidates.ts';
import {
  abilityWordPlace,
  fits,
  type IsKeywordAt,
  keywordPlace,
  looksLikeName,
  type Spot,
  verbPlace,
} from './place.ts';

/** What judging needs to ask of the detector. */
export interface Ask {
  readonly isKeywordAt: IsKeywordAt;
  /** Whether a parameter follows that the candidate's patterns can read. */
  takes(text: string, end: number, c: Candidate): boolean;
}

/** Whether a candidate in rules text is the term, and no ordinary word or name. */
export function isTermInRules(spot: Spot, c: Candidate, ask: Ask): boolean {
  const { text, start, end } = spot;
  if (c.before && !fits(c.before, text, start)) return false;
  if (c.after && !fits(c.after, text, end)) return false;
  const takes = c.then.length > 0 && ask.takes(text, end, c);
  if (spot.upper && !c.capital) {
    const verb = c.kind === 'action' || c.kind === 'basic-action';
    // A verb may have a name after it, and so may a form whose sense says what follows.
    if (!(verb && c.at !== 'anywhere') && looksLikeName(spot, verb || takes || c.after !== undefined))
      return false;
  }
  if (c.capital && !spot.upper) return false;
  if (c.at === 'anywhere') return true;
  switch (c.kind) {
    case 'ability':
      return (!c.base && c.at !== 'keyword') || keywordPlace(spot, c, takes, ask.isKeywordAt);
    case 'action':
    case 'basic-action':
      return verbPlace(spot, c);
    case 'ability-word':
      return abilityWordPlace(spot);
    default:
      return true;
  }
}
