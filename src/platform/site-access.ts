import browser from 'webextension-polyfill';
import { knownOptionalSites, optionalSites, originsOf } from './optional-sites.ts';
import type { OptionalSite } from './own-files.ts';

/** Sites that the user has added: our content script is registered for each, and its permission is held. */
const PREFIX = 'site:';

const originOf = (host: string) => `*://${host}/*`;

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
  browser.permissions.onAdded.addListener(async ({ origins = [] }) => {
    if (origins.length === 0) return;
    const tabs = await browser.tabs.query({ url: origins });
    await Promise.allSettled(tabs.map(async ({ id }) => id !== undefined && explainOnce(id)));
  });
}

/** Asks for a site's permission and reads it from now on. False when the user says no. */
export async function addSite(host: string): Promise<boolean> {
  const listed = listedHosts().find((site) => isUnder(host, site));
  const optional = knownOptionalSites.find(({ hosts }) =>
    hosts.some((site) => isUnder(host, site)),
  );
  // What is known of a site, in the manifest or beside it, is meant for all of its subdomains.
  const own = listed === undefined ? originOf(host) : listedOrigin(listed);
  const origins = optional ? originsOf(optional) : [own];
  const granted = await browser.permissions.request({ origins });
  if (granted) await syncSites();
  return granted;
}

/** Gives a site's permission back; nothing is read there any more. */
export async function removeSite(host: string): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll();
  await browser.permissions.remove({
    origins: origins.filter((origin) => hostOf(origin) === host),
  });
  await syncSites();
}

/** The hosts that the user has added, sorted. */
export async function addedSites(): Promise<string[]> {
  const scripts = await browser.scripting.getRegisteredContentScripts();
  return scripts
    .filter(({ id }) => id.startsWith(PREFIX))
    .map(({ id }) => id.slice(PREFIX.length))
    .sort();
}

/**
 * Makes the registered scripts agree with the permissions held, since the user can change those in the
 * browser's own pages at any time. Listed sites have their script in the manifest.
 */
export async function syncSites(): Promise<void> {
  const listed = new Set(listedHosts());
  const { origins = [] } = await browser.permissions.getAll();
  const wanted = new Set(origins.map(hostOf).filter((host) => host !== '' && !listed.has(host)));
  const there = await addedSites();
  const gone = there.filter((host) => !wanted.has(host));
  const fresh = [...wanted].filter((host) => !there.includes(host));
  if (gone.length > 0)
    await browser.scripting.unregisterContentScripts({ ids: gone.map((host) => PREFIX + host) });
  if (fresh.length === 0) return;
  const optional = await optionalSites();
  await browser.scripting.registerContentScripts(
    fresh.map((host) => ({
      id: PREFIX + host,
      ...scriptFor(host, optional),
      css: ['marks.css'],
      runAt: 'document_idle' as const,
      persistAcrossSessions: true,
    })),
  );
}

/** Where on an added host we read, and by which scripts. */
function scriptFor(host: string, optional: readonly OptionalSite[]) {
  const known = optional.find(({ hosts }) => hosts.some((site) => isUnder(host, site)));
  return known
    ? { matches: [...known.matches], js: [...known.js] }
    : { matches: [originOf(host)], js: ['content.js'] };
}

/** Calls back when permissions come or go, by us or in the browser's own pages. */
export function onAccessChange(changed: () => void): void {
  browser.permissions.onAdded.addListener(changed);
  browser.permissions.onRemoved.addListener(changed);
}

/**
 * The listed sites that the browser does not let us read: Firefox lets the user refuse any of them at any time,
 * Chromium lets all sites wait for a click on the toolbar button.
 */
export async function missingSites(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  const held = new Set(origins.map(hostOf));
  const all = origins.some((origin) => /^(?:<all_urls>|(?:\*|https):\/\/\*\/)/.test(origin));
  return all ? [] : listedHosts().filter((host) => !held.has(host));
}

/** Asks for all listed sites at once. Must be called by a click. False when the user says no. */
export function requestListedSites(): Promise<boolean> {
  return browser.permissions.request({ origins: listedHosts().map(listedOrigin) });
}

/** Whether a host is a site, or a subdomain of it. */
export function isUnder(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`);
}

const listedOrigin = (site: string) => `*://*.${site}/*`;

/** The hosts of the sites in the manifest, each once. */
function listedHosts(): string[] {
  return [
    ...new Set(
      listedScripts()
        .flatMap(({ matches }) => matches)
        .map(hostOf),
    ),
  ];
}

function listedScripts() {
  return browser.runtime.getManifest().content_scripts ?? [];
}

/** The host of a match pattern without its leading "*."; '' for one of all hosts. */
function hostOf(pattern: string): string {
  return /^[^:]+:\/\/(?:\*\.)?([^/*]+)\//.exec(pattern)?.[1] ?? '';
}
