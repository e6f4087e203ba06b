import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { focusIs } from '../extension/extension-driver.ts';
import { type OpenExtension, openExtension } from '../extension/open-extension.ts';
import {
  foundInPopover,
  marksThere,
  popoverGone,
  popoverOpen,
  pressInPopover,
} from '../extension/popover-on-page.ts';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { bundle } from '../harness/run-in-page.ts';
import { serveOffline } from '../harness/serve-offline.ts';

const URL = 'https://scryfall.com/boxes';

/** The page's own boxes of fixtures/page-boxes.ts, and whether Escape closes each. */
const BOXES: readonly (readonly [name: string, escapes: boolean])[] = [
  ['Radix Dialog', true],
  ['Radix Popover', true],
  ['floating-ui useDismiss', true],
  ['focus-trap', true],
  ['a modal dialog', true],
  ['a modal dialog in a shadow root', true],
  ['a light popover', true],
  ['a light popover that is a host', true],
  ['a menu that closes at any press outside', false],
  ['a menu that closes when it loses the focus', false],
  ['a lightbox that closes at the end of a key press', true],
];

/** The menu behind the dots. */
const MORE = 'summary[aria-label="More"]';

describe.each(BROWSERS)('a page’s own box in %s stays while the popover is used:', (name) => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = await extension.browser.newPage();
    await serveOffline(page, {
      [URL]: '<!doctype html><html lang="en"><meta charset="utf-8"><body></body></html>',
    });
  });
  beforeEach(async () => {
    await page.goto(URL);
    await page.bringToFront();
    await page.evaluate(await bundle('tests/browser/fixtures/page-boxes.ts', 'pageBoxes'));
  });
  afterAll(() => extension?.browser.close());
  afterEach(() => moveAway(page));

  const isOpen = () => page.evaluate('boxIsOpen()');

  it.each(BOXES)('%s', async (box, escapes) => {
    await page.evaluate((wanted) => {
      (globalThis as unknown as { openBox(name: string): void }).openBox(wanted);
    }, box);
    await marksThere(page, 3);
    await restOn(page, 'Trample');
    await popoverOpen(page, ({ title }) => title === 'Trample');

    await pressInPopover(page, MORE);
    await foundInPopover(page, (root) => root.querySelector('details[open]') !== null);
    expect(await isOpen()).toBe(true);
    await focusIs(page, ({ inPopover }) => inPopover);

    await page.keyboard.press('Tab');
    await focusIs(page, ({ inPopover }) => inPopover);
    await page.keyboard.type('a');
    expect(await isOpen()).toBe(true);

    await page.keyboard.press('Escape');
    await popoverGone(page);
    expect(await isOpen()).toBe(true);
    if (!escapes) return;
    await page.keyboard.press('Escape');
    await page.waitForFunction('!boxIsOpen()', { timeout: PATIENCE });
  });
});
