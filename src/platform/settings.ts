import browser from 'webextension-polyfill';
import {
  parseSettings,
  type ReadSettings,
  SETTING_NAMES,
  SETTINGS_VERSION,
} from '../settings/fields.ts';
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

/** The key of the settings' version; 0.1.0 wrote none. */
const VERSION = 'version';

/** The settings were written by a version of ours whose fields mean something else. */
export class NewerSettingsError extends Error {
  override name = 'NewerSettingsError';
}

/** Throws where a newer version has written, here before a way back or on another machine of the user's. */
async function leaveNewerAlone(): Promise<void> {
  const { [VERSION]: version } = await browser.storage.sync.get(VERSION);
  if (typeof version === 'number' && version > SETTINGS_VERSION) throw new NewerSettingsError();
}

/** The browser's own store, which it also carries to the user's other machines. */
export const SYNC_STORE: SettingsStore = {
  read: async () => (await readSettings()).settings,
  async write(values) {
    await leaveNewerAlone();
    await browser.storage.sync.set({ ...values, [VERSION]: SETTINGS_VERSION });
  },
  async remove(names) {
    await leaveNewerAlone();
    await browser.storage.sync.remove([...names]);
  },
};
