import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { fixture } from '../harness/serve-offline.ts';
import { openPage, paintedWords, plainBrowser } from './open-page.ts';

/** Each kind of page: its fixture, an address that it stands under, and the words that are marked, sorted. */
const PAGES: readonly (readonly [file: string, address: string, marked: readonly string[]])[] = [
  [
    'scryfall-card',
    'https://scryfall.com/card/xyz/1/bramble-storm',
    ['Flying', 'Trample', 'Ward', 'double strike', 'first\n     strike', 'scry'],
  ],
  ['scryfall-faces', 'https://scryfall.com/card/xyz/2/quiet-haste', ['menace', 'surveil']],
  ['scryfall-grid', 'https://scryfall.com/search?q=ox', []],
  [
    'gatherer-old-card',
    'https://gatherer.wizards.com/Pages/Card/Details.aspx?multiverseid=1',
    ['Flashback', 'Flying', 'Regenerate', 'Sacrifice', 'cast'],
  ],
  ['gatherer-old-list', 'https://gatherer.wizards.com/Pages/Search/Default.aspx', ['Cycling']],
  [
    'gatherer-new',
    'https://gatherer.wizards.com/XYZ/en-us/1/hollow-heron',
    ['Kicker', 'Vigilance', 'investigate', 'kicked'],
  ],
  ['moxfield-search', 'https://moxfield.com/search/cards?q=ox', ['Flashback', 'reach']],
  ['moxfield-deck', 'https://moxfield.com/decks/abc', ['Trample', 'proliferate']],
  ['archidekt-deck', 'https://archidekt.com/decks/1', ['Indestructible', 'mill']],
  [
    'tcgplayer-product',
    'https://www.tcgplayer.com/product/1',
    ['Enchant', 'Enchanted', 'menace', 'ward'],
  ],
  [
    'card-kingdom-list',
    'https://www.cardkingdom.com/catalog/view?q=ox',
    ['Create', 'Haste', 'Treasure token', 'charge counter'],
  ],
  ['mtgtop8-deck', 'https://www.mtgtop8.com/event?e=1', ['Counter', 'Cycling']],
  ['mtg-wtf-card', 'https://mtg.wtf/card/xyz/1', ['Lifelink', 'double strike', 'flying']],
  [
    'mythicspoiler-card',
    'https://mythicspoiler.com/xyz/cards/lanternthief.html',
    ['Deathtouch', 'surveil'],
  ],
  ['mtg-wiki-page', 'https://mtg.wiki/page/Double_strike', ['double strike', 'double strike']],
  [
    'mtg-wiki-page',
    'https://mtg.fandom.com/wiki/Double_strike',
    ['double strike', 'double strike'],
  ],
  ...[
    'https://draftsim.com/x/',
    'https://magic.wizards.com/en/news/x',
    'https://edhrec.com/articles/x',
    'https://infinite.tcgplayer.com/article/x',
    'https://blogs.magicjudges.org/rulestips/x',
    'https://articles.starcitygames.com/x',
    'https://www.mtggoldfish.com/articles/x',
    'https://aetherhub.com/Article/x',
    'https://anyone.example/blog',
  ].map((address) => ['article', address, ['double strike', 'lifelink']] as const),
  ...[
    'https://www.cardmarket.com/en/Magic/Products/Singles/x',
    'https://starcitygames.com/x',
    'https://shop.example/x',
  ].map((address) => ['shop', address, []] as const),
  ...[
    'https://cubecobra.com/tool/card/x',
    'https://tappedout.net/mtg-card/x/',
    'https://deckbox.org/mtg/x',
    'https://deckstats.net/card/x',
    'https://mtga.untapped.gg/cards/x',
    'https://www.17lands.com/x',
    'https://aetherhub.com/Card/x',
    'https://cards.example/x',
  ].map((address) => ['card-database', address, ['Trample', 'fights']] as const),
  ...[
    'https://tappedout.net/mtg-decks/x/',
    'https://www.mtggoldfish.com/deck/1',
    'https://deckstats.net/decks/1',
    'https://aetherhub.com/Deck/x',
    'https://www.mtgtop8.com/event?e=2',
    'https://cards.example/deck',
  ].map((address) => ['deck-list', address, []] as const),
  [
    'reddit-new',
    'https://www.reddit.com/r/EDH/comments/1/x/',
    ['double strike', 'hexproof', 'lifelink'],
  ],
  ['reddit-new', 'https://www.reddit.com/r/aww/comments/1/x/', []],
  ['reddit-old', 'https://old.reddit.com/r/magicTCG/comments/1/x/', ['double strike', 'lifelink']],
];

describe.each(BROWSERS)('pages of the sites in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await plainBrowser(name);
  });
  afterAll(() => browser?.close());

  it.each(PAGES)('%s at %s', async (file, url, marked) => {
    const { page, log } = await openPage(browser, fixture(`sites/${file}.html`), { url });
    // Applications are given time to show a page that we know before they are read as any page.
    if ((await paintedWords(page)).length < marked.length)
      await page.evaluate(() => new Promise((done) => setTimeout(done, 3200)));
    expect(await paintedWords(page)).toEqual([...marked].sort());
    expect(log.errors).toEqual([]);
    await page.close();
  });
});
