import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { pointOf } from '../harness/pointer.ts';
import { openPage, paintedWords, plainBrowser } from './open-page.ts';

const LINE = 'When this creature enters, you gain 3 life.';
const card = (line: string, name = 'Moss Ox') =>
  `<article><h3>${name}</h3><p>${line}</p><p>${LINE}</p></article>`;
const html = (body: string, style = '') =>
  `<!doctype html><meta charset="utf-8"><style>${style}</style><body>${body}`;
const wait = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms);
const termAt = (page: Page, { x, y }: { x: number; y: number }) =>
  page.evaluate((left, top) => probe.at(left, top)?.term ?? null, x, y);

describe.each(BROWSERS)('any page in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await plainBrowser(name);
  });
  afterAll(() => undefined);

  const FIELDS = [
    ['children', 'nodeType', 'firstChild', 'nextSibling'],
    ['shadowRoot', 'localName', 'parentNode', 'textContent'],
    ['getElementsByTagName', 'querySelectorAll', 'closest', 'matches', 'contains'],
    ['checkVisibility', 'getAttribute', 'parentElement', 'isConnected', 'ownerDocument'],
  ];
  it.each(FIELDS)('has forms with fields of any names read: %s', async (...fields) => {
    const inputs = fields.map((field) => `<input name="${field}">`).join('');
    const { page, log } = await openPage(
      browser,
      html(
        `<form>${inputs}${card('Haste')}<p>${LINE} It gains <b>fl</b>ying.</p></form>${card('Trample')}`,
      ),
    );
    expect(await paintedWords(page)).toEqual(['Haste', 'Trample', 'fl', 'ying']);
    await page.evaluate((line) => document.querySelector('p')?.replaceChildren(line), 'Reach');
    expect(await paintedWords(page)).toEqual(['Reach', 'Trample', 'fl', 'ying']);
    expect(await termAt(page, await pointOf(page, 'Reach'))).toBe('reach');
    expect(await page.evaluate(() => probe.marks().length)).toBe(3);
    expect(log.errors).toEqual([]);
    await page.close();
  });

  it.each(['createRange', 'createTreeWalker', 'body', 'elementFromPoint', 'documentElement'])(
    'has a document with an element named %s read',
    async (named) => {
      const { page, log } = await openPage(
        browser,
        html(`<img name="${named}"><form name="${named}"></form>${card('Haste')}`),
      );
      expect(await paintedWords(page)).toEqual(['Haste']);
      const box = await page.evaluate(() => probe.running().marks()[0]?.lines()[0]?.toJSON());
      expect(await termAt(page, { x: box.left + 3, y: box.top + 3 })).toBe('haste');
      expect(log.errors).toEqual([]);
      await page.close();
    },
  );

  it.each([
    ['inline elements', 5000, '<b>', '</b>'],
    ['blocks', 1000, '<div>', '</div>'],
    ['lists and links in turn', 60, '<ul><li><a>', '</a></li></ul>'],
  ])('may nest as deep as it likes: %s', async (_, levels, open, close) => {
    const { page, log } = await openPage(browser, html('<main></main>'), { start: false });
    await page.evaluate(
      (count, before, after, cards) => {
        // A parser would flatten it.
        const main = document.querySelector('main') as Element;
        let at = main;
        for (let depth = 0; depth < count; depth++) {
          const next = document.createElement('template');
          next.innerHTML = before + after;
          at.append(next.content);
          while (at.lastElementChild) at = at.lastElementChild;
        }
        at.append('When this creature enters, it gains haste.');
        main.insertAdjacentHTML('beforebegin', cards);
        probe.start();
      },
      levels,
      open,
      close,
      card('Trample'),
    );
    expect(await paintedWords(page)).toContain('Trample');
    await page.evaluate(() => probe.running().readAll());
    const words = await page.evaluate(() => probe.marks().map((mark) => mark.words));
    expect(words).toContain('haste');
    expect(log.errors).toEqual([]);
    await page.close();
  });

  it.each([
    ['clears the registry', () => CSS.highlights.clear()],
    [
      'deletes ours',
      () => {
        for (const key of [...CSS.highlights.keys()]) CSS.highlights.delete(key);
      },
    ],
    [
      'has our name for its own',
      () => {
        for (const key of [...CSS.highlights.keys()]) CSS.highlights.set(key, new Highlight());
      },
    ],
  ])('is repaired at the next painting when it %s', async (_, attack) => {
    const { page } = await openPage(browser, html(card('Flying')));
    await page.evaluate(attack);
    // What the pointer asks repairs too.
    expect(await termAt(page, await pointOf(page, 'Flying'))).toBe('flying');
    expect(await paintedWords(page)).toEqual(['Flying']);
    await page.evaluate(attack);
    await page.evaluate(
      (more) => document.body.insertAdjacentHTML('beforeend', more),
      card('Haste'),
    );
    expect(await paintedWords(page)).toEqual(['Flying', 'Haste']);
    await page.close();
  });

  it.each([
    [
      'a block',
      'blocksWithText',
      () => {
        const real = Text.prototype.substringData;
        Text.prototype.substringData = function (from, count) {
          const data = real.call(this, from, count);
          if (data.includes('Odd')) throw new Error('odd');
          return data;
        };
      },
    ],
    [
      'a style',
      'styles',
      () => {
        const real = window.getComputedStyle;
        window.getComputedStyle = (element, pseudo) => {
          if (element.textContent?.startsWith('Odd')) throw new Error('odd');
          return real(element, pseudo);
        };
      },
    ],
  ])('costs itself where %s cannot be read', async (_, __, breakIt) => {
    const { page } = await openPage(
      browser,
      html(`${card('Haste')}<p>${LINE} <b>Odd</b> trample.</p>${card('Flying')}`),
      { start: false },
    );
    await page.evaluate(breakIt);
    const words = await page.evaluate(async () => {
      probe.start();
      await probe.running().readAll();
      await probe.settle();
      return probe.marks().map((mark) => mark.words);
    });
    expect(words).toEqual(['Haste', 'Flying']);
    await page.close();
  });

  it('leaves out a mark whose text has shrunk before it is painted', async () => {
    const { page, log } = await openPage(
      browser,
      html(
        `<div id="box" style="opacity: 0">${card('It gains haste until end of turn.')}</div>${card('Flying')}`,
      ),
    );
    expect(await paintedWords(page)).toEqual(['Flying']);
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => true });
      const text = document.querySelector('#box p')?.firstChild as Text;
      text.data = 'Ox';
      document.querySelector('#box')?.removeAttribute('style');
    });
    await wait(page, 600);
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await paintedWords(page)).toEqual(['Flying']);
    expect(log.errors).toEqual([]);
    await page.close();
  });

  const siteCard = (line: string) =>
    `<div class="card-profile"><h1><span class="card-text-card-name">Moss Ox</span></h1><div class="card-text-oracle"><p>${LINE}</p>${line}</div></div>`;
  it.each([
    [
      'a line of a site’s rules text, by its display',
      siteCard('<p class="late">Haste</p>'),
      'display: none',
    ],
    ['a line that fades in', siteCard('<p class="late">Haste</p>'), 'opacity: 0'],
    [
      'words in a line, by a class',
      html(`<p>${LINE} <span class="late">It gains haste.</span></p>`),
      'visibility: hidden',
    ],
    [
      'words between breaks',
      html(`<div>${LINE}<br><b class="late">Haste</b><br>${LINE}</div>`),
      'display: none',
    ],
  ])('has read when it shows: %s', async (_, body, style) => {
    const { page } = await openPage(
      browser,
      `<meta charset="utf-8"><style>.late { ${style} } .late.on { display: inline; opacity: 1; visibility: visible }</style>${body}`,
      { url: 'https://scryfall.com/card/tst/1/moss-ox' },
    );
    expect(await paintedWords(page)).toEqual([]);
    await wait(page, 2500);
    await page.evaluate(() => document.querySelector('.late')?.classList.add('on'));
    await wait(page, 700);
    expect((await paintedWords(page)).map((word) => word.toLowerCase())).toEqual(['haste']);
    await page.close();
  });

  it.each([
    [
      'defined',
      () => {
        customElements.define(
          'x-late',
          class extends HTMLElement {
            constructor() {
              super();
              this.attachShadow({ mode: 'open' }).innerHTML =
                '<p>It gains haste until end of turn.</p>';
            }
          },
        );
      },
    ],
    [
      'defined, with its root a little later',
      () => {
        customElements.define(
          'x-late',
          class extends HTMLElement {
            connectedCallback() {
              setTimeout(() => {
                this.attachShadow({ mode: 'open' }).innerHTML =
                  '<p>It gains haste until end of turn.</p>';
              }, 900);
            }
          },
        );
      },
    ],
    [
      'defined as a host of hosts',
      () => {
        customElements.define(
          'x-late',
          class extends HTMLElement {
            constructor() {
              super();
              const root = this.attachShadow({ mode: 'open' });
              root.innerHTML = '<div></div>';
              const inner = root.querySelector('div')?.attachShadow({ mode: 'open' });
              if (inner) inner.innerHTML = '<p>It gains haste until end of turn.</p>';
            }
          },
        );
      },
    ],
  ])('has a custom element read that is late: %s', async (_, define) => {
    const { page } = await openPage(browser, html(`${card('Flying')}<x-late></x-late>`));
    await wait(page, 1500);
    expect(await paintedWords(page)).toEqual(['Flying']);
    await page.evaluate(define);
    await wait(page, 1800);
    expect(await paintedWords(page)).toEqual(['Flying', 'haste']);
    await page.close();
  });

  it.each([
    [
      'document.open and write',
      (text: string) => {
        document.open();
        document.write(text);
        document.close();
      },
    ],
    [
      'another document element',
      (text: string) => {
        const next = document.createElement('html');
        next.innerHTML = `<body>${text}</body>`;
        document.replaceChild(next, document.documentElement);
      },
    ],
    [
      'none, and then another',
      (text: string) => {
        document.documentElement.remove();
        setTimeout(() => {
          const next = document.createElement('html');
          next.innerHTML = `<body>${text}</body>`;
          document.append(next);
        }, 250);
      },
    ],
  ])('is told of and read when its document is swapped: %s', async (_, swap) => {
    const { page } = await openPage(browser, html(card('Flying')));
    await page.evaluate(swap, card('Haste'));
    await wait(page, 500);
    expect(await paintedWords(page)).toEqual(['Haste']);
    expect(await page.evaluate(() => probe.timesReplaced())).toBeGreaterThan(0);
    await page.close();
  });

  it.each([
    [
      'under a stretched link',
      `<div class="tile">${card('Haste')}<a href="/x">Moss Ox</a></div>`,
      '.tile{position:relative} a::after{content:"";position:absolute;inset:0}',
    ],
    [
      'where the pointer goes through',
      `<div class="through">${card('Haste')}</div>`,
      '.through{pointer-events:none}',
    ],
    ['in a drop cap', card('Haste'), 'p::first-letter{font-size:3em;float:left}'],
    [
      'under a clear layer',
      `${card('Haste')}<div class="layer"></div>`,
      '.layer{position:fixed;inset:0}',
    ],
  ])('has marks found where they are seen: %s', async (_, body, style) => {
    const { page } = await openPage(browser, html(body, style));
    const box = await page.evaluate(() => probe.running().marks()[0]?.lines()[0]?.toJSON());
    expect(await termAt(page, { x: box.left + 4, y: box.top + box.height / 2 })).toBe('haste');
    await page.close();
  });

  it.each([
    ['a layer with a color', '.layer{position:fixed;inset:0;background:rgb(0 0 0 / 90%)}'],
    ['one with a picture', '.layer{position:fixed;inset:0;background:linear-gradient(red,blue)}'],
    [
      'one that its own layer fills',
      '.layer{position:fixed;inset:0}.layer::before{content:"";position:absolute;inset:0;background:white}',
    ],
  ])('has none found under what hides them: %s', async (_, style) => {
    const { page } = await openPage(
      browser,
      html(`${card('Haste')}<div class="layer"></div>`, style),
    );
    expect(await termAt(page, await pointOf(page, 'Haste'))).toBeNull();
    await page.close();
  });

  it.each([
    [
      'a card whose whole text is keywords',
      '<div><div class="name">Moss Ox</div><div><p>Flying, vigilance</p></div></div>',
      ['Flying', 'vigilance'],
    ],
    [
      'a keyword with its cost in words',
      '<section><b>Moss Ox</b><div><p>Ward—Pay 3 life.</p></div></section>',
      ['Ward'],
    ],
    [
      'keywords on lines',
      '<div><pre>Flying\nFirst strike\nProtection from red</pre></div>',
      ['First strike', 'Flying', 'Protection'],
    ],
    [
      'a row of levels',
      '<table><tr><td>LEVEL 2-6</td><td>4/4</td><td>Flying</td></tr></table>',
      ['Flying'],
    ],
    [
      'a row of a spoiler',
      '<table><tr><td>Moss Ox</td><td>Creature — Ox</td><td>2/2</td><td>Trample</td></tr></table>',
      ['Trample'],
    ],
  ])('has short rules text marked without a site’s help: %s', async (_, body, words) => {
    const { page } = await openPage(browser, html(body));
    expect(await paintedWords(page)).toEqual(words);
    await page.close();
  });

  it.each([
    ['a menu', '<ul><li>Flash</li><li>Fear</li><li>Haste</li></ul>'],
    [
      'ordinary words after commas',
      '<p>Fear, loathing</p><p>Flash, bang</p><p>Reach, engagement and growth</p>',
    ],
    ['a headline with a dash', '<p>Haste—makes waste</p><p>Ward—the new book</p>'],
    [
      'a table of results',
      '<table><tr><td>Fear</td><td>3-1</td></tr><tr><td>Storm</td><td>2/1/2026</td></tr></table>',
    ],
  ])('has no more marked in %s', async (_, body) => {
    const { page } = await openPage(browser, html(body));
    expect(await paintedWords(page)).toEqual([]);
    await page.close();
  });

  it.each([
    [
      'a gradient in the letters',
      'background:linear-gradient(90deg,red,blue);background-clip:text;-webkit-text-fill-color:transparent',
    ],
    [
      'a gradient under a clear color',
      'background:linear-gradient(90deg,lime,blue);background-clip:text;color:transparent',
    ],
    ['a stroke', '-webkit-text-stroke:1px red;color:white'],
    ['a fill of its own', 'color:black;-webkit-text-fill-color:green'],
  ])('keeps its letters as they were: %s', async (_, style) => {
    const css = readFileSync('src/host-page/marks/marks.css', 'utf8');
    const { page } = await openPage(
      browser,
      html(card('Trample'), `${css} p{font:bold 40px sans-serif;${style}}`),
      { start: false },
    );
    const clip = await page.evaluate(() => {
      const { x, y, width, height } = (
        document.querySelector('p') as Element
      ).getBoundingClientRect();
      return { x, y, width: Math.min(width, 400), height: Math.min(height, 60) };
    });
    const before = await page.screenshot({ clip, encoding: 'base64' });
    await page.evaluate(() => {
      probe.start({ look: 'none' });
      return probe.settle();
    });
    expect(await page.screenshot({ clip, encoding: 'base64' })).toBe(before);
    expect(await termAt(page, await pointOf(page, 'Trample'))).toBe('trample');
    await page.close();
  });

  it.each([
    [
      'a drawing of a page',
      html(
        `<svg width="600" height="300"><foreignObject width="600" height="300">${card('Haste')}</foreignObject></svg>`,
      ),
      undefined,
    ],
    [
      'a drawing among many others',
      html(
        `${card('Reach').repeat(40)}<svg width="600" height="300"><foreignObject width="600" height="300">${card('Haste')}</foreignObject></svg>`,
      ),
      undefined,
    ],
    [
      'a document that is a drawing',
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><foreignObject width="600" height="300"><div xmlns="http://www.w3.org/1999/xhtml">${card('Haste')}</div></foreignObject></svg>`,
      'image/svg+xml',
    ],
  ])('has the HTML read in %s', async (_, body, contentType) => {
    const url = contentType ? 'https://cards.example/ox.svg' : undefined;
    const { page } = await openPage(browser, body, {
      ...(url && { url, more: { [url]: { body, ...(contentType && { contentType }) } } }),
    });
    await page.evaluate(() => document.querySelector('svg')?.scrollIntoView());
    expect(await paintedWords(page)).toContain('Haste');
    expect(await termAt(page, await pointOf(page, 'Haste'))).toBe('haste');
    await page.close();
  });

  it.each([
    ['a page', '<div style="height: 4000px"></div>', ''],
    ['a scroller', '<div style="height: 4000px"></div>', 'main{height:300px;overflow:auto}'],
    [
      'a text as long as a book',
      `<pre>${`${LINE}\n`.repeat(3000)}It gains trample until end of turn.</pre>`,
      '',
    ],
  ])('scrolls to a mark far down %s', async (_, before, style) => {
    const { page } = await openPage(
      browser,
      html(`<main>${card('Flying')}${before}${card('Haste')}</main>`, style),
    );
    await page.evaluate(() => probe.running().readAll());
    await page.evaluate(() => probe.revealLast());
    await paintedWords(page);
    const inView = await page.evaluate(() => probe.inView().map(({ words }) => words));
    expect(inView).toContain('Haste');
    await page.close();
  });
});
