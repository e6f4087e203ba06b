import browser from 'webextension-polyfill';
import { loadOwnJson, type OptionalSite } from './own-files.ts';

/** As far as they have been read: a permission must be asked for at once, within the click. */
export let knownOptionalSites: readonly OptionalSite[] = [];

let reading: Promise<readonly OptionalSite[]> | undefined;

/** All sites that are offered. */
export function optionalSites(): Promise<readonly OptionalSite[]> {
  reading ??= loadOwnJson('optional-sites.json').then(
    (all) => {
      knownOptionalSites = all;
      return all;
    },
    (error: unknown) => {
      reading = undefined;
      throw error;
    },
  );
  return reading;
}

/** The permission that a site needs. */
export const originsOf = ({ hosts }: OptionalSite): string[] =>
  hosts.map((host) => `*://*.${host}/*`);

/** The sites that are offered and not read yet. */
export async function offeredSites(): Promise<readonly OptionalSite[]> {
  const all = await optionalSites();
  const held = await Promise.all(
    all.map((site) => browser.permissions.contains({ origins: originsOf(site) })),
  );
  return all.filter((_, i) => !held[i]);
}

/** Asks for a site. Must be called by a click. False when the user says no. */
export function requestSite(site: OptionalSite): Promise<boolean> {
  return browser.permissions.request({ origins: originsOf(site) });
}
