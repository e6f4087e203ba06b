import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../harness/launch.ts';
import { restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { ownTab } from './open-extension.ts';
import { markedWords, marksThere, pause, popoverOpen, wordMarked } from './popover-on-page.ts';
import { pressAndClose, pressToolbarButton } from './toolbar-popup.ts';

const DIST = join(import.meta.dirname, '../../../dist/chrome');
const BLOG_URL = 'https://blog.example/ox';
/** Firefox’s toolbar button cannot be pressed by a test. */
describe('a tab that was open before the install, in chromium', () => {
  let browser: Browser;
  let card: Page;

  beforeAll(async () => {
    browser = await startBrowser({ browser: 'chromium', extension: 'later' });
    card = await browser.newPage();
    await serveOffline(card, { [OX_URL]: OX_PAGE, [BLOG_URL]: OX_PAGE });
    await card.goto(OX_URL);
    await browser.installExtension(DIST);
  });
  afterAll(() => browser?.close());

  const count = async () => Object.values(await markedWords(card)).flat().length;

  it('is read at once', async () => {
    // Only what is in front is read, and the welcome page comes to the front first.
    await ownTab(browser, 'Welcome to Reminder Text');
    await wordMarked(card, 'Trample');
    await restOn(card, 'Kicker');
    expect((await popoverOpen(card)).title).toContain('Kicker');
    await card.keyboard.press('Escape');
  });

  it('has its terms listed in the popup', async () => {
    const before = await count();
    const popup = await pressToolbarButton(browser, card);
    await popup.waitForSelector('.popup-terms');
    await popup.close();
    expect(await count()).toBe(before);
  });

  it('any other page is read by the same button, until it is left', async () => {
    await card.goto(BLOG_URL);
    await card.bringToFront();
    const popup = await pressToolbarButton(browser, card);
    await popup.waitForSelector('.popup-buttons .button');
    expect(await count()).toBe(0);
    const offered = await popup.$eval('section', (section) => section.textContent);
    expect(offered).toContain('Reminder Text does not read this page yet.');
    expect(offered).toContain('Always on blog.example');
    await pressAndClose(browser, popup, '.popup-buttons .button');
    await marksThere(card, 8);
    await card.reload();
    await pause(1_500);
    expect(await count()).toBe(0);
  });
});
