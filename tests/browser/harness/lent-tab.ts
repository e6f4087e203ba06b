import type { Browser, Page } from 'puppeteer-core';
import { type PageLog, watchLog } from './page-log.ts';
import { type Reply, type Served, serveOffline } from './serve-offline.ts';

interface Tab {
  readonly page: Page;
  /** What the tab's requests are answered with, now. */
  served: Served;
  /** What the document has thrown that was opened since it was lent. */
  log: PageLog;
}

const free = new WeakMap<Browser, Tab[]>();

/**
 * A tab that answers as `serveOffline` does, lent from test to test: opening one takes longer than most tests do in it.
 * Its `close` gives it back as it is. A test that changes what outlives a document (the viewport, scripts that run before
 * each document) needs a tab of its own.
 */
export async function borrowTab(
  browser: Browser,
  replies: Readonly<Record<string, Reply | string>>,
  options: { readonly csp?: string } = {},
): Promise<{ readonly page: Page; readonly log: PageLog }> {
  const tabs = free.get(browser) ?? [];
  free.set(browser, tabs);
  const tab = takeOpen(tabs) ?? (await openTab(browser, tabs));
  tab.served = { replies, ...options };
  tab.log = watchLog(tab.page);
  // What the last test's document still says is nothing to this one.
  const { errors } = tab.log;
  tab.page.once('framenavigated', () => errors.splice(0));
  await tab.page.bringToFront();
  return tab;
}

function takeOpen(tabs: Tab[]): Tab | undefined {
  for (let tab = tabs.pop(); tab; tab = tabs.pop()) if (!tab.page.isClosed()) return tab;
  return undefined;
}

async function openTab(browser: Browser, tabs: Tab[]): Promise<Tab> {
  const page = await browser.newPage();
  const tab: Tab = { page, served: { replies: {} }, log: { errors: [], stop() {} } };
  await serveOffline(page, () => tab.served);
  const viewport = JSON.stringify(page.viewport());
  const end = page.close.bind(page);
  page.close = async () => {
    if (tabs.includes(tab)) return;
    tab.log.stop();
    if (JSON.stringify(page.viewport()) !== viewport) return end();
    // Where its pointer was is nothing to the next test.
    await page.mouse.reset();
    tabs.push(tab);
  };
  return tab;
}
