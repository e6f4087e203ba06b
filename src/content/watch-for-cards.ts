import type { Page } from '../host-page/index.ts';
import { onTrusted } from '../trusted.ts';

export interface CardWatch {
  readonly cards: Page['cards'];
  /** Whether the user wants any of them explained, asked at each. */
  readonly isWanted: () => boolean;
  /** The pointer or the keyboard’s focus has come to something that could be one: called once. */
  readonly found: () => void;
  readonly signal: AbortSignal;
}

/**
 * Tells when the pointer or the keyboard’s focus first comes to what could be a card; until then nothing of the page is
 * read for it, and after it nobody listens. Gives what says on which card, or on which words, the context menu was last
 * opened.
 */
export function watchForCards({ cards, isWanted, found, signal }: CardWatch) {
  const once = new AbortController();
  const ends = AbortSignal.any([signal, once.signal]);
  let asked: EventTarget | null = null;
  // A movement too: the pointer may have been there before us, and enters nothing then.
  for (const type of ['pointerover', 'pointermove', 'focusin'] as const)
    onTrusted(
      window,
      type,
      ({ target }) => {
        if (target === asked || !isWanted()) return;
        asked = target;
        if (!(target instanceof Element) || !cards.isLikely(target)) return;
        once.abort();
        found();
      },
      { capture: true, passive: true, signal: ends },
    );
  let last: WeakRef<Element> | undefined;
  onTrusted(
    window,
    'contextmenu',
    (event) => {
      const [inner] = event.composedPath();
      last = inner instanceof Element ? new WeakRef(inner) : undefined;
    },
    { capture: true, passive: true, signal },
  );
  return (): Element | string | undefined => {
    const element = last?.deref();
    if (!element) return undefined;
    return cards.of(element) ? element : cards.wordsOf(element);
  };
}
