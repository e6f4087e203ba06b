import browser from 'webextension-polyfill';
import {
  isValidSetting,
  parseSettings,
  type ReadSettings,
  SETTING_NAMES,
  type Settings,
} from './settings-fields.ts';

/** Reads all settings; never fails on damaged content, only where the store itself cannot be read. */
export async function readSettings(): Promise<ReadSettings> {
  return parseSettings(await browser.storage.sync.get([...SETTING_NAMES]));
}

let lastWrite: Promise<unknown> = Promise.resolve();

/**
 * Keeps the given fields, after all writes asked for before, so that none is lost to another. Rejects with a
 * TypeError for a value that is not allowed, and with the browser's own error when the store is full or asked too
 * often; settings-error.ts says them in words.
 */
export function writeSettings(patch: Partial<Settings>): Promise<void> {
  for (const name of SETTING_NAMES)
    if (patch[name] !== undefined && !isValidSetting(name, patch[name]))
      return Promise.reject(new TypeError(name));
  const write = lastWrite.then(() => browser.storage.sync.set({ ...patch }));
  lastWrite = write.catch(() => undefined);
  return write;
}

/** Puts fields back to their defaults: the given ones, or all. */
export async function resetSettings(names: readonly (keyof Settings)[] = SETTING_NAMES) {
  await browser.storage.sync.remove([...names]);
}

/** Calls back with all settings after each change, from any window or machine. Returns how to stop. */
export function watchSettings(changed: (read: ReadSettings) => void): () => void {
  const listener = (_changes: unknown, area: string) => {
    if (area === 'sync') void readSettings().then(changed, () => undefined);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
