import { showBadge } from '../platform/badge.ts';
import { answer } from '../platform/messages.ts';

/** Shows what pages tell of their terms; they tell only where the user has switched the badge on. */
export function showBadges(): void {
  answer({
    'term-count': async ({ count }, tabId) => {
      if (tabId !== undefined) await showBadge(tabId, count);
      return undefined;
    },
  });
}
