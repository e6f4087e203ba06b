import browser from 'webextension-polyfill';
import type { ImportedEdition } from '../../documents/imported-editions.ts';

/** The key in storage.local: content scripts read it there without waking the worker. */
export const IMPORTED_KEY = 'documents:imported';

/** What imported documents say of editions that we do not know; never rejects, for a page works without. */
export async function readImported(): Promise<readonly ImportedEdition[]> {
  try {
    return (
      ((await browser.storage.local.get(IMPORTED_KEY))[IMPORTED_KEY] as
        | ImportedEdition[]
        | undefined) ?? []
    );
  } catch {
    return [];
  }
}

/** Calls back with what imported documents say each time one comes or goes. Returns how to stop. */
export function watchImported(changed: (imported: readonly ImportedEdition[]) => void): () => void {
  const listener = (changes: Readonly<Record<string, { newValue?: unknown }>>, area: string) => {
    const change = changes[IMPORTED_KEY];
    if (area === 'local' && change)
      changed((change.newValue as ImportedEdition[] | undefined) ?? []);
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}
