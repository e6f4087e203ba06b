import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { complaints, focusIs, goToOwn, setSettings, tabTo } from './extension-driver.ts';
import { wordsOf } from './in-language.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { layCards } from './pictured-cards.ts';
import { cardsStored } from './rules-stored.ts';

const FIELD = 'Look up a keyword or a card';

describe.each(BROWSERS)('a card looked up in the popup in %s', (name) => {
  let extension: OpenExtension;
  let own: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    own = extension.welcome;
    await cardsStored(own);
    await layCards(own);
    await own.bringToFront();
  });
  afterAll(() => extension?.browser.close());

  async function type(query: string): Promise<void> {
    await goToOwn(own, 'popup.html', '.popup-search');
    await focusIs(own, ({ name: named }) => named === FIELD);
    await own.keyboard.type(query);
  }

  const keywords = () =>
    own.$$eval('.popup-hits .card-terms button', (all) => all.map((one) => one.textContent));

  it('mistyped it is found, and its keywords are opened and left by keyboard alone', async () => {
    await type('brambel ox');
    await own.waitForSelector('.popup-hits .card-terms button', { timeout: PATIENCE });
    expect((await keywords()).slice(0, 3)).toEqual(['Kicker {2}{W}', 'Trample', 'Deathtouch']);
    await own.keyboard.press('ArrowDown');
    await focusIs(own, ({ name: named }) => named === 'Bramble Ox');
    await own.keyboard.press('ArrowDown');
    await focusIs(own, ({ name: named }) => named.startsWith('Kicker'));
    await own.keyboard.press('Enter');
    await focusIs(own, ({ tag, name: named }) => tag === 'h2' && named.startsWith('Kicker'));
    await tabTo(own, ({ name: named }) => named === 'Back', true);
    await own.keyboard.press('Enter');
    await focusIs(own, ({ name: named }) => named === FIELD);
    expect(await own.$eval('.popup-search', (field) => (field as HTMLInputElement).value)).toBe(
      'brambel ox',
    );
  });

  it('among others it is chosen by Enter or a key, and told of with both faces', async () => {
    // Both faces begin with it, and some cards that are built in have it in their names.
    await type('heron');
    const heron = await tabTo(own, ({ name: named }) => named.startsWith('Dusk Heron'));
    expect(heron.tag).toBe('button');
    await own.keyboard.press('Enter');
    await own.waitForSelector('.popup-hits [aria-expanded=true]', { timeout: PATIENCE });
    await own.waitForFunction(() => document.querySelectorAll('.card-terms button').length === 4, {
      timeout: PATIENCE,
    });
    expect(await keywords()).toEqual(['Flying', 'Daybound', 'Vigilance', 'Nightbound']);
    const faces = await own.$$eval('.popup-hits li li, .popup-hits p', (all) =>
      all.map((one) => one.textContent ?? ''),
    );
    expect(faces).toEqual(expect.arrayContaining(['Dusk Heron', 'Dawn Heron']));
    await own.keyboard.press('Enter');
    await own.waitForFunction(() => !document.querySelector('.card-terms'), { timeout: PATIENCE });
  });

  it('a card with nothing to explain says so, and what is no card too', async () => {
    await type('copse bear');
    await own.waitForFunction(
      (said) => {
        const open = document.querySelector('.popup-hits [aria-expanded=true]');
        return (
          open?.textContent === 'Copse Bear' && open.parentElement?.textContent?.includes(said)
        );
      },
      { timeout: PATIENCE },
      wordsOf('en').noTermsOnCard?.message ?? 'none',
    );
    await type('qqxzzvw');
    await own.waitForFunction(
      () => document.querySelector('main > p.quiet')?.textContent?.includes('qqxzzvw'),
      { timeout: PATIENCE },
    );
  });

  it('has nothing that axe complains of, light and dark', async () => {
    for (const theme of ['light', 'dark']) {
      await setSettings(own, { theme });
      await type('bramble ox');
      await own.waitForSelector('.popup-hits .card-terms button', { timeout: PATIENCE });
      expect(await complaints(own), theme).toEqual([]);
    }
  });
});
