import type { Browser } from 'puppeteer-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { App } from '../fixtures/react-cards.ts';
import { BROWSERS } from '../harness/launch.ts';
import { watchLog } from '../harness/page-log.ts';
import { bundle, runInPage } from '../harness/run-in-page.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { paintedWords, plainBrowser, startIn } from './open-page.ts';

const URL = 'https://cards.example/react';

describe.each(BROWSERS)('a page made by React in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await plainBrowser(name);
  });
  afterAll(() => browser?.close());

  it('hydrates, renders each card anew, and unmounts, with the right marks and no error', async () => {
    const page = await browser.newPage();
    const log = watchLog(page);
    // High enough that every card is near the view, where marks are painted.
    await page.setViewport({ width: 1280, height: 6000 });
    await serveOffline(page, {
      [URL]: `<!doctype html><html lang="en"><meta charset="utf-8"><body><div id="root">${renderToString(createElement(App, null))}</div></body></html>`,
    });
    await page.goto(URL);
    // Marked before React takes the served markup over.
    await runInPage(page, 'tests/browser/host-page/probe.ts', 'probe');
    await startIn(page);
    const expected = await wordsShown();
    expect(expected.length).toBeGreaterThan(20);
    expect(await paintedWords(page)).toEqual(expected);

    await page.evaluate(await bundle('tests/browser/fixtures/react-client.ts', 'client'));
    await page.waitForFunction('globalThis.hydrated === true');
    expect(await paintedWords(page)).toEqual(await wordsShown());

    for (let turn = 0; turn < 6; turn++) {
      await page.evaluate('turn()');
      expect(await paintedWords(page)).toEqual(await wordsShown());
    }
    await page.evaluate('unmount()');
    expect(await paintedWords(page)).toEqual([]);
    expect(log.errors).toEqual([]);
    await page.close();

    /** The keywords that the cards show now, told from the page's own text; words in elements count apart. */
    async function wordsShown(): Promise<string[]> {
      return page.evaluate(() =>
        [...document.querySelectorAll('.card p:nth-child(2)')]
          .flatMap((p) => {
            const parts = p.querySelector('b')
              ? [...p.children].map((b) => b.textContent ?? '')
              : [p.textContent ?? ''];
            return parts.flatMap((part) =>
              [...part.matchAll(/Flying|Trample|haste|First(?: strike)?|strike|Ward/g)].map(
                ([word]) => word,
              ),
            );
          })
          .sort(),
      );
    }
  });
});
