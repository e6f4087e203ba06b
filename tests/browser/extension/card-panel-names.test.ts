import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { focusIs, setSettings, storedSettings, tabTo } from './extension-driver.ts';
import { GALLERY_PAGE, GALLERY_URL, LINKED_URL, LIST_PAGE, LIST_URL } from './listed-cards.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  type Box,
  boxOf,
  middleOf,
  panelGone,
  panelOpen,
  restOnElement,
  seePanel,
} from './panel-on-page.ts';
import { layCards } from './pictured-cards.ts';
import { pause } from './popover-tree.ts';
import { cardsStored } from './rules-stored.ts';

/** Longer than any rest after which a panel opens. */
const LONG_REST = 1200;

const apart = (a: Box, b: Box) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

describe.each(BROWSERS)('names and linked pictures in %s', (name) => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    // While the built-in index is being laid into the store, what pages read from it comes seconds later.
    await cardsStored(extension.welcome);
    await layCards(extension.welcome);
    page = await extension.browser.newPage();
    await serveOffline(page, {
      [LIST_URL]: LIST_PAGE,
      [GALLERY_URL]: GALLERY_PAGE,
      [LINKED_URL]: '<!doctype html><html lang="en"><title>The ox</title><p>Its page.</p></html>',
    });
    await page.goto(LIST_URL);
    await page.bringToFront();
    await pause(500);
  });
  afterAll(() => extension?.browser.close());
  beforeEach(async () => {
    await page.keyboard.press('Escape');
    await moveAway(page);
    await panelGone(page);
  });

  // First of all: no pointer has been over any card of this page.
  it('with the keyboard’s focus a name is explained while the key is held, and until it is left', async () => {
    await tabTo(page, ({ name: named }) => named === 'Bramble Ox');
    await page.keyboard.down('Alt');
    expect((await panelOpen(page)).title).toBe('Bramble Ox');
    await page.keyboard.up('Alt');
    await page.keyboard.press('Tab');
    await focusIs(page, ({ name: named }) => named === 'Dawn Heron');
    await panelGone(page);
    await page.keyboard.down('Alt');
    expect((await panelOpen(page)).title).toBe('Dusk Heron // Dawn Heron');
    await page.keyboard.up('Alt');
    await page.keyboard.press('Escape');
    await panelGone(page);
    expect((await focusIs(page, ({ tag }) => tag === 'a')).name).toBe('Dawn Heron');
  });

  it('beside the picture that the site shows for a name the panel stands, on either side of the page', async () => {
    for (const [id, title] of [
      ['ox', 'Bramble Ox'],
      ['heron', 'Dusk Heron // Dawn Heron'],
    ] as const) {
      await restOnElement(page, id);
      await page.keyboard.down('Alt');
      const { title: shown, box } = await panelOpen(page);
      await page.keyboard.up('Alt');
      expect(shown).toBe(title);
      const picture = await boxOf(page, 'tooltip');
      expect(picture.right - picture.left).toBe(200);
      expect(apart(box, picture), `${JSON.stringify([box, picture])}`).toBe(true);
      expect(apart(box, await boxOf(page, id))).toBe(true);
      const gap = id === 'ox' ? box.left - picture.right : picture.left - box.right;
      expect(gap).toBeLessThan(20);
      await page.keyboard.press('Escape');
      await moveAway(page);
    }
  });

  it('a picture that the site shows later than we is left in view', async () => {
    await page.evaluate(() => {
      (globalThis as unknown as { late: number }).late = 1500;
    });
    await restOnElement(page, 'ox');
    await page.keyboard.down('Alt');
    await panelOpen(page);
    await page.keyboard.up('Alt');
    await page.waitForSelector('#tooltip', { visible: true, timeout: PATIENCE });
    const picture = await boxOf(page, 'tooltip');
    await panelOpen(page, ({ box }) => apart(box, picture));
    await page.evaluate(() => {
      (globalThis as unknown as { late: number }).late = 0;
    });
  });

  it('nothing is explained that the user wants never explained', async () => {
    await keep({ pictures: 'never', names: 'rest' });
    await restOnElement(page, 'picture');
    await pause(LONG_REST);
    await page.keyboard.down('Alt');
    await pause(LONG_REST);
    await page.keyboard.up('Alt');
    expect(await seePanel(page)).toBeUndefined();
    await restOnElement(page, 'ox');
    expect((await panelOpen(page)).title).toBe('Bramble Ox');
    await moveAway(page);
    await panelGone(page);

    await keep({ pictures: 'rest', names: 'never' });
    await restOnElement(page, 'ox');
    await page.keyboard.down('Alt');
    await pause(LONG_REST);
    await page.keyboard.up('Alt');
    expect(await seePanel(page)).toBeUndefined();
    await restOnElement(page, 'picture');
    expect((await panelOpen(page)).title).toBe('Bramble Ox');
    await keep({ pictures: 'rest', names: 'key' });
  });

  it('a click on a picture that is a link goes where the link leads', async () => {
    await restOnElement(page, 'picture');
    await panelOpen(page);
    const { x, y } = await middleOf(page, 'picture');
    const gone = page.waitForNavigation({ timeout: PATIENCE });
    await page.mouse.click(x, y);
    await gone;
    expect(page.url()).toBe(LINKED_URL);
    expect(await page.title()).toBe('The ox');
  });

  it('a picture that only its link’s address names is explained, the face first that is named', async () => {
    await page.goto(GALLERY_URL);
    await restOnElement(page, 'nameless');
    const { title, terms } = await panelOpen(page);
    expect(title).toBe('Dusk Heron // Dawn Heron');
    expect(terms.slice(0, 2)).toEqual(['Vigilance', 'Nightbound']);
  });

  /** Keeps settings, and waits until they stand in the store. */
  async function keep(settings: Record<string, string>): Promise<void> {
    await setSettings(extension.welcome, settings);
    expect(await storedSettings(extension.welcome)).toMatchObject(settings);
    await page.bringToFront();
    await pause(300);
  }
});
