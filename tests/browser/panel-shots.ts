import type { OpenExtension } from './extension/open-extension.ts';
import { panelGone, panelOpen, restOnElement } from './extension/panel-on-page.ts';
import { layCards } from './extension/pictured-cards.ts';
import { inPopover } from './extension/popover-on-page.ts';
import { pause } from './extension/popover-tree.ts';
import { cardsStored } from './extension/rules-stored.ts';
import type { BrowserName } from './harness/find-browser.ts';
import { moveAway } from './harness/pointer.ts';
import { screenshot } from './harness/screenshot.ts';
import { serveOffline } from './harness/serve-offline.ts';

const EDGES_URL = 'https://scryfall.com/search?q=edges';
const SCREEN = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
/** Transitions are over. */
const SETTLED = 350;

const picture = (id: string, name: string, place: string) =>
  `<img id="${id}" class="card" width="200" height="280" style="position:fixed;${place}" alt="${name}" src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22200%22 height=%22280%22%3E%3Crect width=%22200%22 height=%22280%22 rx=%2210%22 fill=%22olivedrab%22/%3E%3Crect x=%2213%22 y=%2232%22 width=%22174%22 height=%22128%22 fill=%22%23ffffff66%22/%3E%3C/svg%3E">`;

const CORNERS = {
  'upper-left': 'left:4px;top:4px',
  'upper-right': 'right:4px;top:4px',
  'lower-left': 'left:4px;bottom:4px',
  'lower-right': 'right:4px;bottom:4px',
};

function page(theme: string, pictures: string): string {
  const colours = theme === 'dark' ? 'background:#16171b;color:#ddd' : 'background:#fff;color:#222';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Edges</title><meta name="viewport" content="width=device-width"></head>
<body style="${colours};font:17px/1.6 sans-serif"><main style="margin:100px auto;max-width:30rem">${'<p>A page has words of its own, and none of them is a card.</p>'.repeat(8)}</main>${pictures}
<table><tbody><tr data-component="card-tooltip"><td><a id="name" style="position:fixed;right:8px;bottom:4px;color:inherit" href="/card/rtx/2/dusk">Dawn Heron</a></td></tr></tbody></table></body></html>`;
}

/** Shoots the panels of cards at the edges of a screen and of a phone's: folded, and with all folds open. */
export async function shootPanels(
  { browser, welcome }: OpenExtension,
  name: BrowserName,
  theme: string,
): Promise<void> {
  await cardsStored(welcome);
  await layCards(welcome);
  const names = ['Bramble Ox', 'Dusk Heron // Dawn Heron'];
  const corners = Object.entries(CORNERS).map(([id, place], i) =>
    picture(id, names[i % 2] ?? '', place),
  );
  const narrow = picture('phone', 'Bramble Ox', 'left:95px;top:40px');
  const low = picture('phone-low', 'Bramble Ox', 'left:4px;bottom:4px');
  for (const [view, pictures, ids] of [
    [SCREEN, corners.join(''), Object.keys(CORNERS)],
    [PHONE, narrow + low, ['phone', 'phone-low', 'name']],
  ] as const) {
    const tab = await browser.newPage();
    await tab.setViewport(view);
    await serveOffline(tab, { [EDGES_URL]: page(theme, pictures) });
    await tab.goto(EDGES_URL);
    await tab.bringToFront();
    for (const id of ids) {
      await restOnElement(tab, id);
      if (id === 'name') await tab.keyboard.down('Alt');
      await panelOpen(tab);
      if (id === 'name') await tab.keyboard.up('Alt');
      await pause(SETTLED);
      await screenshot(tab, `panel-${id}-${name}-${theme}`);
      await inPopover(tab, (root) => {
        for (const fold of root.querySelectorAll('details')) fold.open = true;
      });
      await pause(SETTLED);
      await screenshot(tab, `panel-${id}-open-${name}-${theme}`);
      await tab.keyboard.press('Escape');
      await moveAway(tab);
      await panelGone(tab);
    }
    await tab.close();
  }
}
