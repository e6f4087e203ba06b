import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../harness/patience.ts';
import { pointOf } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { setSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { marksThere, pause, popoverGone, popoverOpen, seePopover } from './popover-on-page.ts';

const VIEW = { width: 390, height: 700 };

/** Longer than the sheet takes to rise. */
const RISEN = 300;

const LINKED_PAGE = OX_PAGE.replace(
  'Trample,',
  '<a id="link" href="#trample">Trample</a>,',
).replace('<head>', '<head><meta name="viewport" content="width=device-width, initial-scale=1">');

// Firefox’s protocol sends no touches; what differs there is only who sends the click.
describe('by touch in chromium', () => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension('chromium');
    page = await extension.browser.newPage();
    await page.setViewport({ ...VIEW, hasTouch: true, isMobile: true });
    await serveOffline(page, { [OX_URL]: LINKED_PAGE });
    await page.goto(OX_URL);
    await marksThere(page, 8);
  });
  afterAll(() => extension?.browser.close());
  afterEach(async () => {
    await page.keyboard.press('Escape');
    await popoverGone(page);
  });

  /** Taps on words and gives the sheet once it has risen. */
  async function tapOn(words: string) {
    // On a loaded machine a tap can last so long that the browser takes it for a long press; a hand taps again.
    for (let tries = 0; tries < 3 && !(await seePopover(page)); tries += 1) {
      const point = await pointOf(page, words);
      await page.touchscreen.tap(point.x, point.y);
      for (let waits = 0; waits < 40 && !(await seePopover(page)); waits += 1) await pause(50);
    }
    await pause(RISEN);
    return popoverOpen(page);
  }

  it('a tap on a mark opens a sheet at the lower edge, as wide as the view', async () => {
    const { title, box } = await tapOn('proliferate');
    expect(title).toBe('Proliferate');
    expect(Math.round(box.bottom)).toBe(VIEW.height);
    expect([box.left, box.right]).toEqual([0, VIEW.width]);
  });

  it('a tap beside it closes it', async () => {
    await tapOn('proliferate');
    await page.touchscreen.tap(VIEW.width - 5, 5);
    await popoverGone(page);
  });

  it('a swipe down closes it; a smaller slip does not', async () => {
    const { box } = await tapOn('proliferate');
    const x = VIEW.width / 2;
    await swipe(x, box.bottom - 120, box.bottom - 90);
    await pause(300);
    expect((await seePopover(page))?.title).toBe('Proliferate');
    await swipe(x, box.bottom - 140, box.bottom - 20);
    await popoverGone(page);
  });

  it('a link under a mark does its own work, and nothing opens', async () => {
    const point = await pointOf(page, 'Trample');
    await page.touchscreen.tap(point.x, point.y);
    await page.waitForFunction(() => location.hash === '#trample', { timeout: PATIENCE });
    await pause(400);
    expect(await seePopover(page)).toBeUndefined();
  });

  it('a tap explains nothing once the user has turned that off, and does again when it is on', async () => {
    await setSettings(extension.welcome, { taps: false });
    const { x, y } = await pointOf(page, 'proliferate');
    await page.touchscreen.tap(x, y);
    await pause(700);
    expect(await seePopover(page)).toBeUndefined();
    await setSettings(extension.welcome, { taps: true });
    expect((await tapOn('proliferate')).title).toBe('Proliferate');
  });

  async function swipe(x: number, from: number, to: number): Promise<void> {
    await page.touchscreen.touchStart(x, from);
    for (let step = 1; step <= 5; step += 1)
      await page.touchscreen.touchMove(x, from + ((to - from) * step) / 5);
    await page.touchscreen.touchEnd();
  }
});
