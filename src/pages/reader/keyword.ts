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
