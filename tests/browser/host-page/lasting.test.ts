import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS, startBrowser } from '../harness/launch.ts';
import { openPage, paintedWords, startIn } from './open-page.ts';

const LINE = '<p>When this creature enters, you gain 3 life.</p>';
const card = (...words: string[]) =>
  `<div class="one">${LINE}${words.map((word) => `<p>${word}</p>`).join('')}</div>`;

/** What is counted of the browser's own functions while we use them; see `count`. */
interface Counts {
  listeners: number;
  ranges: number;
  boxes: number;
  added: number;
  removed: number;
}

declare global {
  var counts: Counts;
}

/** Counts what would show that work or memory grows: ranges made, boxes asked for, listeners set for good. */
function count(page: Page): Promise<void> {
  return page.evaluate(() => {
    globalThis.counts = { listeners: 0, ranges: 0, boxes: 0, added: 0, removed: 0 };
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args) {
      counts.listeners++;
      return addEventListener.apply(this, args);
    };
    const { createRange } = Document.prototype;
    Document.prototype.createRange = function () {
      counts.ranges++;
      return createRange.call(this);
    };
    const { getClientRects } = Range.prototype;
    Range.prototype.getClientRects = function () {
      counts.boxes++;
      return getClientRects.call(this);
    };
    const { add, delete: remove } = Highlight.prototype;
    Highlight.prototype.add = function (range) {
      counts.added++;
      return add.call(this, range);
    };
    Highlight.prototype.delete = function (range) {
      counts.removed++;
      return remove.call(this, range);
    };
  });
}

/** How often a user goes to another card within an app, shortened from hours. */
const VIEWS = 60;

describe.each(BROWSERS)('a page read for long in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser({ browser: name });
  });
  afterAll(() => browser?.close());

  it('is left alone while it scrolls over what is painted', async () => {
    const cards = Array.from({ length: 14 }, () => card('Trample', 'Flying', 'Scry 2.')).join('');
    const { page } = await openPage(browser, `<main>${cards}</main>`, { start: false });
    await count(page);
    await startIn(page);
    await paintedWords(page);
    const words = await page.evaluate(() => probe.ranges());
    expect(words).toBe(14 * 3);
    const before = await page.evaluate(() => ({ ...counts }));
    await page.evaluate(async () => {
      for (let step = 0; step < 60; step++) {
        scrollBy(0, step < 30 ? 25 : -25);
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
    // The words keep their marks, which are painted with the text itself; nothing runs that could lag behind it.
    expect(await page.evaluate(() => ({ ...counts }))).toEqual(before);
    expect(await page.evaluate(() => probe.ranges())).toBe(words);
    await page.close();
  });

  it('holds no more after many views than after a few', async () => {
    const { page } = await openPage(browser, '<main></main>', { start: false });
    await count(page);
    await startIn(page);
    const views = (from: number, to: number) =>
      page.evaluate(
        async (first, last, one) => {
          const main = document.querySelector('main');
          for (let view = first; view < last; view++) {
            history.pushState(null, '', `?view=${view}`);
            const next = document.createElement('div');
            next.setHTMLUnsafe(one);
            main?.replaceChildren(next);
            await probe.settle();
          }
          // What left the page is swept out a little later.
          await new Promise((done) => setTimeout(done, 2500));
          await probe.settle();
          return {
            ranges: probe.ranges(),
            live: counts.added - counts.removed,
            listeners: counts.listeners,
            marks: probe.marks().length,
          };
        },
        from,
        to,
        card('Trample', 'Flying', 'Scry 2.') + card('Haste'),
      );
    const few = await views(0, 5);
    expect(few).toMatchObject({ ranges: 4, marks: 4 });
    expect(await views(5, VIEWS)).toEqual(few);
    await page.close();
  });

  it('holds no more after a storm of changes than before it', async () => {
    const { page } = await openPage(browser, `<main>${card('Trample', 'Flying')}</main>`, {
      start: false,
    });
    await count(page);
    await startIn(page);
    expect(await paintedWords(page)).toEqual(['Flying', 'Trample']);
    const before = await page.evaluate(() => ({
      listeners: counts.listeners,
      live: counts.added - counts.removed,
    }));
    await page.evaluate(async () => {
      const line = document.querySelector('.one p:last-child');
      for (let turn = 0; turn < 300; turn++) {
        if (line?.firstChild) line.firstChild.nodeValue = turn % 2 ? 'Haste' : 'Flying';
        const passing = document.createElement('p');
        passing.textContent = 'Vigilance';
        document.querySelector('.one')?.append(passing);
        await new Promise((done) => requestAnimationFrame(done));
        passing.remove();
      }
      if (line) line.textContent = 'Flying';
    });
    expect(await paintedWords(page)).toEqual(['Flying', 'Trample']);
    const after = await page.evaluate(() => ({
      listeners: counts.listeners,
      live: counts.added - counts.removed,
    }));
    expect(after).toEqual(before);
    await page.close();
  });
});
