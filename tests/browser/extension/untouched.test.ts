import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { restOn } from '../harness/pointer.ts';
import { HOSTILE_CSP, serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { foundInPopover, marksThere, popoverOpen } from './popover-on-page.ts';

/** Watches the whole document from before any script of ours, and takes the measure of the page. */
const WATCH = `<script>
  window.changes = [];
  new MutationObserver((records) => {
    for (const record of records)
      window.changes.push({
        type: record.type,
        target: record.target.nodeName,
        added: [...record.addedNodes].map((node) => node.nodeName),
        removed: [...record.removedNodes].map((node) => node.nodeName),
      });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
</script>`;

const SAMPLES = [
  'html',
  'body',
  '#main',
  '.card-profile',
  '.card-text',
  'h1',
  '.card-text-oracle',
  '.card-text-oracle p',
  'footer',
  'footer a',
];

describe.each(BROWSERS)('the host page in %s', (name) => {
  let extension: OpenExtension;
  beforeAll(async () => {
    extension = await openExtension(name);
  });
  afterAll(() => extension?.browser.close());

  it('is untouched until the first popover, which adds one child of documentElement', async () => {
    const page = await extension.browser.newPage();
    await serveOffline(page, { [OX_URL]: OX_PAGE.replace('</body>', `${WATCH}</body>`) });
    await page.goto(OX_URL);
    const measure = () =>
      page.evaluate((samples) => {
        const styles = samples.map((selector) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`no ${selector}`);
          const style = getComputedStyle(element);
          return [...style]
            .map((property) => `${property}:${style.getPropertyValue(property)}`)
            .join(';');
        });
        return {
          height: document.documentElement.scrollHeight,
          text: document.body.innerText,
          styles,
        };
      }, SAMPLES);
    const before = await measure();
    await page.evaluate(() => ((globalThis as { changes?: unknown[] }).changes = []));
    await marksThere(page, 8);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    const changes = () =>
      page.evaluate(
        () =>
          (
            globalThis as unknown as {
              changes: { target: string; added: string[]; removed: string[] }[];
            }
          ).changes,
      );
    expect(await changes()).toEqual([]);

    await restOn(page, 'Trample');
    await popoverOpen(page);
    const seen = await changes();
    expect(seen.map(({ target, removed }) => [target, removed])).toEqual([['HTML', []]]);
    expect(seen[0]?.added).toHaveLength(1);
    expect(seen[0]?.added[0]).toMatch(/^RT-/);
    expect(await measure()).toEqual(before);
  });

  it('may have any fonts of its own', async () => {
    const page = await extension.browser.newPage();
    const loud = `<style>
      @font-face { font-family: system-ui; src: local('DejaVu Serif'); }
      * { font: italic 900 40px/3 'DejaVu Serif', serif !important; letter-spacing: 9px !important; }
    </style></head>`;
    await serveOffline(page, { [OX_URL]: OX_PAGE.replace('</head>', loud) });
    await page.goto(OX_URL);
    await marksThere(page, 8);
    await restOn(page, 'Trample');
    await popoverOpen(page);
    const seen = await foundInPopover(page, (root) => {
      const words = root.querySelector('.entry-reminder');
      if (!words) return undefined;
      const { fontFamily, fontStyle, fontWeight, fontSize, letterSpacing } =
        getComputedStyle(words);
      return { fontFamily, fontStyle, fontWeight, fontSize, letterSpacing };
    });
    expect(seen).toMatchObject({
      fontStyle: 'normal',
      fontWeight: '400',
      fontSize: '14.55px',
      letterSpacing: 'normal',
    });
    expect(seen.fontFamily).not.toContain('serif,');
    expect(seen.fontFamily).toContain('Segoe UI');
  });

  it('may forbid everything', async () => {
    const page = await extension.browser.newPage();
    await serveOffline(page, { [OX_URL]: OX_PAGE }, { csp: HOSTILE_CSP });
    await page.goto(OX_URL);
    await marksThere(page, 8);
    await restOn(page, 'Kicker');
    const { title, box } = await popoverOpen(page);
    expect(title).toContain('Kicker');
    // Styled as ours: a box of the normal width, not the page's plain flow.
    expect(Math.round(box.right - box.left)).toBe(380);
  });
});
