import { rulesPage } from '../own-pages.ts';
import type { EditionDate, Entry } from '../rules/types.ts';
import { longDate } from './dates.ts';

interface Cited {
  /** The format whose exception it is; left out for the rules themselves. */
  readonly by?: string;
  readonly numbers: readonly string[];
  readonly edition: EditionDate;
}

/** The rules an entry stands on: its own, and those that state what the chosen format changes. */
function cited({ number, edition, format }: Entry): Cited[] {
  const all: Cited[] = [];
  const back = format && edition !== format.base;
  if (number !== undefined)
    all.push({ numbers: [number], edition, ...(back && { by: format.name }) });
  if (format && !back)
    for (const { rules, in: of } of format.exceptions)
      if (of !== undefined) all.push({ by: format.name, numbers: rules, edition: of });
  return all;
}

/**
 * How a judge cites the rules: "CR 702.33, September 25, 2026", and under a format "CR 510.2, September 25, 2026;
 * Middle School: 310.1, May 1, 2009"; in Markdown the numbers stand out. Undefined where no edition has a number.
 */
export function citation(entry: Entry, as?: 'markdown'): string | undefined {
  const parts = cited(entry).map(({ by, numbers, edition }, i) => {
    const rules = `${i ? '' : 'CR '}${numbers.join(', ')}`;
    const date = longDate(edition);
    return `${by === undefined ? '' : `${by}: `}${as ? `**${rules}** (${date})` : `${rules}, ${date}`}`;
  });
  return parts.length ? parts.join('; ') : undefined;
}

/** The first cited rule's place on our rules page, as its path. */
export function citedPage(entry: Entry): string {
  const [first] = cited(entry);
  return rulesPage({ edition: first?.edition, at: first?.numbers[0] });
}
