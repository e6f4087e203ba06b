import { changed, changedNames, type SettingsChange } from './change.ts';
import { DEFAULT_SETTINGS, isValidSetting, type SettingName, type Settings } from './fields.ts';

/** Where settings are kept. */
export interface SettingsStore {
  read(): Promise<Settings>;
  write(values: Partial<Settings>): Promise<void>;
  remove(names: readonly SettingName[]): Promise<void>;
}

/**
 * Grants a wish. Rejects with a TypeError that names the field for a value that is not allowed, and with the
 * browser's own error where the store is full or asked too often; settings-error.ts says them in words.
 */
export type SettingsWriter = (change: SettingsChange) => Promise<void>;

/**
 * Between two writes, in milliseconds. The browser takes 120 a minute and 1,800 an hour; an arrow key held down in
 * a list of editions would be through with them at once.
 */
const SETTLE_MS = 1000;

interface PendingChange {
  readonly change: SettingsChange;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes the one writer of settings. The first wish is granted at once, those that come soon after it together; each
 * changes what the store has then, so that none undoes another.
 */
export function createSettingsWriter(store: SettingsStore, settle = SETTLE_MS): SettingsWriter {
  let pending: PendingChange[] = [];
  let isWaiting = false;
  let lastWrite: Promise<unknown> = Promise.resolve();

  async function write(): Promise<void> {
    isWaiting = false;
    const batch = pending;
    pending = [];
    try {
      let settings = await store.read();
      /** What becomes of a field: a new value, or none of its own. */
      const writes = new Map<SettingName, 'write' | 'remove'>();
      for (const { change, reject } of batch) {
        const next = changed(settings, change);
        const bad = changedNames(change).find((name) => !isValidSetting(name, next[name]));
        if (bad !== undefined) {
          reject(new TypeError(bad));
          continue;
        }
        settings = next;
        for (const name of changedNames(change)) writes.set(name, 'write');
        for (const name of change.reset ?? []) {
          settings = { ...settings, [name]: DEFAULT_SETTINGS[name] };
          writes.set(name, 'remove');
        }
      }
      const of = (fate: string) => [...writes.keys()].filter((name) => writes.get(name) === fate);
      const values = of('write').map((name) => [name, settings[name]]);
      if (values.length > 0) await store.write(Object.fromEntries(values));
      if (of('remove').length > 0) await store.remove(of('remove'));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (change) =>
    new Promise((resolve, reject) => {
      pending.push({ change, resolve, reject });
      if (isWaiting) return;
      isWaiting = true;
      lastWrite = lastWrite.then(write).then(() => new Promise((done) => setTimeout(done, settle)));
    });
}
