// npm run store-images: the pictures that the stores ask for, from the product itself on invented cards, into
// docs/store/images. No mana symbol and no printed card is on any of them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { ensureBrowsers } from '../tools/ensure-browsers.ts';
import { goTo } from './documents/own-pages.ts';
import { setSettings } from './extension/extension-driver.ts';
import { openExtension } from './extension/open-extension.ts';
import { layCards } from './extension/pictured-cards.ts';
import {
  foundInPopover,
  inPopover,
  marksThere,
  pause,
  popoverOpen,
} from './extension/popover-on-page.ts';
import { cardsStored } from './extension/rules-stored.ts';
import { moveAway, restOn } from './harness/pointer.ts';
import { serveOffline } from './harness/serve-offline.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/store/images');
const SCREEN = { width: 1280, height: 800 };
/** Transitions are over and fonts are there. */
const SETTLED_MS = 400;

const CARD_URL = 'https://scryfall.com/card/rtx/1/bramble-ox';
const CARD = {
  name: 'Bramble Ox',
  type: 'Creature — Ox',
  lines: [
    'Trample, vigilance, banding',
    'Ward—Pay 3 life.',
    'When Bramble Ox enters, scry 2, then proliferate.',
    'Landfall — Whenever a land you control enters, Bramble Ox fights target creature.',
  ],
};

/** Hills under a low sun: the picture of no card that was ever printed. */
const PICTURE = `<svg class="picture" viewBox="0 0 360 500" preserveAspectRatio="none">
<rect width="360" height="500" fill="#e9d9b4"/><circle cx="258" cy="150" r="46" fill="#e0a63a"/>
<path d="M0 250q90-70 180-10t180-20v280H0z" fill="#8fae8b"/><path d="M0 330q120-80 220 0t140-10v180H0z" fill="#4d7f68"/>
<path d="M0 420q100-40 200 0t160-10v90H0z" fill="#24473f"/></svg>`;

/** An invented card on a plain page, large enough to be read in a store's small picture. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${CARD.name}</title><style>
  body { margin: 0; font: 28px/1.5 Georgia, serif; background: #f3efe6; color: #26221b; }
  main { display: grid; grid-template-columns: 360px 1fr; gap: 44px; margin: 56px 60px; }
  .picture { height: 500px; border-radius: 18px; display: block; }
  .card-text { background: #fffdf9; border: 1px solid #ddd5c5; border-radius: 12px; padding: 28px 36px; align-self: start; }
  h1 { margin: 0; font-size: 38px; } .type { color: #6d6455; margin: 0 0 18px; } p { margin: 12px 0; }
</style></head><body><main>${PICTURE}<div class="card-text">
<h1><span class="card-text-card-name">${CARD.name}</span></h1><p class="type">${CARD.type}</p>
<div class="card-text-oracle">${CARD.lines.map((line) => `<p>${line}</p>`).join('')}</div>
</div></main></body></html>`;

const GRID_URL = 'https://scryfall.com/search?q=type%3Aox';
const drawn = `data:image/svg+xml,${encodeURIComponent(PICTURE.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="500" '))}`;
const gridItem = (name: string) =>
  `<div class="card-grid-item"><a class="card-grid-item-card" href="/card/rtx/1/x"><img class="card" width="288" height="402" alt="${name} (Rough Terrain #1)" title="${name} (Rough Terrain #1)" src="${drawn}"></a></div>`;
/** A list of cards that are pictures alone. */
const GRID = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cards</title><style>
  body { margin: 0; font: 22px/1.5 Georgia, serif; background: #f3efe6; color: #26221b; }
  h1 { margin: 44px 64px 24px; font-size: 34px; } img { border-radius: 16px; display: block; }
  .card-grid-inner { display: flex; gap: 36px; margin: 0 64px; }
</style></head><body><h1>Cards found</h1><div class="card-grid"><div class="card-grid-inner">
${['Bramble Ox', 'Copse Bear', 'Copse Bear'].map(gridItem).join('')}</div></div></body></html>`;

const icon = readFileSync(join(ROOT, 'src/icons/icon.svg'), 'utf8');

mkdirSync(FOLDER, { recursive: true });
ensureBrowsers(['chromium']);
const extension = await openExtension('chromium', { own: true, viewport: SCREEN });
const { browser, welcome } = extension;
await setSettings(welcome, { textSize: 130, popoverWidth: 'wide' });
const card = await browser.newPage();
await serveOffline(card, { [CARD_URL]: PAGE });
await card.goto(CARD_URL);
await marksThere(card, 6);

await restOn(card, 'Ward');
await popoverOpen(card);
await shoot(card, 'screenshot-1-popover');
const popover = await pictureOfPopover();
await card.keyboard.press('Escape');
await moveAway(card);

await cardsStored(welcome);
await layCards(welcome);
const grid = await browser.newPage();
await serveOffline(grid, { [GRID_URL]: GRID });
await grid.goto(GRID_URL);
await grid.bringToFront();
await grid.mouse.move(100, 200);
await grid.mouse.move(200, 320, { steps: 4 });
await foundInPopover(grid, (root) => root.querySelector('.card-panel')?.textContent);
await shoot(grid, 'screenshot-2-card-panel');
await grid.close();

await own('options', '', 'screenshot-3-editions', '.edition-list, #editions, main');
await setSettings(welcome, { textSize: 100, popoverWidth: 'normal' });
await own('matrix', '#attack/deathtouch/first-strike', 'screenshot-4-matrix');
await own('options', '', 'screenshot-5-options', '#cards ~ section');

await compose('tile-440x280', 440, 280, {
  icon: 84,
  title: 34,
  line: 17,
  words: 'What a keyword does, right there.',
});
await compose('marquee-1400x560', 1400, 560, {
  icon: 150,
  title: 72,
  line: 32,
  words: 'What a keyword does on this card, under the edition of the rules that you choose.',
  picture: popover,
});
await compose('edge-icon-300', 300, 300, { icon: 300, title: 0, line: 0, words: '' });
await browser.close();

async function own(
  page: 'options' | 'matrix',
  rest: string,
  file: string,
  from?: string,
): Promise<void> {
  const opened = await goTo(extension, welcome, page, rest);
  await opened.setViewport(SCREEN);
  // The preview's card has costs in it.
  await opened.addStyleTag({
    content:
      '.options-aside { display: none } .options { display: block !important; max-width: 52rem; margin: 0 auto }',
  });
  await pause(SETTLED_MS);
  if (from) await opened.$eval(from, (element) => element.scrollIntoView());
  await shoot(opened, file);
}

async function shoot(page: Page, file: string): Promise<void> {
  await page.bringToFront();
  await pause(SETTLED_MS);
  await page.screenshot({ path: `${FOLDER}/${file}.png` });
}

/** The open popover alone, as a data address. */
async function pictureOfPopover(): Promise<string> {
  const clip = await inPopover(card, (root) => {
    const { x, y, width, height } =
      root.querySelector('.rt')?.getBoundingClientRect() ?? new DOMRect();
    return { x, y, width, height };
  });
  if (!clip) throw new Error('no popover is open');
  return `data:image/png;base64,${await card.screenshot({ clip, encoding: 'base64', captureBeyondViewport: false })}`;
}

/** A picture of icon and words, and of the product where there is room. */
async function compose(
  file: string,
  width: number,
  height: number,
  what: {
    readonly icon: number;
    readonly title: number;
    readonly line: number;
    readonly words: string;
    readonly picture?: string;
  },
): Promise<void> {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; height: 100vh; display: flex; align-items: center; justify-content: center; gap: 6%;
      box-sizing: border-box; padding: ${what.line ? '0 6%' : '0'};
      ${what.line ? 'background: linear-gradient(120deg, #f6f1e6, #dfe9ee);' : ''}
      font-family: Georgia, serif; color: #26221b; }
    svg { width: ${what.icon}px; height: ${what.icon}px; display: block; flex: none; }
    h1 { margin: 0; font-size: ${what.title}px; white-space: nowrap; } p { margin: .4em 0 0; font-size: ${what.line}px; line-height: 1.35; }
    img { max-height: 82%; max-width: 38%; border-radius: 12px; box-shadow: 0 12px 40px #0003; }
  </style>${icon}${what.line ? `<div><h1>Reminder Text</h1><p>${what.words}</p></div>` : ''}${
    what.picture ? `<img src="${what.picture}" alt="">` : ''
  }`);
  await pause(SETTLED_MS);
  writeFileSync(
    join(FOLDER, `${file}.png`),
    await page.screenshot({ omitBackground: !what.line, type: 'png' }),
  );
  await page.close();
}
