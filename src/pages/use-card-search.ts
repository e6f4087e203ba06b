import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Card } from '../cards/types.ts';
import { createNameSearch, type FindNames } from '../look-up/card-names.ts';
import { findCard, readCardNames } from '../platform/card-store.ts';

/** The names of cards that a query finds. All names are read once, when something has been typed. */
export function useCardNames(query: string): readonly string[] {
  const [find, setFind] = useState<FindNames>();
  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (!isAsked) return;
    // Without them the terms are found all the same.
    readCardNames().then(
      (names) => setFind(() => createNameSearch(names)),
      () => undefined,
    );
  }, [isAsked]);
  return useMemo(() => find?.(query) ?? [], [find, query]);
}

/** The card of a name; undefined while it is read, and where it is gone. */
export function useCard(name: string | undefined): Card | undefined {
  const [card, setCard] = useState<Card>();
  useEffect(() => {
    let isWanted = true;
    setCard(undefined);
    if (name !== undefined)
      findCard(name).then(
        (found) => isWanted && setCard(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return card;
}
