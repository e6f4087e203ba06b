import { useEffect, useState } from 'preact/hooks';
import { findRule } from '../../comprules/find-rule.ts';
import type { Document } from '../../comprules/types.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import type { Place } from './address.ts';
import { type KeywordAt, likeOf } from './compare/compare-at.ts';

/** Where a rule was read before another edition was chosen. */
interface Left {
  readonly document: Document;
  readonly at: string;
}

/** What became of it in the edition that was chosen. */
interface Followed {
  readonly left: Left;
  /** Its number there; undefined where that has nothing like it. */
  readonly to: string | undefined;
  /** The place where this is told. */
  readonly told: string;
}

/**
 * Follows a rule into another edition, where its number may be another rule's: call `leave` when the edition is
 * chosen. Gives what to tell of that, too, as long as the reader is at that place.
 */
export function useFollowed(
  document: Document | undefined,
  at: string,
  keywordAt: KeywordAt,
  move: (to: Partial<Place>) => void,
): { readonly leave: () => void; readonly said: string | undefined } {
  const [left, setLeft] = useState<Left>();
  const [followed, setFollowed] = useState<Followed>();
  // After each rendering, for all it asks of may have changed; it has something to do only when the document has.
  useEffect(() => {
    if (!left || !document || document === left.document) return;
    setLeft(undefined);
    const rule = findRule(left.document, left.at);
    // Elsewhere than at a rule, places have the same name in every edition.
    if (!rule || at !== left.at) return;
    const to = likeOf(rule, left.document, document, keywordAt)?.number;
    if (to === at) return;
    setFollowed({ left, to, told: to ?? at });
    if (to !== undefined) move({ at: to });
  });
  const isTold = followed && followed.told === at && document !== followed.left.document;
  return {
    leave: () => setLeft(document && { document, at }),
    said: isTold ? saidOf(followed) : undefined,
  };
}

function saidOf({ left, to }: Followed): string {
  const was = [left.at, longDate(left.document.effective)] as const;
  return to === undefined
    ? message('readerNotFollowed', ...was)
    : message('readerMoved', ...was, to);
}
