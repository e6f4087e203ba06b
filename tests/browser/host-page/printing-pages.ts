/** A printing as a site shows it: pages after each site's structure, with an invented card of banding. */
export interface Shown {
  readonly code: string;
  /** The set's name as this site writes it. */
  readonly set: string;
  readonly number: string;
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bramble Ox</title></head><body>${body}</body></html>`;

const slug = (name: string) => name.replace(/['’:,.]/g, '').replace(/\s+/g, '-');

/** The name as it stands in markup. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface SitePage {
  readonly address: (shown: Shown) => string;
  readonly html: (shown: Shown) => string;
}

/** Where each site says which printing it shows. */
export const SITE_PAGES = {
  scryfall: {
    address: ({ code, number }) => `https://scryfall.com/card/${code}/${number}/bramble-ox`,
    html: ({ code, set, number }) =>
      page(`<div class="card-profile"><div class="inner-flex"><div class="card-text"><h1 class="card-text-title"><span class="card-text-card-name">Bramble Ox</span></h1><div class="card-text-box"><div class="card-text-oracle"><p>Banding</p></div></div></div><div class="prints"><div class="prints-current"><a class="prints-current-set" href="/sets/${code}"><span class="prints-current-set-name">
 ${escaped(set)} (${code.toUpperCase()})
</span><span class="prints-current-set-details">#${number} · Rare · English · Nonfoil</span></a></div><table class="prints-table"><tr><td><a href="/card/xyz/1/bramble-ox">Other Set</a></td></tr></table></div></div></div>`),
  },
  'scryfall-image': {
    address: () => 'https://scryfall.com/search?q=ox&as=full',
    html: ({ code, number }) =>
      page(
        `<div class="card-profile"><img class="card" title="Bramble Ox (${code.toUpperCase()} #${number})" alt=""><div class="card-text"><span class="card-text-card-name">Bramble Ox</span><div class="card-text-oracle"><p>Banding</p></div></div></div><div class="card-profile"><img class="card" title="Copse Heron (LEA #1)" alt=""><div class="card-text"><span class="card-text-card-name">Copse Heron</span><div class="card-text-oracle"><p>Flying</p></div></div></div>`,
      ),
  },
  'gatherer-old': {
    address: () => 'https://gatherer.wizards.com/Pages/Card/Details.aspx?multiverseid=1',
    html: ({ set, number }) =>
      page(
        `<table class="cardDetails"><tr><td><div id="x_nameRow" class="row"><div class="value">Bramble Ox</div></div><div id="x_textRow" class="row"><div class="value"><div class="cardtextbox">Banding</div></div></div><div id="x_setRow" class="row"><div class="label">Expansion:</div><div class="value"><div id="x_currentSetSymbol"><a href="#"><img title="${escaped(set)} (Rare)" alt=""></a> <a href="#">${escaped(set)}</a></div></div></div><div id="x_numberRow" class="row"><div class="value"> ${number}</div></div><div id="x_otherSetsValue"><img title="Other Set (Common)" alt=""></div></td></tr></table>`,
      ),
  },
  'gatherer-new': {
    address: ({ code, number }) =>
      `https://gatherer.wizards.com/${code.toUpperCase()}/en-us/${number}/bramble-ox`,
    html: () =>
      page(
        `<main><section><h1 data-testid="cardDetailsCardName">Bramble Ox</h1><div data-testid="cardDetailsOracleText"><span class="block">Banding</span></div></section></main>`,
      ),
  },
  moxfield: {
    address: () => 'https://moxfield.com/search/cards?q=ox',
    html: ({ code, set }) =>
      page(
        `<main><div class="row">${['Bramble Ox', 'Copse Heron']
          .map(
            (name, i) =>
              `<div class="col"><div><div class="mb-3"><h3 class="mb-1"><a href="/cards/a${i}-x">${name}</a></h3><p class="mb-2">${i ? 'Flying' : 'Banding'}</p></div></div><div class="text-center"><a id="c${i}" href="/search/cards?q=e:${i ? 'lea' : code}"><svg><title>${escaped(i ? 'Limited Edition Alpha' : set)} (${i ? 'lea' : code})</title></svg></a></div></div>`,
          )
          .join('')}</div></main>`,
      ),
  },
  'mtg-wtf': {
    address: () => 'https://mtg.wtf/card?q=ox',
    html: ({ code, number }) =>
      page(
        `<div class="cardinfo"><h3 class="card_title"><a href="/card/${code}/${number}/Bramble-Ox">Bramble Ox</a></h3><div class="oracle">Banding</div></div><div class="cardinfo"><h3 class="card_title"><a href="/card/lea/1/Copse-Heron">Copse Heron</a></h3><div class="oracle">Flying</div></div>`,
      ),
  },
  'card-kingdom': {
    address: () => 'https://www.cardkingdom.com/catalog/view?q=ox',
    html: ({ set }) =>
      page(
        `<div class="productItemWrapper"><div class="itemContentWrapper"><table><tr><td><span class="productDetailTitle"><a href="/mtg/x/bramble-ox">Bramble Ox</a></span></td></tr><tr><td class="productDetailSet">${escaped(set)} (R)</td></tr><tr class="detailFlavortext"><td>Banding</td></tr></table></div></div><div class="productItemWrapper"><div class="itemContentWrapper"><table><tr><td class="productDetailSet">Alpha (R)</td></tr><tr class="detailFlavortext"><td>Flying</td></tr></table></div></div>`,
      ),
  },
  tcgplayer: {
    address: () => 'https://www.tcgplayer.com/product/1/magic-bramble-ox',
    html: ({ code, set }) =>
      page(
        `<div id="app"><div class="product-details"><h1 class="product-details__name">Bramble Ox - ${escaped(set)} (${code.toUpperCase()})</h1><div class="product__item-details__content"><div class="product__item-details__description"><div>Banding</div></div></div></div></div>`,
      ),
  },
  cardmarket: {
    address: ({ set }) =>
      `https://www.cardmarket.com/en/Magic/Products/Singles/${slug(set)}/Bramble-Ox`,
    html: () =>
      page(
        `<main><h1>Bramble Ox</h1><div class="info"><p>Flying, banding</p><p>Other creatures you control have banding and trample. Whenever Bramble Ox attacks, scry 2.</p></div></main>`,
      ),
  },
} as const satisfies Readonly<Record<string, SitePage>>;
