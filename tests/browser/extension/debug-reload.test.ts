import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, describe, expect, it } from 'vitest';
import { buildExtension } from '../../../src/build/extension.ts';
import { BROWSERS, startBrowser } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { ownTab } from './open-extension.ts';
import { marksThere } from './popover-on-page.ts';

interface Outside {
  readonly chrome: {
    readonly developerPrivate: {
      updateProfileConfiguration(what: { inDeveloperMode: boolean }): Promise<void>;
    };
  };
}

const built = buildExtension({ debug: { id: 'first' } });
const folder = mkdtempSync(join(tmpdir(), 'reminder-text-debug-'));
const open: Browser[] = [];
afterAll(async () => {
  for (const browser of open) await browser.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** Whoever loads a folder has switched this on; without it Chromium does not load it again. */
async function developerMode(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(() =>
    (globalThis as unknown as Outside).chrome.developerPrivate.updateProfileConfiguration({
      inDeveloperMode: true,
    }),
  );
  await page.close();
}

describe.each(BROWSERS)('in %s', (name) => {
  it('a debug build gives way to the one that is put into its folder', async () => {
    const extension = join(folder, name);
    for (const [path, bytes] of (await built)[name === 'chromium' ? 'chrome' : 'firefox']) {
      mkdirSync(dirname(join(extension, path)), { recursive: true });
      writeFileSync(join(extension, path), bytes);
    }
    const browser = await startBrowser({ browser: name, extension });
    open.push(browser);
    if (name === 'chromium') await developerMode(browser);
    await ownTab(browser, 'Welcome to Reminder Text');
    const page = await browser.newPage();
    await serveOffline(page, { [OX_URL]: OX_PAGE });

    const titleOfCard = async () => {
      await page.goto(OX_URL);
      return page.title();
    };
    // Firefox has read its scripts from the folder only after the first page.
    await titleOfCard();
    await marksThere(page, 8);

    appendFileSync(join(extension, 'content.js'), '\ndocument.title = "the second build";\n');
    writeFileSync(join(extension, 'build-id.txt'), 'second');
    await expect.poll(titleOfCard, { timeout: PATIENCE, interval: 300 }).toBe('the second build');
  });
});
