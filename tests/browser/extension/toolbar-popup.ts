import type { Browser, Page } from 'puppeteer-core';
import { PATIENCE } from '../harness/patience.ts';
import { pause } from './popover-on-page.ts';

/** Presses the toolbar button on a page, as a user does, and gives the popup that opens. Chromium only. */
export async function pressToolbarButton(browser: Browser, page: Page): Promise<Page> {
  await page.bringToFront();
  const [extension] = [...(await browser.extensions()).values()];
  if (!extension) throw new Error('no extension is there');
  await extension.triggerAction(page);
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const target = popupTarget(browser);
    if (target) {
      const popup = await target.asPage();
      await popup.waitForSelector('.popup-search');
      return popup;
    }
    await pause(50);
  }
  throw new Error('no popup opened');
}

/** Presses a button of the popup after which it closes itself, and waits until it has. */
export async function pressAndClose(
  browser: Browser,
  popup: Page,
  selector: string,
): Promise<void> {
  await popup.waitForSelector(selector);
  await popup.$eval(selector, (button) => (button as HTMLElement).click());
  const until = Date.now() + PATIENCE;
  while (popupTarget(browser)) {
    if (Date.now() > until) throw new Error('the popup stays open');
    await pause(50);
  }
}

const popupTarget = (browser: Browser) =>
  browser.targets().find((one) => one.url().endsWith('/popup.html'));
