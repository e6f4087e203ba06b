import type { CDPSession, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { watchLog } from '../harness/page-log.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { markedWords, marksThere, pause, popoverGone, popoverOpen } from './popover-on-page.ts';

/** Views of an evening's reading, shortened: what grows by one a view would show. */
const VIEWS = 40;
/** Views after which all that is made once has been made. */
const FEW = 5;
/** What left the page is let go of within so many milliseconds. */
const LET_GO = 2_500;
const PATIENCE = 180_000;
/** A browser's own few: nothing that comes with each view would fit in. */
const SLACK = VIEWS / 2;

describe.each(BROWSERS)('hours of use in %s', (name) => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name, { own: true });
    page = await extension.browser.newPage();
    await serveOffline(page, { [OX_URL]: OX_PAGE });
    await page.goto(OX_URL);
    await marksThere(page, 8);
  });
  afterAll(() => extension?.browser.close());

  it(
    'leave no more behind than a few views do',
    async () => {
      const log = watchLog(page);
      await read(0, FEW);
      const few = await held();
      await read(FEW, VIEWS);
      const many = await held();
      expect(many.ours).toEqual(few.ours);
      // One popover element, whatever number of popovers was seen.
      expect(many.ours.hosts).toBe(1);
      for (const what of ['JSEventListeners', 'Nodes', 'Documents'] as const)
        expect(many.browsers[what] - few.browsers[what], what).toBeLessThan(SLACK);
      expect(log.errors).toEqual([]);
    },
    PATIENCE,
  );

  /** Goes from card to card within the page, as an app does, and looks a word up on each. */
  async function read(from: number, to: number): Promise<void> {
    for (let view = from; view < to; view += 1) {
      await page.evaluate((at) => {
        history.pushState(null, '', `?view=${at}`);
        const main = document.getElementById('main');
        const next = main?.cloneNode(true);
        if (next) main?.replaceWith(next);
      }, view);
      await pause(150);
      await marksThere(page, 8);
      await moveAway(page);
      await restOn(page, view % 2 ? 'Trample' : 'Kicker');
      await popoverOpen(page);
      await page.keyboard.press('Escape');
      await popoverGone(page);
    }
    await moveAway(page);
    await pause(LET_GO);
  }

  async function held() {
    const words = Object.values(await markedWords(page)).flat();
    const ours = await page.evaluate(() => ({
      hosts: [...document.querySelectorAll('*')].filter((one) => one.localName.startsWith('rt-'))
        .length,
      highlights: [...CSS.highlights.keys()].sort(),
    }));
    return { ours: { ...ours, words: words.sort() }, browsers: await counters() };
  }

  let session: CDPSession | undefined;

  /** Chromium counts for all scripts of a page together, ours too. Firefox tells nobody. */
  async function counters() {
    if (name === 'firefox') return { JSEventListeners: 0, Nodes: 0, Documents: 0 };
    session ??= await page.createCDPSession();
    // Twice: what is freed by the first may hold on to more.
    for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
    const { JSEventListeners = 0, Nodes = 0, Documents = 0 } = await page.metrics();
    return { JSEventListeners, Nodes, Documents };
  }
});
