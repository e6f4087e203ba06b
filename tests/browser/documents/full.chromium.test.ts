import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenExtension, openExtension } from '../extension/open-extension.ts';
import { fileOf, hugeEdition, threeEditions } from './invented-document.ts';
import { documentsListed, goTo, importFiles } from './own-pages.ts';

let extension: OpenExtension;
beforeAll(async () => {
  extension = await openExtension('chromium', { own: true });
});
afterAll(() => extension?.browser.close());

/** Room for a few invented editions, and for no huge one. */
const QUOTA = 1_000_000;

it('a full store says so, and keeps what it had', async () => {
  const options = await goTo(extension, extension.welcome, 'options');
  const session = await options.createCDPSession();
  const origin = /^[\w-]+:\/\/[^/]+/.exec(options.url())?.[0] ?? '';
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA });
  const [newest = '', middle = ''] = threeEditions();
  await importFiles(options, [newest]);
  const before = await documentsListed(options);
  const [said] = await importFiles(options, [hugeEdition()]);
  expect(said).toMatch(/^huge\.txt: .*is full\. Nothing was changed\. Remove an edition/);
  expect(await documentsListed(options)).toEqual(before);
  // Room again, as after freeing some: what was undone may still be on the disk for a while.
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  expect((await importFiles(options, [middle]))[0]).toContain('July 11, 2009');
});

it('a file that is far too large is refused without being read', async () => {
  const options = await goTo(extension, extension.welcome, 'options');
  const large = fileOf('noise.txt', Buffer.alloc(40 * 1024 * 1024, 'noise '));
  const [said] = await importFiles(options, [large]);
  expect(said).toMatch(/^noise\.txt: The file is 40 MB/);
});

it('files can be dropped anywhere on the page', async () => {
  const options = await goTo(extension, extension.welcome, 'options');
  await options.waitForSelector('#documents input[type=file]');
  const [, , oldest = ''] = threeEditions();
  await options.evaluate(
    (bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], 'dropped.txt'));
      const how = { bubbles: true, cancelable: true, dataTransfer };
      document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', how));
    },
    [...readFileSync(oldest)],
  );
  await options.waitForSelector('#documents .notice.good');
  expect((await documentsListed(options)).join()).toContain('July 23, 2001');
});
