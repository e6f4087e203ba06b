import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GECKO_ID } from '../../../src/build/manifest.ts';
import { BROWSERS } from '../harness/launch.ts';
import { type PageLog, watchLog } from '../harness/page-log.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  inPopover,
  markedWords,
  marksThere,
  pause,
  popoverGone,
  popoverOpen,
} from './popover-on-page.ts';
import { OWN_PAGES, switchExtension } from './switched.ts';

const DIST = join(import.meta.dirname, '../../../dist');

/** Longer than rest, grace and the gathering of changes together. */
const WHILE = 900;
/** What comes after an install, on a loaded machine. */
const WITHIN = { timeout: 15_000 };

// Chromium’s orphan lives on and finds out by itself; Firefox stops the script dead, and takes its style sheet.
describe.each(BROWSERS)('a tab that was open before in %s', (name) => {
  let extension: OpenExtension;
  let page: Page;
  let log: PageLog;

  beforeEach(async () => {
    extension = await openExtension(name, OWN_PAGES(name));
    page = await extension.browser.newPage();
    log = watchLog(page);
    await serveOffline(page, { [OX_URL]: OX_PAGE });
    await page.goto(OX_URL);
    await marksThere(page, 8);
  });
  afterEach(() => extension?.browser.close());

  /** Opens a popover and pins it, so that it would stay for ever. */
  async function pin(words: string): Promise<void> {
    const point = await restOn(page, words);
    await popoverOpen(page);
    await page.mouse.click(point.x, point.y);
    await pause(WHILE);
  }

  /** What a user does next; none of it may bring an orphan to speak. */
  async function carryOn(): Promise<void> {
    await page.bringToFront();
    await moveAway(page);
    await restOn(page, 'Kicker');
    await page.evaluate(() => {
      for (let time = 0; time < 20; time += 1) {
        const line = document.createElement('p');
        line.textContent = 'Trample, vigilance';
        document.querySelector('.card-text-oracle')?.append(line);
      }
    });
    await page.mouse.wheel({ deltaY: 40 });
    await page.keyboard.press('Tab');
    await pause(WHILE);
  }

  it('is left without a mark or popover when the extension is taken away', async () => {
    await pin('Trample');
    const { browser, welcome } = extension;
    await browser.uninstallExtension(
      name === 'chromium' ? new URL(welcome.url()).hostname : GECKO_ID,
    );
    await pause(WHILE);
    await carryOn();
    expect(await seen(page)).toEqual({ marked: [], popovers: 0 });
    expect(log.errors).toEqual([]);
  });

  it('is read by the new script alone, without a reload, when the extension is updated, or off and on', async () => {
    await pin('Trample');
    const folder = name === 'chromium' ? 'chrome' : 'firefox';
    await extension.browser.installExtension(join(DIST, folder));
    await explainedByOne();
    await switchExtension(extension.browser, false);
    await pause(WHILE);
    await carryOn();
    expect(await seen(page)).toEqual({ marked: [], popovers: 0 });
    await switchExtension(extension.browser, true);
    await explainedByOne();
    // Nobody touches the page meanwhile, so that the old script in it does not know yet.
    await switchExtension(extension.browser, false);
    await switchExtension(extension.browser, true);
    await pause(WHILE);
    await explainedByOne();
  }, 180_000);

  /** One script's marks and popover are there, whoever read the page before. */
  async function explainedByOne(): Promise<void> {
    await page.bringToFront();
    await expect.poll(async () => (await seen(page)).marked.length, WITHIN).toBeGreaterThan(7);
    await carryOn();
    await moveAway(page);
    await page.keyboard.press('Escape');
    await popoverGone(page);
    await restOn(page, 'Kicker');
    await popoverOpen(page, ({ title }) => title.startsWith('Kicker'));
    const { marked, popovers } = await seen(page);
    expect(popovers).toBe(1);
    // One script's marks, no word twice at one place.
    expect(new Set(marked).size).toBe(marked.length);
    expect(marked.filter((word) => word.startsWith('Kicker'))).toHaveLength(1);
    expect(marked.filter((word) => word.startsWith('vigilance')).length).toBeGreaterThan(19);
    expect(log.errors).toEqual([]);
  }
});

/** The words that look marked, with their places, and how many popovers of ours can be seen. */
async function seen(page: Page) {
  const words = await markedWords(page);
  const marked = await page.evaluate((styles) => {
    const marked: string[] = [];
    for (const style of styles) {
      const name = `reminder-text-${style}`;
      const look = getComputedStyle(document.body, `::highlight(${name})`).textDecorationLine;
      for (const range of look === 'none' ? [] : (CSS.highlights.get(name) ?? []))
        if (range.startContainer.isConnected) {
          const { left, top } = (range as Range).getBoundingClientRect();
          marked.push(`${range} at ${Math.round(left)} ${Math.round(top)}`);
        }
    }
    return marked;
  }, Object.keys(words));
  // In Firefox an orphan leaves its element behind, of which nothing can be seen.
  const isSeen = await inPopover(page, (root) =>
    [...root.querySelectorAll('.rt')].some((box) => box.checkVisibility()),
  );
  const hosts = await page.$$eval(
    'html > *, dialog > *',
    (all) =>
      all.filter((one) => one.localName.startsWith('rt-') && one.matches(':popover-open')).length,
  );
  const popovers = isSeen ? hosts : 0;
  return { marked, popovers };
}
