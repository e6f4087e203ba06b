/** A listed site's page of results, of which nothing is read before a pointer rests on a picture. */
export const GRID_URL = 'https://scryfall.com/search?q=ox';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22146%22 height=%22204%22/%3E';
const NAMES = ['Bramble Ox', 'Dusk Heron // Dawn Heron'];

/** So many pictures of cards after Scryfall's structure; `named: false`: the same without what says which card each is. */
export function cardGrid(count: number, { named = true } = {}): string {
  const items = Array.from({ length: count }, (_, i) => {
    const name = named ? `${NAMES[i % NAMES.length]} (Rough Terrain #${i})` : '';
    return `<div class="card-grid-item"><a class="card-grid-item-card" href="/card/rtx/${i}/x"><img class="${named ? 'card' : 'box'}" width="146" height="204" alt="${name}" title="${name}" src="${PICTURE}"></a></div>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cards</title></head><body style="margin:0 500px 0 0">
<div class="card-grid"><div class="card-grid-inner" style="display:grid;grid-template-columns:repeat(4,170px);gap:40px">${items.join('\n')}</div></div>
</body></html>`;
}
