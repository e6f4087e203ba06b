import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { goToOwn } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  chooseEdition,
  foundInPopover,
  markedWords,
  marksThere,
  popoverGone,
  popoverOpen,
} from './popover-on-page.ts';
import { PRINTED_CARDS, printedPage } from './printed-cards.ts';

const urlOf = (id: string) => `https://scryfall.com/card/rtx/1/${id}/ox`;
const GENERIC = 'https://scryfall.com/card/rtx/2/generic';
const ENGLISH_IN_GERMAN = 'https://scryfall.com/card/rtx/3/english';

/** Text in German that no tag tells of, and its second block in English. */
const UNTOLD_PAGE = printedPage({
  id: 'untold',
  lang: 'en',
  name: 'Dornenochse',
  lines: ['Immer wenn eine Kreatur stirbt, erhält der Dornenochse Flugfähigkeit.'],
  marked: [],
  kicker: '',
  protection: '',
});

/** English text on a page that says it is German. */
const ENGLISH_PAGE = printedPage({
  id: 'english',
  lang: 'de',
  name: 'Bramble Ox',
  lines: ['Trample', 'Whenever this attacks, scry 2.'],
  marked: [],
  kicker: '',
  protection: '',
});

describe.each(BROWSERS)('cards in other languages in %s', (name) => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = await extension.browser.newPage();
    await serveOffline(page, {
      ...Object.fromEntries(PRINTED_CARDS.map((card) => [urlOf(card.id), printedPage(card)])),
      [GENERIC]: UNTOLD_PAGE,
      [ENGLISH_IN_GERMAN]: ENGLISH_PAGE,
    });
  });
  afterAll(() => extension?.browser.close());

  /** Rests on a word; gives the popover and the printed name in it, and closes it. */
  async function explained(words: string) {
    await page.bringToFront();
    await restOn(page, words);
    const seen = await popoverOpen(page);
    const printed = await foundInPopover(page, (root) => {
      const found = root.querySelector('.entry-names b[lang]');
      return found ? [found.textContent, found.getAttribute('lang')] : null;
    });
    await page.keyboard.press('Escape');
    await popoverGone(page);
    await moveAway(page);
    return { ...seen, printed };
  }

  it.each(PRINTED_CARDS)('marks and explains what is printed in $id', async (card) => {
    await page.goto(urlOf(card.id));
    expect((await marksThere(page, card.marked.length)).toSorted()).toEqual(card.marked.toSorted());
    const kicker = await explained(card.kicker);
    expect(kicker.title).toBe('Kicker {2 generic mana}{white mana}');
    expect(kicker.printed[0]).toBe(card.kicker);
    expect(kicker.reminder).toContain('{2 generic mana}{white mana}');
    expect(kicker.citation).toContain('CR 702.33');
    const protection = await explained(card.protection);
    expect(protection.title).toBe('Protection from red');
    expect(protection.printed[0]).toBe(card.protection);
  });

  it('says it under the edition that is chosen', async () => {
    await page.goto(urlOf('de'));
    await marksThere(page, 5);
    await restOn(page, 'Fliegend');
    await popoverOpen(page);
    await chooseEdition(page, '2001-07-23');
    const old = await popoverOpen(page, ({ citation }) => citation.includes('502.'));
    expect(old.title).toBe('Flying');
    await chooseEdition(page, 'newest');
    await popoverOpen(page, ({ citation }) => citation.includes('702.9'));
    await page.keyboard.press('Escape');
    await popoverGone(page);
  });

  it('reads a text in the language of its words, whatever the page says', async () => {
    await page.goto(GENERIC);
    expect(await marksThere(page)).toEqual(['Flugfähigkeit']);
    await page.goto(ENGLISH_IN_GERMAN);
    expect((await marksThere(page, 2)).toSorted()).toEqual(['Trample', 'scry']);
    const styles = await markedWords(page);
    expect(styles.ability).toEqual(['Trample']);
  });

  it.each([
    ['Trampelschaden', 'Trample', 'Trampelschaden'],
    ['飛行', 'Flying', '飛行'],
    ['celerite', 'Haste', 'Célérité'],
    ['полёт', 'Flying', 'Полет'],
  ])('looks %s up', async (query, title, printed) => {
    const own = await extension.ownPage('options');
    await goToOwn(own, `look-up.html?q=${encodeURIComponent(query)}`, '.entry-title');
    await own.bringToFront();
    expect(await own.$eval('.entry-title', (heading) => heading.textContent)).toBe(title);
    await own.type('input[type=search]', ' ');
    const body = await own.$eval('main', (main) => main.textContent ?? '');
    expect(body.includes(printed) || body.includes(title)).toBe(true);
  });
});
