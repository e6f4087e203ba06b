// What the installed extension costs a page from its load until it is quiet, to the same extension with an empty
// content script: compiling, unpacking, storage and garbage are in it, which an injected bundle does not show.
//   npx tsx tests/bench/start-up-bench.ts [runs]
// Prints a table and writes it as dist/bench/start-up-bench.json. Chromium; build first.
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { OX_PAGE, OX_URL } from '../browser/extension/bramble-ox.ts';
import { ownTab } from '../browser/extension/open-extension.ts';
import { rulesStored } from '../browser/extension/rules-stored.ts';
import { startBrowser } from '../browser/harness/launch.ts';
import { serveOffline } from '../browser/harness/serve-offline.ts';
import { cardGrid, GRID_URL } from './card-grid.ts';
import { type Limit, quantile, writeReport } from './report.ts';

const [runs = '15'] = process.argv.slice(2);
const DIST = resolve(import.meta.dirname, '../../dist/chrome');

/** A page is quiet so long after its load, in milliseconds: the last slice of reading is over long before. */
const QUIET_AFTER_MS = 1500;

/** A deck as card sites show it: pictures and names, no rules text. */
const DECK_URL = 'https://www.moxfield.com/decks/bramble';
const DECK_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A deck</title></head><body><main>
${Array.from(
  { length: 60 },
  (_, i) =>
    `<div class="deck-card"><a href="/cards/${i}"><img class="img-card" width="146" height="204" alt="Bramble Ox ${i}" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></a><span>${i % 4} Bramble Ox ${i}</span><span>$${i}.25</span></div>`,
).join('\n')}
</main></body></html>`;

/** Pictures of cards, of which nothing may be read before a pointer rests on one. */
const PICTURES = 1000;

const PAGES = {
  'one card': [OX_URL, OX_PAGE],
  'a deck without rules text': [DECK_URL, DECK_PAGE],
  '1,000 pictures of cards': [GRID_URL, cardGrid(PICTURES)],
  '1,000 pictures that say nothing': [GRID_URL, cardGrid(PICTURES, { named: false })],
} as const;

interface Load {
  readonly task: number;
  readonly script: number;
  readonly heap: number;
}

/** Loads a page in a new tab; milliseconds of its main thread until it is quiet, and megabytes of its heap. */
async function load(browser: Browser, url: string, html: string): Promise<Load> {
  const page = await browser.newPage();
  await serveOffline(page, { [url]: html });
  await page.goto(url);
  await new Promise((done) => setTimeout(done, QUIET_AFTER_MS));
  const { TaskDuration = 0, ScriptDuration = 0 } = await page.metrics();
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = 0 } = await page.metrics();
  await page.close();
  return { task: TaskDuration * 1000, script: ScriptDuration * 1000, heap: JSHeapUsedSize / 1e6 };
}

/** The extension with a content script that does nothing. */
function emptied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reminder-text-empty-'));
  cpSync(DIST, folder, { recursive: true });
  writeFileSync(join(folder, 'content.js'), '');
  const sites = join(folder, 'sites');
  for (const file of readdirSync(sites)) writeFileSync(join(sites, file), '');
  return folder;
}

const empty = emptied();
const browsers = {
  ours: await startBrowser({ browser: 'chromium', extension: DIST }),
  empty: await startBrowser({ browser: 'chromium', extension: empty }),
};
for (const browser of Object.values(browsers)) {
  const welcome = await ownTab(browser, 'Welcome to Reminder Text');
  await rulesStored(welcome);
}
const table: Record<string, Record<string, number>> = {};
for (const [name, [url, html]] of Object.entries(PAGES)) {
  const loads: Record<keyof typeof browsers, Load[]> = { ours: [], empty: [] };
  // In turns, so that a slow minute of the machine falls on both.
  for (let i = 0; i <= Number(runs); i++)
    for (const which of ['ours', 'empty'] as const) {
      const measured = await load(browsers[which], url, html);
      // The first warms the browser up.
      if (i > 0) loads[which].push(measured);
    }
  const median = (which: keyof typeof browsers, field: keyof Load) =>
    quantile(
      loads[which].map((one) => one[field]),
      0.5,
    );
  const round = (value: number) => Math.round(value * 100) / 100;
  table[name] = {
    'task, ms': round(median('ours', 'task')),
    'task with an empty script, ms': round(median('empty', 'task')),
    'task, ratio': round(median('ours', 'task') / median('empty', 'task')),
    'script over the empty one, ms': round(median('ours', 'script') - median('empty', 'script')),
    'heap over the empty one, MB': round(median('ours', 'heap') - median('empty', 'heap')),
  };
}
console.table(table);
for (const browser of Object.values(browsers)) await browser.close();
rmSync(empty, { recursive: true });
/** Two ratios that are equal differ by so much from run to run. */
const NOISE = 1.1;
const TASK = 'task, ratio';
const HEAP = 'heap over the empty one, MB';
const limits: Limit[] = [
  limit('one card', TASK, 1.25),
  limit('a deck without rules text', TASK, 1.05),
  limit('one card', HEAP, 1),
  {
    what: '1,000 pictures: the ratio with names to the ratio without',
    measured: ratioOf('1,000 pictures of cards') / ratioOf('1,000 pictures that say nothing'),
    atMost: NOISE,
  },
];
function ratioOf(page: keyof typeof PAGES): number {
  return table[page]?.[TASK] ?? Number.NaN;
}
function limit(page: keyof typeof PAGES, what: string, atMost: number): Limit {
  return { what: `${page}: ${what}`, measured: table[page]?.[what] ?? Number.NaN, atMost };
}
writeReport('start-up-bench', { runs: Number(runs), table }, limits);
