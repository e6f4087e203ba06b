import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { setSettings, storedSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  markedWords,
  marksThere,
  popoverGone,
  popoverOpen,
  pressInPopover,
  textsInPopover,
} from './popover-on-page.ts';
import { OWN_PAGES, openOwn, privateTab } from './switched.ts';

describe.each(BROWSERS)('in a private window of %s', (name) => {
  let extension: OpenExtension;
  let hidden: Page;
  let open: Page;
  let own: Page;

  beforeAll(async () => {
    extension = await openExtension(name, OWN_PAGES(name));
    const { browser } = extension;
    // First: later tabs may open in the window that is in front.
    open = await browser.newPage();
    hidden = await privateTab(browser);
    await hidden.setViewport({ width: 1280, height: 900 });
    own = await openOwn(browser, 'options.html', '.preview .entry');
    for (const page of [hidden, open]) {
      await serveOffline(page, { [OX_URL]: OX_PAGE });
      await page.goto(OX_URL);
    }
  });
  afterAll(() => extension?.browser.close());

  const count = async (page: Page) => Object.values(await markedWords(page)).flat().length;

  it('cards explain themselves where the user has allowed it there', async () => {
    await marksThere(hidden, 8);
    await restOn(hidden, 'Kicker');
    expect((await popoverOpen(hidden)).title).toMatch(/^Kicker/);
    await moveAway(hidden);
    await popoverGone(hidden);
  });

  it('a site that is switched off is off there alone, and in no store', async () => {
    await marksThere(open, 8);
    await hidden.bringToFront();
    await restOn(hidden, 'Kicker');
    await popoverOpen(hidden);
    await pressInPopover(hidden, 'summary[aria-label="More"]');
    await pressInPopover(hidden, '.more-actions button:last-of-type');
    await expect.poll(() => count(hidden), { timeout: 8_000 }).toBe(0);
    expect((await textsInPopover(hidden, '.said'))[0]).toContain('scryfall.com');
    expect(await count(open)).toBeGreaterThan(7);
    expect(await stored()).not.toContain('scryfall.com');
    // The next private page knows of it still.
    await hidden.keyboard.press('Escape');
    await hidden.reload();
    await hidden.bringToFront();
    await new Promise((done) => setTimeout(done, 1_500));
    expect(await count(hidden)).toBe(0);
  });

  it('what the user has chosen elsewhere, with an older version even, holds there too', async () => {
    // As another machine's 0.1.0 has synchronised it: without the fields and the version that came since.
    await setSettings(own, { edition: '2009-07-11', ignoredTerms: ['bushido', 'Not an id'] });
    await open.bringToFront();
    await expect
      .poll(async () => Object.values(await markedWords(open)).flat(), { timeout: 8_000 })
      .not.toContain('Bushido');
    await restOn(open, 'Trample');
    await popoverOpen(open, ({ citation }) => citation.includes('702.17'));
    expect(await storedSettings(own)).toMatchObject({ edition: '2009-07-11' });
  });

  /** All that the extension has stored, without what it knows of the rules and their sites. */
  const stored = () =>
    own.evaluate(async () => {
      const { storage } = (globalThis as unknown as { chrome: Stores }).chrome;
      const local = await storage.local.get(null);
      const kept = Object.entries(local).filter(([key]) => !key.startsWith('rules:'));
      return JSON.stringify([await storage.sync.get(null), kept]);
    });
});

interface Stores {
  readonly storage: Readonly<
    Record<'local' | 'sync', { get(keys: null): Promise<Record<string, unknown>> }>
  >;
}
