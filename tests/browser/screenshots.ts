// npm run screenshots: every surface, light and dark, three widths, both browsers, into dist/screenshots; and
// README's picture, docs/popover.png.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { ensureBrowsers } from '../tools/ensure-browsers.ts';
import { fileOf, threeEditions } from './documents/invented-document.ts';
import { goTo, importFiles } from './documents/own-pages.ts';
import { OX_PAGE, OX_URL } from './extension/bramble-ox.ts';
import { type OpenExtension, openExtension } from './extension/open-extension.ts';
import { marksThere, pause, popoverOpen, pressInPopover } from './extension/popover-on-page.ts';
import type { BrowserName } from './harness/find-browser.ts';
import { BROWSERS } from './harness/launch.ts';
import { moveAway, restOn } from './harness/pointer.ts';
import { serveOffline } from './harness/serve-offline.ts';
import { shootPanels } from './panel-shots.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'dist/screenshots');
const WIDTHS = [320, 800, 1280] as const;
const THEMES = ['light', 'dark'] as const;
/** Pages that are told by their address what to show. */
const MORE = [
  ['look-up', 'look-up', '#banding'],
  ['look-up-nothing', 'look-up', '?q=zzzz'],
  ['reader', 'reader', '?edition=2026-09-25#702.19'],
  ['compare', 'reader', '?edition=2026-09-25&against=2009-07-11#702.19'],
  // The cell first: to another fragment of the same page a browser does not go anew.
  ['matrix-cell', 'matrix', '#attack/deathtouch/first-strike'],
  ['matrix', 'matrix', ''],
  ['fight', 'fight', '#Ox_5-5_trample_lifelink/Hound_2-2_first-strike,Imp_1-3_wither'],
] as const;
const WRONG_FILE = fileOf('a-recipe.txt', 'Two eggs, a cup of flour, and no rules at all.');
/** Transitions are over and fonts are there. */
const SETTLED = 350;

mkdirSync(FOLDER, { recursive: true });
ensureBrowsers();
for (const name of BROWSERS) for (const theme of THEMES) await shootAll(name, theme);
mkdirSync(join(ROOT, 'docs'), { recursive: true });
copyFileSync(join(FOLDER, 'popover-chromium-light-800.png'), join(ROOT, 'docs/popover.png'));

async function shootAll(name: BrowserName, theme: (typeof THEMES)[number]): Promise<void> {
  const extension = await openExtension(name);
  await choose(extension, theme);
  await shootPanels(extension, name, theme);
  const card = await extension.browser.newPage();
  await serveOffline(card, { [OX_URL]: dressed(theme) });
  await card.goto(OX_URL);
  await marksThere(card, 8);
  for (const width of WIDTHS) {
    await card.setViewport({ width, height: 520 });
    await card.bringToFront();
    await restOn(card, 'Kicker');
    await popoverOpen(card);
    await shoot(card, `popover-${name}-${theme}-${width}`);
    await openFold(card);
    await shoot(card, `popover-open-${name}-${theme}-${width}`);
    await card.keyboard.press('Escape');
    await moveAway(card);
  }
  const { welcome } = extension;
  for (const surface of ['options', 'popup', 'welcome'] as const) {
    const page = await extension.ownPage(surface);
    await shootWidths(page, `${surface}-${name}-${theme}`);
    // Two tabs with one title: the second would not be found. In Firefox it is the welcome page's own tab.
    if (name === 'chromium') await page.close();
  }
  await shootWidths(await goTo(extension, welcome, 'reader'), `reader-empty-${name}-${theme}`);
  await importFiles(await goTo(extension, welcome, 'options'), [WRONG_FILE, ...threeEditions()]);
  await shootWidths(welcome, `options-documents-${name}-${theme}`, '#documents');
  for (const [surface, page, rest] of MORE)
    await shootWidths(await goTo(extension, welcome, page, rest), `${surface}-${name}-${theme}`);
  await extension.browser.close();
}

/** Takes a page at all widths; from an element on, where one is named. */
async function shootWidths(page: Page, file: string, from?: string): Promise<void> {
  await page.bringToFront();
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: 900 });
    if (from) await page.$eval(from, (element) => element.scrollIntoView());
    await shoot(page, `${file}-${width}`);
  }
}

/** Sets the theme as the options page would. */
async function choose({ welcome }: OpenExtension, theme: string): Promise<void> {
  await welcome.evaluate(async (value) => {
    const { storage } = (
      globalThis as unknown as {
        chrome: { storage: { sync: { set(items: object): Promise<void> } } };
      }
    ).chrome;
    await storage.sync.set({ theme: value });
  }, theme);
}

function dressed(theme: string): string {
  const colours = theme === 'dark' ? 'background:#16171b;color:#ddd' : 'background:#fff;color:#222';
  return OX_PAGE.replace(
    '<body>',
    `<body style="${colours};font:17px/1.6 sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem">`,
  );
}

async function openFold(page: Page): Promise<void> {
  await pressInPopover(page, 'summary');
}

async function shoot(page: Page, file: string): Promise<void> {
  await pause(SETTLED);
  await page.screenshot({ path: join(FOLDER, `${file}.png`) });
}
