import fc from 'fast-check';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OX_PAGE, OX_URL } from '../extension/bramble-ox.ts';
import { storedSettings } from '../extension/extension-driver.ts';
import { type OpenExtension, openExtension } from '../extension/open-extension.ts';
import { marksThere, popoverGone, popoverOpen } from '../extension/popover-on-page.ts';
import { BROWSERS } from '../harness/launch.ts';
import { moveAway, pointOf, restOn } from '../harness/pointer.ts';
import { bundle } from '../harness/run-in-page.ts';
import { serveOffline } from '../harness/serve-offline.ts';

/** Scripts of fifty steps each: so many against one page, and so many pages, make 500 a browser. */
const SCRIPTS = 50;
const PAGES = 10;
const STEPS = 50;
/** On a machine with much else to do, in milliseconds: a minute where it is idle. */
const SLOWEST = 900_000;

/** Each seed is a script: fixtures/attacks.ts draws its steps. */
const seeds = fc.array(fc.integer(), { minLength: SCRIPTS, maxLength: SCRIPTS });

describe.each(BROWSERS)('a page that attacks, in %s,', (name) => {
  let extension: OpenExtension;
  let page: Page;
  let code: string;
  let visit = 0;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = await extension.browser.newPage();
    await serveOffline(page, { [OX_URL]: OX_PAGE });
    code = await bundle('tests/browser/fixtures/attacks.ts', 'attacks');
  });
  afterAll(() => extension?.browser.close());

  /** Two attacks in three begin with a popover that the user has opened and pinned. */
  async function attackedBy(all: readonly number[]) {
    visit += 1;
    const isPinned = visit % 3 !== 0;
    await page.goto(OX_URL);
    await marksThere(page, 8);
    await page.evaluate(code);
    if (isPinned) {
      const { x, y } = await pointOf(page, 'Trample');
      await page.mouse.click(x, y);
      await popoverOpen(page);
    }
    await moveAway(page);
    await page.evaluate(
      (given, steps) =>
        (globalThis as unknown as { attack(seeds: unknown, steps: number): Promise<void> }).attack(
          given,
          steps,
        ),
      all,
      STEPS,
    );
    if (!isPinned) expect(await page.evaluate('popoverIsOpen()')).not.toBe(true);
    await page.keyboard.press('Escape');
    await page.evaluate(
      (words) => (globalThis as unknown as { calmDown(words: string): void }).calmDown(words),
      `Vigilance, visit ${visit}`,
    );
    await marksThere(page, 1);
    await restOn(page, 'Vigilance');
    await popoverOpen(page, ({ title }) => title === 'Vigilance');
    await page.keyboard.press('Escape');
    await popoverGone(page);
  }

  it(
    'changes no setting, opens no tab and no popover, and leaves marks and hover working',
    async () => {
      const settings = await storedSettings(extension.welcome);
      const tabs = (await extension.browser.pages()).length;
      await fc.assert(
        fc.asyncProperty(seeds, async (all) => {
          await attackedBy(all);
          expect(await storedSettings(extension.welcome)).toEqual(settings);
          expect((await extension.browser.pages()).length).toBe(tabs);
        }),
        { numRuns: PAGES, endOnFailure: true },
      );
    },
    SLOWEST,
  );
});
