import type { Page } from 'puppeteer-core';
import { popoverRoot } from '../harness/popover-root.ts';

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

/**
 * Asks something of the popover's own tree, open or not; undefined where there is none. The function runs in the page
 * with the shadow root first, and can name nothing from here.
 */
export async function inPopover<A extends unknown[], R>(
  page: Page,
  look: (root: ShadowRoot, ...given: A) => R,
  ...given: A
): Promise<Awaited<R> | undefined> {
  const root = await popoverRoot(page);
  // A page that navigates meanwhile has no popover.
  return root
    ?.evaluate(look as never, ...(given as unknown[] as []))
    .catch(() => undefined) as Promise<Awaited<R> | undefined>;
}

/** Waits until `look` finds something in the popover, and gives it. */
export async function foundInPopover<A extends unknown[], R>(
  page: Page,
  look: (root: ShadowRoot, ...given: A) => R,
  ...given: A
): Promise<NonNullable<Awaited<R>>> {
  const until = Date.now() + WITHIN;
  while (Date.now() < until) {
    const found = await inPopover(page, look, ...given);
    if (found !== undefined && found !== null && found !== false)
      return found as NonNullable<Awaited<R>>;
    await pause(25);
  }
  throw new Error(`the popover never had it: ${look}`);
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
  const [title = '', kind = '', reminder = '', citation = '', note] = seen.texts;
  return { title, kind, reminder, citation, note: note ?? undefined, box: seen.box };
}

/** How long a popover may take to come or go in a test, in milliseconds; generous, for a loaded machine. */
const WITHIN = 8_000;

/** Waits until a popover is open that satisfies `like`. */
export async function popoverOpen(
  page: Page,
  like: (seen: SeenPopover) => boolean = () => true,
): Promise<SeenPopover> {
  const until = Date.now() + WITHIN;
  let seen: SeenPopover | undefined;
  while (Date.now() < until) {
    seen = await seePopover(page);
    if (seen && like(seen)) return seen;
    await pause(25);
  }
  throw new Error(seen ? `the popover stays at ${JSON.stringify(seen)}` : 'no popover opened');
}

/** Waits until no popover is open. */
export async function popoverGone(page: Page): Promise<void> {
  const until = Date.now() + WITHIN;
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

/**
 * Waits until the page has marks, and gives all marked words. Brings it to the front first: nothing is read in a
 * hidden tab, and the welcome page may have taken the front.
 */
export async function marksThere(page: Page, atLeast = 1): Promise<string[]> {
  await page.bringToFront();
  const until = Date.now() + WITHIN;
  let words: string[] = [];
  while (Date.now() < until) {
    words = Object.values(await markedWords(page)).flat();
    if (words.length >= atLeast) return words;
    await pause(25);
  }
  throw new Error(`only ${words.length} words are marked: ${words.join(', ')}`);
}

/** What has just come up is not pressed by anybody who has seen it, and a press in it does not count, in milliseconds. */
const STILL = 350;

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/**
 * Presses something in the open popover with the pointer, as a hand does: nothing else counts there. Waits until it
 * is there and stands still. `words`: the one with this text.
 */
export async function pressInPopover(page: Page, selector: string, words?: string): Promise<void> {
  const until = Date.now() + WITHIN;
  let before = '';
  let still = Date.now();
  while (Date.now() < until) {
    const point = await inPopover(
      page,
      (root, wanted, label) => {
        const found = [...root.querySelectorAll(wanted)].find(
          (element) =>
            element.checkVisibility() && (label === null || element.textContent?.trim() === label),
        );
        if (!found) return null;
        found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        // The first line's middle: a link that wraps has nothing in the middle of its box.
        const box = found.getClientRects()[0];
        return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
      },
      selector,
      words ?? null,
    );
    if (JSON.stringify(point ?? null) !== before) still = Date.now();
    before = JSON.stringify(point ?? null);
    if (point && Date.now() - still >= STILL) {
      await page.mouse.move(point.x, point.y, { steps: 2 });
      await page.mouse.click(point.x, point.y);
      return;
    }
    await pause(25);
  }
  throw new Error(`nothing in the popover is ${selector}${words ? ` “${words}”` : ''}`);
}

/** The texts of what a selector finds in the popover, or an attribute of theirs; none where there is none. */
export async function textsInPopover(
  page: Page,
  selector: string,
  attribute = '',
): Promise<string[]> {
  const texts = await inPopover(
    page,
    (root, wanted, name) =>
      [...root.querySelectorAll(wanted)].map((element) =>
        ((name ? element.getAttribute(name) : element.textContent) ?? '').trim(),
      ),
    selector,
    attribute,
  );
  return texts ?? [];
}

/** Chooses an edition in the popover's own list by the keyboard, as a user can; gives all that it lists. */
export async function chooseEdition(page: Page, edition: string): Promise<string[]> {
  // The whole list is there a frame after the popover.
  const { label, all } = await foundInPopover(
    page,
    (root, wanted) => {
      const select = root.querySelector<HTMLSelectElement>('select.edition-picker');
      const option = [...(select?.options ?? [])].find(({ value }) => value === wanted);
      if (!select || !option || select.options.length < 3) return null;
      select.focus();
      return { label: option.label, all: [...select.options].map(({ value }) => value) };
    },
    edition,
  );
  await page.keyboard.type(label);
  await page.keyboard.press('Tab');
  return all;
}
