import browser from 'webextension-polyfill';

/** One item of storage.local: read, watched, and written under one key. */
export interface StorageItem<T> {
  readonly key: string;
  /** What is stored; undefined where nothing is. Rejects where the store cannot be read. */
  read(): Promise<T | undefined>;
  /** Calls back with the new value, undefined once it is removed, after each change anywhere. Returns how to stop. */
  watch(changed: (value: T | undefined) => void): () => void;
}

/** The item under a key. Its content is ours, but may be of another version: whoever reads it checks what matters. */
export function storageItem<T>(key: string): StorageItem<T> {
  return {
    key,
    read: async () => (await browser.storage.local.get(key))[key] as T | undefined,
    watch: (changed) =>
      watchStorage('local', (changes) => {
        const change = changes[key];
        if (change) changed(change.newValue as T | undefined);
      }),
  };
}

/** Calls back with every change of a storage area. Returns how to stop. */
export function watchStorage(
  area: 'local' | 'sync',
  changed: (changes: Readonly<Record<string, { readonly newValue?: unknown }>>) => void,
): () => void {
  const listener = (changes: Readonly<Record<string, { newValue?: unknown }>>, where: string) => {
    if (where === area) changed(changes);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
