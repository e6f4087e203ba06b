import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { setSettings, storedSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  chooseEdition,
  marksThere,
  popoverGone,
  popoverOpen,
  pressInPopover,
  textsInPopover,
} from './popover-on-page.ts';

/** A card page after Scryfall's structure, with an invented card in a printing. */
const cardPage = (set: string, code: string, name = 'Hedge Drover') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hedge Drover</title></head><body><div id="main">
<div class="card-profile"><div class="inner-flex"><div class="card-text">
<h1 class="card-text-title"><span class="card-text-card-name">${name}</span></h1>
<div class="card-text-box"><div class="card-text-oracle"><p>Banding</p><p>First strike</p><p>Deathtouch</p>
<p>Whenever ${name} attacks, exile target card.</p></div></div></div>
<div class="prints"><div class="prints-current"><a class="prints-current-set" href="/sets/${code}">
<span class="prints-current-set-name">${set} (${code.toUpperCase()})</span>
<span class="prints-current-set-details">#12 · Rare · English</span></a></div></div></div></div></div></body></html>`;

const PAGES = {
  mrd: { url: 'https://scryfall.com/card/mrd/12/hedge-drover', html: cardPage('Mirrodin', 'mrd') },
  '8ed': {
    url: 'https://scryfall.com/card/8ed/12/hedge-drover',
    html: cardPage('Eighth Edition', '8ed'),
  },
  leg: { url: 'https://scryfall.com/card/leg/12/hedge-drover', html: cardPage('Legends', 'leg') },
  none: {
    url: 'https://scryfall.com/card/zzz/12/hedge-drover',
    html: cardPage('Set of Brambles', 'zzz'),
  },
  known: {
    url: 'https://scryfall.com/card/zzz/13/akron-legionnaire',
    html: cardPage('Set of Brambles', 'zzz', 'Mirri, Cat Warrior'),
  },
} as const;
type Shown = keyof typeof PAGES;

const KEEP_STORAGE = {
  // Firefox takes the data of an extension that was installed for a test away with it.
  'extensions.webextensions.keepStorageOnUninstall': true,
  'extensions.webextensions.keepUuidOnUninstall': true,
  // Lets the page read what was copied.
  'dom.events.testing.asyncClipboard': true,
};

describe.each(BROWSERS)('formats and printings in %s', (name) => {
  const profile = mkdtempSync(join(tmpdir(), 'reminder-text-profile-'));
  let extension: OpenExtension;
  let card: Page;

  const start = async () => {
    extension = await openExtension(name, { profile, prefs: KEEP_STORAGE });
    card = await openCard('8ed');
  };
  beforeAll(start);
  afterAll(async () => {
    await extension?.browser.close();
    rmSync(profile, { recursive: true, force: true });
  });

  async function openCard(which: Shown): Promise<Page> {
    const page = await extension.browser.newPage();
    const { url, html } = PAGES[which];
    await serveOffline(page, { [url]: html });
    await page.goto(url);
    await marksThere(page, 3);
    return page;
  }

  async function hover(page: Page, words: string) {
    await page.bringToFront();
    // What was pressed in has pinned it.
    await page.keyboard.press('Escape');
    await moveAway(page);
    await popoverGone(page);
    await restOn(page, words);
    return popoverOpen(page, ({ title }) => title.toLowerCase() === words.toLowerCase());
  }

  const exceptions = (page: Page) => textsInPopover(page, '.entry-exception');

  it('choose Middle School in the popover: the exception stands first, with its rule of then', async () => {
    await hover(card, 'Deathtouch');
    await chooseEdition(card, 'format:middle-school');
    await expect
      .poll(() => exceptions(card))
      .toEqual([
        expect.stringMatching(
          /^Middle School: Combat damage waits on the stack.*CR 310\.4, 310\.4b, May 1, 2009$/s,
        ),
      ]);
    expect(await textsInPopover(card, '.entry-reading')).toEqual([
      expect.stringMatching(/^Middle School follows the rules of September 25, 2026\./),
    ]);
    // It stands above what today's rules say.
    expect(await textsInPopover(card, '.entry-exception ~ .entry-reminder')).toHaveLength(1);
    expect((await popoverOpen(card)).citation).toBe('CR 702.2');
  });

  it('touches first strike too, by other rules', async () => {
    await hover(card, 'First strike');
    expect(await exceptions(card)).toEqual([
      expect.stringMatching(
        /in the first combat damage step as in the second.*CR 310\.1, 310\.5, May 1, 2009$/s,
      ),
    ]);
  });

  it('cites both', async () => {
    await hover(card, 'First strike');
    const title = await textsInPopover(card, '.cite', 'title');
    expect(title).toEqual([
      expect.stringContaining(
        'CR 702.7, September 25, 2026; Middle School: 310.1, 310.5, May 1, 2009',
      ),
    ]);
  });

  it('copies both as plain text, for a forum, and with a link to our rules page', async () => {
    if (name === 'chromium')
      await extension.browser
        .defaultBrowserContext()
        .overridePermissions('https://scryfall.com', [
          'clipboard-read',
          'clipboard-sanitized-write',
        ]);
    await hover(card, 'Deathtouch');
    const plain = 'CR 702.2, September 25, 2026; Middle School: 310.4, 310.4b, May 1, 2009';
    await pressInPopover(card, '.fold:has(.more-actions) > summary');
    for (const [label, copied] of [
      ['Plain text', plain],
      ['Markdown', /^\*\*CR 702\.2\*\* \(September 25, 2026\); Middle School: \*\*310\.4/],
      [
        'With a link to our rules page',
        /: \w+-extension:\/\/[^ ]+reader\.html\?edition=2026-09-25#702\.2$/,
      ],
    ] as const) {
      await pressInPopover(card, '.cite-as .link', label);
      await expect.poll(() => card.evaluate(() => navigator.clipboard.readText())).toMatch(copied);
    }
  });

  it('is kept, and reaches other tabs', async () => {
    await expect
      .poll(async () => (await storedSettings(extension.welcome)).edition)
      .toBe('format:middle-school');
    const other = await openCard('mrd');
    await hover(other, 'Deathtouch');
    expect(await exceptions(other)).toHaveLength(1);
    await chooseEdition(other, 'as-printed');
    await hover(card, 'Banding');
    await expect
      .poll(() => textsInPopover(card, '.entry-reading'))
      .toEqual([
        expect.stringMatching(
          /^As printed in Eighth Edition, July 28, 2003: rules of July 1, 2003\./,
        ),
      ]);
    await other.close();
  });

  it('reads banding of a printing of 2003 by 502.10, and says why', async () => {
    const { citation, reminder } = await hover(card, 'Banding');
    expect(citation).toBe('CR 502.10');
    expect(reminder).not.toBe('');
    await pressInPopover(card, '.fold:first-of-type > summary');
    await expect
      .poll(() => textsInPopover(card, '.points .rule'))
      .toContainEqual(expect.stringMatching(/^502\.10/));
  });

  it('marks in the history where the printing lies', async () => {
    await hover(card, 'Deathtouch');
    // The details of all folds come with the first that is opened.
    await pressInPopover(card, '.fold > summary');
    await expect.poll(() => textsInPopover(card, '.printing-mark')).not.toEqual([]);
    await pressInPopover(card, '.fold:has(.printing-mark) > summary');
    await expect
      .poll(() => textsInPopover(card, '.printing-mark'))
      .toContain('This printing: Eighth Edition, July 28, 2003');
  });

  it('says of older printings and unknown sets what was taken', async () => {
    for (const [which, said] of [
      [
        'leg',
        'As printed in Legends, June 1, 1994: older than all numbered rules, so the first edition is used: April 23, 1999.',
      ],
      [
        'none',
        'We don’t know the set “Set of Brambles”. No printing is known here, so the newest rules are used: September 25, 2026.',
      ],
      [
        'known',
        'We don’t know the set “Set of Brambles”. First printed in Exodus, June 15, 1998: older than all numbered rules, so the first edition is used: April 23, 1999.',
      ],
    ] as const) {
      const page = await openCard(which);
      await hover(page, 'Banding');
      expect(await textsInPopover(page, '.entry-reading')).toEqual([expect.stringContaining(said)]);
      await page.close();
    }
  });

  it('survives a restart', async () => {
    await extension.browser.close();
    await start();
    expect(await storedSettings(extension.welcome)).toMatchObject({ edition: 'as-printed' });
    expect((await hover(card, 'Banding')).citation).toBe('CR 502.10');
  });

  it('reads a choice that an older version kept', async () => {
    await setSettings(extension.welcome, { edition: '2005-08-01' });
    await expect.poll(async () => (await hover(card, 'Banding')).citation).toBe('CR 502.10');
    expect(await textsInPopover(card, '.entry-reading')).toEqual([
      expect.stringMatching(/^Rules of August 1, 2005/),
    ]);
    expect(await exceptions(card)).toEqual([]);
  });
});
