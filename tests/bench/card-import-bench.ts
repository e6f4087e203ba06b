// What importing a bulk file of 150 MB costs: seconds, memory, and that a browser killed in the middle loses nothing.
//   npx tsx tests/bench/card-import-bench.ts [megabytes]
// Prints a table and writes it as dist/bench/card-import-bench.json. Both browsers; build first. Needs ../shared.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { asLines, cardsFile, FEW } from '../browser/cards/invented-cards.ts';
import { goTo } from '../browser/documents/own-pages.ts';
import { type OpenExtension, openExtension } from '../browser/extension/open-extension.ts';
import type { BrowserName } from '../browser/harness/find-browser.ts';
import { SYSTEM_ACCESS } from '../browser/harness/in-firefox.ts';
import { BROWSERS } from '../browser/harness/launch.ts';
import { writeBulkFile } from './bulk-file.ts';
import { memory, processorSeconds } from './import-probe.ts';
import { type Limit, writeReport } from './report.ts';

/** What an import may cost: seconds for 30,000 cards, megabytes. */
const MOST_SECONDS = 15;
const MOST_MB = 150;
const PATIENCE_MS = 600_000;
/** Between two looks at the memory, in milliseconds. */
const EVERY_MS = 250;
/** A killed browser's processes are gone after this, in milliseconds. */
const GONE_AFTER_MS = 2_000;

const KEEP_STORAGE = {
  'extensions.webextensions.keepStorageOnUninstall': true,
  'extensions.webextensions.keepUuidOnUninstall': true,
};

interface Outside {
  readonly chrome: {
    readonly storage: { readonly local: { get(keys: null): Promise<Record<string, unknown>> } };
  };
}

const [megabytes = '150'] = process.argv.slice(2);
const bulk = writeBulkFile(Number(megabytes) * 1e6);
const few = cardsFile('few.jsonl', asLines(FEW));
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function optionsOf(extension: OpenExtension): Promise<Page> {
  const options = await goTo(extension, extension.welcome, 'options');
  await options.waitForSelector('#cards .in-use', { timeout: PATIENCE_MS });
  return options;
}

async function give(options: Page, path: string): Promise<void> {
  const input = await options.waitForSelector('#cards input[type=file]:not(:disabled)');
  await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path);
}

/** The cards of the user's that lie in the store, as text. */
async function stored(options: Page): Promise<string> {
  return options.evaluate(async () => {
    const { local } = (globalThis as unknown as Outside).chrome.storage;
    const all = Object.entries(await local.get(null));
    return JSON.stringify(all.filter(([key]) => key.startsWith('cards:imported:')).sort());
  });
}

/** Imports the file in a fresh browser; `most` is of its memory, where that is looked at, which takes time itself. */
async function importOnce(name: BrowserName, { looks }: { readonly looks: boolean }) {
  const args = name === 'firefox' ? SYSTEM_ACCESS : [];
  const extension = await openExtension(name, { own: true, args });
  const options = await optionsOf(extension);
  const before = looks ? await memory(name, options) : 0;
  let most = before;
  const begun = Date.now();
  const used = processorSeconds(options);
  await give(options, bulk.path);
  for (;;) {
    const done = await options.$('#cards .notice');
    if (done) break;
    if (looks) most = Math.max(most, await memory(name, options));
    await pause(EVERY_MS);
  }
  const seconds = (Date.now() - begun) / 1000;
  const processor = processorSeconds(options) - used;
  const said = await options.$eval('#cards .notice', (notice) => notice.textContent);
  const kept = (await stored(options)).length / 1e6;
  await extension.browser.close();
  return { said, seconds, processor, most: name === 'firefox' ? most - before : most, kept };
}

/** Kills the browser at a sign of the page, in the middle of an import; whether the cards of before are whole. */
async function killed(name: BrowserName, at: 'reading' | 'storing'): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'reminder-text-profile-'));
  const first = await openExtension(name, { profile, prefs: KEEP_STORAGE });
  const options = await optionsOf(first);
  await give(options, few);
  await options.waitForSelector('#cards .notice.good', { timeout: PATIENCE_MS });
  const before = await stored(options);
  // Told by the page itself, which sees it the moment it stands there.
  const sign = options.evaluate(
    (storing) =>
      new Promise<void>((seen) => {
        // No named function in here: tsx would wrap it in a helper that the page does not have.
        new MutationObserver(() => {
          const bar = document.querySelector<HTMLProgressElement>('#cards progress');
          if (!bar) return;
          const isStoring = !document.querySelector('#cards .working .button');
          if (storing ? isStoring : bar.value > 0.5) seen();
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    at === 'storing',
  );
  await give(options, bulk.path);
  await sign;
  first.browser.process()?.kill('SIGKILL');
  await pause(GONE_AFTER_MS);
  const second = await openExtension(name, { profile, prefs: KEEP_STORAGE });
  const again = await optionsOf(second);
  const after = await stored(again);
  await second.browser.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  if (after === before) return 'as before';
  return after.includes('"file":"oracle-cards.json"') && after.length > 100_000 ? 'new' : 'LOST';
}

const measured: Record<string, object> = {};
const limits: Limit[] = [];
for (const name of BROWSERS) {
  const { said, seconds, processor, kept } = await importOnce(name, { looks: false });
  const { most } = await importOnce(name, { looks: true });
  const forThirtyThousand = (seconds * 30_000) / bulk.cards;
  limits.push(
    {
      what: `${name}: seconds for 30,000 cards`,
      measured: forThirtyThousand,
      atMost: MOST_SECONDS,
    },
    { what: `${name}: MB of heap`, measured: most, atMost: MOST_MB },
  );
  measured[name] = {
    said,
    'seconds for 30,000 cards': forThirtyThousand,
    'of the processor, all of the browser': (processor * 30_000) / bulk.cards,
    'MB of heap at most': most,
    'MB stored': kept,
    'killed while reading': await killed(name, 'reading'),
    'killed while storing': await killed(name, 'storing'),
  };
  console.log(name, measured[name]);
}
console.log(
  `${bulk.cards} cards, ${(bulk.bytes / 1e6).toFixed(0)} MB; at most ${MOST_SECONDS} s for 30,000 and ${MOST_MB} MB.`,
);
writeReport(
  'card-import-bench',
  { file: { cards: bulk.cards, bytes: bulk.bytes }, ...measured },
  limits,
);
process.exit();
