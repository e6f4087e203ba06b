import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_INSECURE_URL, OX_PAGE, OX_URL } from './bramble-ox.ts';
import { goToOwn, setSettings, storedSettings, tabTo } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  markedWords,
  marksThere,
  pause,
  popoverGone,
  popoverOpen,
  pressInPopover,
  textsInPopover,
} from './popover-on-page.ts';

const SAVED = 'reminder-text-settings.json';
const FOLDER = mkdtempSync(join(tmpdir(), 'reminder-text-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Firefox saves into the test's folder without asking; Chromium is told so over its protocol. */
const SAVES_HERE = {
  'browser.download.folderList': 2,
  'browser.download.dir': FOLDER,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/json',
};

const IS_NEW = 'New to the game: mark every word that the rules explain';
const KNOWS = 'I know the basics: mark keywords, and leave out plain words such as cast and target';

describe.each(BROWSERS)('settings in %s', (name) => {
  // In one browser without a secure context, where much of the web's API is missing.
  const url = name === 'firefox' ? OX_INSECURE_URL : OX_URL;
  const host = new URL(url).hostname;
  let extension: OpenExtension;
  let own: Page;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name, { prefs: SAVES_HERE });
    own = extension.welcome;
    card = await extension.browser.newPage();
    await serveOffline(card, { [url]: OX_PAGE });
    await card.goto(url);
    await marksThere(card, 8);
    await goToOwn(own, 'options.html', '.preview .entry');
  });
  afterAll(() => extension?.browser.close());

  async function load(file: string, text: string): Promise<string> {
    const path = join(FOLDER, file);
    writeFileSync(path, text);
    const input = await own.waitForSelector('input[type=file][accept=".json,application/json"]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    const said = '.buttons ~ [aria-live] .notice';
    await own.waitForSelector(said);
    return own.$eval(said, (notice) => notice.textContent ?? '');
  }

  const file = (settings: object) => JSON.stringify({ format: 'reminder-text settings', settings });

  it('come in from a file, and are in force at once', async () => {
    await own.bringToFront();
    const said = await load('good.json', file({ theme: 'dark', ignoredTerms: ['trample'] }));
    expect(said).toBe('Loaded from good.json.');
    expect(await storedSettings(own)).toMatchObject({ theme: 'dark', ignoredTerms: ['trample'] });
    expect(await own.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await wordsBecome((words) => !words.includes('Trample'));
  });

  it('keep what is good of a file and say what is not; a file that is none of ours changes nothing', async () => {
    await own.bringToFront();
    await goToOwn(own, 'options.html', '.preview .entry');
    const given = { theme: 'light', restDelay: 'soon', ignoredTerms: ['trample'] };
    expect(await load('bad.json', file(given))).toContain('restDelay');
    const kept = await storedSettings(own);
    expect(kept).toMatchObject({ theme: 'light', ignoredTerms: ['trample'] });
    expect(kept.restDelay).not.toBe('soon');
    await goToOwn(own, 'options.html', '.preview .entry');
    expect(await load('noise.json', '{"theme": "li')).toContain('JSON');
    expect(await storedSettings(own)).toEqual(kept);
  });

  it('bring an ignored term back by its name', async () => {
    await own.bringToFront();
    await pressButton('Bring back Trample');
    await wordsBecome((words) => words.includes('Trample'));
    expect((await storedSettings(own)).ignoredTerms).toEqual([]);
  });

  it('switch a site off from the popover, and on again', async () => {
    await card.bringToFront();
    await restOn(card, 'Kicker');
    await popoverOpen(card);
    await pressInPopover(card, 'summary[aria-label="More"]');
    await pressInPopover(card, '.more-actions button:last-of-type');
    await wordsBecome((words) => words.length === 0);
    expect(await textsInPopover(card, '.said')).toEqual([`${host} is switched off. Undo`]);
    await card.keyboard.press('Escape');
    await popoverGone(card);
    // Off is off: no node of ours is left in the page.
    expect(
      await card.evaluate(
        () =>
          [...document.documentElement.children].filter((child) =>
            child.localName.startsWith('rt-'),
          ).length,
      ),
    ).toBe(0);
    await moveAway(card);
    await own.bringToFront();
    await pressLabel(host);
    await wordsBecome((words) => words.includes('Kicker'));
  });

  it('leave a kind of term unmarked, and mark it again', async () => {
    await own.bringToFront();
    await pressLabel('Keyword abilities');
    await wordsBecome((words) => !words.includes('Trample') && words.includes('scry'));
    expect((await storedSettings(own)).hiddenKinds).toEqual(['ability']);
    await own.bringToFront();
    await pressLabel('Keyword abilities');
    await wordsBecome((words) => words.includes('Trample') && words.includes('scry'));
  });

  it('ask once how well the game is known, in the options and on the welcome page alike', async () => {
    await own.bringToFront();
    const chosen = () =>
      own.$eval('fieldset:has(> label.choice) input[type=radio]:checked', (radio) =>
        radio.parentElement?.textContent?.trim(),
      );
    await pressLabel(KNOWS);
    await wordsBecome((words) => !words.includes('destroy') && words.includes('Trample'));
    await own.bringToFront();
    await goToOwn(own, 'welcome.html', '.demo-cards');
    await vi.waitFor(async () => expect(await chosen()).toBe(KNOWS));
    await pressLabel(IS_NEW);
    await wordsBecome((words) => words.includes('destroy') && words.includes('Trample'));
    expect((await storedSettings(own)).hiddenKinds).toEqual([]);
    await own.bringToFront();
    await goToOwn(own, 'options.html', '.preview .entry');
  });

  it('turn taps off, and on again', async () => {
    await own.bringToFront();
    await pressLabel('Explain on tap');
    await kept('taps', false);
    await pressLabel('Explain on tap');
    await kept('taps', true);
  });

  it('bring an ignored term back from the popup', async () => {
    await setSettings(own, { ignoredTerms: ['deathtouch'] });
    await wordsBecome((words) => !words.includes('deathtouch'));
    await own.bringToFront();
    await goToOwn(own, 'popup.html', '.popup-terms .link');
    await pressButton('Bring back Deathtouch');
    await wordsBecome((words) => words.includes('deathtouch'));
  });

  it('go out into a file, which comes in again as it was', async () => {
    rmSync(join(FOLDER, SAVED), { force: true });
    if (name === 'chromium') {
      const session = await own.createCDPSession();
      const here = { behavior: 'allow', downloadPath: FOLDER } as const;
      await session.send('Browser.setDownloadBehavior', here);
    }
    await setSettings(own, { theme: 'light', restDelay: 240, offSites: ['cards.example'] });
    await own.bringToFront();
    await goToOwn(own, 'options.html', '.site-list');
    await tabTo(own, ({ name: named }) => named === 'Save the settings to a file');
    await own.keyboard.press('Enter');
    const saved = await downloaded(SAVED);
    expect(JSON.parse(saved).settings).toMatchObject({
      theme: 'light',
      restDelay: 240,
      offSites: ['cards.example'],
    });
    await pressButton('Reset all settings to their defaults');
    await own.waitForSelector('.site-list', { hidden: true });
    expect(await load('again.json', saved)).toContain('again.json');
    expect(await storedSettings(own)).toMatchObject(JSON.parse(saved).settings);
  });

  async function kept(setting: string, value: unknown): Promise<void> {
    const until = Date.now() + PATIENCE;
    while ((await storedSettings(own))[setting] !== value && Date.now() < until) await pause(50);
    expect((await storedSettings(own))[setting]).toBe(value);
  }

  async function pressButton(label: string): Promise<void> {
    await own.waitForFunction(
      (wanted) => {
        const button = [...document.querySelectorAll('button')].find(
          (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === wanted,
        );
        button?.click();
        return button !== undefined;
      },
      { timeout: PATIENCE },
      label,
    );
  }

  async function pressLabel(label: string): Promise<void> {
    await own.evaluate((wanted) => {
      const found = [...document.querySelectorAll('label')].find(
        ({ textContent }) => textContent?.trim() === wanted,
      );
      if (!found) throw new Error(`no switch “${wanted}”`);
      found.click();
    }, label);
  }

  async function wordsBecome(like: (words: readonly string[]) => boolean): Promise<void> {
    const until = Date.now() + PATIENCE;
    let words: string[] = [];
    // A hidden page is read once it is seen.
    await card.bringToFront();
    while (Date.now() < until) {
      words = Object.values(await markedWords(card)).flat();
      if (like(words)) return;
      await pause(50);
    }
    throw new Error(`the marked words stay ${words.join(', ')}`);
  }
});

async function downloaded(file: string): Promise<string> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const there = readdirSync(FOLDER);
    // Firefox makes the file empty at first, and fills another beside it.
    const text = there.includes(file) ? readFileSync(join(FOLDER, file), 'utf8') : '';
    if (text !== '' && !there.includes(`${file}.part`)) return text;
    await pause(50);
  }
  throw new Error(`${file} was not saved, only ${readdirSync(FOLDER).join(', ')}`);
}
