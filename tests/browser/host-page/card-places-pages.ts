/** Cards as each site shows them without their text: pages after the sites' structure, with invented cards. */
export interface CardPage {
  readonly address: string;
  readonly body: string;
  /** What is under each id: what it is shown as, and the first of its names; null where no card is. */
  readonly cards: Readonly<Record<string, readonly ['picture' | 'name', string] | null>>;
}

/** A picture in the shape of a card: drawn by the page, for nothing is fetched. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22126%22 height=%22176%22%3E%3Crect width=%22126%22 height=%22176%22 fill=%22teal%22/%3E%3C/svg%3E';
const img = (id: string, rest: string, src = PICTURE) =>
  `<img id="${id}" src="${src}" width="126" height="176" ${rest}>`;
/** A picture at an address that a place asks for; nothing comes from there, its box stands all the same. */
const at = (address: string, id: string, rest: string) => img(id, rest, address);

export const CARD_PAGES: Readonly<Record<string, CardPage>> = {
  'Scryfall, grid': {
    address: 'https://scryfall.com/search?q=ox',
    body: `<div class="card-grid"><div class="card-grid-inner"><div class="card-grid-item" data-card-id="1"><a class="card-grid-item-card" href="https://scryfall.com/card/rtx/1/bramble-ox"><span class="card-grid-item-invisible-label" hidden>Bramble Ox</span><div class="card-grid-item-card-faces"><div class="card-grid-item-card-front">${img('front', 'class="card rtx border-black" title="Bramble Ox (Rough Terrain #1)" alt="Bramble Ox (Rough Terrain #1)"')}</div></div></a></div><div class="card-grid-item"><a class="card-grid-item-card" href="/card/rtx/2/dusk">${img('faces', 'class="card" alt="Dusk Heron // Dawn Heron (Rough Terrain (Extras) #2)"')}</a></div></div></div><img id="set" src="${PICTURE}" width="20" height="20" alt="Bramble Ox">`,
    cards: {
      front: ['picture', 'Bramble Ox'],
      faces: ['picture', 'Dusk Heron // Dawn Heron'],
      set: null,
    },
  },
  'Scryfall, list': {
    address: 'https://scryfall.com/search?q=ox&as=checklist',
    body: `<table class="checklist"><tr data-component="card-tooltip"><td><a id="code" href="/card/rtx/1/bramble-ox">RTX</a></td><td class="ellipsis"><a id="name" href="/card/rtx/1/bramble-ox">Bramble Ox</a></td></tr></table>`,
    cards: { name: ['name', 'Bramble Ox'] },
  },
  'Gatherer, old': {
    address: 'https://gatherer.wizards.com/Pages/Search/Default.aspx',
    body: `<table><tr class="cardItem"><td class="leftCol"><a href="../Card/Details.aspx?multiverseid=1">${at('../../Handlers/Image.ashx?multiverseid=1&amp;type=card', 'picture', 'alt="Bramble Ox"')}</a></td><td class="middleCol"><span class="cardTitle"><a id="name" href="../Card/Details.aspx?multiverseid=1">Bramble Ox</a></span> <img id="symbol" src="/Handlers/Image.ashx?type=symbol&amp;name=G" alt="Green" width="15" height="15"></td></tr></table>`,
    cards: { picture: ['picture', 'Bramble Ox'], name: ['name', 'Bramble Ox'], symbol: null },
  },
  'Moxfield, grid and rows': {
    address: 'https://moxfield.com/decks/abc',
    body: `<a href="/cards/EP2R9-bramble-ox">${img('picture', 'class="img-card img-fluid" alt="Bramble Ox"')}</a><aside class="deckview-image-container">${at('https://assets.moxfield.net/cards/card-face-XY12Z-normal.webp?3', 'front', 'class="deckview-image" alt="Front"')}</aside><article class="table-deck"><a id="row" class="table-deck-row-link" href="/cards/EP2R9-bramble-ox">Bramble Ox</a><div id="vd-XY12Z"><a href="/cards/XY12Z-dusk">Dusk Heron // Dawn Heron</a></div></article>`,
    cards: {
      picture: ['picture', 'Bramble Ox'],
      front: ['picture', 'Dusk Heron // Dawn Heron'],
      row: ['name', 'Bramble Ox'],
    },
  },
  Archidekt: {
    address: 'https://archidekt.com/decks/1',
    body: `<div class="imageCard_imageCard__x7"><div class="cardLoader_loader__q" style="opacity:0;position:absolute">Bramble Ox</div>${img('basicCardImage', 'class="basicCard_image__cN" alt="Bramble Ox (rtx) 12" title="Bramble Ox"')}</div>${at('/card_back.jpg', 'back', 'class="basicCard_image__cN" alt="Bramble Ox (rtx) 12" style="width:60px"')}<div class="textViewCard_card__z"><button class="textViewCard_button__z" id="row" title="Bramble Ox">Bramble Ox</button></div>`,
    cards: { basicCardImage: ['picture', 'Bramble Ox'], row: ['name', 'Bramble Ox'] },
  },
  EDHREC: {
    address: 'https://edhrec.com/commanders/dusk-heron',
    body: `<div class="Card_container__a"><div class="CardImage_container__b"><a href="/cards/bramble-ox">${img('picture', 'alt="Dusk Heron // Dawn Heron"')}</a></div><div class="Card_name__c" id="under">Bramble Ox</div></div><div class="TableView_table__x"><a id="row" href="/cards/bramble-ox">Bramble Ox</a></div><img id="avatar" src="${PICTURE}" width="64" height="64" alt="Bramble Ox">`,
    cards: {
      picture: ['picture', 'Dusk Heron // Dawn Heron'],
      under: ['name', 'Bramble Ox'],
      row: ['name', 'Bramble Ox'],
      avatar: null,
    },
  },
  MTGGoldfish: {
    address: 'https://www.mtggoldfish.com/deck/1',
    body: `<table class="deck-view-deck-table"><tr data-card-name="Bramble Ox" data-card-quantity="4"><td>4</td><td><span class="card_id card_name"><a id="name" data-card-id="Bramble Ox &lt;extended&gt; [RTX]" rel="popover" href="/price/rtx/1/bramble-ox">Bramble Ox</a></span></td></tr></table><a id="link" data-card-id="Bramble Ox &lt;extended&gt; [RTX] (F)" href="/price/x">an ox</a>`,
    cards: { name: ['name', 'Bramble Ox'], link: ['name', 'Bramble Ox'] },
  },
  TCGplayer: {
    address: 'https://www.tcgplayer.com/search/magic/product',
    body: `<div class="search-result"><a href="/product/1/magic-rough-terrain-bramble-ox"><div class="product-card__image">${img('picture', 'alt="Bramble Ox (Borderless) - Rough Terrain - Magic"')}</div><span class="product-card__title" id="name">Bramble Ox (Borderless)</span></a></div><div class="search-result"><a href="/product/2/pokemon-ox"><img id="other" width="126" height="126" src="${PICTURE}" alt="Bramble Ox"><span class="product-card__title" id="otherName">Bramble Ox</span></a></div>`,
    cards: {
      picture: ['picture', 'Bramble Ox'],
      name: ['name', 'Bramble Ox'],
      other: null,
      otherName: null,
    },
  },
  'Card Kingdom': {
    address: 'https://www.cardkingdom.com/catalog/search',
    body: `<div class="productItemWrapper"><mtg-card-image id="picture" src="/x.jpg" style="display:block;width:126px;height:176px;background:teal"></mtg-card-image><span class="productDetailTitle"><a id="name" href="/mtg/rough-terrain/bramble-ox">Bramble Ox (Foil Etched)</a></span></div>`,
    cards: { picture: ['picture', 'Bramble Ox'], name: ['name', 'Bramble Ox'] },
  },
  Cardmarket: {
    address: 'https://www.cardmarket.com/de/Magic/Products/Singles/Rough-Terrain',
    body: `${img('picture', 'alt="Bramble Ox (V.1)"')}<a href="/de/Magic/Products/Singles/Rough-Terrain/Ox-s-Rest-V-2?language=1">${img('linked', 'alt="Ochsenruh"')}</a><a id="name" href="/de/Magic/Products/Singles/Rough-Terrain/Bramble-Ox-V1">Dornochse</a><a id="other" href="/de/Pokemon/Products/Singles/X/Bramble-Ox">Bramble Ox</a><span id="camera" class="thumbnail-icon" style="display:inline-block;width:20px;height:20px" data-bs-title="&lt;img src=&quot;/x.jpg&quot; alt=&quot;Bramble Ox (V.1 - Rare)&quot;&gt;">o</span>`,
    cards: {
      picture: ['picture', 'Bramble Ox'],
      linked: ['picture', '/Ox-s-Rest'],
      name: ['name', '/Bramble-Ox'],
      other: null,
      camera: ['name', 'Bramble Ox'],
    },
  },
  'Cardmarket, another game': {
    address: 'https://www.cardmarket.com/de/Pokemon/Products/Singles/Rough-Terrain',
    body: `<img id="picture" src="${PICTURE}" width="126" height="126" alt="Bramble Ox (V.1)">`,
    cards: { picture: null },
  },
  CubeCobra: {
    address: 'https://cubecobra.com/cube/list/x',
    body: `${img('picture', 'class="card-border w-full" alt="Bramble Ox"')}<div class="flex justify-between bg-card-green"><span id="row">Bramble Ox</span><span>tag</span></div>`,
    cards: { picture: ['picture', 'Bramble Ox'], row: ['name', 'Bramble Ox'] },
  },
  TappedOut: {
    address: 'https://tappedout.net/mtg-decks/x/',
    body: `<ul><li class="member">4x <a id="name" data-name="Bramble Ox" data-slug="bramble-ox" data-qty="4" href="/mtg-card/bramble-ox/">ox</a></li></ul>`,
    cards: { name: ['name', 'Bramble Ox'] },
  },
  AetherHub: {
    address: 'https://aetherhub.com/Deck/x',
    body: `<a class="cardLink" data-card-name="Bramble Ox" href="/Card/x">${img('picture', 'class="card-image" alt="Bramble Ox"')}</a><div class="hover-imglink"><a id="name" class="cardLink" data-card-name="Dusk Heron" href="#">Dusk Heron <span style="position:absolute;left:300px">${img('own', 'class="ae-card-hover-img" alt="image"')}</span></a></div>`,
    cards: {
      picture: ['picture', 'Bramble Ox'],
      name: ['name', 'Dusk Heron'],
      own: ['picture', 'Dusk Heron'],
    },
  },
  MTGTop8: {
    address: 'https://www.mtgtop8.com/event?e=1',
    body: `<div class="S14" id="deck">Storm</div><div class="deck_line hover_tr">4 <span class="L14" id="name">Bramble Ox</span></div><img id="flag" src="${PICTURE}" width="15" height="15">`,
    cards: { name: ['name', 'Bramble Ox'], deck: null, flag: null },
  },
  'mtg.wtf': {
    address: 'https://mtg.wtf/deck/rtx/x',
    body: `<div class="card_entry">1 <span class="previewable_card_name" id="name"><a href="/card/rtx/1/Bramble-Ox">Bramble Ox <span class="manacost"><span class="sr-only">{2}{G}</span></span></a></span></div><div class="card_picture_container">${img('picture', 'class="card_picture" alt="Bramble Ox"')}</div>`,
    cards: { name: ['name', 'Bramble Ox'], picture: ['picture', 'Bramble Ox'] },
  },
  'Mythic Spoiler': {
    address: 'https://mythicspoiler.com/rtx/index.html',
    body: `<div class="grid-card"><a href="/rtx/cards/brambleox.html">${img('picture', '')}</a></div><div class="grid-card"><a href="../rtx/cards/oxsrest1.jpg">${img('again', '')}</a></div><div class="grid-card"><a href="/rtx/cards/ox2099.html">${img('number', '')}</a></div>`,
    cards: {
      picture: ['picture', '/brambleox'],
      again: ['picture', '/oxsrest'],
      number: ['picture', '/ox2099'],
    },
  },
  Deckstats: {
    address: 'https://deckstats.net/decks/1/2-x',
    body: `<table><tr class="deck_row"><td>4</td><td><a id="name" href="#">Bramble Ox</a></td></tr></table>`,
    cards: { name: ['name', 'Bramble Ox'] },
  },
  'any page': {
    address: 'https://cards.example/ox',
    body: `${img('alt', 'alt="Bramble Ox"')}${img('title', 'alt="" title="Bramble Ox"')}<article data-card-name="Dusk Heron"><a href="/x">${img('around', 'alt="a picture"')}</a><img id="symbol" src="${PICTURE}" width="16" height="16" alt="{G}"></article><p><span id="said" data-card-name="Dusk Heron">the bird</span></p><img id="avatar" src="${PICTURE}" width="80" height="80" alt="Bramble Ox"><img id="ad" src="${PICTURE}" width="300" height="60" alt="Bramble Ox"><a id="link" href="/x">Bramble Ox</a><div data-reminder-text="off">${img('off', 'alt="Bramble Ox"')}</div><div style="position:relative;width:126px">${img('covered', 'alt="Bramble Ox"')}<a href="/y" style="position:absolute;inset:0"></a></div>`,
    cards: {
      alt: ['picture', 'Bramble Ox'],
      title: ['picture', 'Bramble Ox'],
      around: ['picture', 'Dusk Heron'],
      symbol: null,
      said: ['name', 'Dusk Heron'],
      avatar: null,
      ad: null,
      link: null,
      off: null,
      covered: ['picture', 'Bramble Ox'],
    },
  },
};
