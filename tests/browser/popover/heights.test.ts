import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileTexts } from '../../../rules-data/tools/compile.ts';
import { BROWSERS } from '../harness/launch.ts';
import { runInPage } from '../harness/run-in-page.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { plainBrowser } from '../host-page/open-page.ts';
import type * as Probe from './heights-probe.ts';

declare global {
  var heightsProbe: typeof Probe;
}

const ROOT = join(import.meta.dirname, '../../..');
const URL = 'https://cards.example/heights';
/** Nine of ten keywords need no more, so that the next lines of the card can be read beside it. */
const MOST = 150;
const ALL = 190;

describe.each(BROWSERS)('the hover in %s', (name) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await plainBrowser(name);
  });
  afterAll(() => browser?.close());

  it('is short for every keyword, 380 px wide', async () => {
    const { outputFiles } = await build({
      entryPoints: [join(ROOT, 'src/content/popover.css')],
      bundle: true,
      write: false,
    });
    const css = outputFiles[0]?.text ?? '';
    const page = await browser.newPage();
    await page.setViewport({ width: 1000, height: 800 });
    await serveOffline(page, { [URL]: `<!doctype html><style>${css}</style><body>` });
    await page.goto(URL);
    await runInPage(page, 'tests/browser/popover/heights-probe.ts', 'heightsProbe');
    const measured = await page.evaluate(
      (texts, messages) => heightsProbe.heights(texts, messages),
      compileTexts(),
      JSON.parse(readFileSync(join(ROOT, 'src/_locales/en/messages.json'), 'utf8')),
    );
    const ofRules = new Set(
      Object.entries(compileTexts()).flatMap(([id, { usedIn }]) =>
        usedIn === undefined ? id : [],
      ),
    );
    const all = Object.entries(measured);
    // Words outside the rules are no keywords of theirs; no popover may be tall for all that.
    const sorted = all.filter(([id]) => ofRules.has(id)).sort(([, a], [, b]) => a - b);
    expect(sorted.length).toBeGreaterThan(500);
    expect(sorted[0]?.[1]).toBeGreaterThan(60);
    expect(sorted[Math.ceil(sorted.length * 0.9) - 1]).toSatisfy(([, px]) => px <= MOST);
    expect(all.filter(([, px]) => px > ALL)).toEqual([]);
    await page.close();
  });
});
