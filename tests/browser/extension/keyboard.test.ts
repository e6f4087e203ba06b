import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import {
  focusIs,
  focusOf,
  giveCommand,
  goToOwn,
  storedSettings,
  tabTo,
} from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { foundInPopover, marksThere, pause, popoverGone, popoverOpen } from './popover-on-page.ts';

/** A page with a shortcut of its own on every letter. */
const SHORTCUT_PAGE = OX_PAGE.replace(
  '</body>',
  `<script>window.heard = []; addEventListener('keydown', (event) => heard.push(event.key));</script></body>`,
);

describe.each(BROWSERS)('by keyboard alone in %s', (name) => {
  let extension: OpenExtension;
  let card: Page;
  let own: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    own = extension.welcome;
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: SHORTCUT_PAGE });
    await card.goto(OX_URL);
    await marksThere(card, 8);
  });
  afterAll(() => extension?.browser.close());

  const atHeading = (words: string) =>
    focusIs(
      card,
      ({ tag, name: named, inPopover }) => inPopover && tag === 'h2' && named.startsWith(words),
    );

  it('a command goes from mark to mark, and Escape back to where the focus was', async () => {
    await card.bringToFront();
    const before = await tabTo(card, ({ tag }) => tag === 'a');
    await giveCommand(own, 'next-term');
    await popoverOpen(card, ({ title }) => title.startsWith('Kicker'));
    await atHeading('Kicker');
    await giveCommand(own, 'next-term');
    await popoverOpen(card, ({ title }) => title === 'Trample');
    await atHeading('Trample');
    await card.keyboard.press('Escape');
    await popoverGone(card);
    expect(await focusIs(card, ({ inPopover }) => !inPopover)).toEqual(before);
  });

  it('folds open, links are followed and come back, and the page hears no key of it', async () => {
    await card.bringToFront();
    await giveCommand(own, 'next-term');
    await popoverOpen(card);
    await giveCommand(own, 'next-term');
    await atHeading('Trample');
    await card.evaluate(() => ((globalThis as unknown as { heard: string[] }).heard = []));

    await tabTo(card, ({ tag, inPopover }) => inPopover && tag === 'summary');
    await card.keyboard.press('Enter');
    await inPopoverThere(card, '.points li');
    await inPopoverThere(card, '.entry-links .link');
    const link = await tabTo(card, ({ tag, inPopover, name: named }) => {
      return inPopover && tag === 'button' && /^(?!Close|Keep open|CR)/.test(named);
    });
    await card.keyboard.press('Enter');
    await popoverOpen(card, ({ title }) => title !== 'Trample');
    await atHeading(link.name.slice(0, 4));
    await tabTo(card, ({ name: named, inPopover }) => inPopover && named === 'Back', true);
    await card.keyboard.press('Enter');
    await popoverOpen(card, ({ title }) => title === 'Trample');
    await atHeading('Trample');
    expect(await card.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual(
      [],
    );

    await tabTo(card, ({ name: named, inPopover }) => inPopover && named === 'Close');
    await card.keyboard.press('Enter');
    await popoverGone(card);
  });

  it('the list of the page’s terms opens, and leads to one of them', async () => {
    await card.bringToFront();
    await giveCommand(own, 'list-terms');
    await atHeading('On this page');
    await tabTo(card, ({ name: named, inPopover }) => inPopover && named === 'Proliferate');
    await card.keyboard.press('Enter');
    await popoverOpen(card, ({ title }) => title === 'Proliferate');
    await atHeading('Proliferate');
    await card.keyboard.press('Escape');
    await popoverGone(card);
  });

  it('an edition, a theme and a mark are chosen on the options page', async () => {
    await own.bringToFront();
    await goToOwn(own, 'options.html', '.preview .entry');
    await tabTo(own, ({ name: named }) => named.startsWith('Find an edition'));
    await own.keyboard.type('2004 october');
    await own.waitForFunction(() => document.querySelectorAll('.era-editions label').length === 1, {
      timeout: PATIENCE,
    });
    await tabTo(own, ({ tag, name: named }) => tag === 'input' && named.includes('2004'));
    await own.keyboard.press(' ');
    await stored('edition', '2004-10-01');

    await tabTo(own, ({ tag, name: named }) => tag === 'input' && named.startsWith('Theme'));
    await own.keyboard.press('ArrowDown');
    await stored('theme', 'light');
    await own.keyboard.press('ArrowDown');
    await stored('theme', 'dark');
    expect(await own.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await tabTo(own, ({ name: named }) => named === 'Save the settings to a file');
    const chooser = await tabTo(own, ({ name: named }) => named === 'Load settings from a file');
    expect(chooser.tag).toBe('input');
    await tabTo(own, ({ name: named }) => named.startsWith('Reset all settings'));
    await own.keyboard.press('Enter');
    await own.waitForFunction(() => document.documentElement.dataset.theme === 'system', {
      timeout: PATIENCE,
    });
    const { version, ...left } = (await storedSettings(own)) as Record<string, unknown>;
    expect(left).toEqual({});

    await tabTo(own, ({ tag, name: named }) => tag === 'button' && named === 'Trample');
    await own.waitForFunction(
      () => document.querySelector('.preview .entry-title')?.textContent?.trim() === 'Trample',
      { timeout: PATIENCE },
    );
  });

  it('a term is searched in the popup, opened, and left again', async () => {
    await own.bringToFront();
    await goToOwn(own, 'popup.html', '.popup-search');
    // It is for that: nothing has to be pressed before.
    await focusIs(own, ({ name: named }) => named === 'Look up a keyword or a card');
    await own.keyboard.type('tramp');
    await own.waitForSelector('.popup-hits button');
    await own.keyboard.press('ArrowDown');
    await focusIs(own, ({ name: named }) => named === 'Trample');
    await own.keyboard.press('ArrowUp');
    await focusIs(own, ({ name: named }) => named === 'Look up a keyword or a card');
    await own.keyboard.press('Enter');
    await focusIs(own, ({ tag, name: named }) => tag === 'h2' && named === 'Trample');
    await tabTo(own, ({ name: named }) => named === 'Back', true);
    await own.keyboard.press('Enter');
    await focusIs(own, ({ name: named }) => named === 'Look up a keyword or a card');
  });

  it('a term is looked up on the page for it, and a link followed', async () => {
    await own.bringToFront();
    await goToOwn(own, 'look-up.html', 'input[type=search]');
    await tabTo(own, ({ name: named }) => named === 'Look up a keyword or a card');
    await own.keyboard.type('trample');
    await own.waitForSelector('.entry-links .link');
    const first = await own.$eval('.entry-links .link', (link) => link.textContent ?? '');
    // From the entry's end backwards: the hits above may have the same names.
    await tabTo(own, ({ tag }) => tag === 'select');
    await tabTo(own, ({ name: named }) => named === first, true);
    await own.keyboard.press('Enter');
    await focusIs(own, ({ tag, name: named }) => tag === 'h2' && named.startsWith(first));
    expect((await focusOf(own)).tag).toBe('h2');
  });

  async function stored(setting: string, value: string): Promise<void> {
    const until = Date.now() + PATIENCE;
    while ((await storedSettings(own))[setting] !== value && Date.now() < until) await pause(50);
    expect((await storedSettings(own))[setting]).toBe(value);
  }
});

async function inPopoverThere(page: Page, selector: string): Promise<void> {
  await foundInPopover(page, (root, wanted) => root.querySelector(wanted) !== null, selector);
}
