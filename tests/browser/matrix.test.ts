import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from './harness/launch.ts';
import { type PageLog, watchLog } from './harness/page-log.ts';
import type { Offline } from './harness/serve-offline.ts';
import { plainBrowser } from './host-page/open-page.ts';
import { MATRIX_URL, openMatrix, serveMatrix } from './matrix-page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CELL = '#attack/deathtouch/first-strike';

const text = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent ?? '');

const focusId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

/** What axe finds wrong, as "rule: element" lines. */
async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
    );
  });
}

/** The pages of a PDF, also where they lie in compressed streams as Firefox writes them. */
function pagesOf(pdf: Uint8Array): number {
  const raw = Buffer.from(pdf);
  let all = raw.toString('latin1');
  for (const { index, 0: mark } of all.matchAll(/stream\r?\n/g)) {
    try {
      all += inflateSync(raw.subarray(index + mark.length), { finishFlush: 2 }).toString('latin1');
    } catch {
      // Not every stream is compressed this way.
    }
  }
  return all.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

describe.each(BROWSERS)('the matrix page in %s', (name) => {
  let browser: Browser;
  let page: Page;
  let log: PageLog;
  let offline: Offline;

  beforeAll(async () => {
    browser = await plainBrowser(name);
    page = await browser.newPage();
    log = watchLog(page);
    offline = await serveMatrix(page);
  });
  afterAll(() => browser?.close());

  it('opens with no network and no error, with 56 and 42 cells', async () => {
    await openMatrix(page);
    const counts = await page.$$eval('table.matrix', (tables) =>
      tables.map((table) => table.querySelectorAll('tbody td a').length),
    );
    expect(counts).toEqual([56, 42]);
    const spilling = await page.$$eval(
      'table.matrix td a',
      (links) =>
        links.filter((link) => link.scrollHeight > (link.parentElement?.clientHeight ?? 0)).length,
    );
    expect(spilling).toBe(0);
    expect(offline.refused).toEqual([]);
    expect(log.errors).toEqual([]);
  });

  it('opens the cell of its address in full, and closes it', async () => {
    await openMatrix(page, CELL);
    await page.waitForSelector('.panel');
    const panel = await text(page, '.panel');
    expect(panel).toContain('Deathtouch against First strike');
    expect(panel).toContain('702.7b');
    expect(panel).toContain('Adder');
    expect(await focusId(page)).toBe('panel-title');
    const shown = await page.$eval(`[id="${CELL.slice(1)}"]`, (cell) => {
      const box = cell.getBoundingClientRect();
      return (
        document.elementFromPoint(box.left + box.width / 2, box.top + 12)?.closest('a') === cell
      );
    });
    expect(shown).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.$('.panel')).toBeNull();
    expect(await focusId(page)).toBe(CELL.slice(1));
  });

  it('is walked by keys: Tab to the table, arrows to a cell, Enter opens it', async () => {
    await openMatrix(page);
    for (let i = 0; i < 8 && !(await focusId(page)).startsWith('attack/'); i++)
      await page.keyboard.press('Tab');
    expect(await focusId(page)).toBe('attack/banding-only/none');
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'ArrowRight',
      'ArrowUp',
      'End',
      'ArrowLeft',
    ] as const)
      await page.keyboard.press(key);
    expect(await focusId(page)).toBe('attack/first-strike/lifelink');
    const lit = await page.$$eval('#attack thead th', (heads) =>
      heads.map((head) => getComputedStyle(head).backgroundColor),
    );
    expect(new Set(lit.filter((_, i) => i !== 5)).size).toBe(1);
    expect(lit[5]).not.toBe(lit[4]);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.panel');
    expect(await text(page, '.panel')).toContain('First strike against Lifelink');
    expect(page.url()).toBe(`${MATRIX_URL}#attack/first-strike/lifelink`);
    // The next Tab goes on inside the panel, and the whole table is one stop.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Close',
    );
    await page.keyboard.press('Enter');
    expect(await focusId(page)).toBe('attack/first-strike/lifelink');
    await page.keyboard.press('Tab');
    // Firefox makes a stop of what scrolls, too.
    if ((await focusId(page)) === '') await page.keyboard.press('Tab');
    expect(await focusId(page)).toBe('block/none/banders');
  });

  it('keeps its headers in view while the table scrolls, wide and narrow', async () => {
    for (const viewport of [
      { width: 1500, height: 800 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewport(viewport);
      await openMatrix(page, '#attack/benefits/lifelink');
      await page.waitForSelector('.panel');
      const seen = await page.evaluate(() => {
        const inView = (element: Element | null | undefined) => {
          const box = element?.getBoundingClientRect();
          return (
            box &&
            box.top >= -1 &&
            box.left >= -1 &&
            box.bottom <= innerHeight &&
            box.left < innerWidth
          );
        };
        const table = document.querySelector('#attack table');
        return [
          inView(table?.querySelectorAll('thead th')[5]),
          inView(table?.querySelector('tr[id="attack/benefits"] th')),
          document.documentElement.scrollWidth <= innerWidth,
        ];
      });
      expect(seen, `${viewport.width}`).toEqual([true, true, true]);
    }
    await page.setViewport({ width: 1280, height: 900 });
  });

  it('has nothing that axe objects to, light and dark, whole and with a cell open', async () => {
    for (const value of ['light', 'dark'] as const) {
      await setScheme(page, value);
      await openMatrix(page, CELL);
      await page.waitForSelector('.panel');
      expect(await axe(page)).toEqual([]);
    }
  });

  it('has its first table in view as it opens', async () => {
    for (const width of [1280, 800]) {
      await page.setViewport({ width, height: 900 });
      await openMatrix(page);
      const seen = await page.$eval('#attack table', (table) => {
        const row = table.querySelector('tbody tr');
        return [table.getBoundingClientRect().top, row?.getBoundingClientRect().bottom];
      });
      expect(seen[0], `${width}`).toBeLessThan(400);
      expect(seen[1], `${width}`).toBeLessThan(900);
    }
    await page.setViewport({ width: 1280, height: 900 });
  });

  it('links each fight of a cell to the fight page, and says what comes of it', async () => {
    await openMatrix(page, '#attack/deathtouch/none');
    await page.waitForSelector('.panel .fights li:nth-child(2) a');
    const links = await page.$$eval('.panel .fights a', (all) =>
      all.map((link) => link.getAttribute('href')),
    );
    for (const link of links) expect(link).toMatch(/^fight\.html#\w+_\d+-\d+/);
    expect(await text(page, '.panel .fights')).toContain('die');
  });

  it('says what is wrong with a link', async () => {
    await openMatrix(page, '#attack/deathtouch/bandage');
    expect(await text(page, '[role=alert]')).toContain('bandage');
  });

  it('marks what holds under the user’s edition', async () => {
    await openMatrix(page, '#editions');
    expect(await page.$('.editions .mine')).toBeNull();
    await openMatrix(page, '', '?edition=2008-10-01');
    const mine = await page.$$eval('.editions .mine h3', (all) => all.map((h) => h.textContent));
    expect(mine).toContain('Damage on the stack');
    expect(mine).not.toContain('Damage assignment order');
  });

  it('says first what the user’s format changes of combat damage, and marks what that means', async () => {
    const notes = () =>
      page.$$eval('.top [role=note]', (all) => all.map((note) => note.textContent?.trim()));
    const mine = () =>
      page.$$eval('.editions .mine h3', (all) => all.map((heading) => heading.textContent));
    await openMatrix(page, '', '?edition=2026-09-25&format=middle-school');
    expect(await notes()).toEqual([
      expect.stringMatching(
        /^Middle School: Combat damage waits on the stack.*CR 310\.1, 310\.4, May 1, 2009/s,
      ),
    ]);
    expect(await mine()).toEqual(['Today’s rules', 'Damage on the stack']);
    await openMatrix(page, '', '?edition=2026-09-25&format=old-school-french');
    expect(await notes()).toEqual([expect.stringMatching(/becomes tapped.*In no edition/s)]);
    expect(await mine()).toEqual(['Today’s rules']);
    await openMatrix(page, '', '?edition=2026-09-25&format=gone');
    expect(await notes()).toEqual([]);
  });

  // Whatever fonts the machine has, and whichever the user has set for all pages.
  it.each([
    ['its own font', ''],
    ['a plain font', 'sans-serif'],
    ['a font with serifs', 'serif'],
    ['a wide font', 'Verdana, "DejaVu Sans", sans-serif'],
    ['a font for programs', 'monospace'],
  ])('prints on two pages in %s', async (_, font) => {
    await openMatrix(page, CELL);
    await page.evaluate((family) => {
      const style = document.createElement('style');
      style.textContent = `*, ::before, ::after { font-family: ${family} !important }`;
      if (family) document.head.append(style);
    }, font);
    for (const format of ['a4', 'letter'] as const) {
      const margin = { top: '6mm', bottom: '6mm', left: '6mm', right: '6mm' };
      const pdf = await page.pdf({ format, landscape: true, preferCSSPageSize: true, margin });
      expect(pagesOf(pdf), format).toBe(2);
    }
  });
});

/** Puppeteer knows no media features over BiDi, so Firefox is told by the page's own attribute. */
async function setScheme(page: Page, value: 'light' | 'dark'): Promise<void> {
  await page.evaluateOnNewDocument((scheme) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.theme = scheme;
    });
  }, value);
}
