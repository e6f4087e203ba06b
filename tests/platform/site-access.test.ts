import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What the browser holds and has done; a fake in the place of its API. */
const held = vi.hoisted(() => ({
  origins: [] as string[],
  removed: [] as string[],
  registered: [] as { id: string; matches: string[] }[],
  tabs: [] as { id: number; url: string; discarded?: boolean }[],
  answering: new Set<number>(),
  brought: [] as number[],
  session: {} as Record<string, unknown>,
  onAdded: [] as ((what: { origins?: string[] }) => unknown)[],
}));

const matches = (url: string, patterns: readonly string[]) =>
  patterns.some((pattern) => {
    const [scheme = '', host = ''] = pattern.split('://');
    const { protocol, hostname } = new URL(url);
    const name = host.replace(/\/.*/, '');
    const isScheme = scheme === '*' || `${scheme}:` === protocol;
    return isScheme && (name === '*' || hostname === name || hostname.endsWith(name.slice(1)));
  });

vi.mock('webextension-polyfill', () => ({
  default: {
    permissions: {
      getAll: async () => ({ origins: [...held.origins] }),
      remove: async ({ origins }: { origins: string[] }) => {
        // A browser takes back what it holds, letter by letter, and nothing else.
        const there = origins.every((origin) => held.origins.includes(origin));
        if (!there) return false;
        held.origins = held.origins.filter((origin) => !origins.includes(origin));
        held.removed.push(...origins);
        return true;
      },
      onAdded: { addListener: (heard: never) => held.onAdded.push(heard) },
      onRemoved: { addListener: () => undefined },
    },
    runtime: {
      getManifest: () => ({
        content_scripts: [{ matches: ['*://*.listed.example/*'], js: ['site.js', 'content.js'] }],
      }),
      getURL: (path: string) => `fake://${path}`,
    },
    scripting: {
      getRegisteredContentScripts: async () => [...held.registered],
      registerContentScripts: async (scripts: never[]) => void held.registered.push(...scripts),
      unregisterContentScripts: async ({ ids }: { ids: string[] }) => {
        held.registered = held.registered.filter(({ id }) => !ids.includes(id));
      },
      insertCSS: async () => undefined,
      executeScript: async ({ target }: { target: { tabId: number } }) => {
        if (target.tabId < 0) throw new Error('closed to extensions');
        held.brought.push(target.tabId);
      },
    },
    storage: {
      session: {
        get: async () => ({ ...held.session }),
        set: async (items: object) => void Object.assign(held.session, items),
      },
    },
    tabs: {
      query: async ({ url }: { url: string[] }) => held.tabs.filter((tab) => matches(tab.url, url)),
      get: async (id: number) => held.tabs.find((tab) => tab.id === id),
      sendMessage: async (id: number) => (held.answering.has(id) ? { value: null } : undefined),
    },
  },
}));
vi.stubGlobal('fetch', async () => new Response('[]'));

const access = await import('../../src/platform/site-access.ts');
const { readTabsOpenBefore, readOpenTabsOnceAllowed } = await import(
  '../../src/platform/open-tabs.ts'
);
const { returnWizardsAccess, WIZARDS_ORIGINS } = await import(
  '../../src/platform/documents/wizards.ts'
);

const LISTED = '*://*.listed.example/*';

beforeEach(() => {
  Object.assign(held, { removed: [], registered: [], tabs: [], brought: [], session: {} });
  held.answering.clear();
});

describe('what is held for reading', () => {
  it.each([
    ['a download’s hosts', [...WIZARDS_ORIGINS], []],
    [
      'a download’s hosts beside a site',
      ['*://cards.example/*', ...WIZARDS_ORIGINS],
      ['cards.example'],
    ],
    ['files', ['file:///*', 'https://cards.example/*'], ['cards.example']],
    ['listed sites', [LISTED], []],
    ['one scheme alone', ['http://old.example/*'], ['old.example']],
    ['all sites', ['<all_urls>'], ['*']],
  ])(
    'of %s is what the browser grants, without what is for downloads',
    async (_, origins, sites) => {
      held.origins = [LISTED, ...origins];
      expect(await access.addedSites()).toEqual(sites);
      await access.syncSites();
      expect(held.registered.map(({ id }) => id)).toEqual(sites.map((site) => `site:${site}`));
      expect(held.registered.flatMap(({ matches }) => matches)).not.toContain(WIZARDS_ORIGINS[0]);
    },
  );

  it.each([
    [['*://cards.example/*']],
    [['https://cards.example/*']],
    [['http://cards.example/*', 'https://cards.example/*']],
    [['*://*.cards.example/*', 'https://cards.example/*']],
  ])('is given back as it is held: %j', async (origins) => {
    held.origins = [LISTED, ...origins];
    expect(await access.removeSite('cards.example')).toBe(true);
    expect(held.removed.toSorted()).toEqual(origins.toSorted());
    await access.syncSites();
    expect(held.registered).toEqual([]);
    expect(await access.removeSite('cards.example')).toBe(false);
  });

  it.each([
    [[...WIZARDS_ORIGINS]],
    [['*://cards.example/*', ...WIZARDS_ORIGINS]],
    [[LISTED, ...WIZARDS_ORIGINS]],
  ])('stays when a download gives its own back: %j', async (origins) => {
    held.origins = [...origins];
    await returnWizardsAccess();
    expect(held.origins).toEqual(origins.filter((one) => !WIZARDS_ORIGINS.includes(one)));
  });

  it('is registered once, though two ask at the same time', async () => {
    held.origins = ['*://cards.example/*'];
    await Promise.all([access.syncSites(), access.syncSites(), access.syncSites()]);
    expect(held.registered.map(({ id }) => id)).toEqual(['site:cards.example']);
  });
});

describe('tabs that were open before', () => {
  const tabs = [
    { id: 1, url: 'https://www.listed.example/card' },
    { id: 2, url: 'http://cards.example/ox' },
    { id: 3, url: 'https://elsewhere.example/' },
    { id: 4, url: 'https://media.wizards.com/rules.txt' },
    { id: 5, url: 'https://listed.example/asleep', discarded: true },
    { id: -6, url: 'https://listed.example/closed' },
  ];

  it.each([
    [[LISTED], [1]],
    [
      [LISTED, '*://cards.example/*'],
      [1, 2],
    ],
    [[...WIZARDS_ORIGINS], []],
    [[], []],
  ])('are read at the first start where %j is held', async (origins, read) => {
    held.origins = [...origins];
    held.tabs = [...tabs];
    await readTabsOpenBefore();
    expect(held.brought).toEqual(read);
  });

  it('are read at the first start alone, and where nobody reads them yet', async () => {
    held.origins = [LISTED, '*://cards.example/*'];
    held.tabs = [...tabs];
    held.answering.add(1);
    await readTabsOpenBefore();
    expect(held.brought).toEqual([2]);
    held.answering.clear();
    await readTabsOpenBefore();
    expect(held.brought).toEqual([2]);
    // The browser empties that store when the extension is switched off.
    held.session = {};
    await readTabsOpenBefore();
    expect(held.brought).toEqual([2, 1, 2]);
  });

  it.each([
    [['*://cards.example/*'], [2]],
    [[...WIZARDS_ORIGINS], []],
    [['*://cards.example/*', ...WIZARDS_ORIGINS], [2]],
  ])('are read as soon as %j is allowed', async (origins, read) => {
    held.tabs = [...tabs];
    readOpenTabsOnceAllowed();
    await held.onAdded.at(-1)?.({ origins });
    expect(held.brought).toEqual(read);
  });
});
