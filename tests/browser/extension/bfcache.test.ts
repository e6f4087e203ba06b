import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { watchLog } from '../harness/page-log.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { focusOf, giveCommand } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  markedWords,
  marksThere,
  pause,
  popoverGone,
  popoverOpen,
  seePopover,
} from './popover-on-page.ts';

const ELSEWHERE = 'https://scryfall.com/docs/elsewhere';

/** Longer than rest and grace together. */
const WHILE = 700;

/** The card page, telling whether it was kept whole while the user was elsewhere. */
const KEPT_PAGE = OX_PAGE.replace(
  '</body>',
  `<button id="own">Own</button><script>
    window.shown = [];
    window.heard = [];
    addEventListener('pageshow', (event) => shown.push(event.persisted));
    addEventListener('keydown', (event) => heard.push(event.key));
  </script></body>`,
);

interface Kept {
  readonly shown: boolean[];
  heard: string[];
}

describe.each(BROWSERS)('in %s', (name) => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = await extension.browser.newPage();
    await serveOffline(page, {
      [OX_URL]: KEPT_PAGE,
      [ELSEWHERE]: '<!doctype html><title>Elsewhere</title><p>Nothing of note.</p>',
    });
    await page.goto(OX_URL);
    await marksThere(page, 8);
  });
  afterAll(() => extension?.browser.close());

  const ours = () =>
    page.evaluate(
      () =>
        [...document.documentElement.children].filter((child) => child.localName.startsWith('rt-'))
          .length,
    );
  const shown = () => page.evaluate(() => (globalThis as unknown as Kept).shown);

  it('a page gone back to has its marks once, no old popover, and explains again', async () => {
    const log = watchLog(page);
    const before = await markedWords(page);
    await restOn(page, 'Trample');
    await popoverOpen(page);
    // Twice to and fro: what came twice at each return would show.
    for (let time = 0; time < 2; time += 1) {
      await travel(page, 'away');
      await travel(page, 'back');
      await marksThere(page, 8);
      await pause(WHILE);
      expect(await seePopover(page)).toBeUndefined();
    }
    // Else the page was loaded anew, and nothing is tested here.
    expect(await shown()).toEqual([false, true, true]);
    expect(sorted(await markedWords(page))).toEqual(sorted(before));
    await moveAway(page);
    await restOn(page, 'Kicker');
    expect((await popoverOpen(page)).title).toMatch(/^Kicker/);
    expect(await ours()).toBe(1);
    await page.keyboard.press('Escape');
    await popoverGone(page);
    expect(log.errors).toEqual([]);
  });

  it('the page goes forward to it as well', async () => {
    await travel(page, 'away');
    await travel(page, 'back');
    await marksThere(page, 8);
    await travel(page, 'forward');
    await travel(page, 'back');
    await marksThere(page, 8);
    expect((await shown()).at(-1)).toBe(true);
    await moveAway(page);
    await restOn(page, 'Bushido');
    await popoverOpen(page, ({ title }) => title === 'Bushido 2');
    await page.keyboard.press('Escape');
    await popoverGone(page);
  });

  const throwAway = () =>
    page.evaluate(() => {
      for (const child of [...document.documentElement.children])
        if (child.localName.startsWith('rt-')) child.remove();
    });

  it('a popover that the page throws away is back at the next word', async () => {
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await throwAway();
    expect(await seePopover(page)).toBeUndefined();
    await moveAway(page);
    await restOn(page, 'Kicker');
    await popoverOpen(page, ({ title }) => title.startsWith('Kicker'));
    await throwAway();
    // The same word, too.
    await moveAway(page);
    await restOn(page, 'Kicker');
    await popoverOpen(page, ({ title }) => title.startsWith('Kicker'));
    expect(await ours()).toBe(1);
    await page.keyboard.press('Escape');
    await popoverGone(page);
  });

  it('a pinned popover that the page throws away holds nothing up: neither Escape nor other words', async () => {
    await page.focus('#own');
    await giveCommand(extension.welcome, 'next-term');
    await popoverOpen(page);
    await throwAway();
    await page.evaluate(() => {
      (globalThis as unknown as Kept).heard = [];
    });
    // Nothing of ours is there to close: the key is the page's.
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => (globalThis as unknown as Kept).heard)).toEqual(['Escape']);
    await giveCommand(extension.welcome, 'next-term');
    await popoverOpen(page);
    await throwAway();
    await restOn(page, 'scry');
    await popoverOpen(page, ({ title }) => title.startsWith('Scry'));
    await page.keyboard.press('Escape');
    await popoverGone(page);
    expect((await focusOf(page)).inPopover).toBe(false);
  });

  it('a page that swaps its body under an open popover loses it, and is explained anew', async () => {
    await moveAway(page);
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await page.evaluate(() => {
      const next = document.createElement('body');
      next.append(...[...document.body.children].map((child) => child.cloneNode(true)));
      document.body.replaceWith(next);
    });
    await popoverGone(page);
    await moveAway(page);
    await marksThere(page, 8);
    await restOn(page, 'Trample');
    await popoverOpen(page, ({ title }) => title === 'Trample');
  });
});

/**
 * Goes through the tab's history, by the page itself: one that comes back whole does not load, for which the
 * driver would wait.
 */
async function travel(page: Page, to: 'away' | 'back' | 'forward'): Promise<void> {
  const from = await page.evaluate(() => location.href);
  await page.evaluate(
    (way, elsewhere) => {
      setTimeout(() => (way === 'away' ? location.assign(elsewhere) : history[way]()));
    },
    to,
    ELSEWHERE,
  );
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const at = await page.evaluate(() => location.href).catch(() => from);
    if (at !== from) return;
    await pause(50);
  }
  throw new Error(`the page stays at ${from}`);
}

function sorted(words: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(words).map(([style, all]) => [style, all.toSorted()]));
}
