// From the end of the pointer's rest on a marked word to the frame in which its popover is painted.
//   npx tsx tests/bench/popover-bench.ts [hovers] [chromium|firefox]      (after npm run build)
// Prints a table and writes it as dist/bench/popover-bench.json.
import type { Browser, Page } from 'puppeteer-core';
import { DEFAULT_SETTINGS } from '../../src/settings/fields.ts';
import { openExtension } from '../browser/extension/open-extension.ts';
import { marksThere } from '../browser/extension/popover-on-page.ts';
import type { BrowserName } from '../browser/harness/find-browser.ts';
import { BROWSERS } from '../browser/harness/launch.ts';
import { moveAway, painted } from '../browser/harness/pointer.ts';
import { runInPage } from '../browser/harness/run-in-page.ts';
import { serveOffline } from '../browser/harness/serve-offline.ts';
import { benchPageHtml } from './page-cards.ts';
import type * as Probe from './popover-probe.ts';
import { quantile, writeReport } from './report.ts';

declare const popoverProbe: typeof Probe;

const asked = process.argv.slice(2);
const hovers = Number(asked.find((word) => /^\d+$/.test(word)) ?? 100);
const only = asked.find((word) => BROWSERS.some((name) => name === word));
/** A site that the extension reads; the cards on it are invented, and it is served from memory. */
const ADDRESS = 'https://scryfall.com/search?q=otter';
/** About two marks a card: enough that a hover seldom meets the word of another before it. */
const CARDS = 20;
const LEAST_MARKS = 20;
/** The first popover of a page brings its script along: so many pages are opened for it. */
const FIRSTS = 15;

/** Comes onto a marked word as a hand does, rests there, and leaves again. */
async function hover(page: Page, nth: number): Promise<Probe.Showing> {
  const { x, y } = await page.evaluate((mark) => popoverProbe.pointAt(mark), nth);
  await painted(page);
  await page.evaluate((delay) => popoverProbe.watch(delay), DEFAULT_SETTINGS.restDelay);
  await page.mouse.move(x - 14, y - 10);
  await page.mouse.move(x, y, { steps: 4 });
  const showing = await page.evaluate(() => popoverProbe.shown());
  await moveAway(page);
  await page.evaluate(() => popoverProbe.gone());
  return showing;
}

async function openMarked(browser: Browser): Promise<{ page: Page; marks: number }> {
  const page = await browser.newPage();
  await serveOffline(page, { [ADDRESS]: benchPageHtml(CARDS) });
  await page.goto(ADDRESS);
  await marksThere(page, LEAST_MARKS);
  await runInPage(page, 'tests/bench/popover-probe.ts', 'popoverProbe');
  return { page, marks: await page.evaluate(() => popoverProbe.findMarks()) };
}

/** The pages' first popovers. */
async function firstShowings(browser: Browser): Promise<Probe.Showing[]> {
  const showings: Probe.Showing[] = [];
  for (let time = 0; time < FIRSTS; time += 1) {
    const { page } = await openMarked(browser);
    // A hand comes from somewhere.
    await moveAway(page);
    await painted(page);
    showings.push(await hover(page, time));
    await page.close();
  }
  return showings;
}

async function measure(name: BrowserName) {
  const { browser } = await openExtension(name);
  const firsts = await firstShowings(browser);
  const { page, marks } = await openMarked(browser);
  const frame = await page.evaluate(() => popoverProbe.frameLength());
  const showings: Probe.Showing[] = [];
  for (let nth = 0; nth < hovers; nth += 1) showings.push(await hover(page, nth));
  const version = await browser.version();
  await browser.close();
  type Field = 'frames' | 'framesSinceTimer' | 'toFrame' | 'toPainted';
  const of = (field: Field, among = showings) => {
    const values = among.map((showing) => showing[field]);
    const at = (share: number) => Math.round(quantile(values, share) * 10) / 10;
    return { median: at(0.5), '95th': at(0.95), most: at(1) };
  };
  const rows = {
    'frames since the rest’s end, with the one that has it': of('frames'),
    'frames since the browser’s timer told of it': of('framesSinceTimer'),
    'ms to the start of that frame': of('toFrame'),
    'ms until that frame is painted': of('toPainted'),
    'the same for the first of a page': of('toPainted', firsts),
  };
  const withWords = showings.filter(({ words }) => words).length;
  console.log(`\n${version}: ${showings.length} hovers over ${marks} marks`);
  console.table(rows);
  console.log(`a frame is ${frame.toFixed(1)} ms; the words stood in it ${withWords} times`);
  return { browser: name, version, marks, hovers: showings.length, frame, withWords, rows };
}

const tables = [];
for (const name of BROWSERS)
  if (only === undefined || only === name) tables.push(await measure(name));
writeReport('popover-bench', { tables });
