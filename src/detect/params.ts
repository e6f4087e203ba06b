import type { Params } from '../rules/types.ts';
import type { Candidate, Spellings } from './candidates.ts';
import { plainTail, slotRegExp } from './slots.ts';
import { frontOf } from './type-front.ts';

/** The longest parameter on a card is a boast's or forecast's ability; longer ones are cut off. */
const TAIL = 600;

/** The parameters after a form by its first pattern that fits, or undefined where none does. */
export function readAfter(
  text: string,
  end: number,
  then: readonly string[],
  spellings: Spellings,
): Record<string, string> | undefined {
  const tail = plainTail(text, end, TAIL);
  let cut: string | undefined;
  for (const pattern of then) {
    const words = /\[(?:object|quality|name)\]$/.test(pattern);
    if (words) cut ??= tail.slice(0, nextKeyword(tail, spellings));
    const groups = slotRegExp(pattern).exec(words ? (cut ?? tail) : tail)?.groups;
    if (!groups) {
      if (slotRegExp(pattern).test(tail)) return {};
      continue;
    }
    return Object.fromEntries(
      Object.entries(groups).flatMap(([slot, value]) =>
        value === undefined ? [] : [[slot, clean(slot, value)]],
      ),
    );
  }
  return undefined;
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

/** Where a list goes on with another keyword: "protection from black[, lifelink]". */
function nextKeyword(tail: string, { regexp, of }: Spellings): number {
  regexp.lastIndex = 0;
  for (let found = regexp.exec(tail); found; found = regexp.exec(tail)) {
    const before = /[,;]?\s+(?:and\s+|or\s+)?$/.exec(tail.slice(0, found.index));
    const isAbility = of(found[0])?.candidates.some(({ kind, base }) => kind === 'ability' && base);
    if (before && isAbility && /,|and/.test(before[0]) && before.index > 0) return before.index;
  }
  return tail.length;
}

function clean(slot: string, value: string): string {
  const text = value.replace(/^—\s*/, '').replace(/\s+/g, ' ').trim();
  if (slot.startsWith('cost') && /^[\dX]*[WUBRGC]*$/i.test(text)) return symbols(text);
  return text;
}

/** "2WW" as it is printed: {2}{W}{W}. */
function symbols(letters: string): string {
  return letters.toUpperCase().replace(/\d+|[A-Z]/g, '{$&}');
}
