import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { pointOf } from '../harness/pointer.ts';
import { fixture, HOSTILE_CSP } from '../harness/serve-offline.ts';
import { openPage, paintedWords, plainBrowser } from './open-page.ts';

const RULES = '<p>When this creature enters, you gain 3 life.</p>';

describe.each(BROWSERS)('what stands under the pointer in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await plainBrowser(name);
  });
  afterAll(() => browser?.close());

  async function at(html: string, words: string, options: { url?: string; csp?: string } = {}) {
    const { page } = await openPage(browser, html, options);
    const { x, y } = await pointOf(page, words);
    const mark = await page.evaluate((left, top) => probe.at(left, top), x, y);
    await page.close();
    return mark;
  }

  it('is the mark with its card, parameters and the card’s other terms', async () => {
    const mark = await at(fixture('sites/scryfall-card.html'), 'Ward', {
      url: 'https://scryfall.com/card/xyz/1',
    });
    expect(mark).toMatchObject({
      term: 'ward',
      words: 'Ward',
      cardName: 'Bramble Storm',
      place: 'rules',
      style: 'ability',
      params: { cost: '{2}' },
      others: ['flying', 'first-strike', 'scry'],
      lines: 1,
    });
  });

  it('is the same under a policy that forbids everything', async () => {
    const mark = await at(`<div>${RULES}<p>Cycling {2}</p></div>`, 'Cycling', { csp: HOSTILE_CSP });
    expect(mark).toMatchObject({ term: 'cycling', params: { cost: '{2}' } });
  });

  it('is nothing beside a mark, or where something covers it', async () => {
    expect(await at(`<div>${RULES}<p>Trample</p></div>`, 'creature')).toBeNull();
    const covered = `<div>${RULES}<p>Trample</p></div><div style="position:fixed;inset:0;background:white">Over</div>`;
    expect(await at(covered, 'Trample')).toBeNull();
  });

  it.each([
    ['an image', '<img id="s" alt="Tap" width="20" height="20">', 'tap-symbol'],
    [
      'a sign whose text is drawn out of sight',
      '<abbr id="s" style="text-indent:-999px;overflow:hidden;display:inline-block;width:20px;height:20px">{S}</abbr>',
      'snow-mana-symbol',
    ],
    [
      'a sign of a font',
      '<style>#s::before{content:"E"}</style><i id="s" class="ms ms-e"></i>',
      'energy-counter',
    ],
  ])('is a symbol that is %s', async (_, symbol, term) => {
    const { page } = await openPage(
      browser,
      `<div>${RULES}<p>Pay ${symbol}: Draw a card.</p></div>`,
      { probe: { concepts: true } },
    );
    const mark = await page.evaluate(() => {
      const { left, top, width, height } = (
        document.getElementById('s') as Element
      ).getBoundingClientRect();
      return probe.at(left + width / 2, top + height / 2);
    });
    expect(mark?.term).toBe(term);
    await page.close();
  });

  it('is one mark on each part of a split word, with one box a line', async () => {
    const html = `<div>${RULES}<p>This creature has <i>fly</i><b>ing</b>.</p></div>`;
    for (const part of ['fly', 'ing'])
      expect(await at(html, part)).toMatchObject({ term: 'flying', words: 'flying', lines: 1 });
  });

  it('has a box for each line that its words are wrapped on', async () => {
    const html = `<div style="width:9ch;font:16px monospace">${RULES}<p>This creature has first strike.</p></div>`;
    expect(await at(html, 'first')).toMatchObject({ term: 'first-strike', lines: 2 });
  });

  it.each([
    ['a transformed page', 'transform: rotate(8deg) scale(1.3)'],
    ['CSS zoom', 'zoom: 1.4'],
    ['vertical text', 'writing-mode: vertical-rl'],
    ['right-to-left text', 'direction: rtl'],
    ['an inverted page', 'filter: invert(1)'],
  ])('is found on %s', async (_, style) => {
    const html = `<div style="${style}; margin: 90px; width: 400px; height: 300px">${RULES}<p>Trample</p></div>`;
    expect(await at(html, 'Trample')).toMatchObject({ term: 'trample' });
  });

  it('is found in dialogs and popovers of the page', async () => {
    const { page } = await openPage(
      browser,
      `<p>Nothing here</p><dialog>${RULES}<p>Trample</p></dialog><div popover="manual" id="pop">${RULES}<p>Haste</p></div>`,
    );
    expect(await paintedWords(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    expect(await paintedWords(page)).toEqual(['Trample']);
    const inDialog = await pointOf(page, 'Trample');
    expect(await page.evaluate(({ x, y }) => probe.at(x, y)?.term, inDialog)).toBe('trample');
    await page.evaluate(() => {
      document.querySelector('dialog')?.close();
      document.querySelector<HTMLElement>('#pop')?.showPopover();
    });
    await paintedWords(page);
    const inPopover = await pointOf(page, 'Haste');
    expect(await page.evaluate(({ x, y }) => probe.at(x, y)?.term, inPopover)).toBe('haste');
    await page.close();
  });

  it('is listed in reading order, over shadow roots, with what is in view told apart', async () => {
    const { page } = await openPage(
      browser,
      `<div>${RULES}<p>Trample</p></div><x-card></x-card><div>${RULES}<p>Haste</p></div><div style="margin-top:1500px">${RULES}<p>Menace</p></div>`,
    );
    await page.evaluate((rules) => {
      const host = document.querySelector('x-card');
      if (host) host.attachShadow({ mode: 'open' }).innerHTML = `<div>${rules}<p>Reach</p></div>`;
    }, RULES);
    const point = await pointOf(page, 'Reach');
    await page.mouse.move(5, 5);
    await page.mouse.move(point.x, point.y, { steps: 2 });
    await paintedWords(page);
    await page.evaluate(() => scrollTo(0, 0));
    const told = await page.evaluate(() => ({
      all: probe.marks().map(({ term }) => term),
      inView: probe.inView().map(({ term }) => term),
    }));
    expect(told.all).toEqual(['trample', 'reach', 'haste', 'menace']);
    expect(told.inView).toEqual(['trample', 'reach', 'haste']);
    await page.close();
  });
});
