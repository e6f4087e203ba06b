import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { openPage, paintedWords, plainBrowser } from './open-page.ts';

const LINE = 'When this creature enters, you gain 3 life.';
const card = (line: string) => `<article><h3>Moss Ox</h3><p>${line}</p><p>${LINE}</p></article>`;
/** A hundred and fifty cards, of which one in the middle says something else. */
const MANY = 150;
const cards = (line: string, odd = line) =>
  Array.from({ length: MANY }, (_, n) => card(n === MANY / 2 ? odd : line)).join('\n');
const page = (body: string) => `<!doctype html><meta charset="utf-8"><body>${body}`;

describe.each(BROWSERS)('a large page in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await plainBrowser(name);
  });
  afterAll(() => browser?.close());

  const wordsOf = async (opened: Page) => [...new Set(await paintedWords(opened))];
  const scrollTo = (opened: Page, selector: string) =>
    opened.evaluate(
      (at) => document.querySelector(at)?.scrollIntoView({ block: 'center' }),
      selector,
    );

  it.each([
    [
      'a list',
      `<main>${cards('Haste', 'Trample').replace('<p>Trample', '<p id="odd">Trample')}</main>`,
    ],
    [
      'a list of sections, each with a list of its own',
      `<main>${`<section>${cards('Haste')}</section>`.repeat(30)}<section>${cards('Haste', 'Trample').replace('<p>Trample', '<p id="odd">Trample')}</section></main>`,
    ],
    [
      'a list in a scroller',
      `<main style="height: 500px; overflow: auto">${cards('Haste', 'Trample').replace('<p>Trample', '<p id="odd">Trample')}</main>`,
    ],
    [
      'columns',
      `<main style="columns: 2">${cards('Haste', 'Trample').replace('<p>Trample', '<p id="odd">Trample')}</main>`,
    ],
    [
      'items that are inline by their tag',
      `<main>${cards('Haste', 'Trample').replace('<p>Trample', '<p id="odd">Trample').replaceAll('article', 'a-card')}</main>`,
    ],
    [
      'wrappers, one in the other, deeper than a stack',
      `${'<div>'.repeat(400)}<main>${cards('Haste', 'Trample').replace('<p>Trample', '<p id="odd">Trample')}</main>`,
    ],
  ])('is marked where one looks: %s', async (_, body) => {
    const { page: opened, log } = await openPage(browser, page(body));
    expect(await wordsOf(opened)).toContain('Haste');
    await scrollTo(opened, '#odd');
    expect(await wordsOf(opened)).toContain('Trample');
    const inView = await opened.evaluate(() => probe.inView().map(({ words }) => words));
    expect(inView).toContain('Trample');
    expect(log.errors).toEqual([]);
    await opened.close();
  });

  it('takes marks off what is far, and paints them again when it comes back', async () => {
    const { page: opened } = await openPage(
      browser,
      page(`<p id="top">Flying</p>${card('Flying')}${cards('Haste')}<p id="end">${LINE}</p>`),
    );
    expect(await wordsOf(opened)).toContain('Flying');
    await scrollTo(opened, '#end');
    expect(await wordsOf(opened)).toEqual(['Haste']);
    await scrollTo(opened, '#top');
    expect(await wordsOf(opened)).toContain('Flying');
    await opened.close();
  });

  it('is marked where one jumps to, and no more where one jumped over', async () => {
    const tall = (line: string) =>
      `<article style="min-height: 120px"><p>${line}</p><p>${LINE}</p></article>`;
    const { page: opened } = await openPage(
      browser,
      page(
        `<main>${tall('Haste').repeat(600)}<div id="odd">${tall('Trample')}</div>${tall('Haste').repeat(600)}</main>`,
      ),
    );
    const near = await opened.evaluate(() => probe.ranges());
    for (const at of [1, 0.2, 0.9, 0.02, 1]) {
      await opened.evaluate(
        (share) => window.scrollTo(0, share * document.documentElement.scrollHeight),
        at,
      );
      expect(await wordsOf(opened)).toEqual(['Haste']);
    }
    // Some stretches are longer than others.
    expect(await opened.evaluate(() => probe.ranges())).toBeLessThan(near + 400);
    for (const [from, to] of [
      [0, 0.45],
      [1, 0.55],
      [0.3, 0.48],
    ] as const) {
      await opened.evaluate(
        (share) => window.scrollTo(0, share * document.documentElement.scrollHeight),
        from,
      );
      await wordsOf(opened);
      await opened.evaluate(
        (share) => window.scrollTo(0, share * document.documentElement.scrollHeight),
        to,
      );
      await wordsOf(opened);
      expect((await opened.evaluate(() => probe.inView())).length).toBeGreaterThan(3);
    }
    await scrollTo(opened, '#odd');
    expect(await wordsOf(opened)).toContain('Trample');
    await opened.close();
  });

  it('has text of its own read, between its parts', async () => {
    const lines = Array.from(
      { length: MANY },
      () => `${LINE} It gains trample until end of turn.<br>`,
    );
    const { page: opened } = await openPage(
      browser,
      page(`<div>${lines.join('')}<div>${card('Haste')}</div></div>`),
    );
    expect(await wordsOf(opened)).toContain('trample');
    await scrollTo(opened, 'article');
    expect(await wordsOf(opened)).toContain('Haste');
    await opened.close();
  });

  it('has all of it listed, what was never near too, shadow roots and closed dialogs left to their time', async () => {
    const { page: opened } = await openPage(
      browser,
      page(`<main>${cards('Haste', 'Trample')}</main>${card('Ward {2}')}`),
    );
    await opened.evaluate(() => probe.running().readAll());
    const words = await opened.evaluate(() => probe.marks().map(({ words }) => words));
    expect(words).toHaveLength(MANY + 1);
    expect(words.indexOf('Trample')).toBe(MANY / 2);
    expect(words.at(-1)).toBe('Ward');
    await opened.close();
  });

  it('is read in slices when all of it is wanted', async () => {
    const { page: opened } = await openPage(
      browser,
      page(`<main>${cards('Haste').repeat(8)}</main>`),
    );
    const turns = await opened.evaluate(async () => {
      let between = 0;
      let done = false;
      const tick = () => {
        between++;
        if (!done) setTimeout(tick, 0);
      };
      setTimeout(tick, 0);
      await probe.running().readAll();
      done = true;
      return between;
    });
    // The page had its turn between the slices.
    expect(turns).toBeGreaterThan(2);
    await opened.close();
  });

  it('is divided on when what came next in a very long list is taken out meanwhile', async () => {
    const { page: opened } = await openPage(
      browser,
      page(`<main>${cards('Haste').repeat(8)}${cards('Trample')}</main>`),
    );
    const words = await opened.evaluate(async () => {
      probe.end();
      probe.start();
      // Long lists are divided so many at a time.
      const items = [...document.querySelectorAll('article')];
      for (const item of items.slice(400, 600)) item.remove();
      await probe.settle();
      await probe.running().readAll();
      return probe.marks().map((mark) => mark.words);
    });
    const expected = [...Array(8 * MANY - 200).fill('Haste'), ...Array(MANY).fill('Trample')];
    expect(words).toEqual(expected);
    await opened.close();
  });

  it('is listed at once in reading order, also what was not divided yet', async () => {
    const { page: opened } = await openPage(browser, page('<main></main>'));
    const words = await opened.evaluate(
      (list, last) => {
        probe.end();
        const main = document.querySelector('main');
        if (main) main.innerHTML = list;
        const host = document.createElement('div');
        main?.append(host);
        host.attachShadow({ mode: 'open' }).innerHTML = last;
        host.innerHTML = '<p>It gains flying until end of turn.</p>';
        probe.start();
        return probe.marks().map((mark) => mark.words);
      },
      cards('Haste').repeat(8),
      '<p>It gains trample until end of turn.</p><slot></slot><p>It gains reach until end of turn.</p>',
    );
    expect(words.slice(8 * MANY - 1)).toEqual(['Haste', 'trample', 'reach', 'flying']);
    await opened.close();
  });

  it('is listed in reading order where text of its own stands around a part', async () => {
    const says = (term: string) => `It gains ${term} until end of turn.`;
    const { page: opened } = await openPage(
      browser,
      page(`<div>${says('haste')}<p>${says('trample')}</p>${says('reach')}</div>`),
    );
    const words = await opened.evaluate(() => probe.marks().map((mark) => mark.words));
    expect(words).toEqual(['haste', 'trample', 'reach']);
    const inView = await opened.evaluate(() => probe.inView().map((mark) => mark.words));
    expect(inView).toEqual(['haste', 'trample', 'reach']);
    await opened.close();
  });

  it('is followed where it changes far from the view', async () => {
    const { page: opened } = await openPage(
      browser,
      page(
        `<main>${cards('Haste', LINE).replace(`<p>${LINE}</p><p>`, '<p id="odd">Nothing.</p><p>')}</main>`,
      ),
    );
    await opened.evaluate(() => {
      const far = document.querySelector('#odd');
      if (far) far.textContent = 'Trample';
    });
    expect(await wordsOf(opened)).toEqual(['Haste']);
    await scrollTo(opened, '#odd');
    expect(await wordsOf(opened)).toContain('Trample');
    await opened.close();
  });
});
