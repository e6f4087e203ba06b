import { configDefaults, defineConfig } from 'vitest/config';

/** What only Chromium can be asked has `.chromium` in its name. */
const otherBrowsers = process.env.TEST_BROWSER === 'firefox' ? ['**/*.chromium.test.ts'] : [];

/**
 * Tests in real browsers, file after file in one process, so that they share a browser: starting one takes longer than
 * most files. TEST_BROWSER narrows them to one; `npm test` runs Chromium and Firefox beside each other.
 */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts', 'tests/corpus/pages.test.ts'],
    exclude: [...configDefaults.exclude, ...otherBrowsers],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A loaded machine can still break a gesture in two; the reporter names each test that needed its second go.
    retry: process.env.CI ? 2 : 0,
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
  },
});
