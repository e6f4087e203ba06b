import { configDefaults, defineConfig } from 'vitest/config';
import { PATIENCE } from './tests/browser/harness/patience.ts';

/** What only Chromium can be asked has `.chromium` in its name. */
const otherBrowsers = process.env.TEST_BROWSER === 'firefox' ? ['**/*.chromium.test.ts'] : [];

/**
 * Tests in real browsers. The files of a process share a browser, since starting one takes longer than most files;
 * two processes a browser, since a test waits more than it works. TEST_BROWSER narrows them to one; `npm test` runs
 * Chromium and Firefox beside each other.
 */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts', 'tests/corpus/pages.test.ts'],
    exclude: [...configDefaults.exclude, ...otherBrowsers],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as for all that tests wait for; its own second is no time on a loaded machine.
    expect: { poll: { timeout: PATIENCE } },
    // A test depends on what those before it in its file have left: tests/run.ts gives whole files a second go in CI.
    retry: 0,
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
  },
});
