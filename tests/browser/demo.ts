// npm start: the built extension in an installed browser, on its demo page. Without a display it runs
// headless, prints what each keyword is explained with, saves dist/demo.png and ends.
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { ensureBrowsers } from '../tools/ensure-browsers.ts';
import { openExtension } from './extension/open-extension.ts';
import { marksThere, popoverGone, popoverOpen } from './extension/popover-on-page.ts';
import { BrowserMissingError, type BrowserName, findBrowser } from './harness/find-browser.ts';
import { moveAway, restOn } from './harness/pointer.ts';

const PICTURE = join(import.meta.dirname, '../../dist/demo.png');

function chooseBrowser(): BrowserName {
  for (const name of ['chromium', 'firefox'] as const) {
    try {
      findBrowser(name);
      return name;
    } catch (error) {
      if (!(error instanceof BrowserMissingError)) throw error;
    }
  }
  ensureBrowsers(['chromium']);
  return 'chromium';
}

function hasDisplay(): boolean {
  return process.platform === 'linux'
    ? Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
    : !process.env.CI;
}

/** Rests on each marked word in turn and prints what the popover says. Gives the number of words explained. */
async function explainAll(page: Page): Promise<number> {
  await page.bringToFront();
  const words = await marksThere(page, 10);
  const seen = new Map<string, number>();
  for (const word of words) {
    const nth = seen.get(word) ?? 0;
    seen.set(word, nth + 1);
    await restOn(page, word, nth);
    const { title, reminder, citation } = await popoverOpen(page);
    console.log(`${title} — ${citation}\n    ${reminder}`);
    await page.keyboard.press('Escape');
    await popoverGone(page);
  }
  return words.length;
}

try {
  const name = chooseBrowser();
  const display = hasDisplay();
  const { browser, welcome } = await openExtension(name, { headless: !display });
  if (display) {
    console.log('Reminder Text is running on its demo page. Close the browser to end.');
    await new Promise((done) => browser.once('disconnected', done));
  } else {
    const count = await explainAll(welcome);
    await restOn(welcome, 'Kicker');
    await popoverOpen(welcome);
    await welcome.screenshot({ path: PICTURE });
    await moveAway(welcome);
    await browser.close();
    console.log(`${count} keywords explained in ${name}; picture: dist/demo.png`);
  }
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
