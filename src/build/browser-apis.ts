import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The browsers that take our builds, by MDN's names. Firefox for Android takes Firefox's, and lacks much of it. */
export const API_TARGETS = ['chrome', 'firefox', 'firefox_android'] as const;
export type ApiTarget = (typeof API_TARGETS)[number];

/** The names that a browser's extension API has: members by namespace. */
export type BrowserApis = Readonly<Record<string, readonly string[]>>;

/** What each target has at its floor, as MDN's compatibility data says; derive-browser-apis.ts writes it down. */
export const BROWSER_APIS: Readonly<Record<ApiTarget, BrowserApis>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'browser-apis.json'), 'utf8'),
);
