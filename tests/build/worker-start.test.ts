import { beforeAll, describe, expect, it } from 'vitest';
import { API_TARGETS, BROWSER_APIS } from '../../src/build/browser-apis.ts';
import { buildExtension } from '../../src/build/extension.ts';
import { type FakeBrowser, startWorker } from './fake-browser.ts';

const built = buildExtension();

describe.each(API_TARGETS)('the built worker, with what %s has and nothing else,', (target) => {
  let worker: FakeBrowser;
  beforeAll(async () => {
    worker = startWorker(target, (await built)[target === 'chrome' ? 'chrome' : 'firefox']);
  });
  const has = (namespace: string) => namespace in BROWSER_APIS[target];
  const called = (name: string) => worker.calls.filter(([call]) => call === name);

  it('stores the rules and opens the welcome page at install', async () => {
    worker.fire('runtime.onInstalled', { reason: 'install' });
    await expect.poll(() => worker.stored.local['rules:version']).toEqual(expect.any(String));
    expect(worker.stored.local['rules:text:trample']).toBeDefined();
    await expect
      .poll(() => called('tabs.create')[0]?.[1])
      .toEqual({ url: 'fake://reminder-text/welcome.html' });
  });

  it('keeps settings', async () => {
    await worker.send({ name: 'keep-settings', request: { set: { edition: '2009-07-11' } } });
    expect(worker.stored.sync.edition).toBe('2009-07-11');
  });

  it('stores nothing of a private window', async () => {
    const { sync, local, session } = worker.stored;
    await worker.send({ name: 'switch-private-site', request: { host: 'zebra.example' } });
    expect(await worker.send({ name: 'private-off-sites', request: {} })).toEqual({
      value: ['zebra.example'],
    });
    expect(called('tabs.sendMessage').at(-1)?.[2]).toMatchObject({
      request: { hosts: ['zebra.example'] },
    });
    if (has('contextMenus')) {
      const chosen = { menuItemId: 'look-up', selectionText: 'zebra words' };
      worker.fire('contextMenus.onClicked', chosen, { id: 1, incognito: true });
      await expect
        .poll(() => called('tabs.create').at(-1)?.[1])
        .toEqual({ url: 'fake://reminder-text/look-up.html?private' });
      expect(JSON.stringify(session)).toContain('zebra words');
    }
    // A word that stands nowhere in our own texts.
    expect(JSON.stringify([sync, local, called('tabs.create')]).includes('zebra')).toBe(false);
    await worker.send({ name: 'switch-private-site', request: { host: 'zebra.example' } });
    expect(await worker.send({ name: 'private-off-sites', request: {} })).toEqual({ value: [] });
  });

  it('shows the badge', async () => {
    await worker.send({ name: 'term-count', request: { count: 7 } }, 4);
    expect(called('action.setBadgeText')[0]?.[1]).toEqual({ tabId: 4, text: '7' });
  });

  it('opens a page of ours for a content script', async () => {
    await worker.send({ name: 'open-page', request: { path: 'matrix.html' } });
    expect(called('tabs.create').at(-1)?.[1]).toEqual({ url: 'fake://reminder-text/matrix.html' });
  });

  it('answers for official text, and looks after site access', async () => {
    const asked = worker.send({
      name: 'official-text',
      request: { edition: '2009-07-11', number: '702.17' },
    });
    // This browser has no database: there is no text, but there is an answer.
    await asked;
    await expect
      .poll(() => called('scripting.getRegisteredContentScripts').length)
      .toBeGreaterThan(0);
    expect(() => worker.fire('permissions.onRemoved', { origins: [] })).not.toThrow();
  });

  it('has menu, address bar and commands exactly where there are such', async () => {
    for (const [event, ...args] of [
      ['contextMenus.onClicked', { menuItemId: 'look-up', selectionText: 'ward' }],
      ['omnibox.onInputEntered', 'ward'],
    ] as const) {
      const before = called('tabs.create').length;
      if (!has(event.split('.')[0] ?? '')) {
        expect(() => worker.fire(event, ...args)).toThrow('nobody listens');
        continue;
      }
      worker.fire(event, ...args);
      await expect.poll(() => called('tabs.create').length).toBe(before + 1);
    }
    if (has('commands')) worker.fire('commands.onCommand', 'next-term', { id: 4 });
    else expect(() => worker.fire('commands.onCommand', 'next-term')).toThrow('nobody listens');
  });
});
