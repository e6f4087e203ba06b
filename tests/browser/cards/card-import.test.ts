import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo } from '../documents/own-pages.ts';
import { type OpenExtension, openExtension } from '../extension/open-extension.ts';
import { BROWSERS } from '../harness/launch.ts';
import { PATIENCE } from '../harness/patience.ts';
import {
  asArray,
  asLines,
  bulkCard,
  cardsFile,
  FEW,
  longFile,
  manyCards,
} from './invented-cards.ts';

/** How long unpacking the built-in index may take where all else runs beside it, in milliseconds: a second by itself. */
const UNPACKED_WITHIN = 120_000;

interface Outside {
  readonly chrome: {
    readonly storage: {
      readonly local: {
        get(keys: null): Promise<Record<string, unknown>>;
        set(items: Record<string, unknown>): Promise<void>;
        remove(key: string): Promise<void>;
      };
    };
  };
}

interface Stubbed {
  asked: string[];
  readonly browser: { readonly permissions: Record<string, unknown> };
}

/** In the page: the network and the user answer as told. Without lines the user refuses. */
function outsideAnswers(lines: string): void {
  const page = globalThis as unknown as Stubbed & { fetch: typeof fetch };
  const asked: string[] = [];
  page.asked = asked;
  const origins = (of: { origins: string[] }) => of.origins.join(' ');
  page.browser.permissions.request = async (of: { origins: string[] }) => {
    asked.push(`request ${origins(of)}`);
    return lines !== '';
  };
  page.browser.permissions.remove = async (of: { origins: string[] }) => {
    asked.push(`remove ${origins(of)}`);
    return true;
  };
  const real = page.fetch.bind(globalThis);
  page.fetch = async (address, how) => {
    if (!/^https:/.test(String(address))) return real(address, how);
    asked.push(`fetch ${address}`);
    const file = 'https://data.scryfall.io/oracle-cards/oracle-cards-20270205.jsonl.gz';
    if (!String(address).includes('data.'))
      return new Response(JSON.stringify({ object: 'bulk_data', jsonl_download_uri: file }));
    const packed = new Blob([lines]).stream().pipeThrough(new CompressionStream('gzip'));
    return new Response(packed);
  };
}

describe.each(BROWSERS)('cards beside the built-in ones, in %s', (name) => {
  let extension: OpenExtension;
  let options: Page;
  /** How many cards are known before anything was brought. */
  let builtIn: number;

  beforeAll(async () => {
    extension = await openExtension(name);
    options = await goTo(extension, extension.welcome, 'options');
    // The worker unpacks the built-in index after the install.
    await options.waitForSelector('#cards .in-use', { timeout: UNPACKED_WITHIN });
    builtIn = await known();
  });
  afterAll(() => extension?.browser.close());

  const text = (selector: string) =>
    options.$eval(selector, (element) => element.textContent?.trim() ?? '');

  async function known(): Promise<number> {
    const said = await text('#cards .in-use');
    return Number(/knows ([\d,]+) cards/.exec(said)?.[1]?.replaceAll(',', ''));
  }

  async function give(path: string): Promise<void> {
    const input = await options.waitForSelector('#cards input[type=file]:not(:disabled)');
    await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path);
  }

  /** Begins some work and waits until it is over, and what became of it is told. */
  async function untilTold(begin: () => Promise<void>): Promise<void> {
    // What was said before goes when the work begins; what is said at its end is another element.
    await options.$$eval('#cards .notice', (all) => {
      for (const notice of all) notice.setAttribute('data-before', '');
    });
    await begin();
    await options.waitForSelector('#cards .notice:not([data-before])', { timeout: PATIENCE });
    await options.waitForSelector('#cards .working', { hidden: true });
  }

  const pressForNews = (button: string) => untilTold(() => options.click(button));

  /** Gives a file and waits until it is dealt with; what the page says then. */
  async function bring(path: string): Promise<string> {
    await untilTold(() => give(path));
    return text('#cards .notice');
  }

  /** All that lies in the store for cards of the user's. */
  const stored = () =>
    options.evaluate(async () => {
      const { local } = (globalThis as unknown as Outside).chrome.storage;
      const all = Object.entries(await local.get(null));
      return Object.fromEntries(all.filter(([key]) => key.startsWith('cards:imported:')));
    });

  it('are known once a file was read, as it comes and gzipped', async () => {
    expect(builtIn).toBeGreaterThan(30_000);
    for (const file of [
      cardsFile('array.json', asArray(FEW)),
      cardsFile('lines.jsonl.gz', asLines(FEW)),
    ]) {
      expect(await bring(file)).toBe('2 cards were read. 2 cards are new.');
      expect(await known()).toBe(builtIn + 2);
    }
    expect(await text('#cards .in-use')).toContain('Brambles of Tomorrow (February 5, 2027)');
    expect(await text('#cards .brought')).toContain('From lines.jsonl.gz');
    const held = Object.values(await stored()).join('\n');
    expect(held).toContain('Bramble Ox Tester|trample|ward;');
    expect(held).not.toContain('Soldier');
  });

  it('take the place of those brought before', async () => {
    const told = await bring(
      cardsFile('one.json', asLines([bulkCard('Mire Goat Tester', 'Haste')])),
    );
    expect(told).toBe('1 card was read. 1 card is new.');
    expect(await known()).toBe(builtIn + 1);
    expect(Object.values(await stored()).join('\n')).not.toContain('Bramble Ox Tester');
  });

  it('stay as they are where a file is refused, which says what was found', async () => {
    const before = await stored();
    const half = asArray(FEW).slice(0, 320);
    for (const [file, told] of [
      [cardsFile('cut.json', half), 'breaks off at card number 2, byte 322.'],
      [cardsFile('rulings.json', '[{"object":"ruling","comment":"No."}]'), 'not a card: “ruling”'],
      [cardsFile('page.json', '<!doctype html><title>Not found</title>'), 'This is a web page.'],
    ] as const) {
      expect(await bring(file)).toContain(told);
      expect(await text('#cards .notice')).toMatch(/Nothing was changed\.$/);
    }
    expect(await stored()).toEqual(before);
    expect(await known()).toBe(builtIn + 1);
  });

  it('come with their progress, which can be called off', async () => {
    const before = await stored();
    await give(longFile());
    await options.waitForFunction(
      () => {
        const bar = document.querySelector<HTMLProgressElement>('#cards progress');
        const said = document.querySelector('#cards .working')?.textContent ?? '';
        return (bar?.value ?? 0) > 0.01 && /[1-9][\d,]* cards read from long\.jsonl/.test(said);
      },
      { timeout: PATIENCE, polling: 20 },
    );
    await options.click('#cards .working .button');
    await options.waitForSelector('#cards .working', { hidden: true });
    expect(await text('#cards .notice')).toBe('Canceled. Nothing was changed.');
    expect(await stored()).toEqual(before);
    // And the next file is read.
    expect(await bring(cardsFile('few.json', asLines(FEW)))).toContain('2 cards are new.');
  });

  it.runIf(name === 'chromium')('find the store full, which loses nothing', async () => {
    const before = await stored();
    await options.evaluate(async () => {
      const { local } = (globalThis as unknown as Outside).chrome.storage;
      const taken = JSON.stringify(await local.get(null)).length;
      // Ten megabytes are an extension's; room is left for some of the shards.
      await local.set({ filler: 'x'.repeat(10 * 1024 * 1024 - taken - 200_000) });
    });
    expect(await bring(manyCards())).toMatch(/is full\. Nothing was changed\./);
    expect(await stored()).toEqual(before);
    await options.evaluate(() =>
      (globalThis as unknown as Outside).chrome.storage.local.remove('filler'),
    );
    expect(await bring(cardsFile('few.json', asLines(FEW)))).toContain('2 cards are new.');
  });

  it('can be fetched from Scryfall, by a permission that is asked for and given back', async () => {
    const lines = asLines([bulkCard('Mire Goat Tester', 'Haste')]);
    await options.evaluate(outsideAnswers, lines);
    await pressForNews('#cards .get-newest .button');
    expect(await text('#cards .notice')).toBe('1 card was read. 1 card is new.');
    expect(await text('#cards .brought')).toContain('From oracle-cards-20270205.jsonl.gz');
    expect(await options.evaluate(() => (globalThis as unknown as Stubbed).asked)).toEqual([
      'request https://api.scryfall.com/* https://data.scryfall.io/*',
      'fetch https://api.scryfall.com/bulk-data/oracle-cards',
      'fetch https://data.scryfall.io/oracle-cards/oracle-cards-20270205.jsonl.gz',
      'remove https://api.scryfall.com/*',
      'remove https://data.scryfall.io/*',
    ]);
  });

  it('are left as they are where the permission is refused, or the answer is none', async () => {
    const before = await stored();
    await options.evaluate(outsideAnswers, '<!doctype html>');
    await pressForNews('#cards .get-newest .button');
    expect(await text('#cards .notice')).toContain('This is a web page.');
    await options.evaluate(outsideAnswers, '');
    await pressForNews('#cards .get-newest .button');
    expect(await text('#cards .notice')).toContain('Without that permission, nothing was');
    expect(await stored()).toEqual(before);
  });

  it('can be removed', async () => {
    await options.click('#cards .brought .button');
    await options.waitForSelector('#cards .brought', { hidden: true });
    expect(await known()).toBe(builtIn);
    expect(await stored()).toEqual({});
  });
});
