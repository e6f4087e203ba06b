import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { fixture, serveOffline } from '../harness/serve-offline.ts';
import { goToOwn } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { markedWords, marksThere, pause } from './popover-on-page.ts';
import { GRANT_AT_ONCE } from './site-permissions.ts';

const POST_URL = 'https://www.reddit.com/r/magicTCG/comments/1/a_post/';
const BIRDS_URL = 'https://www.reddit.com/r/birds/comments/1/a_post/';
/** Longer than a page takes to be read. */
const A_WHILE = 1_500;

interface Outside {
  readonly chrome: { readonly permissions: { getAll(): Promise<{ origins: string[] }> } };
}

describe.each(BROWSERS)('Reddit, which is not only about cards, in %s', (name) => {
  let extension: OpenExtension;
  let own: Page;
  let post: Page;

  beforeAll(async () => {
    extension = await openExtension(name, { prefs: GRANT_AT_ONCE });
    own = extension.welcome;
    post = await extension.browser.newPage();
    const page = fixture('sites/reddit-new.html');
    await serveOffline(post, { [POST_URL]: page, [BIRDS_URL]: page });
  });
  afterAll(() => extension?.browser.close());

  async function notRead(url: string): Promise<void> {
    await post.bringToFront();
    await post.goto(url);
    await pause(A_WHILE);
    expect(Object.values(await markedWords(post)).flat()).toEqual([]);
  }

  it('is neither read nor asked for at the install, but offered', async () => {
    await notRead(POST_URL);
    const origins = await own.evaluate(
      async () => (await (globalThis as unknown as Outside).chrome.permissions.getAll()).origins,
    );
    expect(origins.join()).not.toContain('reddit');
    expect(await own.$eval('.offered-site', (offer) => offer.textContent)).toContain(
      'Reddit isn’t only about cards',
    );
  });

  it('is offered on the options page too', async () => {
    await own.bringToFront();
    await goToOwn(own, 'options.html', '#sites .offered-site .button');
    expect(await own.$eval('#sites .offered-site .button', (button) => button.textContent)).toBe(
      'Read Reddit too',
    );
  });

  // No test can answer Chromium's question.
  it.runIf(name === 'firefox')('is read where it is about cards after one press', async () => {
    await own.bringToFront();
    await goToOwn(own, 'welcome.html', '.offered-site .button');
    await own.click('.offered-site .button');
    await own.waitForSelector('.offered-site', { hidden: true, timeout: PATIENCE });
    await expect
      .poll(
        async () => {
          await post.goto(POST_URL);
          return marksThere(post, 3).catch(() => []);
        },
        { timeout: PATIENCE },
      )
      .toContain('double strike');
    await notRead(BIRDS_URL);
  });

  it.runIf(name === 'firefox')('is given back on the options page', async () => {
    await own.bringToFront();
    await goToOwn(own, 'options.html', '[aria-label="Remove: reddit.com"]');
    await own.click('[aria-label="Remove: reddit.com"]');
    await own.waitForSelector('#sites .offered-site .button', { timeout: PATIENCE });
    await notRead(POST_URL);
  });
});
