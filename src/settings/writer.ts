import { changed, changedNames, type SettingsChange } from './change.ts';
import {
  DEFAULT_SETTINGS,
  isValidSetting,
  MAX_LIST,
  type SettingName,
  type Settings,
} from './fields.ts';

/** Where settings are kept. */
export interface SettingsStore {
  read(): Promise<Settings>;
  write(values: Partial<Settings>): Promise<void>;
  remove(names: readonly SettingName[]): Promise<void>;
}

/**
 * Grants a wish. Rejects with a TypeError that names the field for a value that is not allowed, with a RangeError for
 * a list that has no room for more, and with the
 * browser's own error where the store is full or asked too often; settings-error.ts says them in words.
 */
export type SettingsWriter = (change: SettingsChange) => Promise<void>;

/**
 * Between two writes, in milliseconds. The browser takes 120 a minute and 1,800 an hour; an arrow key held down in
 * a list of editions would be through with them at once.
 */
const SETTLE_MS = 1000;

/** storage.sync takes 8,192 bytes an item, its name among them; all that our lists hold is ASCII. */
const MAX_LIST_BYTES = 8_100;

function isOverfull(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return value.length > MAX_LIST || JSON.stringify(value).length > MAX_LIST_BYTES;
}

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
        const bad = changedNames(change).find(
          (name) => isOverfull(next[name]) || !isValidSetting(name, next[name]),
        );
        if (bad !== undefined) {
          reject(new (isOverfull(next[bad]) ? RangeError : TypeError)(bad));
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
      // What goes needs no room, and makes some.
      if (of('remove').length > 0) await store.remove(of('remove'));
      const failures = await writeAll(of('write'), settings);
      for (const { change, resolve, reject } of batch) {
        const failed = changedNames(change).find((name) => failures.has(name));
        if (failed === undefined) resolve();
        else reject(failures.get(failed));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** Writes fields, together where the store takes them so; gives those that it refused. */
  async function writeAll(
    names: readonly SettingName[],
    settings: Settings,
  ): Promise<Map<SettingName, unknown>> {
    const failures = new Map<SettingName, unknown>();
    const write = (some: readonly SettingName[]) =>
      store.write(Object.fromEntries(some.map((name) => [name, settings[name]])));
    if (names.length === 0) return failures;
    try {
      await write(names);
    } catch (error) {
      // One that the store has no room for must not cost the others.
      for (const name of names)
        await (names.length > 1 ? write([name]) : Promise.reject(error)).catch(
          (reason: unknown) => void failures.set(name, reason),
        );
    }
    return failures;
  }

  return (change) =>
    new Promise((resolve, reject) => {
      pending.push({ change, resolve, reject });
      if (isWaiting) return;
      isWaiting = true;
      lastWrite = lastWrite.then(write).then(() => new Promise((done) => setTimeout(done, settle)));
    });
}
