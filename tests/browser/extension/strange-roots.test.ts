import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { painted, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { foundInPopover, marksThere, pause, popoverOpen } from './popover-on-page.ts';

/** CSS pixels of the normal popover's width. */
const WIDTH = 380;
/** Between word and popover there is a gap of 6, and a line's own space. */
const CLOSE = 16;
/** The popover keeps so far from the view's edge. */
const MARGIN = 8;
/** Longer than the popover's own fading in. */
const FADED_IN = 300;

describe.each(BROWSERS)('under a root element with styles of its own in %s', (name) => {
  let extension: OpenExtension;
  beforeAll(async () => {
    extension = await openExtension(name);
  });
  afterAll(() => extension?.browser.close());

  async function open(style: string, head = ''): Promise<Page> {
    const page = await extension.browser.newPage();
    const html = OX_PAGE.replace('<html ', `<html style="${style}" `).replace(
      '</head>',
      `${head}</head>`,
    );
    await serveOffline(page, { [OX_URL]: html });
    await page.goto(OX_URL);
    await marksThere(page, 8);
    return page;
  }

  it.each(['zoom: 1.5', 'zoom: 0.7', 'zoom: 2.2'])(
    'the popover stands at its word, in its own size, with %s',
    async (style) => {
      const page = await open(style);
      for (const words of ['Bushido', 'proliferate']) {
        const point = await restOn(page, words);
        const { box, title } = await popoverOpen(page);
        expect(title.toLowerCase()).toContain(words.toLowerCase());
        expect(Math.round(box.right - box.left)).toBe(WIDTH);
        const word = await boxOf(page, words);
        const gap = box.top > point.y ? box.top - word.bottom : word.top - box.bottom;
        expect(gap).toBeGreaterThanOrEqual(0);
        expect(gap).toBeLessThan(CLOSE);
        expect(box.left).toBeLessThanOrEqual(Math.max(word.left, MARGIN));
        expect(box.right).toBeGreaterThan(word.left);
        for (const edge of [box.left, box.top]) expect(edge).toBeGreaterThanOrEqual(0);
        const view = page.viewport();
        expect(box.right).toBeLessThanOrEqual(view?.width ?? 0);
        expect(box.bottom).toBeLessThanOrEqual(view?.height ?? 0);
        // It can be reached there, too.
        await page.mouse.move(box.left + 40, (box.top + box.bottom) / 2, { steps: 8 });
        await pause(500);
        expect((await popoverOpen(page)).title).toBe(title);
        await page.keyboard.press('Escape');
      }
      await page.close();
    },
  );

  it.each([
    ['<html lang="ja">'],
    ['<html lang="ar" dir="rtl">'],
    ['<html lang="zz-invalid" style="direction: rtl; writing-mode: vertical-rl">'],
    ['<html>'],
  ])('the popover speaks its own language under %s', async (root) => {
    const page = await extension.browser.newPage();
    await serveOffline(page, { [OX_URL]: OX_PAGE.replace('<html lang="en">', root) });
    await page.goto(OX_URL);
    await marksThere(page, 8);
    await restOn(page, 'Trample');
    await popoverOpen(page);
    const spoken = await foundInPopover(page, (shadow) => {
      const box = shadow.querySelector<HTMLElement>('.rt');
      // The rules' words are English in any language of the interface, and marked so; the interface's are the box's.
      const [words, link] = ['.entry-reminder', 'summary'].map((part) => box?.querySelector(part));
      if (!box || !words || !link) return undefined;
      const { direction, writingMode } = getComputedStyle(words);
      const languages = [words, link].map((one) => one.closest('[lang]')?.getAttribute('lang'));
      return [...languages, box.dir, direction, writingMode];
    });
    const english = expect.stringMatching(/^en/);
    expect(spoken).toEqual([english, english, 'ltr', 'ltr', 'horizontal-tb']);
    await page.close();
  });

  it.each([
    ['an element', '<rt-dialog popover="manual">Ours? No.</rt-dialog>'],
    [
      'one with an attribute of ours',
      '<rt-menu popover="manual" rt><p class="rt">No.</p></rt-menu>',
    ],
    [
      'one with a tree of its own',
      '<rt-tip popover="manual"><template shadowrootmode="open"><p class="tip">No.</p></template></rt-tip>',
    ],
    [
      'one with a closed tree',
      '<rt-tip popover="manual"><template shadowrootmode="closed"><p class="tip">No.</p></template></rt-tip>',
    ],
  ])('%s of the page’s that is named as ours are stays where it is', async (_, theirs) => {
    const page = await extension.browser.newPage();
    const html = OX_PAGE.replace(
      '</body>',
      `${theirs}<script>document.querySelector('[popover]').showPopover()</script></body>`,
    );
    await serveOffline(page, { [OX_URL]: html });
    await page.goto(OX_URL);
    await marksThere(page, 8);
    await restOn(page, 'Trample');
    await pause(FADED_IN);
    await page.keyboard.press('Escape');
    expect(
      await page.$$eval('body > [popover]', (all) =>
        all.map((one) => one.matches(':popover-open')),
      ),
    ).toEqual([true]);
    await page.close();
  });

  it('the popover keeps its own colours on a page that inverts itself', async () => {
    const plain = await coloursOn(await open('background: white'));
    expect(plain.page).toEqual([255, 255, 255]);
    for (const filter of ['invert(1)', 'invert(1) hue-rotate(180deg)']) {
      const inverted = await coloursOn(await open(`background: white; filter: ${filter}`));
      expect(inverted.page, filter).toEqual([0, 0, 0]);
      for (const channel of [0, 1, 2])
        expect(
          Math.abs((inverted.popover[channel] ?? 0) - (plain.popover[channel] ?? 0)),
          `${filter}: ${inverted.popover}`,
        ).toBeLessThanOrEqual(4);
    }
  });

  it('the popover’s letters are its own where the page gives the system’s fonts other ones', async () => {
    const names = ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif'];
    // Whichever of these the machine has; half as large again, so that it is seen even where it is the same.
    const others = ['DejaVu Serif', 'Liberation Serif', 'Noto Serif', 'Times New Roman', 'Georgia'];
    const any = [
      ...others,
      'DejaVu Sans',
      'DejaVu Sans Mono',
      'Liberation Sans',
      'Noto Sans',
      'Arial',
      'NimbusSans-Regular',
      'NimbusRoman-Regular',
      'FreeSans',
      'FreeSerif',
    ];
    const source = any.map((family) => `local("${family}")`).join(', ');
    const faces = [...names, 'Liberation Sans', 'BlinkMacSystemFont', 'ui-sans-serif'].map(
      (family) => `@font-face { font-family: "${family}"; src: ${source}; size-adjust: 150% }`,
    );
    const plain = await open('font-family: "Segoe UI"');
    const patched = await open(
      'font-family: "Segoe UI"',
      `<style>${faces.join('\n')}\n.card-text { font-family: "Segoe UI" }</style>`,
    );
    const widths: { title: number; reminder: number; page: number }[] = [];
    for (const page of [plain, patched]) {
      await page.bringToFront();
      await restOn(page, 'Bushido');
      await popoverOpen(page);
      await page.evaluate(() => document.fonts.ready);
      await painted(page);
      widths.push(await widthsOn(page));
    }
    // The page's own letters are others, or nothing is tested here.
    expect(widths[1]?.page).not.toBe(widths[0]?.page);
    expect(widths[1]?.title).toBe(widths[0]?.title);
    expect(widths[1]?.reminder).toBe(widths[0]?.reminder);
  });

  /** What is painted of the page's background and of the popover's, as red, green, blue. */
  async function coloursOn(page: Page) {
    await restOn(page, 'Bushido');
    const { box } = await popoverOpen(page);
    await pause(FADED_IN);
    const picture = await page.screenshot({ captureBeyondViewport: false, encoding: 'base64' });
    await page.close();
    // In the padding, where nothing is written.
    const points = { page: [1200, 700], popover: [box.left + 7, box.top + 40] } as const;
    return extension.welcome.evaluate(
      async (encoded, at) => {
        const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const read = ([x, y]: readonly [number, number]) => [
          ...(context?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? []),
        ];
        return { page: read(at.page), popover: read(at.popover) };
      },
      picture,
      points,
    );
  }
});

/** The box of words that stand in one text node. */
function boxOf(page: Page, words: string) {
  return page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return { left, top, right, bottom };
    }
    throw new Error(`no ${wanted}`);
  }, words);
}

/** How wide words are that fit on one line: in the popover, and on the page. */
async function widthsOn(page: Page) {
  const popover = await foundInPopover(page, (root) => {
    const [title = 0, reminder = 0] = ['.entry-title', '.entry-reminder'].map((selector) => {
      const range = document.createRange();
      range.selectNodeContents(root.querySelector(selector) ?? root);
      return Math.max(...[...range.getClientRects()].map((box) => box.width));
    });
    return { title, reminder };
  });
  const onPage = await page.$eval('.card-text-flavor p', (words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return Math.max(...[...range.getClientRects()].map((box) => box.width));
  });
  return { ...popover, page: onPage };
}
