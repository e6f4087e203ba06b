import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { goToOwn } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';

const PAGES = [
  ['popup.html', '.popup-search', '.popup-hits'],
  ['look-up.html', 'input[type=search]', '.look-up-hits'],
] as const;

describe.each(BROWSERS)('terms that are found in %s', (name) => {
  let extension: OpenExtension;
  let own: Page;
  beforeAll(async () => {
    extension = await openExtension(name);
    own = extension.welcome;
  });
  afterAll(() => extension?.browser.close());

  it.each(PAGES)('on %s have the words looked for highlighted', async (path, input, list) => {
    await goToOwn(own, path, input);
    /** The hits with what is highlighted in them between brackets. */
    const hits = async (query: string, expected: string) => {
      await own.$eval(
        input,
        (field, text) => {
          (field as HTMLInputElement).value = text;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        },
        query,
      );
      const shown = await own.waitForFunction(
        (wanted, at) => {
          const buttons = [...document.querySelectorAll(`${at} button`)];
          if (!buttons.some(({ textContent }) => textContent === wanted)) return null;
          return buttons.map((button) => {
            const copy = button.cloneNode(true) as Element;
            for (const mark of copy.querySelectorAll('mark'))
              mark.textContent = `[${mark.textContent}]`;
            return copy.textContent;
          });
        },
        { timeout: PATIENCE },
        expected,
        list,
      );
      return (await shown.jsonValue()) ?? [];
    };
    expect(await hits('  STRIKE ', 'First Strike')).toEqual(
      expect.arrayContaining(['First [Strike]', 'Double [Strike]']),
    );
    expect((await hits('flash', 'Flashback')).slice(0, 2)).toEqual(['[Flash]', '[Flash]back']);
    // In the middle of a word only where no word begins so.
    expect(await hits('proof', 'Hexproof')).toContain('Hex[proof]');
    // A near miss has nothing of what was typed.
    expect(await hits('protecton', 'Protection')).toContain('Protection');
  });
});
