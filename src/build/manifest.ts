import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'webextension-polyfill';
import { matchesOf, scriptsOf } from '../host-page/sites/matches.ts';
import { SITES } from '../host-page/sites/site.ts';
import { FLOORS, type Target } from './targets.ts';

const ROOT = join(import.meta.dirname, '../..');

/** By it Firefox and its store know the extension. Never changed after the first upload: users would lose their settings. */
export const GECKO_ID = 'reminder-text@reminder-text.app';

type WholeManifest = Manifest.WebExtensionManifest;
/** What manifest.json holds: all that both browsers share, but for what package.json says. */
type SharedManifest = Omit<
  WholeManifest,
  'version' | 'homepage_url' | 'background' | 'content_scripts'
>;
/** Of package.json, what the stores are told. `homepage` is absent until there is one. */
interface Package {
  readonly version: string;
  readonly homepage?: string;
}

/**
 * A target's manifest: what manifest.json has for both browsers, with the version and home page of package.json,
 * the content scripts of the listed sites, and what only this browser takes.
 */
export function getManifest(target: Target): WholeManifest {
  const shared = readJson<SharedManifest>('manifest.json');
  const { version, homepage } = readJson<Package>('package.json');
  return {
    ...shared,
    version,
    ...(homepage ? { homepage_url: homepage } : {}),
    content_scripts: contentScripts(),
    ...OWN[target],
  };
}

/** The sites that are read from the start. */
const LISTED = SITES.filter(({ optional }) => !optional);

const OWN: Readonly<Record<Target, Partial<WholeManifest>>> = {
  chrome: {
    minimum_chrome_version: String(FLOORS.chrome),
    // Firefox takes a content script's sites for its hosts; Chrome lets the worker bring a script only to these. They
    // are the same sites, so the user is asked for no more.
    host_permissions: LISTED.flatMap(({ hosts }) => hosts.map((host) => `*://*.${host}/*`)),
    background: { service_worker: 'background.js' },
  },
  firefox: {
    background: { scripts: ['background.js'] },
    browser_specific_settings: {
      gecko: {
        id: GECKO_ID,
        strict_min_version: `${FLOORS.firefox}.0`,
        data_collection_permissions: { required: ['none'] },
      },
      gecko_android: { strict_min_version: `${FLOORS.firefox}.0` },
    },
  },
};

/** Each card site loads what is known of it, then the one content script of all. */
function contentScripts(): Manifest.ContentScript[] {
  return LISTED.map((site) => ({
    matches: [...matchesOf(site)],
    js: [...scriptsOf(site)],
    css: ['marks.css'],
    run_at: 'document_idle',
    all_frames: false,
  }));
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as T;
}
