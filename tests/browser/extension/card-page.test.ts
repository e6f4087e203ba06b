import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { type Offline, serveOffline } from '../harness/serve-offline.ts';
import { OX_INSECURE_URL, OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  chooseEdition,
  markedWords,
  marksThere,
  pause,
  popoverGone,
  popoverOpen,
  seePopover,
} from './popover-on-page.ts';

describe.each(BROWSERS)('a card page in %s', (name) => {
  // In one browser without a secure context, where much of the web's API is missing.
  const url = name === 'firefox' ? OX_INSECURE_URL : OX_URL;
  let extension: OpenExtension;
  let page: Page;
  let offline: Offline;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = await extension.browser.newPage();
    offline = await serveOffline(page, { [url]: OX_PAGE });
    await page.goto(url);
    await marksThere(page, 8);
  });
  afterAll(() => extension?.browser.close());

  async function explained(words: string) {
    await page.bringToFront();
    await restOn(page, words);
    const seen = await popoverOpen(page);
    await page.keyboard.press('Escape');
    await popoverGone(page);
    await moveAway(page);
    return seen;
  }

  it('has quiet marks under its keywords, in three styles, and under nothing else', async () => {
    const { ability = [], action = [], basic = [] } = await markedWords(page);
    expect(ability.toSorted()).toEqual([
      'Bushido',
      'Kicker',
      'Trample',
      'Ward',
      'deathtouch',
      'kicked',
    ]);
    expect(action.toSorted()).toEqual(['proliferate', 'scry']);
    expect(basic).toEqual(['enters', 'destroy', 'target']);
  });

  it('says what a keyword does on this card, with its rule', async () => {
    const kicker = await explained('Kicker');
    expect(kicker.title).toBe('Kicker {2 generic mana}{white mana}');
    expect(kicker.kind).toBe('keyword ability');
    expect(kicker.reminder).toContain('{2 generic mana}{white mana}');
    expect(kicker.citation).toContain('CR 702.33');
    const ward = await explained('Ward');
    expect(ward.title).toBe('Ward—Pay 3 life');
    expect(ward.reminder).toContain('3 life');
    const bushido = await explained('Bushido');
    expect(bushido.reminder).toContain('+2/+2');
    const scry = await explained('scry');
    expect(scry.reminder).toContain('2');
    expect(scry.citation).toContain('CR 701.22');
  });

  it('never covers the word', async () => {
    const point = await restOn(page, 'proliferate');
    const { box } = await popoverOpen(page);
    expect(point.y < box.top || point.y > box.bottom).toBe(true);
    await page.keyboard.press('Escape');
    await popoverGone(page);
    await moveAway(page);
  });

  it('closes when the pointer leaves, and stays while it is read', async () => {
    const point = await restOn(page, 'Trample');
    const { box } = await popoverOpen(page);
    await page.mouse.move(point.x + 3, box.top < point.y ? box.bottom - 20 : box.top + 20, {
      steps: 8,
    });
    await pause(700);
    expect((await seePopover(page))?.title).toBe('Trample');
    await moveAway(page);
    await popoverGone(page);
  });

  it('cites and says what another edition says, once that is chosen in the popover', async () => {
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await chooseEdition(page, '2001-07-23');
    const old = await popoverOpen(page, ({ citation }) => citation.includes('502.9'));
    expect(old.title).toBe('Trample');
    await page.keyboard.press('Escape');
    await popoverGone(page);
    const ward = await explained('Ward');
    expect(ward.note).toMatch(/^Not in these rules yet: added April 22, 2021/);
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await chooseEdition(page, 'newest');
    await popoverOpen(page, ({ citation }) => citation.includes('702.19'));
    await page.keyboard.press('Escape');
    await popoverGone(page);
  });

  it('asked the network for nothing', () => {
    expect(offline.refused.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([]);
  });
});
