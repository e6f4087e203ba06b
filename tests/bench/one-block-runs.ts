import type { Browser, Page } from 'puppeteer-core';
import { runInPage } from '../browser/harness/run-in-page.ts';
import { serveOffline } from '../browser/harness/serve-offline.ts';
import type * as Probe from './page-probe.ts';

declare const bench: typeof Probe;

/** What a page goes through, in this order. */
export const PHASES = ['load', 'change', 'scroll', 'hover'] as const;
export type Phase = (typeof PHASES)[number];

/** The longest of our tasks in milliseconds, and the longest time in which the page had no turn, of each phase. */
export interface OneBlockRun {
  readonly ours: Readonly<Record<Phase, number>>;
  readonly gap: Readonly<Record<Phase, number>>;
  readonly painted: number;
}

const ADDRESS = 'https://cards.example/long';
/** So long each phase is watched: several times what we need. */
const WATCHED_MS = 2500;

/** Runs one page with us, or without. */
export async function runOneBlock(
  browser: Browser,
  reply: { readonly body: string; readonly contentType?: string },
  withUs: boolean,
): Promise<OneBlockRun> {
  const page = await browser.newPage();
  try {
    await serveOffline(page, { [ADDRESS]: reply });
    await page.goto(ADDRESS);
    await runInPage(page, 'tests/bench/page-probe.ts', 'bench');
    await page.evaluate(() => {
      bench.watchTime();
      bench.watchGaps();
    });
    await wait(page, WATCHED_MS / 5);
    const ours: Partial<Record<Phase, number>> = {};
    const gap: Partial<Record<Phase, number>> = {};
    for (const phase of PHASES) {
      await page.evaluate(() => bench.resetTime());
      await ACTIONS[phase](page, withUs);
      if (withUs) await page.evaluate(() => bench.waitUntilDone());
      const time = await page.evaluate(() => bench.time());
      ours[phase] = time.longest;
      gap[phase] = time.gap;
    }
    const painted = withUs ? await page.evaluate(() => bench.painted()) : 0;
    return { ours, gap, painted } as OneBlockRun;
  } finally {
    await page.close();
  }
}

const wait = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise<void>((done) => setTimeout(done, time)), ms);

const ACTIONS: Readonly<Record<Phase, (page: Page, withUs: boolean) => Promise<void>>> = {
  async load(page, withUs) {
    if (withUs) await page.evaluate(() => bench.startOurs());
    await wait(page, WATCHED_MS);
  },
  async change(page) {
    await page.evaluate(() => {
      const block = document.querySelector('pre, p, tbody') ?? document.body;
      const added = document.createElement(block.localName === 'tbody' ? 'tr' : 'span');
      added.append(' It gains flying until end of turn. ');
      block.append(added);
    });
    await wait(page, WATCHED_MS);
  },
  async scroll(page) {
    await page.evaluate(async () => {
      const height = document.documentElement.scrollHeight;
      for (let step = 0; step < 60; step++) {
        scrollTo(0, step < 40 ? step * 150 : (height * (step - 39)) / 24);
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
    await wait(page, WATCHED_MS / 5);
  },
  async hover(page, withUs) {
    for (let step = 0; step < 12; step++) {
      const [x, y] = [60 + step * 80, 100 + step * 50];
      await page.mouse.move(x, y);
      if (withUs) await page.evaluate((left, top) => bench.hover(left, top), x, y);
    }
  },
};
