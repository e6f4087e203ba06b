import { diffArrays } from 'diff';
import { plainName } from '../keywords.ts';
import { type PassageLine, passageLines } from '../passage.ts';
import type { Rule } from '../types.ts';
import { pairLines } from './pair-lines.ts';

/** A stretch of words: in both editions, in the earlier only, or in the later only. */
export interface Part {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  /** Where both have it: how the earlier edition spells it, with its own quotes. */
  readonly before?: string;
}

/** A paragraph of the one edition and its counterpart in the other; one of them may be missing. */
export interface Row {
  readonly left: PassageLine | undefined;
  readonly right: PassageLine | undefined;
  /** Word for word; numbers of rules are shown beside, not compared. */
  readonly parts: readonly Part[];
  readonly same: boolean;
}

/** Two readings of a rule, paragraph by paragraph. Either may be missing: the other is then all new or all gone. */
export function compareRules(left: Rule | undefined, right: Rule | undefined): Row[] {
  return compareLines(left ? passageLines(left) : [], right ? passageLines(right) : []);
}

/** Two readings of any passage, paragraph by paragraph. */
export function compareLines(before: readonly PassageLine[], after: readonly PassageLine[]): Row[] {
  return pairLines(before.map(lineText), after.map(lineText)).map(([i, k]) => {
    const one = i === undefined ? undefined : before[i];
    const other = k === undefined ? undefined : after[k];
    const parts = partsOf(one && lineText(one), other && lineText(other));
    return { left: one, right: other, parts, same: parts.every(({ kind }) => kind === 'same') };
  });
}

/** A line's letters. */
function lineText({ pieces }: Pick<PassageLine, 'pieces'>): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join('');
}

/** Numbers with their stops, words with their apostrophes and hyphens, spaces, and each sign by itself. */
const TOKEN = /\d+(?:\.\d+)*[a-z]*|\p{L}+(?:['’-]\p{L}+)*|\s+|./gsu;

function partsOf(before: string | undefined, after: string | undefined): Part[] {
  if (before === undefined) return [{ kind: 'added', text: after ?? '' }];
  if (after === undefined) return [{ kind: 'removed', text: before }];
  const ours = before.match(TOKEN) ?? [];
  const theirs = after.match(TOKEN) ?? [];
  const parts: Part[] = [];
  let left = 0;
  let right = 0;
  // Straight quotes became curly ones everywhere at once, and that changed no rule.
  const comparator = (a: string, b: string) => a === b || plainName(a) === plainName(b);
  for (const { count = 0, added, removed } of diffArrays(ours, theirs, { comparator })) {
    const one = ours.slice(left, left + count).join('');
    const other = theirs.slice(right, right + count).join('');
    if (removed) parts.push({ kind: 'removed', text: one });
    else if (added) parts.push({ kind: 'added', text: other });
    else parts.push({ kind: 'same', text: other, before: one });
    if (!added) left += count;
    if (!removed) right += count;
  }
  return joinChanges(parts);
}

/** Changes that only a space keeps apart are read as one: words taken out, then words put in. */
function joinChanges(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  parts.forEach((part, i) => {
    const next = parts[i + 1];
    if (part.kind === 'removed') removed += part.text;
    else if (part.kind === 'added') added += part.text;
    else if ((removed || added) && next && /^\s+$/.test(part.text)) {
      removed += part.before ?? part.text;
      added += part.text;
    } else {
      flush();
      joined.push(part);
    }
  });
  flush();
  return joined;
}
