import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints, goToOwn } from '../extension/extension-driver.ts';
import { type OpenExtension, openExtension } from '../extension/open-extension.ts';
import { pause } from '../extension/popover-on-page.ts';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { threeEditions } from './invented-document.ts';
import { goTo, importFiles } from './own-pages.ts';

describe.each(BROWSERS)('the popup’s search in %s', (name) => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = extension.welcome;
    await goToOwn(page, 'popup.html', '.popup-search');
  });
  afterAll(() => extension?.browser.close());

  async function search(query: string): Promise<void> {
    await page.$eval('.popup-search', (input) => ((input as HTMLInputElement).value = ''));
    await page.type('.popup-search', query);
  }
  const terms = () => page.$$eval('.popup-hits .link', (all) => all.map((one) => one.textContent));
  async function rulesAre(like: (found: readonly string[]) => boolean): Promise<string[]> {
    const until = Date.now() + PATIENCE;
    let found: string[] = [];
    while (Date.now() < until) {
      found = await page.$$eval('.hits .hit-head', (all) =>
        all.map((one) => one.textContent ?? ''),
      );
      if (like(found)) return found;
      await pause(50);
    }
    throw new Error(`the official hits stay ${found.join(' | ')}`);
  }

  it('finds terms alone while there is no official text', async () => {
    await search('trample');
    await page.waitForSelector('.popup-hits .link');
    expect((await terms())[0]).toBe('Trample');
    await search('treads hens');
    await page.waitForFunction(
      () => document.querySelector('main')?.textContent?.includes('No match'),
      { timeout: PATIENCE },
    );
    expect(await page.$('.hits')).toBeNull();
  });

  it('finds rules by heading, number, words and near misses once there is, after the terms', async () => {
    page = await goTo(extension, page, 'options', '#documents');
    await importFiles(page, threeEditions());
    await goToOwn(page, 'popup.html', '.popup-search');
    await search('trample');
    expect((await rulesAre((found) => found.length > 0))[0]).toBe('702.19 Trample');
    expect((await terms())[0]).toBe('Trample');
    expect(await page.$eval('#official-hits', (heading) => heading.textContent)).toContain(
      'September 25, 2026',
    );
    await search('510.1c');
    expect((await rulesAre((found) => found[0]?.startsWith('510.1c') ?? false)).length).toBe(1);
    await search('treads hens');
    await rulesAre((found) => found.length === 1 && found[0]?.startsWith('702.19b') === true);
    expect(await page.$$eval('.hits mark', (all) => all.map((one) => one.textContent))).toEqual([
      'treads',
      'hens',
    ]);
    expect(await complaints(page)).toEqual([]);
  });

  it('opens the rules page at the rule', async () => {
    await page.$eval('.hits a', (link) => (link as HTMLElement).click());
    const until = Date.now() + PATIENCE;
    let chosen: string | undefined;
    while (chosen === undefined && Date.now() < until) {
      for (const tab of await extension.browser.pages())
        chosen ??= await tab
          .$eval('.rule-head.chosen', (head) => head.textContent ?? '')
          .catch(() => undefined);
      await pause(50);
    }
    expect(chosen).toContain('702.19b An ox with trample treads on hens');
  });
});
