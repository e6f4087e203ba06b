import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../harness/patience.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { storedSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { markedWords, marksThere, pause } from './popover-on-page.ts';

/** Longer than the worker takes to write a setting. */
const WRITTEN = 1_500;

interface Outside {
  readonly chrome: {
    readonly runtime: { sendMessage(message: object): Promise<unknown> };
    readonly tabs: { query(query: object): Promise<object[]> };
    readonly commands: { readonly onCommand: { dispatch(name: string, tab: unknown): void } };
  };
}

// Keys that a test presses reach the page alone, and Firefox lets no test into the background, where a command comes.
describe('the command that switches the site in chromium', () => {
  let extension: OpenExtension;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension('chromium');
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: OX_PAGE, 'https://elsewhere.example/': OX_PAGE });
    await card.goto(OX_URL);
    await marksThere(card, 8);
  });
  afterAll(() => extension?.browser.close());

  /** The worker, which any message wakes. */
  async function wakenWorker() {
    await extension.welcome.evaluate(async () => {
      const { runtime } = (globalThis as unknown as Outside).chrome;
      await runtime.sendMessage({}).catch(() => undefined);
    });
    const target = await extension.browser.waitForTarget((one) => one.type() === 'service_worker', {
      timeout: PATIENCE,
    });
    const worker = await target.worker();
    if (!worker) throw new Error('the worker sleeps');
    return worker;
  }

  /**
   * Tells the worker what the browser tells it when the key is pressed on the tab in front: the tab with its
   * address, which the key gives leave to know (activeTab).
   */
  async function press(): Promise<void> {
    await card.bringToFront();
    const worker = await wakenWorker();
    await worker.evaluate(async (url) => {
      const { tabs, commands } = (globalThis as unknown as Outside).chrome;
      const [tab] = await tabs.query({ active: true, lastFocusedWindow: true });
      commands.onCommand.dispatch('toggle-site', { ...tab, url });
    }, card.url());
  }

  async function marksBecome(like: (count: number) => boolean): Promise<void> {
    const until = Date.now() + PATIENCE;
    let count = -1;
    while (Date.now() < until) {
      count = Object.values(await markedWords(card)).flat().length;
      if (like(count)) return;
      await pause(50);
    }
    throw new Error(`${count} words are marked`);
  }

  it('takes all marks off the page, and puts them on again', async () => {
    await press();
    await marksBecome((count) => count === 0);
    expect((await storedSettings(extension.welcome)).offSites).toEqual(['scryfall.com']);
    await press();
    await marksBecome((count) => count >= 8);
    await pause(WRITTEN);
    expect((await storedSettings(extension.welcome)).offSites).toEqual([]);
  });

  it('does nothing on a page that is not read', async () => {
    await card.goto('https://elsewhere.example/');
    await press();
    await pause(WRITTEN);
    expect((await storedSettings(extension.welcome)).offSites).toEqual([]);
  });
});
