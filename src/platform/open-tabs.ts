import browser from 'webextension-polyfill';
import { sendToTab } from './messages.ts';
import { optionalSites } from './optional-sites.ts';
import { DOWNLOADS, hostOf, isUnder, listedScripts, READABLE } from './site-access.ts';

/** In the store that the browser empties when the extension is updated or switched off, and when it ends itself. */
const READ = 'open-tabs-read';

/**
 * Reads this tab once, by the leave that pressing the toolbar button gives. Rejects with the browser's reason
 * where it lets no extension in.
 */
export async function explainOnce(tabId: number): Promise<void> {
  const { url } = await browser.tabs.get(tabId);
  const host = url ? new URL(url).hostname : '';
  const known = [...listedScripts(), ...(await optionalSites())].find(({ matches }) =>
    matches.some((m) => isUnder(host, hostOf(m))),
  );
  await browser.scripting.insertCSS({ target: { tabId }, files: ['marks.css'] });
  // A known site's script comes with what is known of the site.
  const files = [...(known?.js ?? ['content.js'])];
  await browser.scripting.executeScript({ target: { tabId }, files });
}

/** Reads the tabs that are open on a site as soon as it is allowed: the browser itself waits for a new page. */
export function readOpenTabsOnceAllowed(): void {
  browser.permissions.onAdded.addListener(({ origins }) => readTabs(origins));
}

/**
 * Reads the tabs that were there before us: after the extension was installed, updated or switched on again, Chromium
 * waits for a new page in each. Only for the worker, at its start; it does nothing at later starts.
 */
export async function readTabsOpenBefore(): Promise<void> {
  const { [READ]: done } = await browser.storage.session.get(READ);
  if (done) return;
  const { origins } = await browser.permissions.getAll();
  await readTabs(origins);
  await browser.storage.session.set({ [READ]: true });
}

/** Reads the tabs on what these permissions name, but those that are read already. */
async function readTabs(origins: readonly string[] = []): Promise<void> {
  const url = origins.filter((origin) => READABLE.test(origin) && !DOWNLOADS.has(origin));
  if (url.length === 0) return;
  const tabs = await browser.tabs.query({ url });
  await Promise.allSettled(
    tabs.map(async ({ id, discarded }) => {
      // A discarded tab loads when it is looked at, and a script that is there answers.
      if (id === undefined || discarded) return;
      const isRead = await sendToTab(id, 'ping', {}).then(
        () => true,
        () => false,
      );
      if (!isRead) await explainOnce(id);
    }),
  );
}
