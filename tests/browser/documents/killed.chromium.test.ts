import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, expect, it } from 'vitest';
import { openExtension } from '../extension/open-extension.ts';
import { pause } from '../extension/popover-on-page.ts';
import { hugeEdition, threeEditions } from './invented-document.ts';
import { documentsListed, goTo, importFiles } from './own-pages.ts';

const profile = mkdtempSync(join(tmpdir(), 'reminder-text-profile-'));
const open: Browser[] = [];

afterAll(async () => {
  for (const browser of open) await browser.close().catch(() => undefined);
  rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

it('a browser killed in the middle of an import has the earlier documents whole', async () => {
  const args = [`--user-data-dir=${profile}`];
  const first = await openExtension('chromium', { args });
  open.push(first.browser);
  const options = await goTo(first, first.welcome, 'options');
  const address = options.url();
  await importFiles(options, threeEditions());
  const before = await documentsListed(options);
  const rule = await wholeRule(options);
  expect(rule).toContain('An ox with trample treads on hens');

  const input = await options.waitForSelector('#documents input[type=file]');
  await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(hugeEdition());
  // Storing has begun once the bar has passed the share of reading, and it is not yet done.
  await options.waitForFunction(
    () => (document.querySelector<HTMLProgressElement>('.working progress')?.value ?? 0) > 0.4,
    { timeout: 30_000, polling: 5 },
  );
  first.browser.process()?.kill('SIGKILL');
  await pause(1_500);

  const second = await openExtension('chromium', { args });
  open.push(second.browser);
  const again = await second.browser.newPage();
  await again.goto(address);
  await again.waitForSelector('#documents tbody tr');
  expect(await documentsListed(again)).toEqual(before);
  expect(await wholeRule(again)).toBe(rule);
}, 240_000);

/** The trample of the middle edition as the rules page shows it. */
async function wholeRule(page: Page): Promise<string> {
  const browser = page.browser();
  const reader = await browser.newPage();
  await reader.goto(new URL('reader.html?edition=2009-07-11#702.17', page.url()).href);
  await reader.waitForSelector('[id="702.17b"]');
  const text = await reader.$eval('.reader-main', (main) => main.textContent ?? '');
  await reader.close();
  return text;
}
