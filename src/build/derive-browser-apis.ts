// npm run derive-apis: writes browser-apis.json from MDN's compatibility data. Run it after a change of the floors
// or of @mdn/browser-compat-data; a test says when it is due.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_TARGETS, type ApiTarget, type BrowserApis } from './browser-apis.ts';
import { FLOORS } from './targets.ts';

const DATA = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
export const LIST = join(import.meta.dirname, 'browser-apis.json');

interface Statement {
  /** "preview", false, or the version in which it came; "≤58" where it came earlier than anybody looked. */
  readonly version_added: string | false;
  readonly version_removed?: string;
  readonly flags?: unknown;
}
interface Feature {
  readonly __compat?: {
    readonly support: Readonly<Record<string, Statement | readonly Statement[]>>;
  };
  readonly [name: string]: unknown;
}

const FLOOR_OF: Readonly<Record<ApiTarget, number>> = {
  chrome: FLOORS.chrome,
  firefox: FLOORS.firefox,
  firefox_android: FLOORS.firefox,
};

/** What MDN's data says that each target has at its floor: namespaces, and their members by name. */
export function deriveApis(): Readonly<Record<ApiTarget, BrowserApis>> {
  const { webextensions } = JSON.parse(readFileSync(DATA, 'utf8')) as {
    webextensions: { api: Record<string, Feature> };
  };
  const { api } = webextensions;
  // MDN has one page for both names; ours is the one that both browsers know.
  const namespaces = { ...api, contextMenus: api.menus ?? {} };
  return Object.fromEntries(
    API_TARGETS.map((target) => [
      target,
      Object.fromEntries(
        Object.entries(namespaces)
          .map(([name, feature]) => [name, membersOf(feature, target)] as const)
          .filter(([, members]) => members.length > 0)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ]),
  ) as unknown as Record<ApiTarget, BrowserApis>;
}

function membersOf(namespace: Feature, target: ApiTarget): string[] {
  return Object.entries(namespace)
    .filter(
      // Types begin with a capital letter, and are no names in a running script.
      ([name, feature]) => /^[a-z]/.test(name) && hasFeature(feature as Feature, target),
    )
    .map(([name]) => name)
    .sort();
}

function hasFeature(feature: Feature, target: ApiTarget): boolean {
  const support = feature.__compat?.support[target];
  // An area of the storage has no statement of its own where it was always there, but its methods have.
  if (support === undefined) return membersOf(feature, target).length > 0;
  return [support].flat().some((one) => {
    const { version_added, version_removed, flags } = one as Statement;
    const isThere = (version: string | false | undefined) =>
      typeof version === 'string' &&
      Number.parseFloat(version.replace('≤', '')) <= FLOOR_OF[target];
    return !flags && isThere(version_added) && !isThere(version_removed);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(LIST, `${JSON.stringify(deriveApis(), null, 2)}\n`);
