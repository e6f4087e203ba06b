// npm run bench: what we cost, as ratios, each measured side by side with its yardstick in one run. Ends with a table of
// the limits, and fails where one is missed on an idle machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowsers } from '../tools/ensure-browsers.ts';
import { type Limit, reportFile } from './report.ts';

/** A yardstick that takes a third longer than at its best says that the machine does something else as well. */
const DRIFT = 4 / 3;
/** Rounds of the yardstick's loop: about a tenth of a second. */
const YARDSTICK_ROUNDS = 30_000_000;

/** Milliseconds of a piece of work that is always the same, the least of three; its sum is used, or no engine would work. */
function yardstick(): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now();
      let sum = 0;
      for (let i = 0; i < YARDSTICK_ROUNDS; i += 1) sum = (sum + Math.imul(i, 31)) | 0;
      return performance.now() - start + (sum === 1 ? 1 : 0);
    }),
  );
}

ensureBrowsers();
yardstick();
const yardsticks = [yardstick()];
const limits: (Limit & { readonly bench: string })[] = [];
for (const bench of [
  'detect-bench',
  'comprules-bench',
  'start-up-bench',
  'page-bench',
  'one-block-bench',
  'popover-bench',
  'panel-bench',
  'cards-bench',
]) {
  console.log(`\n— ${bench}`);
  rmSync(reportFile(bench), { force: true });
  const file = join(import.meta.dirname, `${bench}.ts`);
  const { status } = spawnSync('npx', ['tsx', file], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
  yardsticks.push(yardstick());
  if (!existsSync(reportFile(bench))) continue;
  const report: { limits?: readonly Limit[] } = JSON.parse(readFileSync(reportFile(bench), 'utf8'));
  limits.push(...(report.limits ?? []).map((limit) => ({ bench, ...limit })));
}

const drift = Math.max(...yardsticks) / Math.min(...yardsticks);
const isIdle = drift < DRIFT;
/** What could not be measured is missed, too. */
const isMissed = ({ measured, atMost }: Limit) => !(measured <= atMost);
console.log('\n— limits');
console.table(
  limits.map((limit) => ({
    bench: limit.bench,
    what: limit.what,
    measured: Math.round(limit.measured * 100) / 100,
    'at most': limit.atMost,
    '': isMissed(limit) ? 'missed' : 'met',
  })),
);
console.log(
  `The yardstick drifted by ${Math.round((drift - 1) * 100)} %: ${
    isIdle ? 'the machine was idle.' : 'the machine was not idle, and missed limits say little.'
  }`,
);
if (isIdle && limits.some(isMissed)) process.exitCode = 1;
