// Our scan against a bare walk that reads the same text, and against mark.js with the same terms.
//   npx tsx tests/bench/page-bench.ts [runs] [cards,cards] [chromium|firefox]
// Prints a table and writes it as dist/bench/page-bench.json.
import type { BrowserName } from '../browser/harness/find-browser.ts';
import { BROWSERS, startBrowser } from '../browser/harness/launch.ts';
import {
  type Contestant,
  endlessScroll,
  heapOfOurs,
  navigations,
  type Run,
  run,
  slowMachine,
  storm,
} from './page-runs.ts';
import { type Limit, quantile, writeReport } from './report.ts';

const [runs = '5', sizes = '20,200,2000,20000', only] = process.argv.slice(2);
/** On its largest pages mark.js takes minutes, which tells nothing more. */
const MOST_FOR_MARK_JS = 2000;
const STORM_SECONDS = 10;

const FIELDS = [
  'script',
  'withLayout',
  'longest',
  'task',
  'layout',
  'style',
  'marks',
  'painted',
  'readAll',
] as const satisfies readonly (keyof Run)[];

type Row = Partial<Record<(typeof FIELDS)[number], number>>;

function medians(list: readonly Run[]): Row {
  const row: Row = {};
  for (const field of FIELDS) {
    const values = list.flatMap((item) => item[field] ?? []);
    if (values.length > 0) row[field] = Math.round(quantile(values, 0.5) * 100) / 100;
  }
  return row;
}

interface Table {
  readonly browser: BrowserName;
  readonly version: string;
  readonly cards: Record<
    string,
    Partial<Record<Contestant, Row>> & { ratios?: Record<string, number> }
  >;
  extra?: Record<string, number | undefined>;
}

function ratio(a: number | undefined, b: number | undefined): number {
  return a === undefined || b === undefined ? Number.NaN : Math.round((a / b) * 100) / 100;
}

async function measure(name: BrowserName): Promise<Table> {
  const browser = await startBrowser({ browser: name });
  const table: Table = { browser: name, version: await browser.version(), cards: {} };
  for (const cards of sizes.split(',').map(Number)) {
    const lists: Record<Contestant, Run[]> = { bare: [], ours: [], 'mark.js': [] };
    // In turns, so that a slow minute of the machine falls on all of them.
    for (let i = 0; i < Number(runs); i++)
      for (const contestant of ['bare', 'ours', 'mark.js'] as const)
        if (contestant !== 'mark.js' || cards <= MOST_FOR_MARK_JS)
          lists[contestant].push(await run(browser, name, contestant, cards));
    const [bare, ours, marks] = [lists.bare, lists.ours, lists['mark.js']].map(medians) as [
      Row,
      Row,
      Row,
    ];
    const ratios = {
      'our script / bare script': ratio(ours.script, bare.script),
      'our task / bare task': ratio(ours.task, bare.task),
      'mark.js task / our task': ratio(marks.task, ours.task),
      'mark.js script and layout / ours': ratio(marks.withLayout, ours.withLayout),
    };
    table.cards[cards] = { bare, ours, 'mark.js': marks, ratios };
    console.log(`\n${name}, ${cards} cards`);
    console.table({ bare, ours, 'mark.js': marks });
    console.table(ratios);
  }
  const scroll = await endlessScroll(browser);
  const storms = await storm(browser, STORM_SECONDS);
  const kept = await navigations(browser, name);
  table.extra = {
    'longest task at a quarter of the speed, 2000 cards, ms': await slowMachine(
      browser,
      name,
      2000,
    ),
    'heap over the bare page, 2000 cards, MB': await heapOfOurs(browser, name, 2000),
    'endless scroll, ms a batch of 20 cards': scroll.perBatch,
    'endless scroll, longest task ms': scroll.longest,
    'storm of 1000 changes a second, share of a core': storms.share,
    'storm, longest task ms': storms.longest,
    'heap after 100 navigations / before them': kept,
  };
  console.table(table.extra);
  await browser.close();
  return table;
}

const tables: Table[] = [];
for (const name of BROWSERS)
  if (only === undefined || only === name) tables.push(await measure(name));
/** What a page of 2,000 cards may cost over the bare walk, and one of 20 over mark.js, which does all of it at once. */
const SCRIPT_OVER_BARE = 1.5;
const TASK_OVER_BARE = 1.8;
const TASK_OVER_MARK_JS = 0.33;
// Firefox tells no task time.
const limits = tables
  .filter(({ browser }) => browser === 'chromium')
  .flatMap(({ cards }): Limit[] => {
    const [few, many] = [cards['20'], cards['2000']];
    return [
      ...(few?.ours && few['mark.js']
        ? [
            {
              what: '20 cards: our task, to mark.js’s',
              measured: ratio(few.ours.task, few['mark.js'].task),
              atMost: TASK_OVER_MARK_JS,
            },
          ]
        : []),
      ...(many?.ours && many.bare
        ? [
            {
              what: '2,000 cards: our script, to the bare walk’s',
              measured: ratio(many.ours.script, many.bare.script),
              atMost: SCRIPT_OVER_BARE,
            },
            {
              what: '2,000 cards: our task, to the bare walk’s',
              measured: ratio(many.ours.task, many.bare.task),
              atMost: TASK_OVER_BARE,
            },
          ]
        : []),
    ];
  });
writeReport('page-bench', { runs: Number(runs), tables }, limits);
