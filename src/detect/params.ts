import type { Kind, Params } from '../rules/types.ts';
import type { Candidate, Spellings } from './candidates.ts';
import { slotRegExp, tailOf } from './slots.ts';
import { frontOf } from './type-front.ts';

/** The longest parameter on a card is a boast's or forecast's ability; longer ones are cut off. */
const TAIL = 600;

/** What the page's reader puts where a symbol cannot be read: the object replacement character. */
const UNREAD = /\ufffc/;

/** What the first pattern that fits finds in the tail of a form. */
function foundIn(
  tail: string,
  then: readonly string[],
  spellings: Spellings,
): RegExpExecArray | undefined {
  for (const pattern of then) {
    const found = slotRegExp(pattern).exec(upToNextKeyword(tail, pattern, spellings));
    if (found) return found;
  }
  return undefined;
}

/** The parameters after a form by its first pattern that fits, or undefined where none does. */
function readAfter(
  text: string,
  end: number,
  then: readonly string[],
  spellings: Spellings,
): Record<string, string> | undefined {
  const tail = tailOf(text, end, TAIL);
  const found = foundIn(tail, then, spellings);
  // A sign that could not be read belongs to it: half a cost is none.
  if (!found || UNREAD.test(tail.slice(0, found[0].length + 2))) return undefined;
  const slots = Object.entries(found.groups ?? {}).map(([slot, value]) => [
    slot,
    clean(slot, value),
  ]);
  return { ...Object.fromEntries(slots), tail: found[0].trimEnd() };
}

/** The tail that a pattern may read: words for objects end where a list goes on with another keyword. */
function upToNextKeyword(tail: string, pattern: string, spellings: Spellings): string {
  return /\[(?:object|quality)\]$/.test(pattern)
    ? tail.slice(0, nextKeyword(tail, spellings))
    : tail;
}

/** Enough of the text to see that a parameter is there: words for objects are short. */
const GLANCE = 80;

/**
 * Whether a parameter follows; with `alone`, one that ends its piece of text. Made for judging: it reads no
 * more than it must.
 */
export function takes(
  text: string,
  end: number,
  c: Candidate,
  alone: boolean,
  spellings: Spellings,
): boolean {
  if (!c.begins) return false;
  c.begins.lastIndex = end;
  if (!c.begins.test(text)) return false;
  if (!c.vague && !(alone && c.wordy)) return true;
  const tail = tailOf(text, end, GLANCE);
  return c.then.some((pattern) =>
    slotRegExp(pattern, alone).test(upToNextKeyword(tail, pattern, spellings)),
  );
}

/**
 * How many symbols that follow a form belong to its cost: of an ability in a parameter ("Boast — {1}: ...") those
 * before its colon.
 */
export function symbolsOfCost(
  text: string,
  end: number,
  c: Candidate,
  spellings: Spellings,
): number {
  const found = foundIn(tailOf(text, end, TAIL), c.then, spellings)?.[0] ?? '';
  const cost = found.replace(/(?<=\S.*):.*/s, '');
  return cost.match(/\{/g)?.length ?? 0;
}

/** All parameters of a form found at `start`: what it takes with it (`[type]walk`) and what follows. */
export function readParams(
  text: string,
  start: number,
  end: number,
  c: Candidate,
  spellings: Spellings,
): Params {
  const after = c.then.length ? readAfter(text, end, c.then, spellings) : undefined;
  if (!c.join) return after ?? {};
  const type = frontOf(text, start, end, c);
  return type ? { type, ...after } : (after ?? {});
}

/** The kinds of term that end a parameter; "creature or planeswalker" goes on with a type. */
const CUTTING: ReadonlySet<Kind> = new Set<Kind>(['ability', 'action', 'basic-action']);

/** Where a list goes on with another keyword: "protection from black[, lifelink]". */
function nextKeyword(tail: string, spellings: Spellings): number {
  for (const { spelling, start } of spellings.all(tail)) {
    const before = /[,;]?\s+(?:and\s+|or\s+)?$/.exec(tail.slice(0, start));
    if (!before?.index || !/,|and|or/.test(before[0])) continue;
    // "artifacts or equipped creatures" goes on with an object; "or exile it" and "and lifelink" do not.
    const many = spelling.text.includes(' ');
    if (spelling.candidates.some((c) => (c.base || many) && c.noun && CUTTING.has(c.kind)))
      return before.index;
  }
  return tail.length;
}

function clean(slot: string, value: string): string {
  const text = value
    .replace(/^[—-]+\s*/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (slot === 'object' || slot === 'quality') return text.replace(/\s(?:and|or)$/, '');
  if (slot === 'n' && /^an?$/i.test(text)) return '1';
  if (slot.startsWith('cost') && /^[\dX]*[WUBRGC]*$/i.test(text)) return symbols(text);
  return text;
}

/** "2WW" as it is printed: {2}{W}{W}. */
function symbols(letters: string): string {
  return letters.toUpperCase().replace(/\d+|[A-Z]/g, '{$&}');
}
