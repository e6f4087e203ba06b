import type { Browser, Page } from 'puppeteer-core';
import type { BrowserName } from '../browser/harness/find-browser.ts';
import { runInPage } from '../browser/harness/run-in-page.ts';
import { benchCardHtml, benchPageHtml } from './page-cards.ts';
import type * as Probe from './page-probe.ts';

declare const bench: typeof Probe;

export type Contestant = 'bare' | 'ours' | 'mark.js';

/** One run on a fresh page; times in milliseconds. Task, layout and style come from Chromium's own counters. */
export interface Run {
  readonly script: number;
  /** Script and the layout that it forces. */
  readonly withLayout: number;
  readonly longest?: number;
  readonly task?: number;
  readonly layout?: number;
  readonly style?: number;
  readonly marks?: number;
  readonly painted?: number;
  /** Reading every mark of the page for a list, after the scan. */
  readonly readAll?: number;
}

const ADDRESS = 'https://cards.example/';

/** The engine has compiled all contestants on so many cards before a run on more. */
const WARM_CARDS = 20;

/**
 * A page of cards, loaded and at rest, with the bench's script in it. All contestants have run before on a
 * few cards, so that a run is the cost of the cards and not of starting.
 */
export async function openCards(browser: Browser, cards: number): Promise<Page> {
  const page = await browser.newPage();
  const html = benchPageHtml(WARM_CARDS);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const answer =
      request.url() === ADDRESS
        ? request.respond({ contentType: 'text/html', body: html })
        : request.abort();
    answer.catch(() => {});
  });
  await page.goto(ADDRESS);
  await runInPage(page, 'tests/bench/page-probe.ts', 'bench');
  await page.evaluate(() => bench.warm());
  const markup = Array.from({ length: cards }, (_, n) => benchCardHtml(n)).join('\n');
  await page.evaluate((list) => {
    const main = document.querySelector('#list');
    if (main) main.innerHTML = list;
  }, markup);
  await rest(page);
  await collectGarbage(page, browser);
  await rest(page);
  return page;
}

/** Sweeping after a collection and compiling on other threads go on for some tenths of a second. */
const REST_MS = 300;

/** Waits for two frames and a pause, so that what came before is over. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, ms))),
      ),
    REST_MS,
  );
}

interface Counters {
  readonly task: number;
  readonly layout: number;
  readonly style: number;
}

/** Chromium's own counters of the page's main thread, in milliseconds of processor time. */
async function startCounters(
  page: Page,
  name: BrowserName,
): Promise<() => Promise<Counters | undefined>> {
  if (name !== 'chromium') return async () => undefined;
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (metric: string) =>
      1000 * (metrics.find(({ name: key }) => key === metric)?.value ?? 0);
    return {
      task: of('TaskDuration'),
      layout: of('LayoutDuration'),
      style: of('RecalcStyleDuration'),
    };
  };
}

/** What came before a measurement must not be swept up in it. Only Chromium can be told to. */
async function collectGarbage(page: Page, browser: Browser): Promise<void> {
  if (!(await browser.version()).startsWith('Chrome')) return;
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
}

async function heap(page: Page, name: BrowserName): Promise<number | undefined> {
  if (name !== 'chromium') return undefined;
  await collectGarbage(page, page.browser());
  const { JSHeapUsedSize = 0 } = await page.metrics();
  return JSHeapUsedSize / 1e6;
}

/** Runs one contestant once, on a page of its own. */
export async function run(
  browser: Browser,
  name: BrowserName,
  contestant: Contestant,
  cards: number,
): Promise<Run> {
  const page = await openCards(browser, cards);
  try {
    const counters = await startCounters(page, name);
    const before = await counters();
    const result = await contest(page, contestant);
    const after = await counters();
    const own =
      before && after
        ? {
            task: after.task - before.task,
            layout: after.layout - before.layout,
            style: after.style - before.style,
          }
        : {};
    const all = contestant === 'ours' ? await page.evaluate(() => bench.readAll()) : undefined;
    return { ...result, ...own, ...(all && { marks: all.marks, readAll: all.ms }) };
  } finally {
    await page.close();
  }
}

/**
 * Runs a contestant and watches the page for the same time whoever it is: a page at rest draws and collects too,
 * and more so the longer one looks.
 */
async function contest(page: Page, contestant: Contestant): Promise<Run> {
  const watched = new Promise((done) => setTimeout(done, WATCHED_MS));
  if (contestant === 'bare') {
    const script = await page.evaluate(() => bench.bareWalk());
    await watched;
    return { script, withLayout: script };
  }
  if (contestant === 'mark.js') {
    const result = await page.evaluate(() => bench.markJs());
    await watched;
    return result;
  }
  await page.evaluate(() => {
    bench.watchTime();
    bench.startOurs();
  });
  await watched;
  const { spent, longest, settled } = await page.evaluate(() => ({
    ...bench.time(),
    settled: bench.running().settled,
  }));
  if (!settled) throw new Error(`not done within ${WATCHED_MS} ms: watch longer`);
  const painted = await page.evaluate(() => bench.painted());
  return { script: spent, withLayout: spent, longest, painted };
}

/** Several times what we need on the largest page of the bench. */
const WATCHED_MS = 1500;

/** Two hundred batches of cards appended as one scrolls: our milliseconds a batch, and the longest task. */
export async function endlessScroll(
  browser: Browser,
): Promise<{ perBatch: number; longest: number }> {
  const page = await openCards(browser, 20);
  await page.evaluate(() => {
    bench.watchTime();
    bench.startOurs();
    return bench.settle();
  });
  await page.evaluate(() => bench.resetTime());
  const batches = 200;
  for (let batch = 0; batch < batches; batch++) {
    const html = Array.from({ length: 20 }, (_, n) => benchCardHtml(20 + batch * 20 + n)).join('');
    await page.evaluate((markup) => {
      document.querySelector('#list')?.insertAdjacentHTML('beforeend', markup);
      scrollTo(0, document.documentElement.scrollHeight);
      return new Promise<void>((done) => requestAnimationFrame(() => done()));
    }, html);
  }
  await page.evaluate(() => bench.settle());
  const { spent, longest } = await page.evaluate(() => bench.time());
  await page.close();
  return { perBatch: spent / batches, longest };
}

/**
 * Megabytes of JavaScript heap over the bare page, after collecting garbage. Not on a page whose time is taken:
 * a collection throws compiled code away.
 */
export async function heapOfOurs(
  browser: Browser,
  name: BrowserName,
  cards: number,
): Promise<number | undefined> {
  const page = await openCards(browser, cards);
  try {
    const before = await heap(page, name);
    await contest(page, 'ours');
    const after = await heap(page, name);
    return before === undefined || after === undefined ? undefined : after - before;
  } finally {
    await page.close();
  }
}

/** A thousand changed texts a second for some seconds: the share of a core that we take. */
export async function storm(
  browser: Browser,
  seconds: number,
): Promise<{ share: number; longest: number }> {
  const page = await openCards(browser, 200);
  await page.evaluate(() => {
    bench.watchTime();
    bench.startOurs();
    return bench.settle();
  });
  await page.evaluate(() => bench.resetTime());
  const took = await page.evaluate(async (length) => {
    const texts = [...document.querySelectorAll('.text p')].flatMap((p) =>
      p.firstChild ? [p.firstChild] : [],
    );
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < length * 1000) {
      // As many as are due by now: browsers do not keep a timer of one millisecond.
      for (const due = performance.now() - start; done < due; done++) {
        const text = texts[done % texts.length] as Text;
        text.data =
          done % 3 === 0 ? `Ward ${done}, then scry 1.` : `Only ${done} words with no meaning.`;
      }
      await new Promise((next) => requestAnimationFrame(next));
    }
    return performance.now() - start;
  }, seconds);
  const { spent, longest } = await page.evaluate(() => bench.time());
  await page.close();
  return { share: spent / took, longest };
}

/**
 * The heap after a hundred replaced pages of cards, as a share of the heap before them. By then the engine has
 * compiled us: in the first hundred pages its code and caches grow by some 150 kB of 3.6 MB, and our objects by
 * nothing, as heap snapshots show.
 */
export async function navigations(
  browser: Browser,
  name: BrowserName,
): Promise<number | undefined> {
  if (name !== 'chromium') return undefined;
  const page = await openCards(browser, 200);
  await page.evaluate(() => {
    bench.startOurs();
    return bench.settle();
  });
  const markup = Array.from({ length: 200 }, (_, n) => benchCardHtml(n)).join('');
  const replace = async () => {
    await page.evaluate((html) => {
      const list = document.querySelector('#list');
      if (list) list.innerHTML = html;
      return new Promise<void>((done) => setTimeout(done, 120));
    }, markup);
  };
  const heapAtRest = async () => {
    await replace();
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SWEPT_MS);
    return heap(page, name);
  };
  for (let i = 0; i < WARM_PAGES; i++) await replace();
  const first = await heapAtRest();
  for (let i = 0; i < 100; i++) await replace();
  const last = await heapAtRest();
  await page.close();
  return first && last ? last / first : undefined;
}

const WARM_PAGES = 120;
/** What left the page is let go of two seconds later at most. */
const SWEPT_MS = 3000;

/** The longest of our tasks on a machine of a quarter of the speed, in milliseconds. */
export async function slowMachine(
  browser: Browser,
  name: BrowserName,
  cards: number,
): Promise<number | undefined> {
  if (name !== 'chromium') return undefined;
  const page = await openCards(browser, cards);
  await page.emulateCPUThrottling(4);
  await page.evaluate(() => {
    bench.watchTime();
    bench.startOurs();
    return bench.waitUntilDone();
  });
  const { longest } = await page.evaluate(() => bench.time());
  await page.close();
  return longest;
}
