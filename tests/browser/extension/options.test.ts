import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { marksThere, popoverGone, popoverOpen } from './popover-on-page.ts';

describe.each(BROWSERS)('the options page in %s', (name) => {
  let extension: OpenExtension;
  let options: Page;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: OX_PAGE });
    await card.goto(OX_URL);
    await marksThere(card, 8);
    options = await extension.ownPage('options');
    await options.waitForSelector('.preview .entry');
  });
  afterAll(() => extension?.browser.close());

  const previewCitation = () =>
    options.$eval('.preview .cite', (cite) => cite.textContent?.trim() ?? '');

  it('finds an edition by what is typed, and the preview and every open tab follow', async () => {
    await options.bringToFront();
    expect(await previewCitation()).toMatch(/^CR 702\.33/);
    await options.type('.edition-search', '2004 october');
    const found = await options.waitForFunction(
      () => {
        const labels = [...document.querySelectorAll('.era-editions label')];
        return labels.length === 1 ? labels[0]?.textContent : false;
      },
      { timeout: PATIENCE },
    );
    expect(await found.jsonValue()).toContain('2004');
    await options.click('.era-editions input');
    await options.waitForFunction(
      () => document.querySelector('.preview .cite')?.textContent?.includes('502.21'),
      { timeout: PATIENCE },
    );

    await card.bringToFront();
    await restOn(card, 'Kicker');
    const seen = await popoverOpen(card, ({ citation }) => citation.includes('502.21'));
    expect(seen.title).toContain('Kicker');
    await card.keyboard.press('Escape');
    await popoverGone(card);
    await moveAway(card);
  });

  it('follows the preview’s links in place, and comes back', async () => {
    await options.bringToFront();
    const title = () => options.$eval('.preview .entry-title', (head) => head.textContent ?? '');
    const titleIs = (wanted: string, same: boolean) =>
      options.waitForFunction(
        (text, equal) =>
          (document.querySelector('.preview .entry-title')?.textContent === text) === equal,
        { timeout: PATIENCE },
        wanted,
        same,
      );
    await options.$$eval('.preview .mark', (marks) => {
      const trample = marks.find(({ textContent }) => textContent === 'Trample');
      (trample as HTMLElement | undefined)?.click();
    });
    await titleIs('Trample', true);
    await options.$eval('.preview .entry-links .link', (link) => (link as HTMLElement).click());
    await titleIs('Trample', false);
    const linked = await title();
    expect(await options.$eval('.preview .entry-reminder', (said) => said.textContent)).not.toBe(
      '',
    );
    await options.$eval('.preview [aria-label="Back"]', (back) => (back as HTMLElement).click());
    await titleIs('Trample', true);
    expect(await options.$('.preview [aria-label="Back"]')).toBeNull();
    // Another word of the card begins anew.
    await options.$eval('.preview .entry-links .link', (link) => (link as HTMLElement).click());
    await titleIs(linked, true);
    await options.$$eval('.preview .mark', (marks) => {
      (marks.find(({ textContent }) => textContent === 'scry') as HTMLElement | undefined)?.click();
    });
    await options.waitForFunction(
      () => document.querySelector('.preview .entry-title')?.textContent?.startsWith('Scry'),
      { timeout: PATIENCE },
    );
    expect(await options.$('.preview [aria-label="Back"]')).toBeNull();
  });

  it('says which settings were damaged, and stands at their defaults', async () => {
    await options.bringToFront();
    await options.evaluate(async () => {
      const { storage } = (
        globalThis as unknown as {
          chrome: { storage: { sync: { set(items: object): Promise<void> } } };
        }
      ).chrome;
      await storage.sync.set({ theme: 'purple', edition: 12 });
    });
    // Firefox tells nobody outside when an extension's page has loaded anew; the notice does.
    await options.evaluate(() => location.reload());
    await options.waitForSelector('.notice');
    const notice = await options.$eval('.notice', (element) => element.textContent);
    expect(notice).toContain('Theme');
    expect(notice).toContain('Edition');
    expect(await previewCitation()).toMatch(/^CR 702\.33/);
  });
});
