import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import type { BrowserName } from '../harness/find-browser.ts';
import { type StartOptions, startBrowser } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { borrowBrowser, closeTabs } from '../harness/shared-browser.ts';
import { inLanguage, wordsOf } from './in-language.ts';
import { rulesStored } from './rules-stored.ts';

const DIST = join(import.meta.dirname, '../../../dist');

/** A browser with the built extension in it, and its welcome page open. */
export interface OpenExtension {
  readonly browser: Browser;
  readonly welcome: Page;
  /** Opens one of the extension's own pages, as `options`. */
  ownPage(name: 'options' | 'welcome' | 'popup'): Promise<Page>;
}

export interface OpenOptions extends Omit<StartOptions, 'browser' | 'extension'> {
  /** A browser of its own, for a test that takes the extension away or counts what is left behind. */
  readonly own?: true;
  /** Where another build of the extension is than in dist; it has a browser of its own. */
  readonly folder?: string;
  /** The language that the extension is to speak, by its folder of _locales; it has a browser of its own. */
  readonly speaks?: string;
}

/**
 * A browser with dist/chrome or dist/firefox, its welcome page open and the rules stored, as after an install.
 * Borrowed from the tests before, its state put back, unless `options` ask for anything of its own.
 */
export async function openExtension(
  name: BrowserName,
  { own, folder, speaks, ...options }: OpenOptions = {},
): Promise<OpenExtension> {
  const built = join(DIST, name === 'chromium' ? 'chrome' : 'firefox');
  const extension = speaks === undefined ? (folder ?? built) : inLanguage(built, speaks);
  const start = () => startBrowser({ ...options, browser: name, extension });
  const isBorrowed = !own && extension === built && Object.keys(options).length === 0;
  const browser = isBorrowed
    ? await borrowBrowser(`extension ${name}`, start, putBack)
    : await start();
  const titles = titlesIn(speaks);
  const welcome = await ownTab(browser, titles.welcome);
  await rulesStored(welcome);
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
      return ownTab(browser, titles[page]);
    },
  };
}

function titlesIn(language = 'en') {
  const { optionsTitle, welcomeTitle, popupTitle } = wordsOf(language);
  return {
    options: optionsTitle?.message ?? '',
    welcome: welcomeTitle?.message ?? '',
    popup: popupTitle?.message ?? '',
  };
}

const TITLES = titlesIn();

interface Outside {
  readonly chrome: {
    readonly storage: {
      readonly sync: { clear(): Promise<void> };
      readonly local: {
        get(keys: null): Promise<Record<string, unknown>>;
        remove(keys: string[]): Promise<void>;
      };
    };
    readonly runtime: { getURL(path: string): string };
  };
}

/** Puts the extension back into the state after its install, with one tab open: its welcome page. */
async function putBack(browser: Browser): Promise<void> {
  const ours = await someOwnTab(browser);
  await ours.bringToFront();
  await ours.evaluate(async () => {
    const { chrome } = globalThis as unknown as Outside;
    await chrome.storage.sync.clear();
    const kept = Object.keys(await chrome.storage.local.get(null));
    await chrome.storage.local.remove(
      kept.filter((key) => !/^(?:rules:|cards:(?!imported:))/.test(key)),
    );
    for (const { name } of await indexedDB.databases())
      await new Promise<void>((done) => {
        const request = indexedDB.deleteDatabase(name ?? '');
        request.onsuccess = request.onerror = () => done();
      });
    document.title = 'leaving';
    location.assign('welcome.html');
  });
  await ownTab(browser, TITLES.welcome);
  await closeTabs(browser, TITLES.welcome);
}

/** A tab with any page of the extension's: whatever test was last may have led its tab on. */
async function someOwnTab(browser: Browser): Promise<Page> {
  for (const page of await browser.pages()) {
    const isOurs = await page
      .evaluate(() => location.protocol.endsWith('-extension:'))
      .catch(() => false);
    if (isOurs) return page;
  }
  throw new Error('no tab shows a page of the extension');
}

/** Waits for the tab with a title, as the extension opens it. */
export async function ownTab(browser: Browser, title: string): Promise<Page> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    for (const page of await browser.pages())
      if ((await page.title().catch(() => '')) === title) return page;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no tab of the extension has the title “${title}”`);
}
