import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_TESTS } from './vitest.long.config.ts';

// Pure logic and data, in under a minute.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'tests/browser/**', ...LONG_TESTS],
    // Reading the rules' data and the code anew for each of many small files takes longer than their tests.
    isolate: false,
    setupFiles: ['tests/tools/fresh-messages.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
