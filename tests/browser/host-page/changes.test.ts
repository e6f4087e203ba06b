import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { pointOf } from '../harness/pointer.ts';
import { openPage, paintedWords, plainBrowser, startIn } from './open-page.ts';

const card = (line: string) =>
  `<article><h3>Moss Ox</h3><p>${line}</p><p>When this creature enters, you gain 3 life.</p></article>`;
const PAGE = `<!doctype html><meta charset="utf-8"><main id="list">${card('Flying')}</main>`;
const SCRYFALL = (name: string, line: string) =>
  `<div class="card-profile"><div class="card-text"><h1><span class="card-text-card-name">${name}</span></h1><div class="card-text-oracle"><p>${line}</p></div></div></div>`;

describe.each(BROWSERS)('a page that changes in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await plainBrowser(name);
  });
  afterAll(() => browser?.close());

  /** Opens the page, changes it, and gives what is painted then. */
  async function wordsAfter(html: string, change: (page: Page) => Promise<unknown>, url?: string) {
    const { page, log } = await openPage(browser, html, url === undefined ? {} : { url });
    await change(page);
    const words = await paintedWords(page);
    expect(log.errors).toEqual([]);
    await page.close();
    return words;
  }

  it('has its new text marked and its old marks gone', async () => {
    const words = await wordsAfter(PAGE, (page) =>
      page.evaluate(() => {
        const text = document.querySelector('p')?.firstChild as Text;
        text.data = 'Trample';
      }),
    );
    expect(words).toEqual(['Trample']);
  });

  it('has a block marked that was nothing before, and let go when it is nothing again', async () => {
    const { page } = await openPage(browser, PAGE);
    const say = (words: string) =>
      page.evaluate((text) => {
        const last = document.querySelector('p:last-child');
        if (last) last.textContent = text;
      }, words);
    await say('When this creature enters, scry 2.');
    expect(await paintedWords(page)).toEqual(['Flying', 'scry']);
    await say('When this creature enters, you gain 3 life.');
    expect(await paintedWords(page)).toEqual(['Flying']);
    await page.close();
  });

  it('lets go of what its page keeps us off, and takes it up again', async () => {
    const { page } = await openPage(browser, PAGE);
    expect(await paintedWords(page)).toEqual(['Flying']);
    const say = (words: string) =>
      page.evaluate((value) => {
        document.body.setAttribute('data-reminder-text', value);
      }, words);
    await say('off');
    expect(await paintedWords(page)).toEqual([]);
    await say('on');
    expect(await paintedWords(page)).toEqual(['Flying']);
    await page.close();
  });

  it('has what is added marked, however deep, and what is removed forgotten', async () => {
    const { page } = await openPage(browser, PAGE);
    await page.evaluate((html) => {
      const box = document.createElement('div');
      box.innerHTML = `<section><div>${html}</div></section>`;
      document.querySelector('#list')?.append(box);
    }, card('Haste'));
    expect(await paintedWords(page)).toEqual(['Flying', 'Haste']);
    await page.evaluate(() => document.querySelector('article')?.remove());
    expect(await paintedWords(page)).toEqual(['Haste']);
    await page.close();
  });

  it('has a word marked that comes together of two nodes', async () => {
    const words = await wordsAfter(PAGE, (page) =>
      page.evaluate(() => {
        const line = document.querySelector('p');
        line?.replaceChildren(
          'Vigi',
          Object.assign(document.createElement('b'), { textContent: 'lance' }),
        );
      }),
    );
    expect(words).toEqual(['Vigi', 'lance']);
  });

  it('has a new body read', async () => {
    const words = await wordsAfter(PAGE, (page) =>
      page.evaluate((html) => {
        const body = document.createElement('body');
        body.innerHTML = html;
        document.body.replaceWith(body);
      }, card('Menace')),
    );
    expect(words).toEqual(['Menace']);
  });

  it('may reuse its nodes for other cards, as virtual lists do', async () => {
    const { page } = await openPage(browser, PAGE);
    for (const line of ['Trample', 'Haste', 'Deathtouch', 'No words at all', 'Reach']) {
      await page.evaluate((text) => {
        const first = document.querySelector('p')?.firstChild as Text;
        first.data = text;
      }, line);
      expect(await paintedWords(page)).toEqual(line === 'No words at all' ? [] : [line]);
    }
    await page.close();
  });

  it('may navigate within itself, with the names of the new page', async () => {
    const words = await wordsAfter(
      `<body>${SCRYFALL('Trample Ox', 'Trample Ox has flying.')}</body>`,
      (page) =>
        page.evaluate(
          (html) => {
            history.pushState(null, '', '/card/2');
            document.body.innerHTML = html;
          },
          SCRYFALL('Flying Ox', 'Flying Ox has trample.'),
        ),
      'https://scryfall.com/card/1',
    );
    expect(words).toEqual(['trample']);
  });

  it('may leave the part of a site that is read, and come back', async () => {
    const post =
      '<shreddit-post><div slot="text-body"><p>It has double strike and lifelink, so each hit counts twice.</p></div></shreddit-post>';
    const { page } = await openPage(browser, post, {
      url: 'https://www.reddit.com/r/EDH/comments/1',
    });
    expect(await paintedWords(page)).toEqual(['double strike', 'lifelink']);
    const go = (path: string) =>
      page.evaluate(
        (to, html) => {
          history.pushState(null, '', to);
          document.body.innerHTML = html;
        },
        path,
        post,
      );
    await go('/r/aww/comments/1');
    expect(await paintedWords(page)).toEqual([]);
    await go('/r/EDH/comments/2');
    expect(await paintedWords(page)).toEqual(['double strike', 'lifelink']);
    await page.close();
  });

  it('may take a line out of a site’s rules text', async () => {
    const html = SCRYFALL('Moss Ox', 'Flying</p><p>Trample</p><p>Haste');
    const words = await wordsAfter(
      html,
      async (page) => {
        expect(await paintedWords(page)).toEqual(['Flying', 'Haste', 'Trample']);
        await page.evaluate(() => document.querySelectorAll('p')[1]?.remove());
        await paintedWords(page);
        const texts = await page.evaluate(() => probe.marks().map(({ text }) => text));
        expect(texts).toEqual(['Flying\nHaste', 'Flying\nHaste']);
      },
      'https://scryfall.com/card/tst/1/moss-ox',
    );
    expect(words).toEqual(['Flying', 'Haste']);
  });

  it('may render late', async () => {
    const words = await wordsAfter(
      '<body><div id="app">Loading a creature with double strike and lifelink for you, one moment.</div></body>',
      (page) =>
        page.evaluate((html) => {
          document.body.innerHTML = html;
        }, '<div class="product__item-details__description">Creature gains menace.</div><p>Trample on a creature with lifelink is not read here.</p>'),
      'https://www.tcgplayer.com/product/1',
    );
    expect(words).toEqual(['menace']);
  });

  it('may grow without end; only what is near the view is painted, all of it is known', async () => {
    const { page } = await openPage(browser, PAGE);
    for (let batch = 0; batch < 5; batch++)
      await page.evaluate((html) => {
        document.querySelector('#list')?.insertAdjacentHTML('beforeend', html.repeat(100));
      }, card('Haste'));
    const words = await paintedWords(page);
    expect(words.length).toBeGreaterThan(10);
    expect(words.length).toBeLessThan(200);
    expect(await page.evaluate(() => probe.marks().length)).toBe(501);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await paintedWords(page);
    const shown = await page.evaluate(() => probe.inView().map(({ words }) => words));
    expect(shown.length).toBeGreaterThan(3);
    expect(new Set(shown)).toEqual(new Set(['Haste']));
    await page.close();
  });

  it.each([
    ['display', 'display: none', 'display: block'],
    ['opacity', 'opacity: 0', 'opacity: 1'],
    ['visibility', 'visibility: hidden', 'visibility: visible'],
  ])('may show by %s what was hidden', async (_, hidden, shown) => {
    const { page } = await openPage(
      browser,
      `<div id="box" style="${hidden}">${card('Haste')}</div>`,
    );
    expect(await paintedWords(page)).toEqual([]);
    await page.evaluate(
      (style) => document.querySelector('#box')?.setAttribute('style', style),
      shown,
    );
    await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
    expect(await paintedWords(page)).toEqual(['Haste']);
    await page.close();
  });

  it('may turn a part into an editor', async () => {
    const words = await wordsAfter(PAGE, (page) =>
      page.evaluate(() =>
        document.querySelector('article')?.setAttribute('contenteditable', 'true'),
      ),
    );
    expect(words).toEqual([]);
  });

  it('may have open shadow roots, made before and after', async () => {
    const { page } = await openPage(browser, '<main><x-card></x-card><section></section></main>', {
      start: false,
    });
    await page.evaluate((html) => {
      const root = document.querySelector('x-card')?.attachShadow({ mode: 'open' });
      if (root) root.innerHTML = `<div>${html}<y-inner></y-inner></div>`;
      const inner = root?.querySelector('y-inner')?.attachShadow({ mode: 'open' });
      if (inner) inner.innerHTML = '<p>When this creature dies, surveil 1.</p>';
    }, card('Haste'));
    await startIn(page);
    expect(await paintedWords(page)).toEqual(['Haste', 'surveil']);
    await page.evaluate((html) => {
      const late = document.createElement('z-late');
      late.attachShadow({ mode: 'open' }).innerHTML = html;
      document.querySelector('main')?.append(late);
      const inner = document.querySelector('x-card')?.shadowRoot?.querySelector('p');
      if (inner) inner.textContent = 'Menace';
    }, card('Reach'));
    expect(await paintedWords(page)).toEqual(['Menace', 'Reach', 'surveil']);
    const point = await pointOf(page, 'Menace');
    expect(await page.evaluate(({ x, y }) => probe.at(x, y)?.term, point)).toBe('menace');
    await page.close();
  });

  it('may give a plain element a shadow root unseen; pointing at it finds it', async () => {
    const { page } = await openPage(
      browser,
      '<main><div id="host" style="height:90px">slow</div></main>',
    );
    await page.evaluate((html) => {
      const host = document.querySelector('#host');
      if (host) host.attachShadow({ mode: 'open' }).innerHTML = html;
    }, card('Reach'));
    const point = await pointOf(page, 'Reach');
    await page.mouse.move(1, 300);
    await page.mouse.move(point.x, point.y, { steps: 3 });
    expect(await paintedWords(page)).toEqual(['Reach']);
    await page.close();
  });

  it('keeps a mark the same object when the same text is rendered anew', async () => {
    const { page } = await openPage(browser, PAGE);
    const point = await pointOf(page, 'Flying');
    await page.evaluate(({ x, y }) => probe.keep(x, y), point);
    await page.evaluate(() => document.querySelector('p')?.replaceChildren('Flying'));
    expect(await paintedWords(page)).toEqual(['Flying']);
    expect(await page.evaluate(({ x, y }) => probe.isKept(x, y), point)).toBe(true);
    await page.close();
  });

  it('is left without a trace when told to stop, and its own highlights stay', async () => {
    const { page } = await openPage(browser, PAGE, { start: false });
    await page.evaluate(() => CSS.highlights.set('search', new Highlight(new Range())));
    await startIn(page);
    expect(await paintedWords(page)).toEqual(['Flying']);
    await page.evaluate(() => probe.end());
    expect(await page.evaluate(() => probe.names())).toEqual(['search']);
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', html),
      card('Haste'),
    );
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    expect(await page.evaluate(() => probe.names())).toEqual(['search']);
    await page.close();
  });

  it('is not read while it is hidden, and all of it once it is shown', async () => {
    // Before the page layer takes the getter for itself.
    const { page } = await openPage(browser, PAGE, {
      start: false,
      first: () =>
        Object.defineProperty(Document.prototype, 'hidden', {
          get: () => !('isShown' in globalThis),
        }),
    });
    await page.evaluate(() => probe.start());
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', html),
      card('Haste'),
    );
    await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
    expect(await page.evaluate(() => probe.ranges())).toBe(0);
    await page.evaluate(() => {
      Object.assign(globalThis, { isShown: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await paintedWords(page)).toEqual(['Flying', 'Haste']);
    await page.close();
  });

  it('is watched by one observer, however much it changes', async () => {
    const { page } = await openPage(browser, PAGE, { start: false });
    await page.evaluate(() => {
      const Real = MutationObserver;
      let made = 0;
      Object.assign(window, {
        MutationObserver: class extends Real {
          constructor(callback: MutationCallback) {
            super(callback);
            made++;
          }
        },
        made: () => made,
      });
    });
    await startIn(page);
    for (let i = 0; i < 20; i++)
      await page.evaluate(
        (html) => document.body.insertAdjacentHTML('beforeend', html),
        card('Haste'),
      );
    await paintedWords(page);
    expect(await page.evaluate('made()')).toBe(1);
    await page.close();
  });
});
