import browser from 'webextension-polyfill';
import { forContentScript } from '../../documents/imported-editions.ts';
import { type PackedIndex, unpackIndex } from '../../rules/packed-index.ts';
import type { RulesTexts } from '../rules-store.ts';
import { loadOwnFile } from '../runtime.ts';
import { allDocuments } from './built-in.ts';
import { CONTENT_SCRIPT_DATA_KEY } from './content-script-data.ts';
import { IMPORTED_KEY } from './imported.ts';

/**
 * Makes what pages read agree with the documents at hand. Called after each import and removal, and when the
 * worker starts, since a browser can be killed between the writes.
 */
export async function syncImported(): Promise<void> {
  const tables = (await allDocuments()).flatMap(({ table }) => (table ? [table] : []));
  if (tables.length === 0) {
    await browser.storage.local.remove([IMPORTED_KEY, CONTENT_SCRIPT_DATA_KEY]);
    return;
  }
  const [index, rules] = await Promise.all(
    ['index.json', 'rules.json'].map(async (file) => (await loadOwnFile(file)).json()),
  );
  const ready = forContentScript(
    unpackIndex(index as PackedIndex),
    tables,
    (rules as RulesTexts).texts,
  );
  const items = { [IMPORTED_KEY]: tables, [CONTENT_SCRIPT_DATA_KEY]: ready };
  const before = await browser.storage.local.get(Object.keys(items));
  if (JSON.stringify(before) !== JSON.stringify(items)) await browser.storage.local.set(items);
}
