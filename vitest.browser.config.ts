import { defineConfig } from 'vitest/config';

/** Tests in real Chromium and Firefox: one at a time, for a browser wants the whole machine. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts', 'tests/corpus/pages.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
});
