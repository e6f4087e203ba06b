import type { Page } from 'puppeteer-core';
import { pause } from '../extension/popover-on-page.ts';

/** How long official text may take to come in a test, in milliseconds; the worker may have to wake. */
const WITHIN = 10_000;

/** Opens the fold "Official text" of the open popover and waits for what it says. */
export async function openOfficial(page: Page): Promise<string[]> {
  await press(page, 'summary', 'Official text');
  return official(page, () => true);
}

/** The lines of the fold, once they are as wished. */
export async function official(
  page: Page,
  like: (lines: readonly string[]) => boolean,
): Promise<string[]> {
  const until = Date.now() + WITHIN;
  let lines: string[] = [];
  while (Date.now() < until) {
    lines = await page.evaluate(() => {
      const host = [...document.documentElement.children].find((child) =>
        child.matches(':popover-open'),
      );
      return [...(host?.shadowRoot?.querySelectorAll('details[open] .official p') ?? [])].map(
        (line) => line.textContent ?? '',
      );
    });
    if (lines.length > 0 && !lines[0]?.startsWith('One moment') && like(lines)) return lines;
    await pause(30);
  }
  throw new Error(`the official text stays at ${JSON.stringify(lines)}`);
}

/** Presses a button, link or summary of the popover by its words. */
export async function press(page: Page, selector: string, words: string): Promise<void> {
  await page.evaluate(
    (wanted, label) => {
      const host = [...document.documentElement.children].find((child) =>
        child.matches(':popover-open'),
      );
      const found = [...(host?.shadowRoot?.querySelectorAll<HTMLElement>(wanted) ?? [])].find(
        (element) => element.textContent?.trim() === label,
      );
      if (!found) throw new Error(`the popover has no ${wanted} “${label}”`);
      found.click();
    },
    selector,
    words,
  );
}

/** Chooses an edition in the popover's own list, as a change by hand does; gives all that it lists. */
export async function chooseEdition(page: Page, edition: string): Promise<string[]> {
  // The whole list is there a frame after the popover.
  await page.waitForFunction(
    () =>
      [...document.documentElement.children].some(
        (child) => (child.shadowRoot?.querySelectorAll('option').length ?? 0) > 2,
      ),
    { timeout: 8_000 },
  );
  return page.evaluate((value) => {
    const host = [...document.documentElement.children].find((child) =>
      child.matches(':popover-open'),
    );
    const select = host?.shadowRoot?.querySelector<HTMLSelectElement>('select.edition-picker');
    if (!select) throw new Error('the popover has no list of editions');
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return [...select.options].map((option) => option.value);
  }, edition);
}
