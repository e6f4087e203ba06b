import { configDefaults, defineConfig } from 'vitest/config';

/**
 * What takes long and needs no browser: whole builds of the extension, checks against all of ../shared, thousands of
 * random fights. `npm test` runs it before the browsers.
 */
export const LONG_TESTS = [
  'tests/build/**/*.test.ts',
  'tests/corpus/**/*.test.ts',
  'tests/combat/properties.test.ts',
];

/** In a browser: vitest.browser.config.ts. */
const IN_BROWSERS = 'tests/corpus/pages.test.ts';

export default defineConfig({
  test: {
    include: LONG_TESTS,
    exclude: [...configDefaults.exclude, IN_BROWSERS],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
