// npm run language-screenshots [-- de ja]: popover, popup, options and welcome in each language of the interface, both
// browsers, narrow and wide, into dist/screenshots.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { ensureBrowsers } from '../tools/ensure-browsers.ts';
import { OX_PAGE, OX_URL } from './extension/bramble-ox.ts';
import { goToOwn } from './extension/extension-driver.ts';
import { LANGUAGES } from './extension/in-language.ts';
import { openExtension } from './extension/open-extension.ts';
import {
  marksThere,
  pause,
  popoverGone,
  popoverOpen,
  pressInPopover,
} from './extension/popover-on-page.ts';
import type { BrowserName } from './harness/find-browser.ts';
import { BROWSERS } from './harness/launch.ts';
import { moveAway, restOn } from './harness/pointer.ts';
import { serveOffline } from './harness/serve-offline.ts';

const FOLDER = join(import.meta.dirname, '../../dist/screenshots');
const WIDTHS = [320, 800] as const;
/** Each page, with something that stands on it once it is there. */
const PAGES = [
  ['options.html', '.preview .entry'],
  ['popup.html', '.popup-search'],
  ['welcome.html', '.demo-card'],
  ['look-up.html?q=ward', '.entry-reminder'],
  ['fight.html', '.verdict-line'],
  ['matrix.html#attack/deathtouch/first-strike', '.panel'],
] as const;
/** Transitions are over and fonts are there. */
const SETTLED = 350;

mkdirSync(FOLDER, { recursive: true });
ensureBrowsers();
const named = process.argv.slice(2);
for (const language of named.length > 0 ? named : LANGUAGES)
  for (const name of BROWSERS) await shootAll(name, language);

async function shootAll(name: BrowserName, language: string): Promise<void> {
  const { browser, welcome } = await openExtension(name, { speaks: language });
  const shoot = async (page: Page, what: string, width: number, fullPage = false) => {
    await pause(SETTLED);
    const file = `${language}-${what}-${name}-${width}.png` as const;
    await page.screenshot({ path: join(FOLDER, file) as `${string}.png`, fullPage });
  };
  const card = await browser.newPage();
  await serveOffline(card, { [OX_URL]: OX_PAGE });
  await card.goto(OX_URL);
  await marksThere(card, 8);
  for (const width of WIDTHS) {
    await card.setViewport({ width, height: 520 });
    await card.bringToFront();
    await restOn(card, 'Kicker');
    await popoverOpen(card);
    await shoot(card, 'popover', width);
    await pressInPopover(card, '[aria-pressed="false"]');
    await shoot(card, 'popover-full', width);
    await pressInPopover(card, 'details:last-of-type > summary');
    await shoot(card, 'popover-more', width);
    await card.keyboard.press('Escape');
    await popoverGone(card);
    await moveAway(card);
  }
  await welcome.bringToFront();
  for (const [path, sign] of PAGES) {
    await goToOwn(welcome, path, sign);
    for (const width of WIDTHS) {
      await welcome.setViewport({ width, height: 900 });
      const page = path.replace(/\..*/, '');
      await shoot(welcome, page, width, page !== 'popup' && page !== 'matrix');
    }
  }
  await browser.close();
}
