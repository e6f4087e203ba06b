import type { Page } from 'puppeteer-core';
import { PATIENCE } from '../harness/patience.ts';
import { restAgain } from '../harness/pointer.ts';
import { inPopover, pause } from './popover-tree.ts';

export { chooseEdition, pressInPopover } from './popover-gestures.ts';
export { foundInPopover, inPopover, pause, textsInPopover } from './popover-tree.ts';

/** What a user sees of the popover; undefined while none is open. */
export interface SeenPopover {
  readonly title: string;
  readonly kind: string;
  readonly reminder: string;
  readonly citation: string;
  readonly note: string | undefined;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** Reads the open popover. */
export async function seePopover(page: Page): Promise<SeenPopover | undefined> {
  const seen = await inPopover(page, (shadow) => {
    const root = shadow.querySelector('.rt');
    if (!shadow.host.matches(':popover-open') || !root?.querySelector('.entry-reminder'))
      return null;
    const { left, top, right, bottom } = root.getBoundingClientRect();
    // Symbols are drawings; their spoken names stand in for them.
    const texts = ['.entry-title', '.entry-kind', '.entry-reminder', '.cite', '.entry-note'].map(
      (selector) => {
        const element = root.querySelector(selector)?.cloneNode(true);
        if (!(element instanceof Element)) return undefined;
        for (const symbol of element.querySelectorAll('svg[aria-label]'))
          symbol.replaceWith(`{${symbol.getAttribute('aria-label')}}`);
        return element.textContent?.trim();
      },
    );
    return { texts, box: { left, top, right, bottom } };
  });
  if (!seen) return undefined;
  const [title, kind, reminder, citation, note] = seen.texts;
  return {
    // What is not there has come back from the browser as null.
    title: title ?? '',
    kind: kind ?? '',
    reminder: reminder ?? '',
    citation: citation ?? '',
    note: note ?? undefined,
    box: seen.box,
  };
}

/** A pointer that rests with nothing opening is moved again after so long, in milliseconds, as a user does. */
const REST_AGAIN = 4_000;

/**
 * Waits until a popover is open that satisfies `like`. Where none opens at all for a pointer that was laid on words
 * (restOn), it is laid there anew: a late scroll of the page may have come between.
 */
export async function popoverOpen(
  page: Page,
  like: (seen: SeenPopover) => boolean = () => true,
): Promise<SeenPopover> {
  const until = Date.now() + PATIENCE;
  let again = Date.now() + REST_AGAIN;
  let seen: SeenPopover | undefined;
  while (Date.now() < until) {
    seen = await seePopover(page);
    if (seen && like(seen)) return seen;
    if (seen) again = Number.POSITIVE_INFINITY;
    else if (Date.now() > again) {
      await restAgain(page);
      again = Date.now() + REST_AGAIN;
    }
    await pause(25);
  }
  throw new Error(seen ? `the popover stays at ${JSON.stringify(seen)}` : 'no popover opened');
}

/** Waits until no popover is open. */
export async function popoverGone(page: Page): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    if (!(await seePopover(page))) return;
    await pause(25);
  }
  throw new Error('the popover stays open');
}

/** The words that are marked, by style, in the order in which they were marked. */
export async function markedWords(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const words: Record<string, string[]> = {};
    for (const [name, highlight] of CSS.highlights) {
      if (!name.startsWith('reminder-text-')) continue;
      words[name.slice('reminder-text-'.length)] = [...highlight].map((range) => {
        const live = document.createRange();
        live.setStart(range.startContainer, range.startOffset);
        live.setEnd(range.endContainer, range.endOffset);
        return live.toString();
      });
    }
    return words;
  });
}

/** Waits until a word is marked, and gives all marked words then: a page is painted piece by piece. */
export function wordMarked(page: Page, word: string): Promise<string[]> {
  return wordsWhen(page, (words) => words.includes(word));
}

/** Waits until the page has marks, and gives all marked words. */
export function marksThere(page: Page, atLeast = 1): Promise<string[]> {
  return wordsWhen(page, (words) => words.length >= atLeast);
}

/**
 * The marked words, once they are as wanted. Brings the page to the front first: nothing is read in a hidden tab, and the
 * welcome page may have taken the front.
 */
async function wordsWhen(
  page: Page,
  isWanted: (words: readonly string[]) => boolean,
): Promise<string[]> {
  await page.bringToFront();
  const until = Date.now() + PATIENCE;
  let words: string[] = [];
  while (Date.now() < until) {
    words = Object.values(await markedWords(page)).flat();
    if (isWanted(words)) return words;
    await pause(25);
  }
  throw new Error(`only ${words.length} words are marked: ${words.join(', ')}`);
}
