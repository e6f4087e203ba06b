import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  foundInPopover,
  marksThere,
  pause,
  popoverOpen,
  pressInPopover,
} from './popover-on-page.ts';

/** The rules text stands at the page's very end, where there is room above it alone. */
const LOW_PAGE = OX_PAGE.replace('<body>', '<body style="padding-top: 700px; margin: 0">').replace(
  /<div class="card-text-flavor">.*<\/body>/s,
  '</div></div></div></div></body>',
);

/** For what lies behind a fold to come. */
const LOADED = 400;

describe.each(BROWSERS)('a popover whose content grows, in %s', (name) => {
  let extension: OpenExtension;
  beforeAll(async () => {
    extension = await openExtension(name);
  });
  afterAll(() => extension?.browser.close());

  it.each([
    ['below', OX_PAGE, 'Kicker', 'top'],
    ['above', LOW_PAGE, 'proliferate', 'bottom'],
  ] as const)(
    'stays %s its word, with the near edge where it was',
    async (side, html, words, edge) => {
      const page = await extension.browser.newPage();
      await serveOffline(page, { [OX_URL]: html });
      await page.goto(OX_URL);
      await marksThere(page, 8);
      const point = await restOn(page, words);
      const { box } = await popoverOpen(page);
      expect(side === 'below' ? box.top > point.y : box.bottom < point.y).toBe(true);
      await pressInPopover(page, 'summary');
      await pause(LOADED);
      const grown = (await popoverOpen(page)).box;
      expect(grown.bottom - grown.top).toBeGreaterThan(box.bottom - box.top + 20);
      expect(Math.abs(grown[edge] - box[edge])).toBeLessThan(1);
      expect(Math.abs(grown.left - box.left)).toBeLessThan(1);
      await page.close();
    },
  );

  it('stays where the user has scrolled it to, when it is put anew beside its word', async () => {
    const page = await extension.browser.newPage();
    await serveOffline(page, { [OX_URL]: OX_PAGE });
    await page.setViewport({ width: 1280, height: 330 });
    await page.goto(OX_URL);
    await marksThere(page, 8);
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await pressInPopover(page, 'summary');
    const before = await foundInPopover(page, (root) => {
      const box = root.querySelector('.scroller');
      // To its end: less than that would fit into the height that it wishes for.
      if (box) box.scrollTop = box.scrollHeight;
      if (!box || box.scrollTop < 60) return null;
      return { at: box.scrollTop, edge: box.getBoundingClientRect().bottom };
    });
    await page.evaluate(() => scrollBy(0, 3));
    const after = await foundInPopover(
      page,
      (root, edge) => {
        const box = root.querySelector('.scroller');
        return (
          box && box.getBoundingClientRect().bottom !== edge && `at ${Math.round(box.scrollTop)}`
        );
      },
      before.edge,
    );
    expect(after).toBe(`at ${Math.round(before.at)}`);
    await page.close();
  });
});
