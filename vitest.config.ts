import { defineConfig } from 'vitest/config';

// Pure logic, and checks against ../shared where it is. Real browsers: vitest.browser.config.ts.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/corpus/pages.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
