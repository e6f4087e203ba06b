import type { Site } from './site.ts';

/**
 * Where a site's own little script, made by the build from sites.json, leaves what is known of the site, so that
 * a page loads the selectors of its own site and not of all. In the content scripts' world; no page sees it.
 */
export const SITE_KEY = 'reminder-text:site';

/** The site this page belongs to; undefined on a page of none, which is read as any page. */
export function ownSite(): Site | undefined {
  return (globalThis as { [key: symbol]: Site | undefined })[Symbol.for(SITE_KEY)];
}
