import browser from 'webextension-polyfill';
import { localizedMessage, UserFacingError } from '../localized-message.ts';

/** Whether this script's extension is still there: after an update or removal, old content scripts are orphans. */
export function isAlive(): boolean {
  try {
    return browser.runtime?.id !== undefined;
  } catch {
    return false;
  }
}

/** One of the extension's own files; only for its worker and pages. Rejects where it cannot be read. */
export async function loadOwnFile(path: string): Promise<Response> {
  const response = await fetch(browser.runtime.getURL(path));
  if (!response.ok) throw new UserFacingError(localizedMessage('ownFileMissing', path));
  return response;
}

/** Calls back after a first install, and after an update. */
export function onInstalled(done: (reason: 'install' | 'update') => void): void {
  browser.runtime.onInstalled.addListener(({ reason, temporary }) => {
    if (reason === 'install' || reason === 'update' || temporary)
      done(reason === 'update' ? 'update' : 'install');
  });
}

export function openOptions(): Promise<void> {
  return browser.runtime.openOptionsPage();
}

/** Opens one of our pages in a new tab. */
export async function openOwnPage(path: string): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL(path) });
}

/** The whole address of one of our own pages. */
export function ownAddress(path: string): string {
  return browser.runtime.getURL(path);
}

/** A word of _locales in the browser's language. */
export function browserMessage(key: string, ...substitutions: readonly string[]): string {
  return browser.i18n.getMessage(key, [...substitutions]);
}
