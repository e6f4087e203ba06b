import { describe, expect, it } from 'vitest';
import { wrongApiUses, wrongUsesIn } from '../../src/build/api-use.ts';
import { BROWSER_APIS } from '../../src/build/browser-apis.ts';
import { bundle } from '../../src/build/bundle.ts';
import { deriveApis } from '../../src/build/derive-browser-apis.ts';

const IMPORT = "import browser from 'webextension-polyfill';\n";
const wrong = (source: string, path = 'src/platform/invented.ts') =>
  wrongUsesIn(path, IMPORT + source).then((lines) =>
    lines.map((line) => line.replace(`${path}: `, '')),
  );

describe('the list of what browsers have', () => {
  it('is what MDN’s data says of the floors', () => {
    expect(BROWSER_APIS).toEqual(deriveApis());
  });

  it('knows what Firefox for Android lacks', () => {
    const { chrome, firefox, firefox_android: android } = BROWSER_APIS;
    for (const name of ['commands', 'contextMenus', 'omnibox', 'windows']) {
      expect(Object.keys(chrome)).toContain(name);
      expect(Object.keys(firefox)).toContain(name);
      expect(Object.keys(android)).not.toContain(name);
    }
    expect(chrome.commands).not.toContain('openShortcutSettings');
    expect(android.storage).toContain('sync');
  });
});

describe('a build', () => {
  it('names nothing that a target lacks', async () => {
    expect(await wrongApiUses((await bundle()).metafiles)).toEqual([]);
  });

  it.each([
    ['browser.contextMenus.removeAll();', ['firefox_android has no contextMenus']],
    ['browser.omnibox?.setDefaultSuggestion({});', ['firefox_android has no omnibox']],
    ['const { windows } = browser;', ['firefox_android has no windows']],
    ['const { tabs: t } = browser; t.move(1, {});', ['firefox_android has no tabs.move']],
    ['const { move } = browser.tabs;', ['firefox_android has no tabs.move']],
    [
      'const t = browser.tabs; export const f = () => t.getSelected();',
      ['firefox has no tabs.getSelected', 'firefox_android has no tabs.getSelected'],
    ],
    [
      'browser.sidebarAction.open();',
      ['chrome has no sidebarAction', 'firefox_android has no sidebarAction'],
    ],
    [
      'browser.runtime.onSuspendd.addListener(() => {});',
      [
        'chrome has no runtime.onSuspendd',
        'firefox has no runtime.onSuspendd',
        'firefox_android has no runtime.onSuspendd',
      ],
    ],
    ['browser.nothing.at.all();', ['no target has nothing']],
    ['export const api = browser;', ['which part of the API is meant cannot be seen']],
    [
      'export const f = (name: "tabs") => browser[name];',
      ['which part of the API is meant cannot be seen'],
    ],
    ['chrome.tabs.query({});', ['the global chrome is not webextension-polyfill’s']],
  ])('fails for %s', async (source, expected) => {
    expect(await wrong(source)).toEqual(expected);
  });

  it.each([
    'browser.tabs.query({}).then(() => browser.storage.sync.get());',
    'const { action } = browser; action.setBadgeText({ text: "" });',
    'const area = "local"; browser.storage[area].get();',
    'browser.commands;'.replace('browser', 'other'),
    'browser.tabs.move?.(1, {});',
    'export type T = typeof browser; export const o = { browser: 1, chrome: 2 };',
    'import { omnibox } from "./optional-apis.ts"; omnibox?.setDefaultSuggestion({});',
  ])('lets pass %s', async (source) => {
    expect(await wrong(source)).toEqual([]);
  });

  it('looks through the one file that may name what is not everywhere', async () => {
    const use = 'import { commands as c } from "./optional-apis.ts"; ';
    expect(await wrong(`${use} c?.openShortcutSettings?.();`)).toEqual([]);
    expect(await wrong(`${use} c?.openThem();`)).toEqual([
      'chrome has no commands.openThem',
      'firefox has no commands.openThem',
    ]);
  });
});
