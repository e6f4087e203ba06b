import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtInDocuments } from '../../../rules-data/tools/built-in-documents.ts';
import { compileTermRules } from '../../../rules-data/tools/term-rules.ts';
import { OX_PAGE, OX_URL } from '../extension/bramble-ox.ts';
import { marksThere, popoverOpen } from '../extension/popover-on-page.ts';
import { BROWSERS, startBrowser } from '../harness/launch.ts';
import { restOn } from '../harness/pointer.ts';
import { serveOffline } from '../harness/serve-offline.ts';
import { fileOf, threeEditions } from './invented-document.ts';
import { openOfficial } from './official-fold.ts';
import { welcomed } from './own-pages.ts';

const DIST = join(import.meta.dirname, '../../../dist');

/** A folder with three editions and nothing else: other tests of this process leave theirs beside them. */
function folderOfEditions(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reminder-text-editions-'));
  for (const path of threeEditions()) cpSync(path, join(folder, basename(path)));
  return folder;
}

describe('a build', () => {
  it.each(['chrome', 'firefox'])('has nothing official in it unless asked, for %s', (target) => {
    const official = join(DIST, target, 'official');
    expect(readdirSync(official)).toEqual(['list.json']);
    expect(JSON.parse(readFileSync(join(official, 'list.json'), 'utf8'))).toEqual([]);
  });

  it('has the documents of a folder, compressed, and names what is none', async () => {
    const folder = folderOfEditions();
    cpSync(fileOf('notes.txt', 'These are only notes.'), join(folder, 'notes.txt'));
    const { files, skipped } = await builtInDocuments(folder, compileTermRules());
    expect([...files.keys()]).toEqual([
      'official/list.json',
      'official/2001-07-23.json.gz',
      'official/2009-07-11.json.gz',
      'official/2026-09-25.json.gz',
    ]);
    const packed = files.get('official/2009-07-11.json.gz') ?? new Uint8Array();
    expect(gunzipSync(packed).toString()).toContain('An ox with trample treads on hens');
    expect(skipped).toEqual([expect.stringMatching(/^notes\.txt: This is a text file, but/)]);
  });

  it.each(BROWSERS)(
    'with documents shows them at once, without an import, in %s',
    async (name) => {
      const extension = mkdtempSync(join(tmpdir(), 'reminder-text-official-'));
      cpSync(join(DIST, name === 'chromium' ? 'chrome' : 'firefox'), extension, {
        recursive: true,
      });
      const { files } = await builtInDocuments(folderOfEditions(), compileTermRules());
      for (const [path, bytes] of files) writeFileSync(join(extension, path), bytes);
      const browser = await startBrowser({ browser: name, extension });
      try {
        await welcomed(browser);
        const page = await browser.newPage();
        await serveOffline(page, { [OX_URL]: OX_PAGE });
        await page.goto(OX_URL);
        await marksThere(page, 6);
        await page.bringToFront();
        await restOn(page, 'Trample');
        await popoverOpen(page);
        expect((await openOfficial(page))[0]).toBe('702.19. Trample');
      } finally {
        await browser.close();
        rmSync(extension, { recursive: true, force: true });
      }
    },
    120_000,
  );
});
