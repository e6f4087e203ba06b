// npm test: everything, real browsers included. The last line counts the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BrowserMissingError } from './browser/harness/find-browser.ts';
import { ensureBrowsers } from './tools/ensure-browsers.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORT = join(ROOT, 'dist/test-report.json');

/** The counts of vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}
const NO_REPORT: Report = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

function npx(...args: readonly string[]): boolean {
  return spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

/** Runs one vitest configuration and adds its counts; a run that gives no report is one failure. */
function vitest(config: string): void {
  rmSync(REPORT, { force: true });
  const fine = npx(
    'vitest',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  );
  const report = existsSync(REPORT)
    ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report)
    : NO_REPORT;
  const failed = report.numFailedTests;
  total.passed += report.numPassedTests;
  total.skipped += report.numPendingTests + report.numTodoTests;
  total.failed += fine ? failed : Math.max(failed, 1);
}

try {
  ensureBrowsers();
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
if (!npx('tsx', 'build.ts')) process.exit(1);
vitest('vitest.config.ts');
vitest('vitest.browser.config.ts');
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed ? 1 : 0);
