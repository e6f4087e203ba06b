import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../cards/types.ts';
import { type ActiveTab, cardsInView } from '../../platform/active-tab.ts';
import { findCardOf } from '../../platform/find-card.ts';

/** The cards in view of a tab that are known, each once, in the page's order; empty while they are asked for. */
export function usePageCards(tab: ActiveTab | 'none' | undefined): readonly Card[] {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    if (typeof tab !== 'object') return;
    let isOver = false;
    knownCards(tab.id).then((found) => {
      if (!isOver) setCards(found);
    });
    return () => {
      isOver = true;
    };
  }, [tab]);
  return cards;
}

async function knownCards(tabId: number): Promise<readonly Card[]> {
  const shown = await cardsInView(tabId);
  const found = await Promise.all(shown.map(({ names }) => findCardOf(names)));
  const known = found.filter((card) => card !== undefined);
  return known.filter(({ name }, i) => known.findIndex((other) => other.name === name) === i);
}
