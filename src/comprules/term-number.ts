import { type KeywordHeading, plainName, ruleWith } from './keywords.ts';

/** What of a term says where its rule stands; see rules-data/README.md. */
export interface TermPlace {
  /** Names of its heading, newest first. */
  readonly headings: readonly string[];
  /** Words of its subrule, for a variant without a heading of its own, newest first. */
  readonly subrule?: readonly string[] | undefined;
  /** The headings of the term that it is a variant of. */
  readonly variantOf?: readonly string[] | undefined;
}

/**
 * The number of a keyword's rule in one edition, from the edition's keyword headings ("702.19"; for a variant its
 * subrule, "702.33c"); undefined where the edition does not have it. A heading that is the variant's alone goes
 * before a subrule under its parent's ("bands with other" had one until 2009).
 */
export function termNumber(
  place: TermPlace,
  keywords: readonly KeywordHeading[],
): string | undefined {
  const shared = new Set((place.variantOf ?? []).map(plainName));
  const names = place.headings.map(plainName);
  const own = place.subrule ? names.filter((name) => !shared.has(name)) : names;
  for (const name of own) {
    const found = keywords.find(({ title }) => plainName(title) === name);
    if (found) return found.number;
  }
  for (const words of place.subrule ?? [])
    for (const name of names) {
      const heading = keywords.find(({ title }) => plainName(title) === name);
      const rule = heading && ruleWith(words, heading.rule);
      if (rule) return rule.number;
    }
  return undefined;
}
