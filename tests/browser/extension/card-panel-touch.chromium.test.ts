import type { CDPSession, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../harness/patience.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { setSettings } from './extension-driver.ts';
import { LINKED_URL, LIST_PAGE, LIST_URL } from './listed-cards.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { middleOf, panelGone, panelOpen, seePanel } from './panel-on-page.ts';
import { layCards } from './pictured-cards.ts';
import { pause } from './popover-tree.ts';
import { cardsStored } from './rules-stored.ts';

const VIEW = { width: 390, height: 844 };
/** Of a hand, in milliseconds. */
const LONG_PRESS = 600;

interface Heard {
  /** Of each context menu that was asked for, whether somebody has kept it from opening. */
  readonly menus: boolean[];
  isTaken: boolean;
}

/** Tells what becomes of each long press; a page that takes it for itself is one that has said so. */
const LISTENING = `<script>
var menus = [], isTaken = false;
document.addEventListener('contextmenu', function (event) {
  if (isTaken) event.preventDefault();
  setTimeout(function () { menus.push(event.defaultPrevented); });
});
</script>`;

// Firefox’s protocol sends no touches.
describe('a long press on a card in chromium', () => {
  let extension: OpenExtension;
  let page: Page;
  let finger: CDPSession;

  beforeAll(async () => {
    extension = await openExtension('chromium');
    await cardsStored(extension.welcome);
    await layCards(extension.welcome);
    page = await extension.browser.newPage();
    await page.setViewport({ ...VIEW, hasTouch: true, isMobile: true });
    await serveOffline(page, {
      [LIST_URL]: LIST_PAGE.replace('</body>', `${LISTENING}</body>`),
      [LINKED_URL]: '<!doctype html><html lang="en"><title>The ox</title><p>Its page.</p></html>',
    });
    finger = await page.createCDPSession();
    await page.goto(LIST_URL);
    await page.bringToFront();
    await pause(500);
  });
  afterAll(() => extension?.browser.close());

  /**
   * Presses long; gives whether the browser's own menu was kept from opening. A browser without a screen takes no still
   * finger for a long press: the key for the menu stands in for it, with the finger down and the link in focus.
   */
  async function pressLong(id: string): Promise<boolean> {
    const before = await page.evaluate(() => (globalThis as unknown as Heard).menus.length);
    const { x, y } = await middleOf(page, id);
    await page.focus(`a:has(#${id})`);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await pause(LONG_PRESS);
    await page.keyboard.press('ContextMenu');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await page.waitForFunction(
      (count) => (globalThis as unknown as Heard).menus.length > count,
      { timeout: PATIENCE },
      before,
    );
    return page.evaluate(() => (globalThis as unknown as Heard).menus.at(-1) === true);
  }

  it('explains it in a sheet; pressed once more the browser’s menu comes', async () => {
    await page.evaluate(() => scrollTo(0, 500));
    expect(await pressLong('picture')).toBe(true);
    const { title, box } = await panelOpen(page);
    expect(title).toBe('Bramble Ox');
    await panelOpen(page, (seen) => Math.round(seen.box.bottom) === VIEW.height);
    expect([box.left, box.right]).toEqual([0, VIEW.width]);
    expect(await pressLong('picture')).toBe(false);
    await page.touchscreen.tap(VIEW.width - 5, 5);
    await panelGone(page);
    expect(page.url()).toBe(LIST_URL);
  });

  it('is left to a page that takes it for itself', async () => {
    await page.evaluate(() => {
      (globalThis as unknown as Heard).isTaken = true;
    });
    expect(await pressLong('picture')).toBe(true);
    await pause(700);
    expect(await seePanel(page)).toBeUndefined();
    await page.evaluate(() => {
      (globalThis as unknown as Heard).isTaken = false;
    });
  });

  it('is the browser’s on a picture that is no card', async () => {
    await page.evaluate(() => scrollTo(0, 700));
    expect(await pressLong('photo')).toBe(false);
    await page.evaluate(() => scrollTo(0, 500));
    expect(await seePanel(page)).toBeUndefined();
  });

  it('does as the user wants: nothing where taps or pictures are off', async () => {
    for (const off of [{ taps: false }, { pictures: 'never' }]) {
      await setSettings(extension.welcome, { taps: true, pictures: 'rest', ...off });
      await page.bringToFront();
      expect(await pressLong('picture')).toBe(false);
      await pause(700);
      expect(await seePanel(page)).toBeUndefined();
    }
    await setSettings(extension.welcome, { taps: true, pictures: 'rest' });
    await page.bringToFront();
    expect(await pressLong('picture')).toBe(true);
    await panelOpen(page);
    await page.touchscreen.tap(VIEW.width - 5, 5);
    await panelGone(page);
  });

  it('a tap goes where the picture leads', async () => {
    const { x, y } = await middleOf(page, 'picture');
    const gone = page.waitForNavigation({ timeout: PATIENCE });
    await page.touchscreen.tap(x, y);
    await gone;
    expect(page.url()).toBe(LINKED_URL);
  });
});
