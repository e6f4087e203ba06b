import browser from 'webextension-polyfill';
import type { ImportedForPages } from '../../rules/imported-editions.ts';

/** The key in storage.local: content scripts read it there without waking the worker. */
export const FOR_PAGES_KEY = 'documents:for-pages';

/** What imported documents add to card pages; undefined where there are none. */
export async function readForPages(): Promise<ImportedForPages | undefined> {
  return (await browser.storage.local.get(FOR_PAGES_KEY))[FOR_PAGES_KEY] as
    | ImportedForPages
    | undefined;
}

/** Calls back each time a document that adds something comes or goes. Returns how to stop. */
export function watchForPages(changed: () => void): () => void {
  const listener = (changes: Readonly<Record<string, unknown>>, area: string) => {
    if (area === 'local' && FOR_PAGES_KEY in changes) changed();
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
