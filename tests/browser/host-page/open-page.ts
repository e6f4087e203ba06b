import type { Browser, Page } from 'puppeteer-core';
import type { BrowserName } from '../harness/find-browser.ts';
import { startBrowser } from '../harness/launch.ts';
import { borrowTab } from '../harness/lent-tab.ts';
import { type PageLog, watchLog } from '../harness/page-log.ts';
import { runInPage } from '../harness/run-in-page.ts';
import { type Reply, type Served, serveOffline } from '../harness/serve-offline.ts';
import { borrowBrowser, closeTabs } from '../harness/shared-browser.ts';
import type * as Probe from './probe.ts';

declare global {
  /** The page layer, run in the page without the extension; see probe.ts. */
  var probe: typeof Probe;
}

export interface OpenedPage {
  readonly page: Page;
  readonly log: PageLog;
}

export interface OpenOptions {
  readonly url?: string;
  readonly csp?: string;
  readonly more?: Readonly<Record<string, Reply | string>>;
  /** Default true: the page layer is started and has come to rest. */
  readonly start?: boolean;
  readonly probe?: Probe.ProbeOptions;
  /** Runs in the page before anything else in it, as a browser that treats the tab so would have it. */
  readonly first?: () => void;
}

const ANYWHERE = 'https://cards.example/page';

/** A browser without the extension, shared by the tests of the page layer. */
export function plainBrowser(name: BrowserName): Promise<Browser> {
  return borrowBrowser(`plain ${name}`, () => startBrowser({ browser: name }), closeTabs);
}

/** Opens markup under an address, with the page layer running in it. */
export async function openPage(
  browser: Browser,
  html: string,
  options: OpenOptions = {},
): Promise<OpenedPage> {
  const { url = ANYWHERE, csp, more, start = true } = options;
  const replies = { [url]: html, ...more };
  const answers = csp === undefined ? {} : { csp };
  const { page, log } = await (options.first
    ? ownTab(browser, replies, answers, options.first)
    : borrowTab(browser, replies, answers));
  // From the same address but for its fragment the tab would stay in the last test's document.
  if (url.includes('#')) await page.goto('about:blank');
  await page.goto(url);
  await runInPage(page, 'tests/browser/host-page/probe.ts', 'probe');
  if (start) await startIn(page, options.probe);
  return { page, log };
}

/** A tab for this test alone, where something runs before each document. */
async function ownTab(
  browser: Browser,
  replies: Served['replies'],
  answers: { readonly csp?: string },
  first: () => void,
): Promise<OpenedPage> {
  const page = await browser.newPage();
  const log = watchLog(page);
  await page.evaluateOnNewDocument(first);
  await serveOffline(page, replies, answers);
  return { page, log };
}

export async function startIn(page: Page, options: Probe.ProbeOptions = {}): Promise<void> {
  await page.evaluate((chosen) => {
    probe.start(chosen);
    return probe.settleFirst();
  }, options);
}

/** All painted words, whatever their style, sorted. */
export async function paintedWords(page: Page): Promise<string[]> {
  const byStyle = await page.evaluate(async () => {
    await probe.settle();
    return probe.painted();
  });
  return Object.values(byStyle).flat().sort();
}
