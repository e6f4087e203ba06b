import { wholeNumber } from '../../comprules/find-rule.ts';
import { numberAt } from '../../rules/resolve.ts';
import type { EditionDate, Kind, Term, TermText } from '../../rules/types.ts';

/** A keyword and all that is known of it. */
export interface Keyword {
  readonly term: Term;
  readonly text: TermText;
}

/** Kinds whose rule is theirs alone; those of a list share one. */
const OWN_RULE: ReadonlySet<Kind> = new Set<Kind>(['ability', 'action', 'basic-action']);

/** The keyword whose rule has a number in an edition, the number itself or the rule that it is a part of. */
export function keywordAt(
  number: string,
  edition: EditionDate,
  terms: Iterable<Term>,
  texts: Readonly<Record<string, TermText>>,
): Keyword | undefined {
  const whole = wholeNumber(number);
  let found: Keyword | undefined;
  for (const term of terms) {
    const text = texts[term.id];
    if (!text || !OWN_RULE.has(term.kind)) continue;
    const own = numberAt(text, edition);
    if (own === number) return { term, text };
    if (own === whole) found ??= { term, text };
  }
  return found;
}

/** A keyword's rule as some edition numbers it. */
export interface Numbered extends Keyword {
  readonly number: string;
  /** The first edition of the last that gave it that number. */
  readonly since: EditionDate;
}

/** The keyword whose rule, or a part of it, has a number in any edition; of several, the one that had it last. */
export function keywordOfAnyEdition(
  at: string,
  terms: Iterable<Term>,
  texts: Readonly<Record<string, TermText>>,
): Numbered | undefined {
  const whole = wholeNumber(at);
  let found: Numbered | undefined;
  for (const term of terms) {
    const text = texts[term.id];
    if (!text || !OWN_RULE.has(term.kind)) continue;
    const has = text.numbers.findLast(([, number]) => number === at || number === whole);
    if (has?.[1] && (!found || has[0] > found.since))
      found = { term, text, number: has[1], since: has[0] };
  }
  return found;
}

/** The keyword of a name, in any case. */
export function keywordNamed(
  name: string,
  terms: Iterable<Term>,
  texts: Readonly<Record<string, TermText>>,
): Keyword | undefined {
  const wanted = name.trim().toLowerCase();
  for (const term of terms) {
    const text = texts[term.id];
    if (text && term.name.toLowerCase() === wanted) return { term, text };
  }
  return undefined;
}
