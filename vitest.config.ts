import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_TESTS } from './vitest.long.config.ts';

// Pure logic and data, in under a minute.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'tests/browser/**', ...LONG_TESTS],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
