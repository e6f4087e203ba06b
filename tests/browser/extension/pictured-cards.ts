import type { Page } from 'puppeteer-core';
import { packCards } from '../../../src/cards/shard.ts';
import type { Card, CardTerm } from '../../../src/cards/types.ts';

const term = (id: string, params: CardTerm['params'] = {}): CardTerm => ({
  term: id,
  form: 0,
  params,
});

/** Invented cards, as the index would have them. */
const CARDS: readonly Card[] = [
  {
    name: 'Bramble Ox',
    faces: [
      {
        name: 'Bramble Ox',
        terms: [
          term('kicker', { cost: '{2}{W}', tail: ' {2}{W}' }),
          term('trample'),
          term('deathtouch'),
          term('scry', { n: '2' }),
          term('create'),
          term('exile'),
          term('landfall'),
          term('treasure'),
        ],
      },
    ],
  },
  {
    name: 'Dusk Heron // Dawn Heron',
    faces: [
      { name: 'Dusk Heron', terms: [term('flying'), term('daybound')] },
      { name: 'Dawn Heron', terms: [term('vigilance'), term('nightbound')] },
    ],
  },
  { name: 'Copse Bear', faces: [{ name: 'Copse Bear', terms: [] }] },
];

export const PICTURES_URL = 'https://scryfall.com/search?q=ox';

const picture = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22250%22 height=%22349%22%3E%3Crect width=%22250%22 height=%22349%22 rx=%2212%22 fill=%22${colour}%22/%3E%3Crect x=%2216%22 y=%2240%22 width=%22218%22 height=%22160%22 fill=%22%23ffffff66%22/%3E%3C/svg%3E`;

const item = (id: string, name: string, colour: string, place: string) =>
  `<div class="card-grid-item" style="position:absolute;${place}"><a class="card-grid-item-card" href="https://scryfall.com/card/rtx/1/x"><img id="${id}" class="card rtx border-black" width="250" height="349" style="display:block" title="${name} (Rough Terrain #1)" alt="${name} (Rough Terrain #1)" src="${picture(colour)}"></a></div>`;

/** A page of pictures and names after Scryfall's structure, with no rules text on it. */
export const PICTURES_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cards</title><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;min-height:2400px;font-family:sans-serif"><main><h1 style="margin:0 0 0 320px">Cards found</h1>
<div class="card-grid"><div class="card-grid-inner">
${item('ox', 'Bramble Ox', 'olivedrab', 'left:40px;top:60px')}
${item('heron', 'Dusk Heron // Dawn Heron', 'steelblue', 'right:20px;top:60px')}
${item('bear', 'Copse Bear', 'sienna', 'left:40px;top:460px')}
</div></div>
<img id="avatar" style="position:absolute;left:400px;top:480px" width="64" height="64" alt="Bramble Ox" src="${picture('gray')}">
<table class="checklist" style="position:absolute;left:400px;top:600px"><tbody>
<tr data-component="card-tooltip"><td><a id="row" href="/card/rtx/1/bramble-ox">Bramble Ox</a></td></tr>
<tr data-component="card-tooltip"><td><a id="second" href="/card/rtx/2/dusk-heron-dawn-heron">Dawn Heron</a></td></tr>
</tbody></table></main>
</body></html>`;

interface Outside {
  readonly chrome: {
    readonly storage: { readonly local: { set(items: object): Promise<void> } };
  };
}

/** Lays the invented cards beside the built-in index, as a file that the user brought would lie. */
export async function layCards(own: Page): Promise<void> {
  const shards = Object.entries(packCards(CARDS)).filter(([, lines]) => lines !== '');
  const items = Object.fromEntries(
    shards.map(([shard, lines]) => [`cards:imported:${shard}`, lines]),
  );
  await own.evaluate(
    (given) => (globalThis as unknown as Outside).chrome.storage.local.set(given),
    items,
  );
}
