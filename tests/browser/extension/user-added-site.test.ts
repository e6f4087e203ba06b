import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE } from './bramble-ox.ts';
import { goToOwn } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { markedWords, pause, popoverOpen, wordMarked } from './popover-on-page.ts';
import { GRANT_AT_ONCE } from './site-permissions.ts';
import { pressToolbarButton } from './toolbar-popup.ts';

const HOST = 'cards.example';
const HERE = `https://${HOST}/ox`;
const ELSEWHERE = 'https://other.example/ox';
const PDF = `https://${HOST}/rules.pdf`;
const STORE = 'https://addons.mozilla.org/en-US/firefox/';

/** Longer than a page takes to be read. */
const A_WHILE = 1_500;

interface Outside {
  readonly chrome: {
    readonly permissions: { request(what: { origins: string[] }): Promise<boolean> };
    readonly scripting: {
      getRegisteredContentScripts(): Promise<{ id: string; persistAcrossSessions?: boolean }[]>;
    };
  };
}

describe.each(BROWSERS)('a site that the user adds, in %s', (name) => {
  let extension: OpenExtension;
  let own: Page;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name, { prefs: GRANT_AT_ONCE });
    own = extension.welcome;
    page = await extension.browser.newPage();
    await serveOffline(page, { [HERE]: OX_PAGE, [ELSEWHERE]: OX_PAGE, [PDF]: OX_PAGE });
  });
  afterAll(() => extension?.browser.close());

  const registered = () =>
    own.evaluate(() =>
      (globalThis as unknown as Outside).chrome.scripting.getRegisteredContentScripts(),
    );

  async function marked(url: string): Promise<string[]> {
    await page.bringToFront();
    await page.goto(url);
    await pause(A_WHILE);
    return Object.values(await markedWords(page)).flat();
  }

  it('is not read before', async () => {
    expect(await marked(HERE)).toEqual([]);
  });

  // No test can answer Chromium’s question: that it is asked is all that can be seen, and it takes the popup away.
  it.runIf(name === 'chromium')('is asked for by the popup’s button', async () => {
    await page.goto(HERE);
    const popup = await pressToolbarButton(extension.browser, page);
    await popup.waitForSelector('.popup-buttons .button:nth-of-type(2)');
    // The press may take the popup away before it has ended.
    await popup.click('.popup-buttons .button:nth-of-type(2)').catch((error: Error) => {
      if (error.name !== 'TargetCloseError') throw error;
    });
    await until(async () => popup.isClosed());
  });

  it.runIf(name === 'firefox')('is read from then on, and no other is', async () => {
    await allow();
    await until(async () => (await registered()).length > 0);
    expect(await registered()).toEqual([
      expect.objectContaining({ id: `site:${HOST}`, persistAcrossSessions: true }),
    ]);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(HERE);
      await wordMarked(page, 'Trample');
    }
    await restOn(page, 'Kicker');
    expect((await popoverOpen(page)).title).toMatch(/^Kicker/);
    expect(await marked(ELSEWHERE)).toEqual([]);
  });

  it.runIf(name === 'firefox')('stands on the options page, and is given back there', async () => {
    await own.bringToFront();
    await goToOwn(own, 'options.html', '.site-list');
    expect(await own.$eval('.site-list', (list) => list.textContent)).toContain(HOST);
    await own.click(`[aria-label="Remove: ${HOST}"]`);
    await own.waitForSelector('.site-list', { hidden: true });
    expect(await own.$eval('#sites .notice', (notice) => notice.textContent)).toContain(
      `${HOST} is no longer read`,
    );
    await until(async () => (await registered()).length === 0);
    expect(await marked(HERE)).toEqual([]);
  });

  /** Asks as the popup’s button does, by a click; Firefox asks nobody under this test’s settings. */
  async function allow(): Promise<void> {
    await own.bringToFront();
    await own.evaluate((host) => {
      const button = document.createElement('button');
      button.id = 'ask';
      button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9';
      button.textContent = host;
      button.addEventListener('click', () => {
        const { permissions } = (globalThis as unknown as Outside).chrome;
        void permissions.request({ origins: [`*://${host}/*`] });
      });
      document.body.append(button);
    }, HOST);
    await own.click('#ask');
  }

  // Firefox's toolbar button cannot be pressed by a test, and without that it tells nobody which page is in front.
  it.runIf(name === 'chromium').each([
    ['a PDF', PDF, 'This is a PDF'],
    ['an add-on store', STORE, 'no extension read its add-on store'],
  ])('%s says why it cannot be', async (_, url, words) => {
    const closed = await extension.browser.newPage();
    await serveOffline(closed, { [url]: OX_PAGE });
    await closed.goto(url);
    const popup = await pressToolbarButton(extension.browser, closed);
    await popup.waitForFunction(
      (said) => document.querySelector('main')?.textContent?.includes(said),
      { timeout: PATIENCE },
      words,
    );
    expect(await popup.$('.popup-buttons')).toBeNull();
    await popup.close();
    await closed.close();
  });

  it.runIf(name === 'chromium')('a page of the browser says so when it is asked for', async () => {
    const closed = await extension.browser.newPage();
    await closed.goto('chrome://version');
    const popup = await pressToolbarButton(extension.browser, closed);
    await popup.waitForSelector('.popup-buttons .button');
    await popup.$eval('.popup-buttons .button', (button) => (button as HTMLElement).click());
    await popup.waitForSelector('.notice.bad', { timeout: PATIENCE });
    expect(await popup.$eval('.notice.bad', (notice) => notice.textContent)).toBe(
      'The browser does not let extensions read this page.',
    );
    await popup.close();
    await closed.close();
  });
});

async function until(come: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (await come()) return;
    await pause(50);
  }
  throw new Error('it did not come');
}
