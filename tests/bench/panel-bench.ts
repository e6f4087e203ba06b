// From the end of the pointer's rest on a card's picture to the frame in which its panel is painted.
//   npx tsx tests/bench/panel-bench.ts [rests] [chromium|firefox]      (after npm run build)
// Prints a table and writes it as dist/bench/panel-bench.json.
import type { Page } from 'puppeteer-core';
import { DEFAULT_SETTINGS } from '../../src/settings/fields.ts';
import { openExtension } from '../browser/extension/open-extension.ts';
import { layCards } from '../browser/extension/pictured-cards.ts';
import { cardsStored } from '../browser/extension/rules-stored.ts';
import type { BrowserName } from '../browser/harness/find-browser.ts';
import { BROWSERS } from '../browser/harness/launch.ts';
import { moveAway, painted } from '../browser/harness/pointer.ts';
import { runInPage } from '../browser/harness/run-in-page.ts';
import { serveOffline } from '../browser/harness/serve-offline.ts';
import { cardGrid, GRID_URL } from './card-grid.ts';
import type * as Probe from './popover-probe.ts';
import { type Limit, quantile, writeReport } from './report.ts';

declare const popoverProbe: typeof Probe;

const [rests = '100', only] = process.argv.slice(2);
/** What issue 20 asks for: the first frame or the second. */
const MOST_FRAMES = 2;

/** Comes onto a picture as a hand does, rests there, and leaves again. */
async function rest(page: Page, nth: number): Promise<Probe.Showing> {
  const { x, y } = await page.evaluate((index) => {
    const picture = document.images[index % document.images.length];
    picture?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = picture?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, nth);
  await painted(page);
  await page.evaluate((delay) => popoverProbe.watch(delay), DEFAULT_SETTINGS.pictureDelay);
  await page.mouse.move(x - 14, y - 10);
  await page.mouse.move(x, y, { steps: 4 });
  const showing = await page.evaluate(() => popoverProbe.shown());
  await moveAway(page);
  await page.evaluate(() => popoverProbe.gone());
  return showing;
}

async function measure(name: BrowserName) {
  const { browser, welcome } = await openExtension(name, { own: true });
  await cardsStored(welcome);
  await layCards(welcome);
  const page = await browser.newPage();
  // A picture of its own for each rest: a card that was shown before is looked up no more.
  await serveOffline(page, { [GRID_URL]: cardGrid(Number(rests) + 1) });
  await page.goto(GRID_URL);
  await page.bringToFront();
  await runInPage(page, 'tests/bench/popover-probe.ts', 'popoverProbe');
  // The first brings the popover's script.
  await rest(page, 0);
  const showings: Probe.Showing[] = [];
  for (let nth = 1; nth <= Number(rests); nth += 1) showings.push(await rest(page, nth));
  const version = await browser.version();
  await browser.close();
  const of = (field: 'frames' | 'framesSinceTimer' | 'toFrame' | 'toPainted') => {
    const values = showings.map((showing) => showing[field]);
    const at = (share: number) => Math.round(quantile(values, share) * 10) / 10;
    return { median: at(0.5), '95th': at(0.95), most: at(1) };
  };
  const rows = {
    'frames since the rest’s end, with the one that has it': of('frames'),
    'frames since the browser’s timer told of it': of('framesSinceTimer'),
    'ms to the start of that frame': of('toFrame'),
    'ms until that frame is painted': of('toPainted'),
  };
  console.log(`\n${version}: ${showings.length} rests`);
  console.table(rows);
  return { browser: name, version, rests: showings.length, rows };
}

const tables = [];
for (const name of BROWSERS)
  if (only === undefined || only === name) tables.push(await measure(name));
const limits = tables.flatMap(({ browser, rows }): Limit[] => [
  {
    what: `${browser}: frames to a card’s panel, 95th of 100`,
    measured: rows['frames since the browser’s timer told of it']['95th'],
    atMost: MOST_FRAMES,
  },
]);
writeReport('panel-bench', { tables }, limits);
