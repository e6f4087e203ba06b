import type { Browser, Page } from 'puppeteer-core';
import { GECKO_ID } from '../../../src/build/manifest.ts';
import type { BrowserName } from '../harness/find-browser.ts';
import { inFirefox, SYSTEM_ACCESS } from '../harness/in-firefox.ts';
import { PATIENCE } from '../harness/patience.ts';
import { pause } from './popover-on-page.ts';

/** What openExtension is to be given, so that the test can do what a user does in the browser's own pages. */
export const OWN_PAGES = (name: BrowserName) =>
  name === 'firefox' ? ({ own: true, args: SYSTEM_ACCESS } as const) : ({ own: true } as const);

interface Outside {
  readonly chrome: {
    readonly management: { setEnabled(id: string, on: boolean): Promise<void> };
    readonly developerPrivate: {
      updateExtensionConfiguration(what: {
        extensionId: string;
        incognitoAccess: boolean;
      }): Promise<void>;
    };
    readonly windows: { create(what: { incognito: boolean; url: string }): Promise<unknown> };
  };
}

const ADDON = `
  const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
  const addon = await AddonManager.getAddonByID('${GECKO_ID}');
`;

/** Switches the extension off or on, as the user can in the browser's list of extensions. */
export async function switchExtension(browser: Browser, on: boolean): Promise<void> {
  if (isFirefox(browser)) {
    await inFirefox(browser, `${ADDON} await addon.${on ? 'enable' : 'disable'}();`);
    return;
  }
  await inChromium(browser, (page, id) =>
    page.evaluate(
      (extension, enabled) =>
        (globalThis as unknown as Outside).chrome.management.setEnabled(extension, enabled),
      id,
      on,
    ),
  );
}

/** Allows the extension in private windows, which loads it anew, and opens a tab in such a window. */
export async function privateTab(browser: Browser): Promise<Page> {
  const before = new Set(await browser.pages());
  if (isFirefox(browser))
    await inFirefox(
      browser,
      `${ADDON}
      const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
      const permission = { permissions: ['internal:privateBrowsingAllowed'], origins: [] };
      await ExtensionPermissions.add(addon.id, permission, WebExtensionPolicy.getByID(addon.id)?.extension);
      await addon.reload();
      const opened = window.OpenBrowserWindow({ private: true });
      await new Promise((done) => opened.addEventListener('load', done, { once: true }));`,
    );
  else
    await inChromium(browser, async (page, id) => {
      await page.evaluate(
        (extensionId) =>
          (globalThis as unknown as Outside).chrome.developerPrivate.updateExtensionConfiguration({
            extensionId,
            incognitoAccess: true,
          }),
        id,
      );
      // Outside of its mode for developers Chromium leaves what was loaded from a folder off.
      await switchExtension(browser, true);
      await page.goto(`chrome-extension://${id}/options.html`);
      await page.evaluate(async () => {
        const { windows } = (globalThis as unknown as Outside).chrome;
        await windows.create({ incognito: true, url: 'about:blank' });
      });
    });
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const opened = (await browser.pages()).find((page) => !before.has(page));
    if (opened && !opened.isClosed()) return opened;
    await pause(50);
  }
  throw new Error('no private tab opened');
}

/** Opens one of our own pages from outside, as `options.html`, and waits for `sign`. */
export async function openOwn(browser: Browser, path: string, sign: string): Promise<Page> {
  const before = new Set(await browser.pages());
  if (isFirefox(browser))
    await inFirefox(
      browser,
      `const { gBrowser } = window;
      const triggeringPrincipal = Services.scriptSecurityManager.getSystemPrincipal();
      const address = WebExtensionPolicy.getByID('${GECKO_ID}').getURL('${path}');
      gBrowser.selectedTab = gBrowser.addTab(address, { triggeringPrincipal });`,
    );
  else {
    const [id] = [...(await browser.extensions()).keys()];
    await (await browser.newPage()).goto(`chrome-extension://${id}/${path}`);
  }
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    for (const page of await browser.pages())
      if (!before.has(page) && (await page.$(sign).catch(() => null))) return page;
    await pause(50);
  }
  throw new Error(`${path} shows no ${sign}`);
}

const isFirefox = (browser: Browser) => 'connection' in browser;

/** Runs something on Chromium's page of extensions, with our id. */
async function inChromium(
  browser: Browser,
  act: (page: Page, id: string) => Promise<void>,
): Promise<void> {
  const [id] = [...(await browser.extensions()).keys()];
  if (id === undefined) throw new Error('no extension is there');
  const page = await browser.newPage();
  await page.goto('chrome://extensions');
  await act(page, id);
  await page.close();
}
