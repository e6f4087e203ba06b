import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, pointOf, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_INSECURE_URL, OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  foundInPopover,
  marksThere,
  pause,
  popoverGone,
  popoverOpen,
  pressInPopover,
  seePopover,
  textsInPopover,
} from './popover-on-page.ts';

/** The dots at the end of the row. */
const MORE = 'summary[aria-label="More"]';
/** Longer than rest and grace together. */
const WHILE = 700;

const TALL_PAGE = OX_PAGE.replace('<footer>', '<div style="height:3000px"></div><footer>').replace(
  '</body>',
  `<dialog id="own"><div class="card-text cardinfo"><div class="card-text-oracle oracle"><p>Flanking</p></div></div><form method="dialog"><button>Close</button></form></dialog>
   <a id="link" href="#elsewhere"><span>Vigilance</span></a></body>`,
);

describe.each(BROWSERS)('the popover’s life in %s', (name) => {
  // In one browser without a secure context, where much of the web's API is missing.
  const url = name === 'chromium' ? OX_INSECURE_URL : OX_URL;
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = await extension.browser.newPage();
    await serveOffline(page, { [url]: TALL_PAGE });
    await page.goto(url);
    await marksThere(page, 8);
    await page.bringToFront();
  });
  afterAll(() => extension?.browser.close());
  afterEach(async () => {
    await page.evaluate(() => {
      getSelection()?.removeAllRanges();
      (document.getElementById('own') as HTMLDialogElement | null)?.close();
      scrollTo(0, 0);
    });
    await page.keyboard.press('Escape');
    await moveAway(page);
    await popoverGone(page);
  });

  async function marksAre(like: (words: readonly string[]) => boolean): Promise<void> {
    const until = Date.now() + PATIENCE;
    let words = await marksThere(page);
    while (!like(words) && Date.now() < until) {
      await pause(50);
      words = await marksThere(page);
    }
    if (!like(words)) throw new Error(`the marked words stay ${words.join(', ')}`);
  }

  const saidInPopover = (words: string) =>
    foundInPopover(
      page,
      (root, wanted) => root.querySelector('.said')?.textContent?.startsWith(wanted),
      words,
    );

  it('does not open for a pointer that only passes', async () => {
    const point = await pointOf(page, 'Trample');
    await page.mouse.move(Math.max(point.x - 200, 2), point.y);
    await page.mouse.move(point.x + 300, point.y + 200, { steps: 12 });
    await pause(WHILE);
    expect(await seePopover(page)).toBeUndefined();
  });

  it('does not open while text is being selected over a mark', async () => {
    const point = await pointOf(page, 'Trample');
    await page.mouse.move(point.x - 20, point.y);
    await page.mouse.down();
    try {
      await page.mouse.move(point.x + 5, point.y, { steps: 4 });
      await pause(WHILE);
      expect(await seePopover(page)).toBeUndefined();
    } finally {
      // A button that stays down would keep the popover from all tests after this.
      await page.mouse.up();
    }
    await pause(WHILE);
    expect(await seePopover(page)).toBeUndefined();
  });

  it('does not open for what scrolls under a still pointer', async () => {
    const point = await pointOf(page, 'proliferate');
    await page.evaluate(() => scrollTo(0, 150));
    await page.mouse.move(point.x, point.y - 60);
    await moveAway(page);
    await page.mouse.move(point.x, 420);
    await pause(WHILE);
    await page.evaluate((by) => scrollTo(0, by), 0);
    await pause(WHILE);
    expect(await seePopover(page)).toBeUndefined();
  });

  it('goes when its word scrolls out of view', async () => {
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await page.evaluate(() => scrollTo(0, 2500));
    await popoverGone(page);
  });

  it('can be reached along the diagonal, over other marks', async () => {
    await restOn(page, 'Kicker');
    const { box, title } = await popoverOpen(page);
    await page.mouse.move(box.right - 30, box.top + 20, { steps: 14 });
    await pause(WHILE);
    expect((await seePopover(page))?.title).toBe(title);
  });

  it('stays when pinned by a click on the word, and goes by a press elsewhere', async () => {
    const point = await restOn(page, 'Trample');
    await popoverOpen(page);
    await page.mouse.click(point.x, point.y);
    await moveAway(page);
    await pause(WHILE);
    expect((await seePopover(page))?.title).toBe('Trample');
    await page.mouse.click(900, 700);
    await popoverGone(page);
  });

  it('opens in full when it is pressed into, above the word, and changes no letter by it', async () => {
    await page.evaluate(() => {
      const card = document.querySelector<HTMLElement>('#main');
      if (card) card.style.marginTop = '330px';
    });
    await pause(300);
    const { y } = await restOn(page, 'Trample');
    const { box } = await popoverOpen(page);
    expect(box.bottom).toBeLessThan(y);
    expect(box.bottom - box.top).toBeLessThanOrEqual(150);
    expect(await textsInPopover(page, '.entry-links')).toEqual([]);
    await pressInPopover(page, '.entry-reminder');
    await foundInPopover(page, (root) => root.querySelector('.entry-links .link') !== null);
    const full = (await popoverOpen(page)).box;
    const edges = ({ left, right, bottom }: typeof full) => [left, right, bottom].map(Math.round);
    expect(edges(full)).toEqual(edges(box));
    await moveAway(page);
    await pause(WHILE);
    expect((await seePopover(page))?.title).toBe('Trample');
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#main')?.removeAttribute('style'),
    );
  });

  it('is pinned and unpinned by its pin, which shows its state', async () => {
    const isPinned = () => textsInPopover(page, '[aria-label="Keep open"]', 'aria-pressed');
    await restOn(page, 'Trample');
    await popoverOpen(page);
    expect(await isPinned()).toEqual(['false']);
    await pressInPopover(page, '[aria-label="Keep open"]');
    await moveAway(page);
    await pause(WHILE);
    expect(await isPinned()).toEqual(['true']);
    await pressInPopover(page, '[aria-label="Keep open"]');
    expect(await isPinned()).toEqual(['false']);
    await moveAway(page);
    await popoverGone(page);
  });

  it('tints its word, and no other, while it is open', async () => {
    const tinted = () =>
      page.evaluate(() => [...(CSS.highlights.get('reminder-open-word') ?? [])].map(String));
    expect(await tinted()).toEqual([]);
    await restOn(page, 'Trample');
    await popoverOpen(page);
    expect(await tinted()).toEqual(['Trample']);
    await page.keyboard.press('Escape');
    await popoverGone(page);
    expect(await tinted()).toEqual([]);
  });

  it('follows a link in place, and comes back', async () => {
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await pressInPopover(page, '.entry-reminder');
    await pressInPopover(page, '.entry-links .link');
    const linked = await popoverOpen(page, ({ title }) => title !== 'Trample');
    expect(linked.reminder.length).toBeGreaterThan(20);
    await pressInPopover(page, '[aria-label="Back"]');
    await popoverOpen(page, ({ title }) => title === 'Trample');
  });

  it('closes on Escape above a page’s own modal dialog, and leaves the dialog open', async () => {
    await page.evaluate(() => (document.getElementById('own') as HTMLDialogElement).showModal());
    await pause(200);
    await restOn(page, 'Flanking');
    const seen = await popoverOpen(page);
    expect(seen.title).toBe('Flanking');
    // Outside the dialog everything is inert; what is in the popover can still be reached.
    const { box } = seen;
    await page.mouse.move(box.left + 40, box.bottom - 20, { steps: 8 });
    await pause(WHILE);
    expect((await seePopover(page))?.title).toBe('Flanking');
    await page.keyboard.press('Escape');
    await popoverGone(page);
    const open = () =>
      page.evaluate(() => (document.getElementById('own') as HTMLDialogElement).open);
    expect(await open()).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !(document.getElementById('own') as HTMLDialogElement).open, {
      timeout: PATIENCE,
    });
  });

  it('keeps its side as its content grows', async () => {
    const { x } = await pointOf(page, 'Trample');
    await page.evaluate(() => {
      const card = document.querySelector<HTMLElement>('#main');
      if (card) card.style.marginTop = '330px';
    });
    await pause(300);
    // Room above for what a hover shows, and for little more, whatever the machine's fonts.
    const y = await page.evaluate((wanted) => {
      const card = document.querySelector<HTMLElement>('#main');
      const line = document.querySelector('.card-text-oracle p:nth-of-type(2)');
      const middle = () => {
        const { top = 0, bottom = 0 } = line?.getBoundingClientRect() ?? {};
        return (top + bottom) / 2;
      };
      if (card) card.style.marginTop = `${330 + wanted - middle()}px`;
      return middle();
    }, 520);
    expect(y).toBeCloseTo(520, 0);
    const sideOf = ({ top, bottom }: { top: number; bottom: number }) =>
      bottom <= y ? 'above' : top >= y ? 'below' : 'over the word';
    await page.mouse.move(x - 30, y - 20);
    await page.mouse.move(x, y, { steps: 6 });
    const { box, title } = await popoverOpen(page);
    expect([title, sideOf(box)]).toEqual(['Trample', 'above']);
    await pressInPopover(page, 'summary');
    await pause(WHILE);
    // What repositions it: a scroll too small to matter.
    await page.evaluate(() => scrollBy(0, 1));
    await pause(200);
    const grown = (await popoverOpen(page)).box;
    expect(sideOf(grown)).toBe('above');
    expect(grown.left).toBe(box.left);
    expect(grown.bottom).toBeCloseTo(box.bottom - 1, 0);
    expect(grown.top).toBeGreaterThanOrEqual(0);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#main')?.removeAttribute('style'),
    );
  });

  it('unmarks a word that is not meant there, until the page is loaded anew', async () => {
    const before = await marksThere(page, 8);
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await pressInPopover(page, MORE);
    await pressInPopover(page, '.more-actions .link', 'Not the keyword Trample here');
    await saidInPopover('Not marked here anymore.');
    await marksAre((words) => words.length === before.length - 1 && !words.includes('Trample'));
    await pressInPopover(page, '.said .link', 'Undo');
    await marksAre((words) => words.length === before.length && words.includes('Trample'));
    expect(await textsInPopover(page, '.said')).toEqual([]);
    await pressInPopover(page, '.more-actions .link', 'Not the keyword Trample here');
    await marksAre((words) => words.length === before.length - 1 && !words.includes('Trample'));
    await page.keyboard.press('Escape');
    await popoverGone(page);
    await moveAway(page);
    await restOn(page, 'Trample');
    await pause(WHILE);
    expect(await seePopover(page)).toBeUndefined();
    // The term itself is still one: only that place was none.
    await page.evaluate(() => {
      const more = document.createElement('p');
      more.textContent = 'Vigilance, trample';
      document.querySelector('.card-text-oracle')?.append(more);
    });
    await marksAre((words) => words.includes('trample') && !words.includes('Trample'));
    await page.reload();
    await marksAre((words) => words.includes('Trample'));
  });

  it('never marks a term that the user has ignored, until it is brought back', async () => {
    await restOn(page, 'deathtouch');
    await popoverOpen(page);
    await pressInPopover(page, MORE);
    await pressInPopover(page, '.more-actions .link', 'Never mark Deathtouch');
    await saidInPopover('Deathtouch is no longer marked.');
    await page.waitForFunction(
      () =>
        ![...(CSS.highlights.get('reminder-text-ability') ?? [])].some(
          ({ startContainer, startOffset }) =>
            startContainer.textContent?.slice(startOffset).startsWith('deathtouch'),
        ),
      { timeout: PATIENCE },
    );
    await pressInPopover(page, '.said .link', 'Undo');
    await page.waitForFunction(
      () =>
        [...(CSS.highlights.get('reminder-text-ability') ?? [])].some(
          ({ startContainer, startOffset }) =>
            startContainer.textContent?.slice(startOffset).startsWith('deathtouch'),
        ),
      { timeout: PATIENCE },
    );
  });
});
