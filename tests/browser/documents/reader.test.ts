import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenExtension, openExtension } from '../extension/open-extension.ts';
import { BROWSERS } from '../harness/launch.ts';
import { threeEditions } from './invented-document.ts';
import { goTo, importFiles } from './own-pages.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.each(BROWSERS)('the rules page in %s', (name) => {
  let extension: OpenExtension;
  let page: Page;
  let visit = 0;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = await goTo(extension, extension.welcome, 'reader');
  });
  afterAll(() => extension?.browser.close());

  const main = () => page.$eval('.reader-main', (element) => element.textContent ?? '');
  const go = async (rest: string, until: string) => {
    // Another hash alone would load no page.
    visit += 1;
    page = await goTo(extension, page, 'reader', rest.replace('?', `?visit=${visit}&`));
    await page.waitForSelector(until);
  };

  it('says what to do while it has no document', async () => {
    await page.waitForSelector('.reader-empty a[href="options.html#documents"]');
    page = await goTo(extension, page, 'options', '#documents');
    await importFiles(page, threeEditions());
  });

  it('opens a link at its rule, with its tools beside it', async () => {
    await go('?edition=2026-09-25#702.19b', '.rule-head.chosen .rule-tools');
    const seen = await page.$eval('.rule-head.chosen', (head) => {
      const { top, bottom } = head.getBoundingClientRect();
      return { text: head.textContent ?? '', inView: top >= 0 && bottom <= innerHeight };
    });
    expect(seen.text).toContain('702.19b An ox with trample treads on hens');
    expect(seen.text).toContain('Copy link');
    expect(seen.inView).toBe(true);
    expect(await page.$eval('.contents [aria-current]', (link) => link.textContent)).toContain(
      '702. Keyword Abilities',
    );
  });

  it('follows a reference, and comes back', async () => {
    await page.$eval('[id="702.19a"] a[href="#510"]', (link) => (link as HTMLElement).click());
    await page.waitForSelector('[id="510.1c"]');
    expect(await main()).toContain('An ox that is blocked hurts its blockers.');
    await page.evaluate(() => history.back());
    await page.waitForSelector('.rule-head.chosen .rule-tools');
    expect(await main()).toContain('702.19b');
  });

  it('finds numbers, then headings, then words, then what is nearly spelled so', async () => {
    const hits = async (query: string) => {
      await page.$eval('.search input', (input) => ((input as HTMLInputElement).value = ''));
      await page.type('.search input', query);
      await page.waitForSelector('.search [role=status]');
      return page.$$eval('.hits a', (links) => links.map((link) => link.getAttribute('href')));
    };
    expect((await hits('510'))[0]).toBe('#510');
    expect((await hits('trample'))[0]).toBe('#702.19');
    expect(await hits('treads hens')).toEqual(['#702.19b']);
    expect(await page.$$eval('.hits mark', (all) => all.map((mark) => mark.textContent))).toEqual([
      'treads',
      'hens',
    ]);
    expect((await hits('trampel'))[0]).toBe('#702.19');
    expect(await hits('qqqq')).toEqual([]);
  });

  it('compares a keyword under two editions through its renumbering', async () => {
    await go('?edition=2026-09-25&against=2001-07-23#702.19', '.side-by-side');
    const heads = await page.$$eval('.side-by-side th', (all) =>
      all.map((head) => head.textContent),
    );
    expect(heads).toEqual(['July 23, 2001: 502.9', 'September 25, 2026: 702.19']);
    const added = await page.$$eval('.side-by-side ins', (all) =>
      all.map((ins) => ins.textContent).join(' | '),
    );
    expect(added).toContain('An ox with trample treads on hens and on what is behind them.');
    await page.waitForSelector('.timeline');
    const timeline = await page.$eval('.timeline', (element) => element.textContent);
    expect(timeline).toContain('July 23, 2001');
    expect(timeline).toContain('reworded: 702.19b');
    // Most editions' documents are not here.
    const addresses = await page.$$eval('.timeline li > a', (links) =>
      links.map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(addresses).toContainEqual(['not added yet: add it', 'options.html#documents']);
    await page.$eval('.compare-bar input[type=checkbox]', (box) => (box as HTMLElement).click());
    await page.waitForSelector('.inline-head');
  });

  it('compares what has no number, and a number of the other edition alone', async () => {
    const compared = async (at: string) => {
      await go(`?edition=2001-07-23&against=2026-09-25#${at}`, '.side-by-side');
      return page.$$eval('.side-by-side th', (all) => all.map((head) => head.textContent));
    };
    expect(await compared('part/introduction')).toEqual([
      'July 23, 2001: Introduction',
      'September 25, 2026: Introduction',
    ]);
    expect(await compared('glossary/ox')).toEqual(['July 23, 2001: Ox', 'September 25, 2026: Ox']);
    expect(await compared('glossary')).toEqual([
      'July 23, 2001: Glossary',
      'September 25, 2026: Glossary',
    ]);
    expect(await compared('702.19')).toEqual([
      'July 23, 2001: 502.9',
      'September 25, 2026: 702.19',
    ]);
    expect(await compared('510')).toEqual([
      'Not in the edition of July 23, 2001',
      'September 25, 2026: 510',
    ]);
  });

  it.each([
    [
      '?edition=2001-07-23#702.19',
      '702.19 is Trample in the edition of July 13, 2013. Here Trample is 502.9.',
    ],
    ['?edition=2001-07-23#702.21b', 'This edition doesn’t have it.'],
    ['?edition=2001-07-23#part/epilogue', 'This edition has no section “epilogue”.'],
    [
      '?edition=2001-07-23#glossary/first-strike',
      'The glossary of this edition has no entry “first strike”.',
    ],
    ['?edition=2001-07-23&against=2026-09-25#999.1', 'This edition has no rule 999.1.'],
  ])('says what %s is not in an edition', async (place, said) => {
    await go(place, '.reader-main .notice');
    await expect.poll(main).toContain(said);
  });

  it('goes on with a rule where another edition is chosen, and says where that was', async () => {
    await go('?edition=2026-09-25#702.19', '.rule-head.chosen');
    await page.select('#edition', '2001-07-23');
    await page.waitForSelector('[id="502.9"].chosen');
    expect(await main()).toContain('702.19 in the edition of September 25, 2026 is 502.9 here.');
    await go('?edition=2026-09-25#510.1c', '.rule-head.chosen');
    await page.select('#edition', '2001-07-23');
    await expect
      .poll(main)
      .toContain('510.1c of the edition of September 25, 2026 has no counterpart here.');
  });

  it.each(['light', 'dark'])('has nothing that axe objects to, in the %s theme', async (theme) => {
    for (const rest of [
      '?edition=2026-09-25#702.19b',
      '?edition=2026-09-25&against=2009-07-11#702.19',
    ]) {
      await go(rest, '.reader-main article');
      expect(await complaints(page, theme)).toEqual([]);
    }
    page = await goTo(extension, page, 'options', '#documents');
    await page.waitForSelector('#documents tbody tr');
    expect(await complaints(page, theme, '#documents')).toEqual([]);
  });
});

/** What axe says against a page, as rule and place. */
async function complaints(page: Page, theme: string, within = 'body'): Promise<string[]> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
  await page.evaluate(AXE);
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(where: string): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
      };
    };
    const { violations } = await axe.run(selector);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
    );
  }, within);
}
