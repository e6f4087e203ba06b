// npm test: everything, real browsers included. The last line counts the tests.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BrowserMissingError } from './browser/harness/find-browser.ts';
import { ensureBrowsers } from './tools/ensure-browsers.ts';

const ROOT = join(import.meta.dirname, '..');

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

/** Runs one vitest configuration; a run that gives no report, or fails without a failed test, is one failure. */
async function vitest(config: string, browser?: 'chromium' | 'firefox'): Promise<Counts> {
  const report = join(ROOT, `dist/test-report-${browser ?? 'unit'}.json`);
  rmSync(report, { force: true });
  const run = spawn(
    'npx',
    [
      ...['vitest', 'run', '--config', config],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(browser && { TEST_BROWSER: browser }) },
    },
  );
  const fine = await new Promise<boolean>((done) => {
    run.on('exit', (code) => done(code === 0));
    run.on('error', () => done(false));
  });
  const counts = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as Report)
    : NO_REPORT;
  return {
    passed: counts.numPassedTests,
    failed: fine ? counts.numFailedTests : Math.max(counts.numFailedTests, 1),
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}

try {
  ensureBrowsers();
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const built = spawnSync('npx', ['tsx', 'build.ts'], { cwd: ROOT, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
const all = [
  await vitest('vitest.config.ts'),
  // Each browser waits more than it works, so the two go side by side.
  ...(await Promise.all([
    vitest('vitest.browser.config.ts', 'chromium'),
    vitest('vitest.browser.config.ts', 'firefox'),
  ])),
];
const sum = (field: keyof Counts) => all.reduce((total, counts) => total + counts[field], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') ? 1 : 0);
