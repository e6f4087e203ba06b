import type { Page } from 'puppeteer-core';

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

/** Reads the open popover from the page, as the page itself could. */
export async function seePopover(page: Page): Promise<SeenPopover | undefined> {
  const seen = await page.evaluate(() => {
    const host = [...document.querySelectorAll('html > *, dialog:modal > *')].find(
      (child) => child.localName.startsWith('rt-') && child.matches(':popover-open'),
    );
    const root = host?.shadowRoot?.querySelector('.rt');
    if (!root?.querySelector('.entry-reminder')) return null;
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
  if (seen === null) return undefined;
  const [title = '', kind = '', reminder = '', citation = '', note] = seen.texts;
  return { title, kind, reminder, citation, note, box: seen.box };
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

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Clicks something in the open popover, as a script can: what a pointer does there is tested elsewhere. */
export async function clickInPopover(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const host = [...document.documentElement.children].find((child) =>
      child.localName.startsWith('rt-'),
    );
    const element = host?.shadowRoot?.querySelector<HTMLElement>(wanted);
    if (!element) throw new Error(`nothing in the popover is ${wanted}`);
    element.click();
  }, selector);
}

/** Chooses an edition in the popover's own list, as a change by hand does. */
export async function chooseEdition(page: Page, edition: string): Promise<void> {
  // The whole list is there a frame after the popover.
  await page.waitForFunction(
    () =>
      [...document.documentElement.children].some(
        (child) => (child.shadowRoot?.querySelectorAll('option').length ?? 0) > 2,
      ),
    { timeout: 8_000 },
  );
  await page.evaluate((value) => {
    const host = [...document.documentElement.children].find((child) =>
      child.localName.startsWith('rt-'),
    );
    const select = host?.shadowRoot?.querySelector('select');
    if (!select) throw new Error('the popover has no list of editions');
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, edition);
}
