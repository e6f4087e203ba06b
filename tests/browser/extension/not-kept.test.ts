import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { fillStore, storedSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import {
  chooseEdition,
  foundInPopover,
  markedWords,
  marksThere,
  popoverGone,
  popoverOpen,
  pressInPopover,
  textsInPopover,
} from './popover-on-page.ts';

const FULL = 'There is no room for more settings. Nothing was changed.';

describe.each(BROWSERS)('with a full store for settings in %s, the popover', (name) => {
  let extension: OpenExtension;
  let card: Page;
  let before: Record<string, unknown>;

  beforeAll(async () => {
    extension = await openExtension(name);
    await fillStore(extension.welcome);
    before = await storedSettings(extension.welcome);
    card = await extension.browser.newPage();
    await serveOffline(card, { [OX_URL]: OX_PAGE });
    await card.goto(OX_URL);
    await marksThere(card, 8);
  });
  afterAll(() => extension?.browser.close());

  /** What the popover says went wrong. */
  async function told(): Promise<string> {
    return foundInPopover(card, (root) => root.querySelector('[role=alert]')?.textContent);
  }

  it('says that an edition was not kept, and goes back to the one that holds', async () => {
    await restOn(card, 'Trample');
    await popoverOpen(card, ({ citation }) => citation.includes('702.19'));
    await chooseEdition(card, '2001-07-23');
    expect(await told()).toContain(FULL);
    await popoverOpen(card, ({ citation }) => citation.includes('702.19'));
    await card.keyboard.press('Escape');
    await popoverGone(card);
    await moveAway(card);
    // It is not said again for another word.
    await restOn(card, 'Kicker');
    await popoverOpen(card, ({ title }) => title.startsWith('Kicker'));
    expect(await textsInPopover(card, '[role=alert]')).toEqual([]);
    await card.keyboard.press('Escape');
    await popoverGone(card);
    await moveAway(card);
  });

  it('says that a term is not ignored, and the term stays marked', async () => {
    await restOn(card, 'Trample');
    await popoverOpen(card);
    await pressInPopover(card, 'summary[aria-label="More"]');
    await pressInPopover(card, '.more-actions button:nth-last-of-type(2)');
    expect(await told()).toContain(FULL);
    expect(Object.values(await markedWords(card)).flat()).toContain('Trample');
    expect(await storedSettings(extension.welcome)).toEqual(before);
  });
});
