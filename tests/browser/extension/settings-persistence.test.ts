import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { fillStore, goToOwn, setSettings, storedSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { pause } from './popover-on-page.ts';

/** Longer than changes take to settle and be written. */
const SETTLED = 2_500;
const PRESSES = 12;

interface Outside {
  readonly chrome: {
    readonly tabs: { create(tab: { url: string; active: boolean }): Promise<unknown> };
    readonly storage: {
      readonly onChanged: { addListener(heard: (changes: object, area: string) => void): void };
      readonly sync: {
        remove(names: string[]): Promise<void>;
      };
    };
  };
  writes?: number;
}

describe.each(BROWSERS)('what the user chooses in %s', (name) => {
  let extension: OpenExtension;
  let own: Page;

  beforeAll(async () => {
    extension = await openExtension(name, { own: true });
    own = extension.welcome;
    await goToOwn(own, 'options.html', '.preview .entry');
  });
  afterAll(() => extension?.browser.close());

  /** Another tab with a page of ours: only such a page can open one in both browsers. */
  async function secondTab(path: string, sign: string): Promise<Page> {
    const known = new Set(await extension.browser.pages());
    await own.evaluate(
      (url) => void (globalThis as unknown as Outside).chrome.tabs.create({ url, active: true }),
      path,
    );
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      for (const page of await extension.browser.pages())
        if (!known.has(page) && (await page.$(sign).catch(() => null))) return page;
      await pause(50);
    }
    throw new Error(`no tab shows ${sign}`);
  }

  /** Puts the focus on the first edition of the newest era, and presses the arrow key as one who seeks. */
  async function arrowDown(page: Page, presses: number): Promise<string> {
    await page.bringToFront();
    await page.evaluate(() => {
      const era = document.querySelector<HTMLDetailsElement>('.era');
      if (era) era.open = true;
      era?.querySelector<HTMLElement>('.era-editions input')?.focus();
    });
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowDown');
    return page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? '');
  }

  const edition = async () => String((await storedSettings(own)).edition);

  it('by arrow keys is written when the hand comes to rest, and not at each key', async () => {
    await own.evaluate(() => {
      const outside = globalThis as unknown as Outside;
      outside.writes = 0;
      outside.chrome.storage.onChanged.addListener((_changes, area) => {
        if (area === 'sync') outside.writes = (outside.writes ?? 0) + 1;
      });
    });
    const begun = Date.now();
    const chosen = await arrowDown(own, PRESSES);
    const seconds = (Date.now() - begun) / 1000;
    // In force at once on the page itself.
    expect(
      await own.$eval('.era-editions input:checked', (one) => one.closest('label')?.textContent),
    ).toBe(chosen);
    await pause(SETTLED);
    // The set that brought it stands beside the date.
    expect(chosen.split(' · ')[0]).toBe(longDate(await edition()));
    const writes = await own.evaluate(() => (globalThis as unknown as Outside).writes ?? 0);
    // The first key at once, then once a second at most.
    expect(writes).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
    expect(writes).toBeLessThan(PRESSES);
    expect(
      await own.$eval('.era-editions input:checked', (one) => one.closest('label')?.textContent),
    ).toBe(chosen);
  });

  it('is kept when the page is closed right after', async () => {
    const other = await secondTab('options.html', '.preview .entry');
    const chosen = await arrowDown(other, 5);
    await other.close();
    await pause(SETTLED);
    // The set that brought it stands beside the date.
    expect(chosen.split(' · ')[0]).toBe(longDate(await edition()));
  });

  it('in two windows in the same moment is kept from both', async () => {
    await setSettings(own, { ignoredTerms: ['scry', 'trample', 'ward'] });
    await own.bringToFront();
    await goToOwn(own, 'options.html', '.preview .entry');
    const other = await secondTab('popup.html', '.popup-terms .link');
    await Promise.all([pressButton(own, 'Bring back Scry'), pressButton(other, 'Bring back Ward')]);
    await pause(SETTLED);
    expect((await storedSettings(own)).ignoredTerms).toEqual(['trample']);
    await other.close();
  });

  it('is told not to be kept when the browser’s store is full, and nothing is lost', async () => {
    await own.bringToFront();
    await setSettings(own, { theme: 'light', ignoredTerms: ['trample'] });
    await fillStore(own);
    const before = await storedSettings(own);
    await goToOwn(own, 'options.html', '.preview .entry');
    const hideTokens = () =>
      own.evaluate(() => {
        const label = [...document.querySelectorAll('label')].find(
          ({ textContent }) => textContent?.trim() === 'Tokens',
        );
        label?.click();
        return label?.querySelector('input')?.checked;
      });
    await hideTokens();
    await own.waitForSelector('.notice.bad');
    expect(await own.$eval('.notice.bad', (notice) => notice.textContent)).toContain(
      'There is no room for more settings. Nothing was changed.',
    );
    expect(await storedSettings(own)).toEqual(before);
    // The page shows what holds, and takes the same wish once there is room.
    const tokens = () =>
      own.evaluate(
        () =>
          [...document.querySelectorAll('label')]
            .find(({ textContent }) => textContent?.trim() === 'Tokens')
            ?.querySelector('input')?.checked,
      );
    expect(await tokens()).toBe(true);
    await own.evaluate(async () => {
      await (globalThis as unknown as Outside).chrome.storage.sync.remove(['filler0']);
    });
    await hideTokens();
    await own.waitForSelector('.notice.bad', { hidden: true });
    await pause(SETTLED);
    expect(await storedSettings(own)).toMatchObject({
      theme: 'light',
      ignoredTerms: ['trample'],
      hiddenKinds: ['token'],
    });
    expect(await tokens()).toBe(false);
  });
});

async function pressButton(page: Page, label: string): Promise<void> {
  await page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === wanted,
    );
    if (!button) throw new Error(`no button “${wanted}”`);
    button.click();
  }, label);
}

const longDate = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
