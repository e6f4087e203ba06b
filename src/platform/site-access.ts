import browser from 'webextension-polyfill';

/** Sites that the reader has added: our content script is registered for each, and its permission is held. */
const PREFIX = 'site:';

const originOf = (host: string) => `*://${host}/*`;

/**
 * Reads this tab once, by the leave that pressing the toolbar button gives. Rejects with the browser's reason
 * where it lets no extension in.
 */
export async function explainOnce(tabId: number): Promise<void> {
  await browser.scripting.insertCSS({ target: { tabId }, files: ['marks.css'] });
  await browser.scripting.executeScript({ target: { tabId }, files: ['content.js'] });
}

/** Asks for a site's permission and reads it from now on. False when the reader says no. */
export async function addSite(host: string): Promise<boolean> {
  const granted = await browser.permissions.request({ origins: [originOf(host)] });
  if (granted) await syncSites();
  return granted;
}

/** Gives a site's permission back; nothing is read there any more. */
export async function removeSite(host: string): Promise<void> {
  await browser.permissions.remove({ origins: [originOf(host)] });
  await syncSites();
}

/** The hosts that the reader has added, sorted. */
export async function addedSites(): Promise<string[]> {
  const scripts = await browser.scripting.getRegisteredContentScripts();
  return scripts
    .filter(({ id }) => id.startsWith(PREFIX))
    .map(({ id }) => id.slice(PREFIX.length))
    .sort();
}

/**
 * Makes the registered scripts agree with the permissions held, since the reader can change those in the
 * browser's own pages at any time. Listed sites have their script in the manifest.
 */
export async function syncSites(): Promise<void> {
  const listed = new Set(listedMatches().map(hostOf));
  const { origins = [] } = await browser.permissions.getAll();
  const wanted = new Set(origins.map(hostOf).filter((host) => host !== '' && !listed.has(host)));
  const there = await addedSites();
  const gone = there.filter((host) => !wanted.has(host));
  const fresh = [...wanted].filter((host) => !there.includes(host));
  if (gone.length > 0)
    await browser.scripting.unregisterContentScripts({ ids: gone.map((host) => PREFIX + host) });
  if (fresh.length > 0)
    await browser.scripting.registerContentScripts(
      fresh.map((host) => ({
        id: PREFIX + host,
        matches: [originOf(host)],
        js: ['content.js'],
        css: ['marks.css'],
        runAt: 'document_idle' as const,
        persistAcrossSessions: true,
      })),
    );
}

/** Calls back when permissions come or go, by us or in the browser's own pages. */
export function onAccessChange(changed: () => void): void {
  browser.permissions.onAdded.addListener(changed);
  browser.permissions.onRemoved.addListener(changed);
}

/**
 * The listed sites that the browser does not let us read: Firefox lets the reader refuse any of them. Chromium
 * does not tell of them apart, and none is missing there.
 */
export async function missingSites(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  // Chromium answers only with what was asked for at run time; then nothing can be said.
  if (!isFirefox()) return [];
  const held = new Set(origins.map(hostOf));
  const all = origins.some((origin) => /^(?:<all_urls>|\*:\/\/\*\/)/.test(origin));
  return all ? [] : [...new Set(listedMatches().map(hostOf))].filter((host) => !held.has(host));
}

/** Asks for all listed sites at once. Must be called by a click. False when the reader says no. */
export function requestListedSites(): Promise<boolean> {
  const hosts = [...new Set(listedMatches().map(hostOf))];
  return browser.permissions.request({ origins: hosts.map((host) => `*://*.${host}/*`) });
}

function listedMatches(): string[] {
  return (browser.runtime.getManifest().content_scripts ?? []).flatMap(
    ({ matches = [] }) => matches,
  );
}

/** The host of a match pattern without its leading "*."; '' for one of all hosts. */
function hostOf(pattern: string): string {
  return /^[^:]+:\/\/(?:\*\.)?([^/*]+)\//.exec(pattern)?.[1] ?? '';
}

function isFirefox(): boolean {
  return browser.runtime.getURL('').startsWith('moz-extension:');
}
