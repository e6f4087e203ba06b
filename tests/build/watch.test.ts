import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const watching = spawn(process.execPath, ['--import', 'tsx', 'build.ts', '--watch'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
});
afterAll(() => void watching.kill());

let told = '';
watching.stdout.setEncoding('utf8').on('data', (words: string) => {
  told += words;
});
const built = () => [...told.matchAll(/^Built; waiting for a change\.$/gm)].length;
const until = (times: number) =>
  expect.poll(built, { timeout: 60_000, interval: 50 }).toBeGreaterThanOrEqual(times);

it('builds at once, and again when a source changes', async () => {
  await until(1);
  const now = new Date();
  utimesSync(join(ROOT, 'manifest.json'), now, now);
  await until(2);
});
