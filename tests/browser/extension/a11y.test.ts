import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS, CHROMIUM_ONLY } from '../harness/launch.ts';
import { restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { complaints, giveCommand, goToOwn, setSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  foundInPopover,
  inPopover,
  marksThere,
  pause,
  popoverGone,
  popoverOpen,
} from './popover-on-page.ts';

/** The host page made good, so that whatever is found is ours. */
const GOOD_PAGE = OX_PAGE.replace('<div id="main">', '<main id="main">')
  .replace('</div></div></div>\n<footer>', '</div></div></main>\n<footer>')
  .replaceAll(/<abbr [^>]*>(.*?)<\/abbr>/g, '$1');

/** Longer than any of our transitions: a colour half way is nobody's. */
const SETTLED = 400;

const OWN_PAGES = [
  ['options.html', '.preview .entry'],
  ['popup.html', '.popup-search'],
  ['welcome.html', '.demo-card'],
  ['look-up.html?q=ward', '.entry-reminder'],
  ['reader.html', 'main'],
] as const;

// The matrix and the reader with documents in it are held to the same in their own tests.
describe.each(BROWSERS)('axe in %s', (name) => {
  let extension: OpenExtension;
  let card: Page;

  beforeAll(async () => {
    extension = await openExtension(name);
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: GOOD_PAGE });
    await card.goto(OX_URL);
    await marksThere(card, 8);
  });
  afterAll(() => extension?.browser.close());

  it.each(['light', 'dark'])('has nothing against the popover, %s', async (theme) => {
    await setSettings(extension.welcome, { theme });
    await card.bringToFront();
    await restOn(card, 'Trample');
    await popoverOpen(card);
    await pause(SETTLED);
    expect(await complaints(card)).toEqual([]);
    await openFolds(card);
    await pause(SETTLED);
    expect(await complaints(card)).toEqual([]);
    await card.keyboard.press('Escape');
    await popoverGone(card);

    await giveCommand(extension.welcome, 'list-terms');
    await foundInPopover(card, (root) => root.querySelector('.term-list') !== null);
    await pause(SETTLED);
    expect(await complaints(card)).toEqual([]);
    await card.keyboard.press('Escape');
  });

  it.each(['light', 'dark'])('has nothing against our own pages, %s', async (theme) => {
    const { welcome } = extension;
    // With an ignored term, a site that is off and damage, so that those lists are there too.
    await setSettings(welcome, {
      theme,
      ignoredTerms: ['banding'],
      offSites: ['cards.example'],
      popoverWidth: 'huge',
    });
    await welcome.bringToFront();
    for (const [path, sign] of OWN_PAGES) {
      await goToOwn(welcome, path, sign);
      await welcome.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      await pause(SETTLED);
      expect(await complaints(welcome), path).toEqual([]);
    }
    await goToOwn(welcome, 'popup.html', '.popup-search');
    await welcome.type('.popup-search', 'band');
    await welcome.waitForSelector('.popup-hits');
    expect(await complaints(welcome)).toEqual([]);
    await welcome.click('.popup-hits .link');
    await welcome.waitForSelector('.entry-reminder');
    expect(await complaints(welcome)).toEqual([]);
  });
});

describe.each(CHROMIUM_ONLY)('the accessibility tree in %s', (name) => {
  let extension: OpenExtension;
  beforeAll(async () => {
    extension = await openExtension(name);
  });
  afterAll(() => extension?.browser.close());

  it('has the popover as a dialog with the word’s name, and a name on everything in it', async () => {
    const page = await extension.browser.newPage();
    await serveOffline(page, { [OX_URL]: OX_PAGE });
    await page.goto(OX_URL);
    await marksThere(page, 8);
    await restOn(page, 'Trample');
    await popoverOpen(page);
    const tree = await page.accessibility.snapshot({ interestingOnly: false });
    const dialog = find(tree, ({ role }) => role === 'dialog');
    expect(dialog?.name).toBe('Trample');
    expect(dialog?.modal ?? false).toBe(false);
    const controls = all(dialog, ({ role }) =>
      /^(?:button|ToggleButton|link|combobox|DisclosureTriangle(?:Grouped)?)$/.test(role),
    );
    expect(
      controls.map(({ role, name: named }) => `${role.replace('Grouped', '')} ${named}`),
    ).toEqual(
      expect.arrayContaining([
        'button Keep open',
        'button Close',
        'DisclosureTriangle Rules 702.19',
        'DisclosureTriangle Official',
        'DisclosureTriangle More',
        'button CR 702.19',
        'combobox Edition of the rules',
      ]),
    );
    // Signs that are only drawn are not read out; everything has a name.
    for (const { name: named } of controls) expect(named).toMatch(/^[A-Z]/);
    expect(all(dialog, ({ role }) => role === 'heading').map(({ name: named }) => named)).toEqual([
      'Trample',
    ]);
  });
});

interface Branch {
  readonly role: string;
  readonly name?: string | number;
  readonly modal?: boolean;
  readonly children?: readonly Branch[];
}

function all(branch: Branch | null | undefined, like: (one: Branch) => boolean): Branch[] {
  if (!branch) return [];
  const below = (branch.children ?? []).flatMap((child) => all(child, like));
  return like(branch) ? [branch, ...below] : below;
}

function find(branch: Branch | null, like: (one: Branch) => boolean): Branch | undefined {
  return all(branch, like)[0];
}

/** Opens every fold of the popover and waits for what lies behind them. */
async function openFolds(page: Page): Promise<void> {
  await inPopover(page, (root) => {
    for (const fold of root.querySelectorAll('details')) fold.open = true;
  });
  await foundInPopover(page, (root) => root.querySelector('.points li') !== null);
}
