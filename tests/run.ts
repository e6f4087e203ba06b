// npm test: everything, real browsers included. The last line counts the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BrowserMissingError } from './browser/harness/find-browser.ts';
import { REPEATED_GESTURES } from './browser/harness/repeated-gestures.ts';
import { ensureBrowsers } from './tools/ensure-browsers.ts';
import { type FileOutcome, type Outcome, runSuite, type Suite } from './tools/run-suite.ts';

const ROOT = join(import.meta.dirname, '..');
const BROWSER_TESTS = 'vitest.browser.config.ts';

/** What is run beside each other: a browser waits more than it works, and leaves the rest of two cores to others. */
const SUITES: readonly (readonly Suite[])[] = [
  [{ name: 'unit', config: 'vitest.config.ts' }],
  [
    { name: 'long', config: 'vitest.long.config.ts' },
    { name: 'chromium', config: BROWSER_TESTS, browser: 'chromium' },
    { name: 'firefox', config: BROWSER_TESTS, browser: 'firefox' },
  ],
];

/** The slowest files of a suite are told at the end: so many. */
const SLOWEST = 8;

const passedLater: string[] = [];

/**
 * Runs a suite. Where CI is set, the files that failed get a second go, each whole, in a fresh process and a fresh
 * browser: what a strange machine broke once must not cost a day's work, and is told loudly.
 */
async function run(suite: Suite): Promise<Outcome> {
  const began = Date.now();
  const first = await runSuite(suite);
  const seconds = (Date.now() - began) / 1000;
  const slowest = [...first.files]
    .toSorted(([, a], [, b]) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(([file, outcome]) => `${Math.round(outcome.seconds)} s ${file}`);
  console.log(`\n${suite.name}: ${Math.round(seconds)} s, of them\n  ${slowest.join('\n  ')}`);
  return first;
}

/** Gives the failed files of a run their second go. */
async function again(suite: Suite, first: Outcome): Promise<Outcome> {
  const failed = [...first.files].filter(([, { failures }]) => failures.length > 0);
  if (failed.length === 0 || !process.env.CI) return first;
  console.log(`\n${suite.name}: a second go of ${failed.map(([file]) => file).join(', ')}`);
  const second = await runSuite(
    suite,
    failed.map(([file]) => file),
  );
  for (const [file, { failures }] of failed)
    if (second.files.get(file)?.failed === 0)
      passedLater.push(...failures.map((failure) => `${suite.name}: ${file} – ${failure}`));
  return { files: new Map([...first.files, ...second.files]), broken: second.broken };
}

try {
  ensureBrowsers();
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
rmSync(REPEATED_GESTURES, { force: true });
const built = spawnSync('npx', ['tsx', 'build.ts'], { cwd: ROOT, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);

const outcomes: Outcome[] = [];
for (const together of SUITES) {
  const firsts = await Promise.all(together.map(run));
  // One after the other: what failed beside others may need the machine for itself.
  for (const [i, suite] of together.entries()) {
    const first = firsts[i];
    if (first) outcomes.push(await again(suite, first));
  }
}

const files = outcomes.flatMap(({ files }) => [...files.values()]);
const broken = outcomes.flatMap(({ broken }) => broken ?? []);
const sum = (field: 'passed' | 'failed' | 'skipped') =>
  files.reduce((total: number, outcome: FileOutcome) => total + outcome[field], 0);
const gestures = existsSync(REPEATED_GESTURES)
  ? readFileSync(REPEATED_GESTURES, 'utf8').trim().split('\n')
  : [];
console.log(
  [
    '',
    ...(gestures.length > 0 ? [`${gestures.length} gestures were made again:`, ...gestures] : []),
    ...passedLater.map((failure) => `PASSED AT THE SECOND GO: ${failure}`),
    ...outcomes.flatMap(({ files }) =>
      [...files].flatMap(([file, { failures }]) =>
        failures.map((one) => `FAILED: ${file} – ${one}`),
      ),
    ),
    ...broken.map((reason) => `FAILED: ${reason}`),
    `${sum('passed')} passed, ${sum('failed') + broken.length} failed, ${sum('skipped')} skipped`,
  ].join('\n'),
);
process.exit(sum('failed') + broken.length > 0 ? 1 : 0);
