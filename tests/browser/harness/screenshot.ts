import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'puppeteer-core';

const FOLDER = resolve(import.meta.dirname, '../../../dist/screenshots');

/** Saves what the page shows as dist/screenshots/NAME.png; gives the path. */
export async function screenshot(page: Page, name: string, fullPage = false): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const path = `${FOLDER}/${name}.png` as const;
  await page.screenshot({ path, fullPage });
  return path;
}
