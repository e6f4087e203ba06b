import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../harness/patience.ts';
import { restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { marksThere, pause, popoverGone, popoverOpen } from './popover-on-page.ts';

describe('the worker in chromium', () => {
  let extension: OpenExtension;
  beforeAll(async () => {
    extension = await openExtension('chromium');
  });
  afterAll(() => extension?.browser.close());

  it('is not needed for a hover once the popover’s script has come, and is not woken by one', async () => {
    const page = await extension.browser.newPage();
    await serveOffline(page, { [OX_URL]: OX_PAGE });
    await page.goto(OX_URL);
    await marksThere(page, 8);
    // The first movement over the page brings the script; the worker does that once.
    await restOn(page, 'Trample');
    await popoverOpen(page);
    await page.keyboard.press('Escape');
    await popoverGone(page);
    const isWorker = () =>
      extension.browser.targets().filter((target) => target.type() === 'service_worker');
    const [worker] = isWorker();
    if (!worker) throw new Error('the worker has not run at all');
    await (await worker.worker())?.close();
    const until = Date.now() + PATIENCE;
    while (isWorker().length && Date.now() < until) await pause(50);
    expect(isWorker()).toEqual([]);

    await page.bringToFront();
    await restOn(page, 'Kicker');
    expect((await popoverOpen(page)).reminder).toContain('{white mana}');
    await pause(300);
    expect(isWorker()).toEqual([]);
  });
});
