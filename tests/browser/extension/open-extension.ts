import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import type { BrowserName } from '../harness/find-browser.ts';
import { type StartOptions, startBrowser } from '../harness/launch.ts';
import { rulesLaid } from './rules-stored.ts';

const DIST = join(import.meta.dirname, '../../../dist');

/** A browser with the built extension in it, and its welcome page open. */
export interface OpenExtension {
  readonly browser: Browser;
  readonly welcome: Page;
  /** Opens one of the extension's own pages, as `options`. */
  ownPage(name: 'options' | 'welcome' | 'popup'): Promise<Page>;
}

/** How long the extension may take to open its welcome page after the install, in milliseconds. */
const WELCOME_WITHIN = 15_000;

/** Starts a browser with dist/chrome or dist/firefox; waits for the welcome page and for the rules to be laid. */
export async function openExtension(
  name: BrowserName,
  options: Omit<StartOptions, 'browser' | 'extension'> = {},
): Promise<OpenExtension> {
  const folder = name === 'chromium' ? 'chrome' : 'firefox';
  const browser = await startBrowser({ ...options, browser: name, extension: join(DIST, folder) });
  const welcome = await ownTab(browser, 'Welcome to Reminder Text');
  await rulesLaid(welcome);
  return {
    browser,
    welcome,
    async ownPage(page) {
      if (name === 'chromium') {
        const opened = await browser.newPage();
        await opened.goto(new URL(`${page}.html`, welcome.url()).href);
        return opened;
      }
      // Firefox lets nobody navigate to an extension's page from outside; the page itself may go there.
      await welcome.evaluate((to) => location.assign(to), `${page}.html`);
      return ownTab(browser, TITLES[page]);
    },
  };
}

const TITLES = {
  options: 'Reminder Text: options',
  welcome: 'Welcome to Reminder Text',
  popup: 'Reminder Text',
} as const;

/** Waits for the tab with a title, as the extension opens it. */
export async function ownTab(browser: Browser, title: string): Promise<Page> {
  const until = Date.now() + WELCOME_WITHIN;
  while (Date.now() < until) {
    for (const page of await browser.pages())
      if ((await page.title().catch(() => '')) === title) return page;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no tab of the extension has the title “${title}”`);
}
