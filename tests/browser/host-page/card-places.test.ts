import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import type { PageLog } from '../harness/page-log.ts';
import { CARD_PAGES } from './card-places-pages.ts';
import { openPage, plainBrowser } from './open-page.ts';

describe.each(BROWSERS)('cards shown without their text in %s', (name) => {
  let browser: Browser;
  let page: Page;
  let log: PageLog;
  beforeAll(async () => {
    browser = await plainBrowser(name);
    const html = '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>';
    ({ page, log } = await openPage(browser, html, { start: false }));
  });
  afterAll(() => page?.close());

  it.each(Object.entries(CARD_PAGES))('%s', async (_, { address, body, cards }) => {
    const seen = await page.evaluate(
      (html, ids, as) => {
        document.body.replaceChildren(document.createRange().createContextualFragment(html));
        return ids.map((id) => {
          const element = document.getElementById(id);
          element?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = element?.getClientRects()[0];
          if (!box) throw new Error(`${id} has no box`);
          const card = probe.cardAt(box.left + box.width / 2, box.top + box.height / 2, as);
          return [id, card ? ([card.shownAs, card.names[0] ?? ''] as const) : null] as const;
        });
      },
      body,
      Object.keys(cards),
      address,
    );
    expect(Object.fromEntries(seen)).toEqual(cards);
    expect(log.errors).toEqual([]);
  });

  it('holds on a hostile page, and reads no more of it than a name', async () => {
    const lengths = await page.evaluate(() => {
      const form = document.createElement('form');
      for (const field of ['children', 'getAttribute', 'matches', 'closest', 'localName']) {
        const input = document.createElement('input');
        input.name = field;
        form.append(input);
      }
      const picture = new Image(126, 176);
      picture.id = 'picture';
      picture.alt = 'a'.repeat(5000);
      form.append(picture);
      document.body.replaceChildren(form);
      Element.prototype.closest = () => {
        throw new Error('not to be called');
      };
      return probe.cardsAmong('form, #picture').map(({ names }) => names.map((one) => one.length));
    });
    expect(lengths).toEqual([[200]]);
    expect(log.errors).toEqual([]);
  });
});
