import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { goToOwn } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { markedWords, marksThere, pause, popoverOpen, wordMarked } from './popover-on-page.ts';
import { allowSites, GRANT_AT_ONCE, refuseSites } from './site-permissions.ts';
import { OWN_PAGES, openOwn, switchExtension } from './switched.ts';
import { pressToolbarButton } from './toolbar-popup.ts';

/** A page on no list of ours. */
const BLOG_URL = 'https://blog.example/ox';
/** Longer than a page takes to be read. */
const A_WHILE = 1_500;

describe.each(BROWSERS)('without leave to read any site, in %s', (name) => {
  let extension: OpenExtension;
  let own: Page;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name, { prefs: GRANT_AT_ONCE, ...OWN_PAGES(name) });
    own = extension.welcome;
    await refuseSites(name, extension);
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: OX_PAGE, [BLOG_URL]: OX_PAGE });
    await card.goto(OX_URL);
  });
  afterAll(() => extension?.browser.close());

  const notice = (page: Page) => page.$eval('.notice', (element) => element.textContent ?? '');

  it('no card page is read, and the welcome page says which sites are closed', async () => {
    await card.bringToFront();
    await pause(A_WHILE);
    expect(Object.values(await markedWords(card)).flat()).toEqual([]);
    await own.bringToFront();
    await own.waitForSelector('.notice .button');
    expect(await notice(own)).toContain('scryfall.com');
  });

  it('the welcome page’s own cards explain themselves', async () => {
    await own.bringToFront();
    await marksThere(own, 8);
    await restOn(own, 'Trample');
    expect((await popoverOpen(own)).title).toBe('Trample');
    await own.keyboard.press('Escape');
  });

  it('look-up, matrix, options and the popup’s search work', async () => {
    await own.bringToFront();
    await goToOwn(own, 'look-up.html?q=ward', '.entry-reminder');
    expect(await own.$eval('.entry-title', (title) => title.textContent)).toContain('Ward');
    // A word that no edition has says where it is used, in the place of a number.
    await goToOwn(own, 'look-up.html?q=corrupted', '.fold-aside');
    expect(await own.$eval('.fold-aside', (aside) => aside.textContent)).toMatch(
      /^cards of Phyrexia/,
    );
    await goToOwn(own, 'matrix.html#attack/deathtouch/first-strike', 'table');
    await goToOwn(own, 'popup.html', '.popup-search');
    await own.type('.popup-search', 'banding');
    await own.waitForSelector('.popup-hits .link');
    await own.click('.popup-hits .link');
    await own.waitForSelector('.entry-reminder');
    await goToOwn(own, 'options.html', '.preview .entry');
    expect(await notice(own)).toContain('scryfall.com');
  });

  it('the popup says that sites are closed', async () => {
    if (name === 'chromium') {
      const blog = await extension.browser.newPage();
      await serveOffline(blog, { [BLOG_URL]: OX_PAGE });
      await blog.goto(BLOG_URL);
      const popup = await pressToolbarButton(extension.browser, blog);
      await popup.waitForSelector('.notice .button');
      expect(await notice(popup)).toContain('doesn’t let Reminder Text read 25 of its card sites');
      await popup.close();
      await blog.close();
      return;
    }
    // Firefox's popup is no tab; the same page in a tab behind the card's looks at the card.
    await goToOwn(own, 'popup.html', '.popup-search');
    await own.evaluate(() => void setTimeout(() => location.reload(), 500));
    await card.bringToFront();
    await pause(1_000);
    await own.waitForSelector('.notice .button');
    expect(await notice(own)).toContain('doesn’t let Reminder Text read 25 of its card sites');
    expect(await own.$eval('main', (main) => main.textContent)).toContain(
      'Reminder Text does not read this page yet.',
    );
  });

  it.runIf(name === 'firefox')('a refusal is told, and leaves the offer', async () => {
    await own.bringToFront();
    await goToOwn(own, 'welcome.html', '.notice .button');
    // Firefox refuses what no hand has clicked.
    await own.evaluate(() => document.querySelector<HTMLElement>('.notice .button')?.click());
    await own.waitForFunction(
      () => document.querySelector('.notice')?.textContent?.includes('Permission wasn’t given.'),
      { timeout: PATIENCE },
    );
    expect(await own.$('.notice .button')).not.toBeNull();
  });

  it('once they are allowed the message goes, and card pages are read', async () => {
    await own.bringToFront();
    await goToOwn(own, 'welcome.html', '.notice .button');
    await allowSites(name, extension, own);
    await own.waitForSelector('.notice', { hidden: true });
    // Chromium lets us into an open tab only by an answer to our own question.
    if (name === 'firefox') await wordMarked(card, 'Trample');
    await card.goto(OX_URL);
    await wordMarked(card, 'Trample');
    await restOn(card, 'Trample');
    expect((await popoverOpen(card)).title).toBe('Trample');
    await moveAway(card);
  });

  it('the options say and mend the same', async () => {
    await refuseSites(name, extension);
    await own.bringToFront();
    await goToOwn(own, 'options.html', '#sites .notice .button');
    expect(await own.$eval('#sites .notice', (element) => element.textContent)).toContain(
      'scryfall.com',
    );
    await allowSites(name, extension, own);
    await own.waitForSelector('#sites .notice', { hidden: true });
    await card.goto(OX_URL);
    await marksThere(card, 8);
  });

  it('a start without leave opens no page and reads nothing, until sites are allowed again', async () => {
    await refuseSites(name, extension);
    const { browser } = extension;
    await switchExtension(browser, false);
    await switchExtension(browser, true);
    const again = await openOwn(browser, 'options.html', '#sites .notice .button');
    expect(await notice(again)).toContain('scryfall.com');
    await card.goto(OX_URL);
    await card.bringToFront();
    await pause(A_WHILE);
    expect(Object.values(await markedWords(card)).flat()).toEqual([]);
    const titles = await Promise.all(
      (await browser.pages()).map((page) => page.title().catch(() => '')),
    );
    expect(titles).not.toContain('Welcome to Reminder Text');
    await allowSites(name, extension, again);
    await again.waitForSelector('#sites .notice', { hidden: true });
    if (name === 'chromium') await card.reload();
    await wordMarked(card, 'Trample');
  });
});
