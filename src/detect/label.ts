import type { Kind } from '../rules/types.ts';
import { before, START } from './before.ts';
import type { Candidate } from './candidates.ts';
import type { Lookups } from './grammar.ts';

const SMALL = 'the|of|an?|to|and|in|for|with|from|on|at|by|your';
/** The rest of a label and the dash that ends it. */
const REST = new RegExp(
  `(?:,? (?:[A-Z][\\w']*[a-z!?]|${SMALL}))*[!?]?(?:\\s*(?:—|--)|\\s-\\s)\\s*`,
  'y',
);
const FRONT = new RegExp(`^(?:(?:[A-Z][\\w'-]*,?|${SMALL}) )*$`);
/** A dash that begins a parameter of the term's own. */
const DASHED = /—|cost|ability/;

/** Kinds of term that stand before a dash themselves. */
const NAMES: ReadonlySet<Kind> = new Set<Kind>(['ability-word', 'outside']);

/** More than stands before any label on its line, in characters: a line may be as long as a book. */
const LONGEST_FRONT = 120;

/**
 * Whether a word with a capital letter belongs to a label that only names what follows its dash: the flavor of an
 * ability, a mode's name ("Fight Crime — ..."), or a keyword's own word where the keyword takes no such dash.
 */
export function isLabel(
  text: string,
  start: number,
  end: number,
  c: Candidate,
  lookups: Lookups,
): boolean {
  REST.lastIndex = end;
  const rest = REST.exec(text)?.[0];
  if (rest === undefined) return false;
  const near = text.slice(Math.max(0, start - LONGEST_FRONT), start);
  const line = near.slice(near.lastIndexOf('\n') + 1);
  const front = line.replace(/^.*[•*+—|]\s*/, '');
  if (!FRONT.test(front)) return false;
  if (/[A-Z][\w']*[a-z]/.test(front + rest)) return true;
  if (front !== '' || NAMES.has(c.kind) || before(text, start) !== START) return false;
  return (
    c.kind !== 'ability' ||
    (c.then.length > 0 &&
      !c.then.some((pattern) => DASHED.test(pattern)) &&
      !lookups.isKeywordAt(text, REST.lastIndex))
  );
}
