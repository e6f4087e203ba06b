import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS, startBrowser } from '../browser/harness/launch.ts';
import { openPage } from '../browser/host-page/open-page.ts';
import { asWritten, type CardCount, countCards } from './cards-on-pages.ts';
import { addressOf } from './pages-hosts.ts';

const PAGES = resolve(import.meta.dirname, '../../../shared/pages');
const files = existsSync(PAGES) ? readdirSync(PAGES).sort() : [];

/** Where each site's saved pages keep a card's text, found by hand; nothing else may be marked. */
const CARD_TEXT = [
  "[id$='_textRow'] .value",
  '.rulesText',
  '.card-text-oracle',
  "div:has(> h3 a[href^='/cards/']) p.mb-2",
  'p.ctext',
].join(',');

/** Words that are keywords wherever they stand in a card's text, unless in its name. */
const SURE =
  /\b(?:flying|trample|haste|first strike|double strike|vigilance|deathtouch|lifelink|hexproof|shroud|intimidate|flashback|unearth|cycling|annihilator|indestructible|soulshift|cumulative upkeep|suspend|regenerated?|sacrifices?|destroy|transforms?)\b/gi;

/** How many marks of a page are pointed at, to see that the right term stands there. */
const POINTED_AT = 6;

describe.skipIf(files.length === 0).each(BROWSERS)(
  'the saved pages in %s (../shared/pages)',
  (name) => {
    let browser: Browser;
    /** The cards of each site's pages, by the files. */
    const cards = new Map<string, Map<string, CardCount>>();
    beforeAll(async () => {
      // High enough that all of the longest page is near the view, where marks are painted.
      browser = await startBrowser({ browser: name, viewport: { width: 1280, height: 6000 } });
    });
    afterAll(async () => {
      await browser?.close();
      const sum = (of: readonly CardCount[], what: 'pictures' | 'named' | 'names' | 'listed') =>
        of.reduce((so, count) => so + count[what], 0);
      const said = (of: readonly CardCount[]) =>
        `${sum(of, 'named')} of ${sum(of, 'pictures')} pictures, ${sum(of, 'listed')} of ${sum(of, 'names')} names`;
      const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
      for (const [site, pages] of cards) {
        for (const [file, count] of pages)
          if (count.pictures + count.names > 0) console.log(`  ${file}: ${said([count])}`);
        const all = [...pages.values()];
        console.log(`${site}: ${said(all)}`);
        expect(share(sum(all, 'named'), sum(all, 'pictures')), site).toBeGreaterThanOrEqual(0.99);
        expect(share(sum(all, 'listed'), sum(all, 'names')), site).toBeGreaterThanOrEqual(0.99);
      }
    });

    it.each(files)('%s', async (file) => {
      const html = asWritten(readFileSync(`${PAGES}/${file}`, 'utf8'));
      const { page } = await openPage(browser, html, { url: addressOf(file) });
      const seen = await page.evaluate(
        (selector, pattern) => {
          const zones = [...document.querySelectorAll(selector)];
          const painted = [...CSS.highlights].flatMap(([key, set]) =>
            key.startsWith('reminder-text-') ? ([...set] as Range[]) : [],
          );
          const inZone = (range: Range) =>
            zones.some((zone) => zone.contains(range.startContainer));
          const missed: string[] = [];
          for (const zone of zones) {
            // Foreign prints of a card have no English words; names hold words that are none of the text's.
            const walker = document.createTreeWalker(zone, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode())
              for (const found of (node.textContent ?? '').matchAll(new RegExp(pattern, 'gi'))) {
                const at = found.index;
                const held = painted.some(
                  (range) =>
                    range.startContainer === node &&
                    range.startOffset <= at &&
                    range.endOffset >= at + found[0].length,
                );
                if (!held)
                  missed.push(`${found[0]} in: ${(node.textContent ?? '').trim().slice(0, 90)}`);
              }
          }
          return {
            zones: zones.length,
            marks: painted.length,
            outside: painted.filter((range) => !inZone(range)).map(String),
            missed,
          };
        },
        CARD_TEXT,
        SURE.source,
      );
      expect(seen.outside, 'marked outside of card text').toEqual([]);
      expect(seen.missed, 'not marked in card text').toEqual([]);
      if (seen.zones === 0) expect(seen.marks).toBe(0);

      const hits = await page.evaluate((most) => {
        const wrong: string[] = [];
        for (const mark of probe.running().marks().slice(0, most)) {
          mark.element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const [box] = mark.lines();
          if (!box) continue;
          const hit = probe.running().hitTest(box.left + box.width / 2, box.top + box.height / 2);
          if (hit !== mark) wrong.push(`${mark.words}: ${hit?.words}`);
        }
        return wrong;
      }, POINTED_AT);
      expect(hits, 'not the same under the pointer').toEqual([]);

      const count = await countCards(page, file);
      const site = file.replace(/-.*/, '');
      cards.set(site, (cards.get(site) ?? new Map()).set(file, count));
      expect(count.wrong, 'named, and no card').toEqual([]);
      expect(count.missed, 'a card without its name').toEqual([]);
      await page.close();
    });
  },
);
