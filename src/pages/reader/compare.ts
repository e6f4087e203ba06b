import { diffWordsWithSpace } from 'diff';
import { type PassageLine, passageLines } from '../../comprules/passage.ts';
import type { Rule } from '../../comprules/types.ts';
import { pairLines } from './pair-lines.ts';

/** A stretch of words: in both editions, in the earlier only, or in the later only. */
export interface Part {
  readonly text: string;
  readonly kind: 'same' | 'removed' | 'added';
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
  const before = left ? passageLines(left) : [];
  const after = right ? passageLines(right) : [];
  return pairLines(before.map(lineText), after.map(lineText)).map(([i, k]) => {
    const one = i === undefined ? undefined : before[i];
    const other = k === undefined ? undefined : after[k];
    const parts = partsOf(one && lineText(one), other && lineText(other));
    return { left: one, right: other, parts, same: parts.every(({ kind }) => kind === 'same') };
  });
}

/** A line's letters. */
export function lineText({ pieces }: Pick<PassageLine, 'pieces'>): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join('');
}

function partsOf(before: string | undefined, after: string | undefined): Part[] {
  if (before === undefined) return [{ text: after ?? '', kind: 'added' }];
  if (after === undefined) return [{ text: before, kind: 'removed' }];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
