// npm run bench: what we cost, as ratios, each measured side by side with its yardstick in one run.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowsers } from '../tools/ensure-browsers.ts';

ensureBrowsers();
for (const bench of [
  'detect-bench',
  'comprules-bench',
  'page-bench',
  'one-block-bench',
  'popover-bench',
  'cards-bench',
]) {
  console.log(`\n— ${bench}`);
  const file = join(import.meta.dirname, `${bench}.ts`);
  const { status } = spawnSync('npx', ['tsx', file], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
