import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { goToOwn, setSettings, storedSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { marksThere, popoverGone, popoverOpen, wordMarked } from './popover-on-page.ts';

/** What 0.1.0 wrote on the user's other machine, under the same account of the browser: no version, fewer fields. */
const OLDER = { edition: '2009-07-11', restDelay: 40, ignoredTerms: ['bushido'], badge: false };

describe.each(BROWSERS)('settings of an older version that the browser brings in %s', (name) => {
  let extension: OpenExtension;
  beforeAll(async () => {
    extension = await openExtension(name);
  });
  afterAll(() => extension?.browser.close());

  it('are in force at once, and kept beside what this version adds', async () => {
    const page = await extension.browser.newPage();
    await serveOffline(page, { [OX_URL]: OX_PAGE });
    await page.goto(OX_URL);
    await wordMarked(page, 'Bushido');
    await setSettings(extension.welcome, OLDER);
    await expect.poll(() => marksThere(page, 4)).not.toContain('Bushido');
    await restOn(page, 'Trample');
    await popoverOpen(page, ({ citation }) => citation.includes('702.17'));
    await page.keyboard.press('Escape');
    await popoverGone(page);
    await moveAway(page);

    const own = extension.welcome;
    await own.bringToFront();
    await goToOwn(own, 'options.html', '.preview .entry');
    await own.click('label.choice:last-of-type > [name="Explain cards shown as pictures"]');
    await expect
      .poll(() => storedSettings(own), { timeout: PATIENCE })
      .toEqual({ ...OLDER, version: 1, pictures: 'never' });
    await page.close();
  });
});
