import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, pointOf, restOn } from '../harness/pointer.ts';
import { fixture, serveOffline } from '../harness/serve-offline.ts';
import { storedSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  chooseEdition,
  foundInPopover,
  marksThere,
  popoverGone,
  popoverOpen,
  pressInPopover,
} from './popover-on-page.ts';

/** Hosts that are on a browser's list of https alone cannot be served so; this one can. */
const URL = 'http://mtg.wtf/card/rtx/1/Fear-Pilgrim';
const CARD = fixture('sites/mtg-wtf-card.html');

describe.each(BROWSERS)('a page without a secure context in %s', (name) => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = await extension.browser.newPage();
    await serveOffline(page, { [URL]: CARD });
    await page.goto(URL);
    await marksThere(page, 2);
  });
  afterAll(() => extension?.browser.close());

  it('is none, or this tests nothing', async () => {
    expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([
      false,
      false,
    ]);
  });

  it('explains at rest, stays while it is read, and goes with the pointer', async () => {
    await restOn(page, 'Lifelink');
    const { title, citation } = await popoverOpen(page);
    expect([title, citation]).toEqual(['Lifelink', 'CR 702.15']);
    await moveAway(page);
    await popoverGone(page);
  });

  it('copies a citation, and says so', async () => {
    await restOn(page, 'Lifelink');
    await popoverOpen(page);
    await pressInPopover(page, '.cite');
    await foundInPopover(page, (root) =>
      root.querySelector('.cite')?.textContent?.includes('Copied'),
    );
    await page.keyboard.press('Escape');
    await popoverGone(page);
  });

  it('keeps a choice that is made in the popover', async () => {
    const { x, y } = await pointOf(page, 'flying');
    await page.mouse.click(x, y);
    await popoverOpen(page, ({ title }) => title === 'Flying');
    await chooseEdition(page, '2001-07-23');
    await popoverOpen(page, ({ citation }) => citation.includes('502.4'));
    // Typing goes through other editions; the last is written when they settle.
    await expect
      .poll(() => storedSettings(extension.welcome), { timeout: PATIENCE })
      .toMatchObject({ edition: '2001-07-23' });
    await page.keyboard.press('Escape');
    await popoverGone(page);
  });
});
