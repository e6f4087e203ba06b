import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { goToOwn, setSettings } from './extension-driver.ts';
import { LONGEST, wordsOf } from './in-language.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  foundInPopover,
  inPopover,
  marksThere,
  pause,
  popoverOpen,
  pressInPopover,
} from './popover-on-page.ts';
import { popoverWidths, ROUNDING, tooWide } from './too-wide.ts';

/** The narrowest view of WCAG 1.4.10. */
const NARROW = { width: 320, height: 640 };
const PAGES = [
  ['options.html', '.preview .entry'],
  ['popup.html', '.popup-search'],
  ['welcome.html', '.demo-card'],
  ['look-up.html?q=ward', '.entry-reminder'],
  ['fight.html', '.verdict-line'],
  ['matrix.html#attack/deathtouch/first-strike', '.panel'],
  ['reader.html', '.reader-empty'],
] as const;
const WORDS = wordsOf(LONGEST);
const said = (key: string) => WORDS[key]?.message ?? key;

describe.each(BROWSERS)('in the longest words of all languages, in %s', (name) => {
  let extension: OpenExtension;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name, { speaks: LONGEST });
    await setSettings(extension.welcome, { edition: '2008-10-01' });
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: OX_PAGE });
    await card.goto(OX_URL);
    await marksThere(card, 8);
    await card.setViewport(NARROW);
  });
  afterAll(() => extension?.browser.close());

  it('the popover has room for them; what stays English is marked as such, and said to be', async () => {
    await card.bringToFront();
    await restOn(card, 'Kicker');
    await popoverOpen(card);
    const short = await foundInPopover(card, (shadow) => {
      const root = shadow.querySelector<HTMLElement>('.rt');
      const lang = (selector: string) =>
        root?.querySelector(selector)?.closest<HTMLElement>('[lang]')?.lang;
      return {
        root: root?.lang,
        title: lang('.entry-title'),
        reminder: lang('.entry-reminder'),
        folds: lang('.fold summary'),
        reading: root?.querySelector('.entry-reading')?.textContent,
      };
    });
    expect(short).toMatchObject({ root: 'de', title: 'en', reminder: 'en', folds: 'de' });
    expect(short.reading).toContain('1. Oktober 2008');
    await pressInPopover(card, 'summary');
    const language = await foundInPopover(
      card,
      (shadow) => shadow.querySelector('.entry-language')?.textContent ?? undefined,
    );
    expect(language).toBe(said('inEnglish'));
    await inPopover(card, (root) => {
      for (const fold of root.querySelectorAll('details')) {
        fold.removeAttribute('name');
        fold.open = true;
      }
    });
    await pause(300);
    const { wide, sticking } = await popoverWidths(card);
    expect(sticking).toEqual([]);
    expect(wide).toBeLessThanOrEqual(ROUNDING);
  });

  it.each(PAGES)('%s has room for them in 320 pixels', async (path, sign) => {
    const { welcome } = extension;
    await welcome.bringToFront();
    await goToOwn(welcome, path, sign);
    await welcome.setViewport(NARROW);
    await pause(200);
    expect(await welcome.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await tooWide(welcome)).toEqual([]);
  });
});
