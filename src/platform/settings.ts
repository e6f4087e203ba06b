import browser from 'webextension-polyfill';
import { parseSettings, type ReadSettings, SETTING_NAMES } from '../settings/fields.ts';
import type { SettingsStore } from '../settings/writer.ts';
import { watchStorage } from './storage-item.ts';

/** Reads all settings; never fails on damaged content, only where the store itself cannot be read. */
export async function readSettings(): Promise<ReadSettings> {
  return parseSettings(await browser.storage.sync.get([...SETTING_NAMES]));
}

/** Calls back with all settings after each change, from any window or machine. Returns how to stop. */
export function watchSettings(changed: (read: ReadSettings) => void): () => void {
  return watchStorage('sync', () => void readSettings().then(changed, () => undefined));
}

/** The browser's own store, which it also carries to the user's other machines. */
export const SYNC_STORE: SettingsStore = {
  read: async () => (await readSettings()).settings,
  write: (values) => browser.storage.sync.set(values),
  remove: (names) => browser.storage.sync.remove([...names]),
};
