import browser from 'webextension-polyfill';
import { allDocuments } from './built-in.ts';
import { IMPORTED_KEY, readImported } from './imported.ts';

/**
 * Makes what pages read agree with the documents at hand. Called after each import and removal, and when the
 * worker starts, since a browser can be killed between the two writes.
 */
export async function syncImported(): Promise<void> {
  const tables = (await allDocuments()).flatMap(({ table }) => (table ? [table] : []));
  const before = await readImported();
  if (JSON.stringify(tables) === JSON.stringify(before)) return;
  await browser.storage.local.set({ [IMPORTED_KEY]: tables });
}
