import browser from 'webextension-polyfill';
import type { ImportedForContentScript } from '../../documents/imported-editions.ts';

/** The key in storage.local: content scripts read it there without waking the worker. */
export const CONTENT_SCRIPT_DATA_KEY = 'documents:for-pages';

/** What imported documents add to card pages; undefined where there are none. */
export async function readContentScriptData(): Promise<ImportedForContentScript | undefined> {
  return (await browser.storage.local.get(CONTENT_SCRIPT_DATA_KEY))[CONTENT_SCRIPT_DATA_KEY] as
    | ImportedForContentScript
    | undefined;
}

/** Calls back each time a document that adds something comes or goes. Returns how to stop. */
export function watchContentScriptData(changed: () => void): () => void {
  const listener = (changes: Readonly<Record<string, unknown>>, area: string) => {
    if (area === 'local' && CONTENT_SCRIPT_DATA_KEY in changes) changed();
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
