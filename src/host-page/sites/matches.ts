import { SITES, type Site } from './site.ts';

/** A site's match patterns for the manifest: each host with its subdomains. */
export function matchesOf({ hosts, paths = ['/'] }: Site): readonly string[] {
  return hosts.flatMap((host) => paths.map((path) => `*://*.${host}${path}*`));
}

/** The scripts of a site's pages in order: what is known of the site, then the one content script of all. */
export function scriptsOf({ id }: Site): readonly string[] {
  return [`sites/${id}.js`, 'content.js'];
}

/** The match patterns of all sites, sorted. */
export const SITE_MATCHES: readonly string[] = SITES.flatMap(matchesOf).sort();
