import { changed, changedNames, type SettingsChange } from './settings-change.ts';
import {
  DEFAULT_SETTINGS,
  isValidSetting,
  type SettingName,
  type Settings,
} from './settings-fields.ts';

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
const SETTLE = 1000;

interface Wish {
  readonly change: SettingsChange;
  readonly granted: () => void;
  readonly refused: (error: unknown) => void;
}

/**
 * Makes the one writer of settings. The first wish is granted at once, those that come soon after it together; each
 * changes what the store has then, so that none undoes another.
 */
export function createSettingsWriter(store: SettingsStore, settle = SETTLE): SettingsWriter {
  let wishes: Wish[] = [];
  let isWaiting = false;
  let lastWrite: Promise<unknown> = Promise.resolve();

  async function write(): Promise<void> {
    isWaiting = false;
    const batch = wishes;
    wishes = [];
    try {
      let settings = await store.read();
      /** What becomes of a field: a new value, or none of its own. */
      const fates = new Map<SettingName, 'write' | 'remove'>();
      for (const { change, refused } of batch) {
        const next = changed(settings, change);
        const bad = changedNames(change).find((name) => !isValidSetting(name, next[name]));
        if (bad !== undefined) {
          refused(new TypeError(bad));
          continue;
        }
        settings = next;
        for (const name of changedNames(change)) fates.set(name, 'write');
        for (const name of change.reset ?? []) {
          settings = { ...settings, [name]: DEFAULT_SETTINGS[name] };
          fates.set(name, 'remove');
        }
      }
      const of = (fate: string) => [...fates.keys()].filter((name) => fates.get(name) === fate);
      const values = of('write').map((name) => [name, settings[name]]);
      if (values.length > 0) await store.write(Object.fromEntries(values));
      if (of('remove').length > 0) await store.remove(of('remove'));
      for (const { granted } of batch) granted();
    } catch (error) {
      for (const { refused } of batch) refused(error);
    }
  }

  return (change) =>
    new Promise((granted, refused) => {
      wishes.push({ change, granted, refused });
      if (isWaiting) return;
      isWaiting = true;
      lastWrite = lastWrite.then(write).then(() => new Promise((done) => setTimeout(done, settle)));
    });
}
