import type { Browser } from 'puppeteer-core';

/** Test files of one worker share what stands here: they run one after the other in one process. */
const shelf = globalThis as { [SHELF]?: Map<string, Promise<Browser>> };
const SHELF = Symbol.for('reminder-text tests: shared browsers');

/**
 * The browser under a key, started at the first call: a start takes seconds, and most files need nothing of their own.
 * Its `close` is `release` for whoever has borrowed it; it ends with the process.
 */
export async function borrowBrowser(
  key: string,
  start: () => Promise<Browser>,
  release: (browser: Browser) => Promise<void>,
): Promise<Browser> {
  shelf[SHELF] ??= new Map();
  const known = shelf[SHELF];
  const before = await known.get(key)?.catch(() => undefined);
  if (before?.connected) return before;
  const started = start().then((browser) => {
    const end = browser.close.bind(browser);
    browser.close = async () => {
      // One that is in no state to be lent again is ended, and the next file starts another.
      await release(browser).catch(async () => {
        known.delete(key);
        await end();
      });
    };
    return browser;
  });
  known.set(key, started);
  return started;
}

/** Closes all tabs but one, which is empty then or the one that is named. */
export async function closeTabs(browser: Browser, keep?: string): Promise<void> {
  const pages = await browser.pages();
  const titles = await Promise.all(pages.map((page) => page.title().catch(() => '')));
  const kept = pages[titles.indexOf(keep ?? '')] ?? pages[0];
  for (const page of pages) if (page !== kept) await page.close();
}
