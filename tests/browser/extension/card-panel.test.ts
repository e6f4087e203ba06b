import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { moveAway } from '../harness/pointer.ts';
import { screenshot } from '../harness/screenshot.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { complaints, giveCommand, goToOwn, setSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  boxOf,
  panelGone,
  panelOpen,
  restOnElement,
  type SeenPanel,
  seePanel,
} from './panel-on-page.ts';
import { layCards, PICTURES_PAGE, PICTURES_URL } from './pictured-cards.ts';
import {
  chooseEdition,
  foundInPopover,
  inPopover,
  pause,
  pressInPopover,
  textsInPopover,
} from './popover-on-page.ts';
import { cardsStored } from './rules-stored.ts';
import { pressToolbarButton } from './toolbar-popup.ts';

describe.each(BROWSERS)('the panel of a card in %s', (name) => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    // While the built-in index is being laid into the store, what pages read from it comes seconds later.
    await cardsStored(extension.welcome);
    await layCards(extension.welcome);
    page = await extension.browser.newPage();
    await serveOffline(page, { [PICTURES_URL]: PICTURES_PAGE });
    await page.goto(PICTURES_URL);
    await page.bringToFront();
    await pause(500);
  });
  afterAll(() => extension?.browser.close());
  beforeEach(async () => {
    await page.keyboard.press('Escape');
    await moveAway(page);
    await gone();
  });

  const opened = (like?: (seen: SeenPanel) => boolean) => panelOpen(page, like);
  const gone = () => panelGone(page);
  const see = () => seePanel(page);
  const rest = (id: string) => restOnElement(page, id);

  it('stands beside the picture, and says all that the card says', async () => {
    await rest('ox');
    const { title, terms, text, box } = await opened();
    expect(title).toBe('Bramble Ox');
    expect(terms.map((one) => one.split(' ')[0])).toEqual(['Kicker', 'Trample', 'Deathtouch']);
    expect(text).toContain('Scry 2 · Create · Exile');
    expect(text).toContain('Together: ');
    expect(box.left).toBeGreaterThan((await boxOf(page, 'ox')).right);
    await screenshot(page, `card-panel-${name}`);
    await moveAway(page);
    await gone();
  });

  it('stands on the other side at the edge of the screen, and tells of both faces', async () => {
    await rest('heron');
    const { title, terms, box } = await opened();
    expect(title).toBe('Dusk Heron // Dawn Heron');
    expect(terms).toEqual(['Flying', 'Daybound', 'Vigilance', 'Nightbound']);
    expect(box.right).toBeLessThan((await boxOf(page, 'heron')).left);
    await screenshot(page, `card-panel-faces-${name}`);
  });

  it('opens for no other picture, and for no card with nothing to explain', async () => {
    for (const id of ['avatar', 'bear', 'row']) {
      await rest(id);
      await pause(1200);
      expect(await see(), id).toBeUndefined();
    }
  });

  it('opens for a name in a list while the key is held, and for both of its faces', async () => {
    await rest('second');
    await page.keyboard.down('Alt');
    const { title, terms } = await opened();
    await page.keyboard.up('Alt');
    expect(title).toBe('Dusk Heron // Dawn Heron');
    expect(terms.slice(0, 2)).toEqual(['Vigilance', 'Nightbound']);
  });

  it('opens an entry in its place, with the card’s cost, and goes back', async () => {
    await rest('ox');
    await opened();
    await pressInPopover(page, '.card-terms dt .link');
    await foundInPopover(page, (root) => root.querySelector('.entry-reminder') !== null);
    expect(await textsInPopover(page, '.entry-title')).toEqual([expect.stringMatching(/^Kicker/)]);
    await pressInPopover(page, '.icon-button');
    expect((await opened()).title).toBe('Bramble Ox');
  });

  it('says it under another edition once that is chosen', async () => {
    await rest('ox');
    await opened();
    await chooseEdition(page, '1999-04-23');
    const { text } = await opened((seen) => seen.text.includes('Rules of April 23, 1999'));
    expect(text).toContain('Trample');
    await chooseEdition(page, 'newest');
    await opened((seen) => !seen.text.includes('Rules of April 23, 1999'));
  });

  it('leaves with its picture: scrolled away, or swapped by the page for another card', async () => {
    await rest('ox');
    await opened();
    await page.evaluate(() => scrollTo(0, 1500));
    await gone();
    await page.evaluate(() => scrollTo(0, 0));
    await moveAway(page);
    await rest('ox');
    await opened();
    await page.evaluate(() => {
      const ox = document.getElementById('ox');
      ox?.setAttribute('alt', 'Dusk Heron (Rough Terrain #2)');
      ox?.setAttribute('title', 'Dusk Heron (Rough Terrain #2)');
    });
    await opened(({ title }) => title.startsWith('Dusk Heron'));
    await page.evaluate(() => {
      const ox = document.getElementById('ox');
      ox?.setAttribute('alt', 'Bramble Ox (Rough Terrain #1)');
      ox?.setAttribute('title', 'Bramble Ox (Rough Terrain #1)');
    });
    await opened(({ title }) => title === 'Bramble Ox');
  });

  it('shows nothing for a page’s own events, and leaves a click on a picture to the page', async () => {
    const { left, top } = await boxOf(page, 'ox');
    await page.evaluate(
      (x, y) => {
        const ox = document.getElementById('ox');
        for (const type of ['pointerover', 'pointermove', 'contextmenu', 'keydown'])
          ox?.dispatchEvent(
            type === 'keydown'
              ? new KeyboardEvent(type, { key: 'Alt', bubbles: true })
              : new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, altKey: true }),
          );
      },
      left + 50,
      top + 50,
    );
    await pause(1000);
    expect(await see()).toBeUndefined();
    await rest('ox');
    await opened();
    await page.evaluate(() => {
      document.addEventListener('click', (event) => {
        event.preventDefault();
        document.title = 'clicked';
      });
    });
    const box = await boxOf(page, 'ox');
    await page.mouse.click(box.left + 60, box.top + 60);
    await gone();
    expect(await page.title()).toBe('clicked');
  });

  it('has nothing that axe complains of, light and dark', async () => {
    for (const theme of ['light', 'dark']) {
      await setSettings(extension.welcome, { theme });
      await page.bringToFront();
      await rest('ox');
      await opened();
      await inPopover(page, (root) => {
        for (const fold of root.querySelectorAll('details')) fold.open = true;
      });
      await pause(400);
      expect(await complaints(page)).toEqual([]);
      await screenshot(page, `card-panel-${theme}-open-${name}`);
      await page.keyboard.press('Escape');
      await gone();
      await moveAway(page);
    }
  });

  it('is asked for from the context menu: of a picture, of a link, of selected words', async () => {
    for (const [id, title] of [
      ['heron', 'Dusk Heron // Dawn Heron'],
      ['row', 'Bramble Ox'],
    ] as const) {
      const box = await boxOf(page, id);
      await page.mouse.click((box.left + box.right) / 2, (box.top + box.bottom) / 2, {
        button: 'right',
      });
      await giveCommand(extension.welcome, 'explain-card');
      expect((await opened()).title).toBe(title);
      await page.keyboard.press('Escape');
      await gone();
    }
    await giveCommand(extension.welcome, 'explain-card', { words: 'dawn heron' });
    expect((await opened()).title).toBe('Dusk Heron // Dawn Heron');
    await giveCommand(extension.welcome, 'explain-card', { words: 'Nobody’s Ox' });
    expect((await opened(({ title }) => title === 'Nobody’s Ox')).text).toContain('No card');
  });

  it('is reached by the command that steps through the page, and pinned then', async () => {
    await giveCommand(extension.welcome, 'next-term');
    expect((await opened()).title).toBe('Bramble Ox');
    await pause(700);
    expect((await see())?.title).toBe('Bramble Ox');
  });

  it('stands in the toolbar’s popup as a line, with the other cards in view', async () => {
    const popup = await popupOver();
    await popup.waitForSelector('.popup-cards');
    const lines = () =>
      popup.$$eval('.popup-card', (all) =>
        all.map((card) => [
          card.querySelector('strong')?.textContent,
          ...[...card.querySelectorAll('button')].map((button) => button.textContent),
        ]),
      );
    const [ox, dusk, dawn] = await lines();
    expect(ox?.slice(0, 4)).toEqual(['Bramble Ox', 'Kicker {2}{W}', 'Trample', 'Deathtouch']);
    expect(dusk).toEqual(['Dusk Heron', 'Flying', 'Daybound']);
    expect(dawn).toEqual(['Dawn Heron', 'Vigilance', 'Nightbound']);
    expect(await popup.$eval('main', (main) => main.textContent)).not.toContain('No keywords');
    await popup.$eval('.popup-card button', (button) => (button as HTMLElement).click());
    await popup.waitForSelector('.entry-reminder');
    expect(await popup.$eval('.entry-title', (title) => title.textContent)).toContain('Kicker');
  });

  /** The toolbar's popup over the page. */
  async function popupOver(): Promise<Page> {
    if (name === 'chromium') return pressToolbarButton(extension.browser, page);
    // Firefox's popup is no tab; the same page in a tab behind looks at the page in front.
    const own = extension.welcome;
    await own.bringToFront();
    await goToOwn(own, 'popup.html', '.popup-search');
    await own.evaluate(() => void setTimeout(() => location.reload(), 500));
    await page.bringToFront();
    return own;
  }
});
