// Pages that are one enormous block: our longest task on load, after a change, while scrolling and hovering, and the
// longest time in which the page had no turn, beside the same page without us.
//   npx tsx tests/bench/one-block-bench.ts [runs] [chromium|firefox]
// Prints a table and writes it as dist/bench/one-block-bench.json.
import { BROWSERS, startBrowser } from '../browser/harness/launch.ts';
import { oneBlockPages } from './one-block-pages.ts';
import { type OneBlockRun, PHASES, runOneBlock } from './one-block-runs.ts';
import { type Limit, writeReport } from './report.ts';

const [runs = '3', only] = process.argv.slice(2);
/** No task of ours may take longer, in milliseconds. */
const LONGEST_TASK_MS = 50;

/** Of each phase the least of all runs: what else the machine does only adds to it. */
function least(list: readonly OneBlockRun[], what: 'ours' | 'gap'): Record<string, number> {
  return Object.fromEntries(
    PHASES.map((phase) => [
      phase,
      Math.round(Math.min(...list.map((run) => run[what][phase])) * 10) / 10,
    ]),
  );
}

const tables: object[] = [];
const limits: Limit[] = [];
for (const name of BROWSERS) {
  if (only !== undefined && only !== name) continue;
  const browser = await startBrowser({ browser: name });
  for (const [what, reply] of Object.entries(oneBlockPages())) {
    const ours: OneBlockRun[] = [];
    const bare: OneBlockRun[] = [];
    for (let i = 0; i < Number(runs); i++) {
      bare.push(await runOneBlock(browser, reply, false));
      ours.push(await runOneBlock(browser, reply, true));
    }
    const rows = {
      'our longest task': least(ours, 'ours'),
      'no turn, with us': least(ours, 'gap'),
      'no turn, without': least(bare, 'gap'),
    };
    const painted = ours[0]?.painted ?? 0;
    console.log(`\n${name}, ${what}: ${painted} ranges painted; milliseconds`);
    console.table(rows);
    tables.push({ browser: name, page: what, painted, rows });
    limits.push({
      what: `${name}, ${what}: our longest task, ms`,
      measured: Math.max(...Object.values(rows['our longest task'])),
      atMost: LONGEST_TASK_MS,
    });
  }
  await browser.close();
}
writeReport('one-block-bench', { runs: Number(runs), tables }, limits);
