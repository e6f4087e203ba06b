import type { Page } from 'puppeteer-core';
import type { BrowserName } from '../harness/find-browser.ts';
import type { OpenExtension } from './open-extension.ts';

/** Firefox asks nobody: whatever a page of ours asks for by a click is granted. */
export const GRANT_AT_ONCE = { 'extensions.webextOptionalPermissionPrompts': false } as const;

interface Outside {
  readonly chrome: {
    readonly permissions: {
      getAll(): Promise<{ origins: string[] }>;
      remove(what: { origins: string[] }): Promise<boolean>;
      request(what: { origins: string[] }): Promise<boolean>;
    };
    readonly developerPrivate: {
      updateExtensionConfiguration(what: {
        extensionId: string;
        hostAccess: 'ON_CLICK' | 'ON_ALL_SITES';
      }): Promise<void>;
    };
  };
}

/** Takes all sites from the extension, as the user can in the browser's own pages. */
export async function refuseSites(name: BrowserName, extension: OpenExtension): Promise<void> {
  if (name === 'chromium') return setAccess(extension, 'ON_CLICK');
  await extension.welcome.evaluate(async () => {
    const { permissions } = (globalThis as unknown as Outside).chrome;
    const { origins } = await permissions.getAll();
    await permissions.remove({ origins });
  });
}

/**
 * Allows all sites: in Firefox by a click on the button that `own` offers; in Chromium, whose question no test can
 * answer, in the browser's own page.
 */
export async function allowSites(
  name: BrowserName,
  extension: OpenExtension,
  own: Page,
): Promise<void> {
  if (name === 'chromium') await setAccess(extension, 'ON_ALL_SITES');
  await own.bringToFront();
  if (name === 'firefox') await own.click('.notice .button');
}

async function setAccess(
  { browser, welcome }: OpenExtension,
  access: 'ON_CLICK' | 'ON_ALL_SITES',
): Promise<void> {
  const page = await browser.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(
    (extensionId, hostAccess) =>
      (globalThis as unknown as Outside).chrome.developerPrivate.updateExtensionConfiguration({
        extensionId,
        hostAccess,
      }),
    new URL(welcome.url()).host,
    access,
  );
  await page.close();
}

/**
 * Adds a site to those that are read, in Firefox: by a click as our own buttons ask, which it answers at once under
 * GRANT_AT_ONCE. Chromium's question no test can answer.
 */
export async function addSiteAtOnce({ welcome }: OpenExtension, host: string): Promise<void> {
  await welcome.bringToFront();
  await welcome.evaluate((site) => {
    const button = document.createElement('button');
    button.id = 'ask';
    button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9';
    button.textContent = site;
    button.addEventListener('click', () => {
      const { permissions } = (globalThis as unknown as Outside).chrome;
      void permissions.request({ origins: [`*://${site}/*`] });
    });
    document.body.append(button);
  }, host);
  await welcome.click('#ask');
}
