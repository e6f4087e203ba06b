import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo } from './documents/own-pages.ts';
import { type OpenExtension, openExtension } from './extension/open-extension.ts';
import { BROWSERS } from './harness/launch.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A band with more divisions than are tried. */
const HUGE =
  '#A_20-20_banding_first-strike,B_19-20_banding_double-strike_lifelink,C_18-20_banding_first-strike_wither,' +
  'D_17-20_banding_first-strike,E_16-20_banding_double-strike/F_20-19_first-strike,G_19-18_first-strike_wither,' +
  'H_18-17_double-strike,I_17-16_first-strike_lifelink,J_16-15_double-strike';

describe.each(BROWSERS)('the fight page in %s', (name) => {
  let extension: OpenExtension;
  let page: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    page = await goTo(extension, extension.welcome, 'fight');
  });
  afterAll(() => extension?.browser.close());

  const open = async (hash: string) => {
    page = await goTo(extension, page, 'matrix');
    page = await goTo(extension, page, 'fight', hash);
  };
  const told = async (words: string) => {
    await page.waitForFunction(
      // What stands there while another fight is being played is that of the one before.
      (wanted) =>
        !document.querySelector('.result .working') &&
        document.querySelector('.result')?.textContent?.includes(wanted),
      {},
      words,
    );
    return page.$eval('.result', (result) => result.textContent ?? '');
  };

  it('plays a fight from its link, as pictures and in words', async () => {
    await open('#Herder_2-2_banding,Bull_3-3_trample/Boar_4-2_double-strike');
    const result = await told('Herder, Bull and Boar die');
    expect(result).toContain('1 damage goes through to the player');
    expect(result).toContain('Boar’s damage is divided by the attacking player, by banding');
    expect(result).toContain('Without banding');
    expect(await page.$$eval('.picture', (pictures) => pictures.length)).toBe(2);
    const label = await page.$eval('.picture', (svg) => svg.getAttribute('aria-label'));
    expect(label).toContain('Boar assigns 4 to Herder');
    expect(label).toContain('Herder: dies');
  });

  it('copies the fight as text: creatures, damage, outcome, rules', async () => {
    await open('#Ox_5-5_trample/Hen_2-2/edition=2009-05-01');
    await told('Hen dies');
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) =>
        void document.body.setAttribute('copied', text);
    });
    const [, asText] = await page.$$('.share button');
    await page.waitForSelector('.share button:last-of-type:enabled');
    await asText?.click();
    await page.waitForSelector('body[copied]');
    const lines = (await page.$eval('body', (body) => body.getAttribute('copied') ?? '')).split(
      '\n',
    );
    expect(lines[0]).toBe('Attacking: Ox 5/5 (trample)');
    expect(lines[1]).toBe('Blocking: Hen 2/2');
    expect(lines).toContainEqual(expect.stringMatching(/^- Ox.*2.*Hen.*3/));
    expect(lines.at(-2)).toMatch(/Hen dies.*3 damage goes through/);
    expect(lines.at(-1)).toMatch(/May 1, 2009.*502\.9/);
  });

  it('plays by the rules of the edition of its link', async () => {
    await open('#Adder_4-4_deathtouch_trample/Ox_0-3/edition=2009-05-01');
    expect(await told('goes through')).toContain('1 damage goes through');
    await open('#Adder_4-4_deathtouch_trample/Ox_0-3');
    expect(await told('goes through')).toContain('3 damage goes through');
    await open('#Imp_1-1_infect/Ox_0-3/edition=2009-05-01');
    expect(await told('infect')).toContain('do not know infect yet');
  });

  it('plays by what a format changes, and says so', async () => {
    await open('#Boar_3-3/Hen_3-1_leaves');
    expect(await told('Hen')).not.toContain('Boar dies');
    await open('#Boar_3-3/Hen_3-1_leaves/format=middle-school');
    await told('Boar dies');
    const notes = () =>
      page.$$eval('.rules-choice [role=note]', (all) => all.map((note) => note.textContent));
    expect(await notes()).toEqual([
      expect.stringMatching(/^Middle School: Combat damage waits.*CR 310\.1, 310\.4, May 1, 2009/s),
    ]);
    // Another choice plays on at once, and its link says so.
    await page.select('.rules-choice select', 'format:premodern');
    await page.waitForFunction(() => location.hash.endsWith('/format=premodern'));
    expect(await notes()).toEqual([]);
    await page.select('.rules-choice select', 'newest');
    await page.waitForFunction(() => !location.hash.includes('format'));
  });

  it('gives, after changes by keyboard alone, a link that plays the same', async () => {
    await open('#Rider_2-2_flanking,Ox_5-5_trample/Hen_2-2');
    await told('Hen dies');
    await page.focus('.side:nth-child(2) .blocks select');
    await page.keyboard.press('ArrowDown');
    await told('5 damage goes through');
    await page.focus('.side:nth-child(1) fieldset:nth-of-type(2) .chip input');
    await page.keyboard.press(' ');
    await told('Hen can’t block that attacker');
    await page.keyboard.press(' ');
    const result = await told('goes through');
    const hash = await page.evaluate(() => location.hash);
    expect(hash).toBe('#Rider_2-2_flanking,Ox_5-5_trample/Hen_2-2_blocks-2');
    await open(hash);
    expect(await told('goes through')).toBe(result);
  });

  it('can be stopped, and says when a fight is too big to be played exactly', async () => {
    await open('');
    await told('die');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, HUGE);
    await page.waitForSelector('.working button');
    await page.$eval('.working button', (button) => (button as HTMLElement).click());
    expect(await told('Stopped')).not.toContain('no result is shown');
    await page.$eval('.result button', (button) => (button as HTMLElement).click());
    expect(await told('more divisions than can be tried')).toContain('no result is shown');
  });

  it('says what is wrong with a fight or with a link', async () => {
    await open('#Ox_1-4_bandage/Boar_3-3');
    await page.waitForSelector('[role=alert]');
    expect(await page.$eval('[role=alert]', (alert) => alert.textContent)).toContain('bandage');
    await open('#Herder_1-1_banding,Ox_1-4,Calf_1-1/Boar_3-3');
    expect(await told('at most one creature without banding')).toContain('Ox and Calf');
    await open('#Boar_3-3_menace/Ox_1-4');
    await told('two blockers');
  });

  it('has nothing that axe objects to, light and dark, and no sideways scroll on a phone', async () => {
    for (const theme of ['light', 'dark']) {
      await open('#Ox_5-5_trample_lifelink/Hound_2-2_first-strike,Imp_1-3_wither');
      await told('die');
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      }, theme);
      await page.evaluate(AXE);
      const found = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        const { violations } = await axe.run();
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      });
      expect(found).toEqual([]);
    }
    await page.setViewport({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await page.setViewport({ width: 1280, height: 900 });
  });
});
