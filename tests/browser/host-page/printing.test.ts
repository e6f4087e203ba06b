import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileIndex } from '../../../rules-data/tools/compile.ts';
import { compileSets } from '../../../rules-data/tools/load-sets.ts';
import { asPrinted } from '../../../src/rules/as-printed.ts';
import { BROWSERS } from '../harness/launch.ts';
import { openPage, plainBrowser } from './open-page.ts';
import { SITE_PAGES } from './printing-pages.ts';

const { editions } = compileIndex();
const sets = compileSets();

type SiteName = keyof typeof SITE_PAGES;
const FIRST = '1999-04-23';

/** Printings of all years, looked up by hand: how the site calls the set, and the edition of its day. */
const PRINTINGS: readonly (readonly [SiteName, code: string, set: string, edition: string])[] = [
  ['scryfall', 'lea', 'Limited Edition Alpha', FIRST],
  ['scryfall', 'leg', 'Legends', FIRST],
  ['scryfall', 'uds', 'Urza’s Destiny', FIRST],
  ['scryfall', 'inv', 'Invasion', '1999-11-01'],
  ['scryfall', 'apc', 'Apocalypse', '1999-11-01'],
  ['scryfall', '8ed', 'Eighth Edition', '2003-07-01'],
  ['scryfall', 'mrd', 'Mirrodin', '2003-10-01'],
  ['scryfall', 'chk', 'Champions of Kamigawa', '2004-10-01'],
  ['scryfall', 'm10', 'Magic 2010', '2009-07-11'],
  ['scryfall', 'war', 'War of the Spark', '2019-05-03'],
  ['scryfall', 'tla', 'Avatar: The Last Airbender', '2025-11-14'],
  ['scryfall', 'ecl', 'Lorwyn Eclipsed', '2026-01-16'],
  ['scryfall-image', 'ody', '', '2001-09-24'],
  ['scryfall-image', 'sok', '', '2005-02-01'],
  ['scryfall-image', 'lrw', '', '2007-10-01'],
  ['scryfall-image', 'mh3', '', '2024-06-07'],
  ['scryfall-image', 'neo', '', '2022-02-18'],
  ['scryfall-image', 'c14', '', '2014-09-25'],
  ['gatherer-old', '', 'Unlimited Edition', FIRST],
  ['gatherer-old', '', 'Classic Sixth Edition', FIRST],
  ['gatherer-old', '', 'Seventh Edition', '1999-11-01'],
  ['gatherer-old', '', 'Torment', '2001-09-24'],
  ['gatherer-old', '', 'Onslaught', '2002-10-07'],
  ['gatherer-old', '', 'Scourge', '2003-05-26'],
  ['gatherer-old', '', 'Coldsnap', '2006-07-15'],
  ['gatherer-old', '', 'Time Spiral "Timeshifted"', '2006-10-01'],
  ['gatherer-old', '', 'Innistrad', '2011-09-30'],
  ['gatherer-old', '', 'Magic: The Gathering-Commander', '2011-06-17'],
  ['gatherer-new', 'hob', '', '2026-08-07'],
  ['gatherer-new', 'lci', '', '2023-11-17'],
  ['gatherer-new', 'zen', '', '2009-10-01'],
  ['gatherer-new', 'ice', '', FIRST],
  ['gatherer-new', 'gpt', '', '2006-02-01'],
  ['moxfield', 'pca', 'Planechase Anthology', '2016-11-11'],
  ['moxfield', 'dmu', 'Dominaria United', '2022-09-08'],
  ['moxfield', 'nph', 'New Phyrexia', '2011-05-01'],
  ['moxfield', '5dn', 'Fifth Dawn', '2004-06-01'],
  ['moxfield', 'bok', 'Betrayers of Kamigawa', '2005-02-01'],
  ['moxfield', '40k', 'Warhammer 40,000 Commander', '2022-10-07'],
  ['mtg-wtf', 'dis', '', '2006-05-01'],
  ['mtg-wtf', 'fut', '', '2007-05-01'],
  ['mtg-wtf', '10e', '', '2007-07-13'],
  ['mtg-wtf', 'ktk', '', '2014-09-25'],
  ['mtg-wtf', 'mir', '', FIRST],
  ['mtg-wtf', 'eld', '', '2019-10-04'],
  ['card-kingdom', '', '3rd Edition', FIRST],
  ['card-kingdom', '', 'Ravnica', '2005-10-01'],
  ['card-kingdom', '', '2015 Core Set', '2014-07-18'],
  ['card-kingdom', '', 'Legions', '2002-10-07'],
  ['card-kingdom', '', 'Universes Beyond: Doctor Who', '2023-10-13'],
  ['card-kingdom', '', 'Kaldheim Variants', '2021-02-05'],
  ['tcgplayer', 'dst', 'Darksteel', '2004-02-01'],
  ['tcgplayer', '7ed', '7th Edition', '1999-11-01'],
  ['tcgplayer', 'm11', 'Magic 2011 (M11)', '2010-07-16'],
  ['tcgplayer', 'stx', 'Strixhaven: School of Mages', '2021-04-22'],
  ['tcgplayer', 'ltc', 'Commander: The Lord of the Rings: Tales of Middle-earth', '2023-06-16'],
  ['cardmarket', '', 'Urza’s Saga', FIRST],
  ['cardmarket', '', 'Judgment', '2002-02-20'],
  ['cardmarket', '', 'Ninth Edition', '2005-02-01'],
  ['cardmarket', '', 'Shards of Alara', '2008-10-01'],
  ['cardmarket', '', 'Kamigawa: Neon Dynasty', '2022-02-18'],
  ['cardmarket', '', 'Murders at Karlov Manor', '2024-02-02'],
];

describe.each(BROWSERS)('the printing that a page shows, in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await plainBrowser(name);
  });
  afterAll(() => browser?.close());

  async function shown(site: SiteName, code: string, set: string, number = '12') {
    const { address, html } = SITE_PAGES[site];
    const printing = { code, set, number };
    const { page, log } = await openPage(browser, html(printing), { url: address(printing) });
    const read = await page.evaluate(() => probe.printingOf('banding'));
    expect(log.errors).toEqual([]);
    await page.close();
    return read;
  }

  it('is at least sixty printings of all years', () => {
    expect(PRINTINGS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(PRINTINGS)('%s: %s %s is read under %s', async (site, code, set, edition) => {
    const read = await shown(site, code, set);
    expect(asPrinted(editions, sets, read)).toMatchObject({ edition, why: 'printing' });
  });

  it('is none we know for sets that no list has, and says how the page calls it', async () => {
    const read = await shown('scryfall', 'zzz', 'Set of Brambles');
    expect(asPrinted(editions, sets, read)).toMatchObject({
      edition: '2026-09-25',
      why: 'no-printing',
      unknownSet: 'Set of Brambles',
    });
    expect(asPrinted(editions, sets, read, 'ICE')).toMatchObject({
      edition: FIRST,
      why: 'first-printing',
    });
  });

  it('of promos and tokens is that of their own set', async () => {
    for (const [code, edition] of [
      ['pmh3', '2024-06-07'],
      ['tneo', '2022-02-18'],
      ['f03', '2002-10-07'],
    ] as const)
      expect(asPrinted(editions, sets, await shown('scryfall', code, 'x'))).toMatchObject({
        edition,
        why: 'printing',
      });
  });

  it('of a card of The List is that of the set its number names', async () => {
    expect(await shown('scryfall', 'plst', 'The List', 'MRD-59')).toEqual({
      code: 'PLST',
      name: 'The List',
      number: 'MRD-59',
    });
  });

  it('is none on a page that says two at once, or nothing', async () => {
    const two = `<div class="card-text"><div class="card-text-oracle"><p>Banding</p></div></div><a class="prints-current-set-name">Mirrodin (MRD)</a><a class="prints-current-set-name">Darksteel (DST)</a>`;
    for (const html of [two, '<div class="card-text-oracle"><p>Banding</p></div>']) {
      const { page } = await openPage(browser, html, { url: 'https://scryfall.com/search?q=x' });
      expect(await page.evaluate(() => probe.printingOf('banding'))).toBeUndefined();
      await page.close();
    }
  });
});
