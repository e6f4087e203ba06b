import browser from 'webextension-polyfill';
import { forContentScript } from '../../documents/imported-editions.ts';
import { unpackIndex } from '../../rules/packed-index.ts';
import { loadOwnJson } from '../own-files.ts';
import { allDocuments } from './built-in.ts';
import { contentScriptData } from './content-script-data.ts';
import { importedEditions } from './imported.ts';

/**
 * Makes what pages read agree with the documents at hand. Called after each import and removal, and when the
 * worker starts, since a browser can be killed between the writes.
 */
export function syncImported(): Promise<void> {
  // Two pages may import at once: whoever reads the list later is to write later.
  return navigator.locks.request('documents', sync);
}

async function sync(): Promise<void> {
  const tables = (await allDocuments()).flatMap(({ table }) => (table ? [table] : []));
  if (tables.length === 0) {
    await browser.storage.local.remove([importedEditions.key, contentScriptData.key]);
    return;
  }
  const [index, rules] = await Promise.all([loadOwnJson('index.json'), loadOwnJson('rules.json')]);
  const ready = forContentScript(unpackIndex(index), tables, rules.texts);
  const items = { [importedEditions.key]: tables, [contentScriptData.key]: ready };
  const before = await browser.storage.local.get(Object.keys(items));
  if (JSON.stringify(before) !== JSON.stringify(items)) await browser.storage.local.set(items);
}
