import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension, ownTab } from './open-extension.ts';
import {
  chooseEdition,
  foundInPopover,
  marksThere,
  popoverOpen,
  pressInPopover,
  textsInPopover,
} from './popover-on-page.ts';

describe.each(BROWSERS)('the worked example in the popover in %s', (name) => {
  let extension: OpenExtension;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: OX_PAGE });
    await card.goto(OX_URL);
    await marksThere(card, 6);
  });
  afterAll(() => extension?.browser.close());
  afterEach(async () => {
    await card.bringToFront();
    await card.keyboard.press('Escape');
    await moveAway(card);
  });

  const openOn = async (word: string) => {
    await card.bringToFront();
    await restOn(card, word);
    await popoverOpen(card, ({ title }) => title.toLowerCase().startsWith(word.toLowerCase()));
  };

  it('stands in a fold after the rules, with a picture that says itself in words', async () => {
    await openOn('Trample');
    const folds = await textsInPopover(card, 'summary > span:first-child');
    expect(folds[0]).toBe('Rules');
    expect(await textsInPopover(card, '.picture')).toEqual([]);
    await pressInPopover(card, '.entry-reminder');
    await pressInPopover(card, 'summary', 'Example');
    const seen = await foundInPopover(card, (root) => {
      const svg = root.querySelector('.picture');
      const { width = 0, height = 0 } = svg?.getBoundingClientRect() ?? {};
      const fill = (part: string) => {
        const found = svg?.querySelector(part);
        return found ? getComputedStyle(found).fill : '';
      };
      return svg && width > 0
        ? {
            label: svg.getAttribute('aria-label') ?? '',
            text: svg.closest('.example')?.textContent ?? '',
            inside: width <= (svg.parentElement?.clientWidth ?? 0) + 1 && height > 0,
            fills: [fill('line'), fill('.token rect'), fill('.dies text:last-child')],
          }
        : undefined;
    });
    expect(seen.label).toContain('Bramble Ox assigns 2 to Red Hound');
    expect(seen.label).toContain('Player: loses 3 life');
    expect(seen.text).toContain('assign 2 to it and the other 3 to the player');
    expect(seen.text).toContain('702.19b');
    expect(seen.inside).toBe(true);
    // The style of the picture has come with it: nothing is black as an unstyled drawing is.
    for (const fill of seen.fills) expect(fill).not.toBe('rgb(0, 0, 0)');
  });

  it('opens in the fight page', async () => {
    await openOn('Trample');
    await pressInPopover(card, '.entry-reminder');
    await pressInPopover(card, 'summary', 'Example');
    await pressInPopover(card, 'button', 'Try this fight');
    const fight = await ownTab(extension.browser, 'A fight');
    await fight.waitForFunction(() =>
      document.querySelector('.result')?.textContent?.includes('3 damage goes through'),
    );
    expect(await fight.evaluate(() => location.hash)).toBe('#Bramble_Ox_5-5_trample/Red_Hound_2-2');
    await fight.close();
  });

  it('is reached without the fold, from the term itself', async () => {
    await openOn('Bushido');
    await pressInPopover(card, '.entry-reminder');
    await pressInPopover(card, 'button', 'Try it in a fight');
    const fight = await ownTab(extension.browser, 'A fight');
    await fight.waitForFunction(() =>
      document.querySelector('.result')?.textContent?.includes('Iron Boar dies'),
    );
    await fight.close();
  });

  it('is another where the edition’s meaning is', async () => {
    await openOn('deathtouch');
    await chooseEdition(card, '2009-05-01');
    await pressInPopover(card, '.entry-reminder');
    await pressInPopover(card, 'summary', 'Example');
    const text = await foundInPopover(card, (root) => {
      const lines = root.querySelector('.example')?.textContent;
      return lines?.includes('502.63a') ? lines : undefined;
    });
    expect(text).toContain('full 3');
    await chooseEdition(card, 'newest');
  });
});
