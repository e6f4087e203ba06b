import { defineConfig } from 'vitest/config';

/** Tests in real Chromium and Firefox. Two at a time: each waits for its browser more than it works. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts', 'tests/corpus/pages.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
