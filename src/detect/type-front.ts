import { isUpper } from './before.ts';
import type { Candidate } from './candidates.ts';

/** Words that go with a type before "walk" and "cycling" and are no names of types. */
const PLAIN_WORDS = /^(?:land|snow|snow-covered|basic|nonbasic|legendary|artifact|creature)$/i;
const GLUED_FRONT =
  /(?:(?:snow-covered|snow|basic|nonbasic|legendary|artifact)\s+)?[a-z\u00c0-\u024f]+$/i;
const SPACED_FRONT = /(?:[A-Z][\w'-]*\s+){1,2}$|(?:artifact|creature|land|enchantment)\s+$/;
/** Longer than any type with its words before it. */
const REACH = 60;

/**
 * Where a form with `[type]` begins: "Swampwalk" at its S, "Nonbasic landwalk" at its N, "Goblin offering"
 * at its G; -1 where no type stands before it. Looks back no further than `from`.
 */
export function startWithType(
  text: string,
  start: number,
  join: Candidate['join'],
  from: number,
): number {
  // "Goblin offering" has a small letter where a name ("Bone Offering") has none.
  if (join === 'spaced' && isUpper(text, start)) return -1;
  const before = text.slice(Math.max(from, start - REACH), start);
  const front = (join === 'glued' ? GLUED_FRONT : SPACED_FRONT).exec(before);
  if (!front) return -1;
  if (join === 'glued' && /[\w-]$/.test(before.slice(0, front.index))) return -1;
  return start - front[0].length;
}

/** The type itself, as cards write it: types with a capital letter, other words without. */
export function frontOf(text: string, start: number, end: number, c: Candidate): string {
  return text
    .slice(start, end - c.suffix)
    .trim()
    .split(/\s+/)
    .map((word) =>
      PLAIN_WORDS.test(word) ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1),
    )
    .join(' ');
}
