// How long the card index takes: to be laid into the store after an install, the first look-up of a page, later ones.
//   npx tsx tests/bench/cards-bench.ts [chromium|firefox]      (after npm run build)
// Prints a table and writes it as dist/bench/cards-bench.json.
import { readCardIndex } from '../../rules-data/tools/card-index.ts';
import { unsqueeze } from '../../src/cards/squeeze/unsqueeze.ts';
import { goToOwn } from '../browser/extension/extension-driver.ts';
import { openExtension } from '../browser/extension/open-extension.ts';
import { cardsStored } from '../browser/extension/rules-stored.ts';
import type { BrowserName } from '../browser/harness/find-browser.ts';
import { BROWSERS } from '../browser/harness/launch.ts';
import { runInPage } from '../browser/harness/run-in-page.ts';
import { mulberry32 } from '../corpus/random.ts';
import type * as Probe from './cards-probe.ts';
import { type Limit, quantile, writeReport } from './report.ts';

declare const cardsProbe: typeof Probe;

const [only] = process.argv.slice(2);
/** Pages that are opened for a first look-up, and look-ups on the last of them. */
const PAGES = 20;
const LOOK_UPS = 200;

const names = [...unsqueeze(readCardIndex())].map(({ name }) => name);

/** Names drawn by a seed, the same in each run. */
function draw(count: number, seed: number): string[] {
  const next = mulberry32(seed);
  return Array.from({ length: count }, () => names[Math.floor(next() * names.length)] ?? '');
}

async function measure(name: BrowserName) {
  const start = performance.now();
  const { browser, welcome } = await openExtension(name, { own: true });
  await cardsStored(welcome);
  const stored = performance.now() - start;
  const first: number[] = [];
  let later: readonly number[] = [];
  let found = 0;
  for (let page = 0; page < PAGES; page += 1) {
    await goToOwn(welcome, 'look-up.html', 'input[type=search]');
    await runInPage(welcome, 'tests/bench/cards-probe.ts', 'cardsProbe');
    const last = page === PAGES - 1;
    const result = await welcome.evaluate(
      (list) => cardsProbe.lookUp(list),
      draw(last ? LOOK_UPS + 1 : 1, page),
    );
    const [one = Number.NaN, ...others] = result.times;
    first.push(one);
    later = others;
    found += result.found;
  }
  const version = await browser.version();
  await browser.close();
  const of = (values: readonly number[]) => {
    const at = (share: number) => Math.round(quantile(values, share) * 100) / 100;
    return { median: at(0.5), '95th': at(0.95), most: at(1) };
  };
  const rows = { 'ms of a page’s first look-up': of(first), 'ms of a later one': of(later) };
  console.log(`\n${version}: ${found} of ${PAGES + LOOK_UPS} found`);
  console.log(`${Math.round(stored)} ms from the browser’s start until the index is laid`);
  console.table(rows);
  return { browser: name, version, found, stored, rows };
}

const tables = [];
for (const name of BROWSERS)
  if (only === undefined || only === name) tables.push(await measure(name));
/** A look-up may take so long, in milliseconds: the first of a page, and a later one. */
const FIRST_MS = 20;
const LATER_MS = 5;
const limits = tables.flatMap(({ browser, rows }): Limit[] => [
  {
    what: `${browser}: a page’s first look-up, ms`,
    measured: rows['ms of a page’s first look-up'].median,
    atMost: FIRST_MS,
  },
  {
    what: `${browser}: a later look-up, ms`,
    measured: rows['ms of a later one'].median,
    atMost: LATER_MS,
  },
]);
writeReport('cards-bench', { tables }, limits);
