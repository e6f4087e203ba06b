import { configDefaults, defineConfig } from 'vitest/config';
import { PATIENCE } from './tests/browser/harness/patience.ts';

/** What only Chromium can be asked has `.chromium` in its name. */
const otherBrowsers = process.env.TEST_BROWSER === 'firefox' ? ['**/*.chromium.test.ts'] : [];

/**
 * Tests in real browsers, file after file in one process, so that they share a browser: starting one takes longer than
 * most files. TEST_BROWSER narrows them to one; `npm test` runs Chromium and Firefox beside each other, and no more:
 * with two of each, on two cores, gestures came too slowly for the page to take them as one.
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
    maxWorkers: 1,
  },
});
