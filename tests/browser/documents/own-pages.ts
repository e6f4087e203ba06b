import type { Browser, Page } from 'puppeteer-core';
import type { OpenExtension } from '../extension/open-extension.ts';
import { pause } from '../extension/popover-on-page.ts';
import { PATIENCE } from '../harness/patience.ts';

const TITLES = {
  options: 'Reminder Text: options',
  reader: 'Comprehensive Rules',
  'look-up': 'Look up a keyword',
  matrix: 'Banding combat matrix',
  fight: 'A fight',
} as const;

/**
 * Goes to one of our own pages in the tab that holds one: Firefox lets nobody navigate to such a page from
 * outside, but the page itself may.
 */
export async function goTo(
  { browser }: OpenExtension,
  from: Page,
  page: keyof typeof TITLES,
  rest = '',
): Promise<Page> {
  await from.evaluate((to) => {
    // Another title until the next page has its own, so that it cannot be taken for it.
    document.title = 'leaving';
    location.assign(to);
  }, `${page}.html${rest}`);
  return tabWith(browser, TITLES[page]);
}

/** Waits until the extension has opened its welcome page, and so reads pages. */
export async function welcomed(browser: Browser): Promise<void> {
  await tabWith(browser, 'Welcome to Reminder Text');
}

async function tabWith(browser: Browser, title: string): Promise<Page> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    for (const tab of await browser.pages())
      if ((await tab.title().catch(() => '')) === title) return tab;
    await pause(50);
  }
  throw new Error(`no tab has the title “${title}”`);
}

/** Gives files to the options page and waits until all are dealt with; gives what the page says of them. */
export async function importFiles(options: Page, files: readonly string[]): Promise<string[]> {
  const input = await options.waitForSelector('#documents input[type=file]:not(:disabled)');
  await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(
    ...files,
  );
  await options.waitForSelector('#documents .notice', { timeout: PATIENCE });
  await options.waitForSelector('#documents .working', { hidden: true, timeout: PATIENCE });
  return options.$$eval('#documents .notice', (all) => all.map((note) => note.textContent ?? ''));
}

/** The list of documents, as lines of words. */
export function documentsListed(options: Page): Promise<string[]> {
  return options.$$eval('#documents tbody tr', (rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' | ')),
  );
}
