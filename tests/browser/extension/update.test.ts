import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Target } from '../../../src/build/targets.ts';
import { futureEdition, threeEditions } from '../documents/invented-document.ts';
import { documentsListed, goTo, importFiles } from '../documents/own-pages.ts';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import { moveAway, restOn } from '../harness/pointer.ts';
import { fixture, serveOffline } from '../harness/serve-offline.ts';
import { OX_PAGE, OX_URL } from './bramble-ox.ts';
import { setSettings, storedSettings } from './extension-driver.ts';
import { type OpenExtension, openExtension } from './open-extension.ts';
import { marksThere, pause, popoverGone, popoverOpen, wordMarked } from './popover-on-page.ts';
import { addSiteAtOnce, GRANT_AT_ONCE } from './site-permissions.ts';
import { OWN_PAGES, openOwn } from './switched.ts';

/** A page that is read has its marks by then, in milliseconds. */
const RELOAD_AGAIN = 3000;

type Files = ReadonlyMap<string, Uint8Array>;

/** 0.1.0 as it was built; only its id in Firefox is the one that it has now. */
const KEPT = join(import.meta.dirname, '../fixtures/reminder-text-0.1.0.zip');
const DIST = join(import.meta.dirname, '../../../dist');

const ADDED_HOST = 'cards.example';
const REDDIT_URL = 'https://www.reddit.com/r/magicTCG/comments/1/a_post/';
const ADDED_URL = `https://${ADDED_HOST}/ox`;

/** Every setting of 0.1.0, none at its default. */
const SETTINGS = {
  edition: '2009-07-11',
  theme: 'dark',
  marks: 'tint',
  hiddenKinds: ['ability-word'],
  restDelay: 40,
  modifier: 'alt',
  taps: false,
  popoverWidth: 'wide',
  textSize: 120,
  prose: false,
  firstOnly: true,
  ignoredTerms: ['bushido'],
  offSites: ['off.example'],
  badge: true,
};

/** The build that all tests are of. */
function built(target: Target): Files {
  const folder = join(DIST, target);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile());
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

function keptBuild(target: Target): Files {
  const files = new Map(Object.entries(unzipSync(readFileSync(KEPT))));
  const manifest = files.get(`manifest.${target}.json`) ?? new Uint8Array();
  return files.set('manifest.json', manifest);
}

/** A build as the version that a store would give it. */
function versioned(files: Files, version: string): Files {
  const manifest = JSON.parse(Buffer.from(files.get('manifest.json') ?? '').toString('utf8'));
  // No test can answer Chromium's question for a site: there each build holds the added site from its manifest on.
  const held = manifest.minimum_chrome_version && {
    host_permissions: [...(manifest.host_permissions ?? []), `*://${ADDED_HOST}/*`],
  };
  const changed = JSON.stringify({ ...manifest, version, ...held });
  return new Map(files).set('manifest.json', Buffer.from(changed));
}

/** Of a line of the documents' list, what is stored: its edition, size and rules; the rest is our words. */
const known = (line: string) => line.split(' | ').slice(0, 3);

const root = mkdtempSync(join(tmpdir(), 'reminder-text-update-'));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

describe.each(BROWSERS)('in %s', (name) => {
  const target = name === 'chromium' ? 'chrome' : 'firefox';
  const folder = join(root, name);
  let extension: OpenExtension;
  let browser: Browser;
  let card: Page;
  let added: Page;
  let documents: string[];

  function put(files: Files): void {
    rmSync(folder, { recursive: true, force: true });
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
  }

  beforeAll(async () => {
    put(versioned(keptBuild(target), '0.1.0'));
    extension = await openExtension(name, { prefs: GRANT_AT_ONCE, ...OWN_PAGES(name), folder });
    ({ browser } = extension);
    if (name === 'firefox') await addSiteAtOnce(extension, ADDED_HOST);
    await setSettings(extension.welcome, SETTINGS);
    const own = await goTo(extension, extension.welcome, 'options');
    await importFiles(own, [...threeEditions(), futureEdition()]);
    documents = await documentsListed(own);
    expect(documents).toHaveLength(4);
    card = await browser.newPage();
    added = await browser.newPage();
    await serveOffline(card, { [OX_URL]: OX_PAGE });
    await serveOffline(added, { [ADDED_URL]: OX_PAGE });
    await card.goto(OX_URL);
    await marksThere(card, 4);
    await added.goto(ADDED_URL);
    await marksThere(added, 4);
  }, 120_000);
  afterAll(() => browser?.close());

  /** What the browser does with a new version from a store. */
  async function update(files: Files): Promise<void> {
    put(files);
    await browser.installExtension(folder);
  }

  /** Has the card's Trample explained, as the settings ask. */
  async function explained(): Promise<void> {
    await card.bringToFront();
    await moveAway(card);
    await card.keyboard.down('Alt');
    await restOn(card, 'Trample');
    const { citation } = await popoverOpen(card, ({ title }) => title === 'Trample');
    await card.keyboard.up('Alt');
    // The newest edition has it in 702.19.
    expect(citation).toContain('702.17');
  }

  const options = (): Promise<Page> => openOwn(browser, 'options.html', '#documents');

  /** All of it, as it was under 0.1.0. */
  async function allThere(): Promise<void> {
    // Added sites are read without a page of ours having been opened.
    await added.bringToFront();
    await expect
      .poll(
        async () => {
          // What was loaded before the new version had registered the site is read by nobody.
          await added.reload();
          return Promise.race([marksThere(added, 4), pause(RELOAD_AGAIN).then(() => [])]);
        },
        { timeout: PATIENCE },
      )
      .toContain('Trample');
    await card.bringToFront();
    await card.reload();
    const marked = await wordMarked(card, 'Trample');
    expect(marked.join()).not.toContain('Bushido');
    await explained();
    const own = await options();
    await own.waitForSelector('#documents tbody tr');
    expect((await documentsListed(own)).map(known)).toEqual(documents.map(known));
    expect(await storedSettings(own)).toMatchObject(SETTINGS);
    const titles = await Promise.all(
      (await browser.pages()).map((page) => page.title().catch(() => '')),
    );
    expect(titles).not.toContain('Welcome to Reminder Text');
    const reader = await goTo(extension, own, 'reader', '?edition=2009-07-11#702.17');
    await reader.waitForSelector('[id="702.17b"]');
    expect(await reader.$eval('.reader-main', (main) => main.textContent)).toContain(
      'An ox with trample treads on hens',
    );
    await reader.close();
    await card.bringToFront();
    await card.keyboard.press('Escape');
    await popoverGone(card);
  }

  it('an update from 0.1.0 loses nothing', async () => {
    await update(versioned(built(target), '1.0.0'));
    await allThere();
  });

  // Chromium takes a permission that the manifest no longer names; there it is offered with one press.
  it.runIf(name === 'firefox')('whoever has Reddit keeps it', async () => {
    const own = await options();
    // A post is prose, which these settings leave out.
    await setSettings(own, { prose: true });
    const reddit = await browser.newPage();
    await serveOffline(reddit, { [REDDIT_URL]: fixture('sites/reddit-new.html') });
    await reddit.goto(REDDIT_URL);
    await wordMarked(reddit, 'double strike');
    await reddit.close();
    await setSettings(own, { prose: SETTINGS.prose });
    await own.close();
  });

  it('so does a way back to it, which a store makes under a higher number', async () => {
    await update(versioned(keptBuild(target), '1.0.1'));
    await allThere();
  });

  it('and so does the way forward again', async () => {
    await update(versioned(built(target), '1.0.2'));
    await allThere();
  });

  it('what a newer version has stored is told, and left alone', async () => {
    let own = await options();
    await setSettings(own, { version: 99 });
    await own.evaluate(async () => {
      const opening = indexedDB.open('documents', 99);
      await new Promise((done) => opening.addEventListener('success', done));
      opening.result.close();
    });
    const before = await storedSettings(own);
    own = await goTo(extension, own, 'options');
    const said = (words: string) =>
      own.waitForFunction((wanted) => document.body.textContent?.includes(wanted), {}, words);
    await said('Your documents were stored by a newer version of Reminder Text.');
    await own.evaluate(() =>
      document.querySelector<HTMLElement>('[role=switch], [type=checkbox]')?.click(),
    );
    await said('Your settings were written by a newer version of Reminder Text');
    expect(await storedSettings(own)).toEqual(before);
    expect(
      await own.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version)),
    ).toEqual([99]);
  });
});
