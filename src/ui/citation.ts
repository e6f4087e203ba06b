import type { Entry } from '../rules/types.ts';
import { longDate } from './dates.ts';

/** How a judge cites the rule: "CR 702.33, September 25, 2026". Undefined where the edition has no number. */
export function citation({ number, edition }: Entry): string | undefined {
  return number === undefined ? undefined : `CR ${number}, ${longDate(edition)}`;
}
