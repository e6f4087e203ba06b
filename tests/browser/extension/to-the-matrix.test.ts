import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findCell, GUIDE, verdictName } from '../../../src/pages/matrix/data.ts';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { BANDER_PAGE, BANDER_URL } from './bander-card.ts';
import { complaints, focusIs, giveCommand, setSettings, tabTo } from './extension-driver.ts';
import { type OpenExtension, openExtension, ownTab } from './open-extension.ts';
import { inPopover, marksThere, pause, popoverOpen, pressInPopover } from './popover-on-page.ts';

const LINK = 'Banding combat matrix';
const FIGHT = 'A fight';
const CELL = 'attack/first-strike/none';

interface Outside {
  readonly chrome: { readonly tabs: { create(tab: { url: string }): Promise<unknown> } };
}

describe.each(BROWSERS)('from a card with banding and first strike in %s', (name) => {
  let extension: OpenExtension;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    card = await extension.browser.newPage();
    await serveOffline(card, { [BANDER_URL]: BANDER_PAGE });
    await card.goto(BANDER_URL);
    await marksThere(card, 3);
  });
  afterAll(() => extension?.browser.close());
  afterEach(async () => {
    for (const title of [LINK, FIGHT])
      for (const tab of await tabsWith(extension.browser, title)) await tab.close();
    await card.bringToFront();
    await card.keyboard.press('Escape');
    await moveAway(card);
  });

  it('the popover’s link goes to the very cell, open in full, under the card’s edition', async () => {
    await card.bringToFront();
    await restOn(card, 'Banding');
    await popoverOpen(card, ({ title }) => title === 'Banding');
    await pressInPopover(card, '.entry-reminder');
    await pressInPopover(card, 'button', LINK);
    const matrix = await ownTab(extension.browser, LINK);
    const seen = await openCell(matrix);

    const cell = findCell('attack', 'first-strike', 'none');
    if (!cell) throw new Error(`the data has no ${CELL}`);
    expect(seen.title).toBe('First strike against No other ability');
    for (const words of [verdictName(cell.verdict), cell.happens, cell.damage, ...cell.rules])
      expect(seen.text).toContain(words);
    expect(seen.text).toContain(cell.fights[0]?.shows);
    // One cell is the current one, it can be seen, and the focus is on the heading of what tells of it.
    expect(seen.current).toEqual([CELL]);
    expect(seen.currentIsSeen).toBe(true);
    expect(seen.focus).toBe('panel-title');
    const marked = await matrix.$$eval('.editions .mine h3', (all) =>
      all.map((heading) => heading.textContent),
    );
    const newest = GUIDE.editions.filter(({ until }) => until === undefined);
    expect(marked).toEqual(newest.map(({ title }) => title));
  });

  it('the same cell is reached from the other ability, under the edition that the user has chosen', async () => {
    await setSettings(extension.welcome, { edition: '2008-10-01' });
    try {
      await card.bringToFront();
      await restOn(card, 'First strike');
      await popoverOpen(card, ({ title }) => title === 'First Strike');
      await pressInPopover(card, '.entry-reminder');
      await pressInPopover(card, 'button', LINK);
      const matrix = await ownTab(extension.browser, LINK);
      expect((await openCell(matrix)).current).toEqual([CELL]);
      const marked = await matrix.$$eval('.editions .mine h3', (all) =>
        all.map((heading) => heading.textContent),
      );
      expect(marked).toContain('Damage on the stack');
    } finally {
      await setSettings(extension.welcome, { edition: 'newest' });
    }
  });

  it('a word that is none of the matrix’s has no link to it', async () => {
    await card.bringToFront();
    await restOn(card, 'scry');
    await popoverOpen(card, ({ title }) => title.startsWith('Scry'));
    const words = await inPopover(card, (root) => root.textContent);
    expect(words).not.toContain(LINK);
  });

  it('the whole way goes by keyboard alone: to the cell, out of it, to the next, and into a fight', async () => {
    await card.bringToFront();
    await giveCommand(extension.welcome, 'next-term');
    await popoverOpen(card, ({ title }) => title === 'Banding');
    await focusIs(card, ({ tag, inPopover: inside }) => inside && tag === 'h2');
    await tabTo(card, ({ name: named, inPopover: inside }) => inside && named === LINK);
    await card.keyboard.press('Enter');

    const matrix = await ownTab(extension.browser, LINK);
    expect(await openCell(matrix)).toMatchObject({ current: [CELL], focus: 'panel-title' });
    await matrix.bringToFront();
    await matrix.keyboard.press('Escape');
    expect(await matrix.$('.panel')).toBeNull();
    expect(await matrix.evaluate(() => document.activeElement?.id)).toBe(CELL);
    await matrix.keyboard.press('ArrowRight');
    await matrix.keyboard.press('Enter');
    expect(await openCell(matrix)).toMatchObject({
      title: 'First strike against First strike',
      current: ['attack/first-strike/first-strike'],
    });
    await tabTo(matrix, ({ tag, name: named }) => tag === 'a' && named === 'Try this fight');
    await matrix.keyboard.press('Enter');
    const fighters = findCell('attack', 'first-strike', 'first-strike')?.fights[0];
    const [first = ''] = fighters?.attackers ?? [];
    await matrix.waitForFunction(
      (fighter) => document.querySelector('.result')?.textContent?.includes(fighter),
      { timeout: PATIENCE },
      first.split(' ')[0] ?? '',
    );
  });

  it('the link to a fight plays the same fight in another tab', async () => {
    await card.bringToFront();
    await restOn(card, 'Banding');
    await popoverOpen(card);
    await pressInPopover(card, '.entry-reminder');
    await pressInPopover(card, 'button', LINK);
    const matrix = await ownTab(extension.browser, LINK);
    await openCell(matrix);
    await matrix.bringToFront();
    await matrix.click('.panel .fights a');
    const fight = await ownTab(extension.browser, FIGHT);
    await fight.waitForSelector('.picture');
    // Another power than the preset's, so that only the link can know of it.
    await fight.focus('fieldset:nth-of-type(1) input[type=number]');
    await fight.keyboard.press('ArrowUp');
    await fight.waitForSelector('[aria-busy="false"] .picture');
    const played = await fightOn(fight);
    const shared = await fight.$eval('.share a', (anchor) => (anchor as HTMLAnchorElement).href);
    // As another reader of the link would, in a tab of its own; a page may open none without a click.
    await fight.evaluate(async (url) => {
      await (globalThis as unknown as Outside).chrome.tabs.create({ url });
    }, shared);
    const other = await another(extension.browser, fight);
    await other.waitForSelector('.picture');
    expect(await fightOn(other)).toEqual(played);
    expect(played.creatures[0]).toBe('2');
  });

  it.each(['light', 'dark'] as const)('axe has nothing against the cell, %s', async (theme) => {
    await setSettings(extension.welcome, { theme });
    await card.bringToFront();
    await restOn(card, 'Banding');
    await popoverOpen(card);
    await pressInPopover(card, '.entry-reminder');
    await pressInPopover(card, 'button', LINK);
    const matrix = await ownTab(extension.browser, LINK);
    await openCell(matrix);
    await matrix.bringToFront();
    // The theme is the user's, not only the system's.
    const luminance = await matrix.evaluate(() => {
      const color = getComputedStyle(document.documentElement).backgroundColor;
      return Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    });
    expect(luminance > 128 ? 'light' : 'dark').toBe(theme);
    expect(await complaints(matrix)).toEqual([]);
  });
});

async function tabsWith(browser: Browser, title: string): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const tab of await browser.pages())
    if ((await tab.title().catch(() => '')) === title) tabs.push(tab);
  return tabs;
}

async function another(browser: Browser, known: Page): Promise<Page> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const other = (await tabsWith(browser, FIGHT)).find((tab) => tab !== known);
    if (other) return other;
    await pause(50);
  }
  throw new Error('no second tab with the fight came');
}

/** What a user sees of the cell that is open in full. */
async function openCell(matrix: Page) {
  await matrix.waitForSelector('.panel', { timeout: PATIENCE });
  await matrix.waitForFunction(() => document.activeElement !== document.body, {
    timeout: PATIENCE,
  });
  return matrix.evaluate(() => {
    const current = [...document.querySelectorAll('table.matrix a[aria-current="true"]')];
    const box = current[0]?.getBoundingClientRect();
    return {
      title: document.getElementById('panel-title')?.textContent?.trim(),
      text: document.querySelector('.panel')?.textContent ?? '',
      current: current.map(({ id }) => id),
      currentIsSeen:
        box !== undefined &&
        document.elementFromPoint(box.left + box.width / 2, box.top + 12)?.closest('a') ===
          current[0],
      focus: document.activeElement?.id ?? '',
    };
  });
}

/** A fight as it is set up, and what came of it. */
function fightOn(page: Page) {
  return page.evaluate(() => ({
    creatures: [...document.querySelectorAll<HTMLInputElement>('.creature input[type=number]')].map(
      ({ value }) => value,
    ),
    result: document.querySelector('.result')?.textContent,
  }));
}
