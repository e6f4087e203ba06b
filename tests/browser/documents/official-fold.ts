import type { Page } from 'puppeteer-core';
import { inPopover, pause, pressInPopover } from '../extension/popover-on-page.ts';
import { PATIENCE } from '../harness/patience.ts';

/** Opens the fold "Official text" of the open popover and waits for what it says. */
export async function openOfficial(page: Page): Promise<string[]> {
  await pressInPopover(page, 'summary', 'Official');
  return official(page, () => true);
}

/** The lines of the fold, once they are as wished. */
export async function official(
  page: Page,
  like: (lines: readonly string[]) => boolean,
): Promise<string[]> {
  const until = Date.now() + PATIENCE;
  let lines: string[] = [];
  while (Date.now() < until) {
    const read = await inPopover(page, (root) =>
      [...root.querySelectorAll('details[open] .official p')].map((line) => line.textContent ?? ''),
    );
    lines = read ?? [];
    if (lines.length > 0 && !lines[0]?.startsWith('Loading') && like(lines)) return lines;
    await pause(30);
  }
  throw new Error(`the official text stays at ${JSON.stringify(lines)}`);
}
