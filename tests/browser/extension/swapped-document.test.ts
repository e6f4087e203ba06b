import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { marksThere, pause, popoverGone, popoverOpen } from './popover-on-page.ts';

describe.each(BROWSERS)('a page that swaps its document in %s', (name) => {
  let extension: OpenExtension;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: OX_PAGE });
  });
  afterAll(() => extension?.browser.close());

  it.each([
    [
      'by document.open and write',
      (html: string) => {
        document.open();
        document.write(html);
        document.close();
      },
    ],
    [
      'for another document element',
      (html: string) => {
        const next = document.createElement('html');
        next.innerHTML = html;
        document.replaceChild(next, document.documentElement);
      },
    ],
    [
      'twice',
      (html: string) => {
        for (const part of ['<body>Nothing', html]) {
          document.open();
          document.write(part);
          document.close();
        }
      },
    ],
  ])('is explained again, its popover with it: %s', async (_, swap) => {
    await card.goto(OX_URL);
    await marksThere(card, 8);
    await card.evaluate(swap, OX_PAGE);
    await marksThere(card, 8);
    // The stores are read again before all is wired anew, and a pointer that rests already asks no more.
    await pause(800);
    await restOn(card, 'Trample');
    const { title } = await popoverOpen(card, (seen) => seen.title === 'Trample');
    expect(title).toBe('Trample');
    await moveAway(card);
    await popoverGone(card);
  });
});
