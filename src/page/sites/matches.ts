import { SITES } from './site.ts';

/** The match patterns of all sites, for the manifest: each host with its subdomains, sorted. */
export const SITE_MATCHES: readonly string[] = SITES.flatMap(({ hosts, paths }) =>
  hosts.flatMap((host) => (paths ?? ['/']).map((path) => `*://*.${host}${path}*`)),
).sort();
