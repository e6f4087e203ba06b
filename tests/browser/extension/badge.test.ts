import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { fixture, serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { goToOwn, storedSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { marksThere, pause } from './popover-on-page.ts';
import { addSiteAtOnce, GRANT_AT_ONCE } from './site-permissions.ts';

const PLAIN_URL = 'https://scryfall.com/card/rtx/2/nothing';
const PLAIN_PAGE = '<!doctype html><title>Nothing</title><body><p>Nothing to explain.</p></body>';

const POST_URL = 'https://www.reddit.com/r/magicTCG/comments/1/a_post/';
const POST_PAGE = fixture('sites/reddit-new.html');
const POST_TERMS = '3';

/** Longer than the badge waits for more changes. */
const A_WHILE = 2_500;

interface Outside {
  readonly chrome: {
    readonly tabs: { query(query: object): Promise<{ id: number }[]> };
    readonly action: { getBadgeText(tab: { tabId?: number }): Promise<string> };
  };
}

describe.each(BROWSERS)('the badge in %s', (name) => {
  let extension: OpenExtension;
  let own: Page;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name, { prefs: GRANT_AT_ONCE });
    own = extension.welcome;
    if (name === 'firefox') await addSiteAtOnce(extension, '*.reddit.com');
    card = await extension.browser.newPage();
    await serveOffline(card, {
      [OX_URL]: OX_PAGE,
      [PLAIN_URL]: PLAIN_PAGE,
      [POST_URL]: POST_PAGE,
    });
    await card.goto(OX_URL);
    await marksThere(card, 8);
    await goToOwn(own, 'options.html', '.preview .entry');
  });
  afterAll(() => extension?.browser.close());

  /** What stands on the toolbar button while the card page is in front. */
  async function badge(): Promise<string> {
    await card.bringToFront();
    return own.evaluate(async () => {
      const { tabs, action } = (globalThis as unknown as Outside).chrome;
      const [tab] = await tabs.query({ active: true, currentWindow: true });
      return tab ? action.getBadgeText({ tabId: tab.id }) : 'no tab';
    });
  }

  async function badgeIs(wanted: string): Promise<void> {
    const until = Date.now() + PATIENCE;
    let seen = await badge();
    while (seen !== wanted && Date.now() < until) {
      await pause(100);
      seen = await badge();
    }
    expect(seen).toBe(wanted);
  }

  const flip = () =>
    own.evaluate((label) => {
      const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
        textContent?.includes(label),
      );
      if (!found) throw new Error('the options have no such switch');
      found.click();
    }, 'on the toolbar button');

  it('is not there unless the user wants it', async () => {
    await card.bringToFront();
    await pause(A_WHILE);
    expect(await badge()).toBe('');
  });

  it('counts the page’s terms, each once, as soon as it is switched on', async () => {
    await flip();
    // Kicker (twice), trample, deathtouch, ward, bushido, destroy, scry, proliferate.
    await badgeIs('10');
    expect((await storedSettings(own)).badge).toBe(true);
  });

  it('follows what comes to the page and what leaves it', async () => {
    await card.evaluate(() => {
      const more = document.createElement('p');
      more.id = 'more';
      more.textContent = 'Vigilance, lifelink';
      document.querySelector('.card-text-oracle')?.append(more);
    });
    await badgeIs('10');
    await card.evaluate(() => {
      const more = document.getElementById('more');
      if (more) more.textContent = 'Vigilance';
    });
    await badgeIs('11');
    await card.evaluate(() => document.querySelector('.card-text')?.remove());
    await badgeIs('');
  });

  // Of the sites with parts that are not read, all must be asked for, and Chromium's question no test can answer.
  it.runIf(name === 'firefox')(
    'goes when the page takes itself to a part of the site that is not read',
    async () => {
      await card.goto(POST_URL);
      await badgeIs(POST_TERMS);
      await card.evaluate(() => {
        history.pushState(null, '', '/r/birds/');
        document.body.append('Birds.');
      });
      await badgeIs('');
    },
  );

  it('counts anew when the page is left and when the user comes back', async () => {
    await card.goto(OX_URL);
    await badgeIs('10');
    await card.goto(PLAIN_URL);
    await badgeIs('');
    await card.evaluate(() => history.back());
    await badgeIs('10');
  });

  it('goes when it is switched off', async () => {
    await flip();
    await badgeIs('');
  });
});
