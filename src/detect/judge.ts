import type { Candidate } from './candidates.ts';
import {
  abilityWordPlace,
  type Cursor,
  keywordPlace,
  type Lookups,
  looksLikeName,
  verbPlace,
} from './grammar.ts';

/** Whether what stands before and after fits the form's own sense. */
export function fitsSense({ text, start, end }: Cursor, c: Candidate): boolean {
  if (c.before) {
    c.before.lastIndex = start;
    if (!c.before.test(text)) return false;
  }
  if (!c.after) return true;
  c.after.lastIndex = end;
  return c.after.test(text);
}

/** Whether a candidate in rules text is the term, and no ordinary word or name. */
export function isTermInRules(spot: Cursor, c: Candidate, lookups: Lookups): boolean {
  if (!fitsSense(spot, c)) return false;
  const isVerb = c.kind === 'action' || c.kind === 'basic-action';
  if (c.capital) {
    if (!spot.upper) return false;
  } else if (spot.upper && (!isVerb || c.at === 'anywhere')) {
    // A verb may have a name after it, and so may a form whose sense says what follows.
    const capitalMayFollow = isVerb || c.after !== undefined;
    if (
      looksLikeName(spot, capitalMayFollow) &&
      !(c.then.length && lookups.takes(spot.text, spot.end, c))
    )
      return false;
  }
  if (c.at === 'anywhere') return true;
  if (isVerb) return verbPlace(spot, c);
  if (c.kind === 'ability')
    return (!c.base && c.at !== 'keyword') || keywordPlace(spot, c, lookups);
  return c.kind !== 'ability-word' || abilityWordPlace(spot);
}
