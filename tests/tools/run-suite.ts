import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BrowserName } from '../browser/harness/find-browser.ts';

const ROOT = join(import.meta.dirname, '../..');

/** One vitest configuration, in one browser where it has any. */
export interface Suite {
  readonly name: string;
  readonly config: string;
  readonly browser?: BrowserName;
}

/** What came of a file of tests. */
export interface FileOutcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed in it: the test, and the first line of why. */
  readonly failures: readonly string[];
  readonly seconds: number;
}

/** What came of a run, by file, named from the repository's root. */
export interface Outcome {
  readonly files: ReadonlyMap<string, FileOutcome>;
  /** Why the run as a whole failed, where no file of it did. */
  readonly broken: string | undefined;
}

/** What vitest's JSON report has of each file, as far as we read it. */
interface ReportedFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** Runs a suite in a process of its own, all of it or the files that are named. */
export async function runSuite(suite: Suite, files: readonly string[] = []): Promise<Outcome> {
  const report = join(ROOT, `dist/test-report-${suite.name}.json`);
  rmSync(report, { force: true });
  const run = spawn(
    'npx',
    [
      ...['vitest', 'run', '--config', suite.config, ...files],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(suite.browser && { TEST_BROWSER: suite.browser }) },
    },
  );
  const code = await new Promise<number | null>((done) => {
    run.on('exit', done);
    run.on('error', () => done(null));
  });
  if (!existsSync(report)) return { files: new Map(), broken: `no report, exit code ${code}` };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: readonly ReportedFile[];
  };
  const outcomes = new Map(
    testResults.map((file) => [relative(ROOT, file.name), outcomeOf(file)] as const),
  );
  const fine = code === 0 || [...outcomes.values()].some(({ failed }) => failed > 0);
  return { files: outcomes, broken: fine ? undefined : `exit code ${code}, and no failed test` };
}

function outcomeOf({ status, message, startTime, endTime, assertionResults }: ReportedFile) {
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages?.[0])}`);
  // A file that cannot be read, or set up, fails with no test of its own.
  if (status === 'failed' && failures.length === 0) failures.push(firstLine(message));
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  return {
    passed,
    failed: failures.length,
    skipped: assertionResults.filter(({ status }) => !/^(?:passed|failed)$/.test(status)).length,
    failures,
    seconds: Math.max(0, endTime - startTime) / 1000,
  };
}

const firstLine = (text: string | undefined) => text?.trim().split('\n')[0] ?? 'no reason given';
