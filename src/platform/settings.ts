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

/** A setting could not be kept; the message says why and what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

let lastWrite: Promise<unknown> = Promise.resolve();

/**
 * Keeps the given fields, after all writes asked for before, so that none is lost to another. Rejects with a
 * SettingsError when a value is not allowed or the store is full or asked too often.
 */
export function writeSettings(patch: Partial<Settings>): Promise<void> {
  for (const name of SETTING_NAMES)
    if (patch[name] !== undefined && !isValidSetting(name, patch[name]))
      return Promise.reject(
        new SettingsError(`“${name}” cannot be ${JSON.stringify(patch[name])}.`),
      );
  const write = lastWrite.then(() => browser.storage.sync.set({ ...patch }));
  lastWrite = write.catch(() => undefined);
  return write.catch((error: unknown) => {
    throw new SettingsError(explain(error instanceof Error ? error.message : String(error)));
  });
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

function explain(message: string): string {
  if (/MAX_WRITE_OPERATIONS/i.test(message))
    return 'The browser takes only so many changes a minute. Wait a moment and try again.';
  if (/quota/i.test(message))
    return 'The browser’s store for settings is full. Remove some ignored terms or sites and try again.';
  return `The browser did not keep the setting: ${message}`;
}
