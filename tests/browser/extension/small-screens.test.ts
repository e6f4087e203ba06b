import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS, CHROMIUM_ONLY } from '../harness/launch.ts';
import { moveAway, pointOf, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { goToOwn, setSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  foundInPopover,
  inPopover,
  markedWords,
  marksThere,
  pause,
  popoverGone,
  popoverOpen,
  seePopover,
} from './popover-on-page.ts';
import { popoverWidths, ROUNDING, tooWide } from './too-wide.ts';

/** The narrowest view of WCAG 1.4.10. */
const NARROW = { width: 320, height: 640 };

const PAGES = [
  ['options.html', '.preview .entry'],
  ['popup.html', '.popup-search'],
  ['welcome.html', '.demo-card'],
  ['look-up.html?q=ward', '.entry-reminder'],
  ['look-up.html?q=$LONG', 'main p.quiet'],
  ['look-up.html?q=ward%E2%80%94pay+$LONG', '.entry-reminder'],
  ['matrix.html#attack/$LONG/none', '[role=alert]'],
  ['fight.html#$LONG_2-2/Ox_1-1', 'main'],
] as const;

/** As long as no word is, with nowhere to break it. */
const LONG = 'x'.repeat(400);
const LONG_URL = 'https://scryfall.com/card/rtx/2/long-words';
const LONG_PAGE = OX_PAGE.replace(
  '<p>Bushido 2</p>',
  `<p>Protection from ${LONG}</p><p>Partner with ${LONG} ${LONG}</p>`,
).replace('Pay 3 life', `Pay ${LONG}`);

describe.each(BROWSERS)('with little room in %s', (name) => {
  let extension: OpenExtension;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    await setSettings(extension.welcome, { textSize: 200 });
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: OX_PAGE, [LONG_URL]: LONG_PAGE });
    await card.goto(OX_URL);
    await marksThere(card, 8);
    await card.setViewport(NARROW);
  });
  afterAll(() => extension?.browser.close());

  it('the popover at 200 % text stays in the view and scrolls one way only, whatever the words', async () => {
    for (const [url, words] of [
      [OX_URL, 'Kicker'],
      [OX_URL, 'proliferate'],
      [LONG_URL, 'Ward'],
      [LONG_URL, 'Protection'],
      [LONG_URL, 'Partner'],
    ] as const) {
      if (card.url() !== url) {
        await card.goto(url);
        await marksThere(card, 8);
      }
      await restOn(card, words);
      const { box } = await popoverOpen(card);
      await inPopover(card, (root) => {
        for (const fold of root.querySelectorAll('details')) fold.open = true;
      });
      await pause(500);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(NARROW.width);
      const { size, wide, sticking } = await popoverWidths(card);
      expect(size).toBe('30px');
      expect(sticking).toEqual([]);
      expect(wide).toBeLessThanOrEqual(ROUNDING);
      await card.keyboard.press('Escape');
      await popoverGone(card);
      await moveAway(card);
    }
  });

  it.each(PAGES)(
    '%s fits into 320 pixels, and into 640 with text of twice the size',
    async (address, sign) => {
      const path = address.replace('$LONG', LONG);
      const { welcome } = extension;
      await welcome.bringToFront();
      await goToOwn(welcome, path, sign);
      await welcome.setViewport(NARROW);
      await pause(200);
      expect(await tooWide(welcome)).toEqual([]);
      await welcome.setViewport({ width: 640, height: 640 });
      await welcome.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await pause(200);
      expect(await tooWide(welcome)).toEqual([]);
    },
  );
});

describe.each(CHROMIUM_ONLY)('what the user asks of the system, in %s', (name) => {
  let extension: OpenExtension;
  let card: Page;
  beforeAll(async () => {
    extension = await openExtension(name);
    card = await extension.browser.newPage();
    await card.setViewport({ width: 1280, height: 900, hasTouch: true });
    await serveOffline(card, { [OX_URL]: OX_PAGE });
    await card.goto(OX_URL);
    await marksThere(card, 8);
    await card.bringToFront();
  });
  afterAll(() => extension?.browser.close());

  async function shown(media: { name: string; value: string }, by: 'hover' | 'tap' = 'hover') {
    const session = await card.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [media] });
    if (by === 'hover') await restOn(card, 'Kicker');
    // On a loaded machine a tap can last so long that the browser takes it for a long press.
    for (let tries = 0; by === 'tap' && tries < 3 && !(await seePopover(card)); tries += 1) {
      const point = await pointOf(card, 'Kicker');
      await card.touchscreen.tap(point.x, point.y);
      await pause(500);
    }
    await popoverOpen(card);
    const seen = await foundInPopover(card, (shadow) => {
      const root = shadow.querySelector('.rt');
      const symbol = root?.querySelector('svg.symbol, .symbol');
      const close = root?.querySelector<HTMLElement>('[aria-label="Close"]');
      if (!root || !symbol || !close) return undefined;
      const style = getComputedStyle(root);
      return {
        animation: style.animationName,
        border: `${style.borderTopStyle} ${style.borderTopWidth}`,
        background: style.backgroundColor,
        symbols: getComputedStyle(symbol).forcedColorAdjust,
      };
    });
    await card.keyboard.press('Escape');
    await popoverGone(card);
    await moveAway(card);
    await session.detach();
    return seen;
  }

  it('nothing moves where motion is unwanted', async () => {
    const motion = (value: string) => ({ name: 'prefers-reduced-motion', value });
    expect((await shown(motion('no-preference'), 'tap')).animation).toBe('rise');
    expect((await shown(motion('reduce'), 'tap')).animation).toBe('none');
  });

  it('a popover on hover does not fade in: its first frame can be read', async () => {
    const motion = { name: 'prefers-reduced-motion', value: 'no-preference' };
    expect((await shown(motion)).animation).toBe('none');
  });

  it('with forced colours the popover has an edge, the system’s background, and its symbols', async () => {
    const { border, background, symbols } = await shown({ name: 'forced-colors', value: 'active' });
    expect(border).toBe('solid 1px');
    expect(background).toMatch(/^rgb\((?:255, 255, 255|0, 0, 0)\)$/);
    expect(symbols).toBe('none');
  });

  it('with forced colours marks are painted only while a key is held, and found all the time', async () => {
    const session = await card.createCDPSession();
    const painted = async () => Object.values(await markedWords(card)).flat().length;
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    await expect.poll(painted).toBe(0);
    for (let time = 0; time < 2; time += 1) {
      await card.keyboard.down('Alt');
      await expect.poll(painted).toBeGreaterThan(7);
      await card.keyboard.up('Alt');
      await expect.poll(painted).toBe(0);
    }
    await restOn(card, 'Trample');
    expect((await popoverOpen(card)).title).toBe('Trample');
    await card.keyboard.press('Escape');
    await popoverGone(card);
    await moveAway(card);
    await session.send('Emulation.setEmulatedMedia', { features: [] });
    await expect.poll(painted).toBeGreaterThan(7);
    await session.detach();
  });
});
