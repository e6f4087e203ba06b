import browser from 'webextension-polyfill';
import { WIZARDS_ORIGINS } from './documents/wizards.ts';
import { knownOptionalSites, optionalSites, originsOf } from './optional-sites.ts';
import type { OptionalSite } from './own-files.ts';
import { SCRYFALL_ORIGINS } from './scryfall.ts';

/** Sites that the user has added: our content script is registered for each, and its permission is held. */
const PREFIX = 'site:';

/** Held while something is downloaded from them; no page there is read by it. */
export const DOWNLOADS: ReadonlySet<string> = new Set([...WIZARDS_ORIGINS, ...SCRYFALL_ORIGINS]);

/** Stands for all hosts, where the user allowed those in the browser's own pages. */
export const ALL_SITES = '*';

const originOf = (host: string) => `*://${host}/*`;

/** Asks for a site's permission; the worker sees to it that it is read. False when the user says no. */
export function addSite(host: string): Promise<boolean> {
  const listed = listedHosts().find((site) => isUnder(host, site));
  const optional = knownOptionalSites.find(({ hosts }) =>
    hosts.some((site) => isUnder(host, site)),
  );
  // What is known of a site, in the manifest or beside it, is meant for all of its subdomains.
  const own = listed === undefined ? originOf(host) : listedOrigin(listed);
  return browser.permissions.request({ origins: optional ? originsOf(optional) : [own] });
}

/** Gives all that is held of a site back, so that nothing is read there any more. False where the browser does not. */
export async function removeSite(host: string): Promise<boolean> {
  const origins = (await addedOrigins()).get(host) ?? [];
  return origins.length > 0 && browser.permissions.remove({ origins: [...origins] });
}

/** The hosts that the user has allowed besides the listed ones, sorted; `ALL_SITES` for all. */
export async function addedSites(): Promise<string[]> {
  return [...(await addedOrigins()).keys()].sort();
}

/** What is held for reading besides the listed sites, by host. */
async function addedOrigins(): Promise<ReadonlyMap<string, readonly string[]>> {
  const listed = new Set(listedHosts());
  const { origins = [] } = await browser.permissions.getAll();
  const added = new Map<string, string[]>();
  for (const origin of origins) {
    const host = hostOf(origin) || ALL_SITES;
    if (!READABLE.test(origin) || listed.has(host) || DOWNLOADS.has(origin)) continue;
    added.set(host, [...(added.get(host) ?? []), origin]);
  }
  return added;
}

/** A permission for files, say, is none to read the web by. */
export const READABLE = /^(?:http|\*|<)/;

let syncing: Promise<void> = Promise.resolve();

/**
 * Makes the registered scripts agree with the permissions held, since the user can change those in the
 * browser's own pages at any time. Listed sites have their script in the manifest. Only for the worker, and one after
 * the other: two at once would register a script twice.
 */
export function syncSites(): Promise<void> {
  syncing = syncing.catch(() => undefined).then(sync);
  return syncing;
}

async function sync(): Promise<void> {
  const added = await addedOrigins();
  const optional = added.size > 0 ? await optionalSites() : [];
  const wanted = new Map(
    [...added].map(([host, origins]) => [PREFIX + host, scriptFor(host, origins, optional)]),
  );
  const scripts = await browser.scripting.getRegisteredContentScripts();
  const there = scripts.filter(({ id }) => id.startsWith(PREFIX));
  const isRight = ({ id, matches = [] }: (typeof there)[number]) =>
    [...matches].sort().join() === wanted.get(id)?.matches.join();
  const ids = there.filter((script) => !isRight(script)).map(({ id }) => id);
  if (ids.length > 0) await browser.scripting.unregisterContentScripts({ ids });
  for (const script of there) if (isRight(script)) wanted.delete(script.id);
  // One that the browser does not take costs only itself.
  for (const [id, script] of wanted)
    await browser.scripting
      .registerContentScripts([
        {
          id,
          ...script,
          css: ['marks.css'],
          runAt: 'document_idle',
          persistAcrossSessions: true,
        },
      ])
      .catch(() => undefined);
}

/** Where on an added host we read, and by which scripts. */
function scriptFor(host: string, origins: readonly string[], optional: readonly OptionalSite[]) {
  const known = optional.find(({ hosts }) => hosts.some((site) => isUnder(host, site)));
  return {
    matches: [...(known?.matches ?? origins)].sort(),
    js: [...(known?.js ?? ['content.js'])],
    // Those have their own script, which knows the site.
    ...(host === ALL_SITES && { excludeMatches: listedHosts().map(listedOrigin) }),
  };
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
export function listedHosts(): string[] {
  return [
    ...new Set(
      listedScripts()
        .flatMap(({ matches }) => matches)
        .map(hostOf),
    ),
  ];
}

/** The manifest's content scripts. */
export function listedScripts() {
  return browser.runtime.getManifest().content_scripts ?? [];
}

/** The host of a match pattern without its leading "*."; '' for one of all hosts. */
export function hostOf(pattern: string): string {
  return /^[^:]+:\/\/(?:\*\.)?([^/*]+)\//.exec(pattern)?.[1] ?? '';
}
