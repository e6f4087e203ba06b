import { defineConfig } from 'vitest/config';
export default defineConfig({
  plugins: [{ name: 'dist', transform(code, id) { if (id.includes('open-extension') || id.includes('built-in.test')) return code.replace(/join\(import\.meta\.dirname, '\.\.\/\.\.\/\.\.\/dist'\)/, "'/tmp/docs-dist'"); } }],
  test: { include: ['tests/browser/documents/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false, maxWorkers: 1 },
});
