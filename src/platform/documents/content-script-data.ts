import type { ImportedForContentScript } from '../../documents/imported-editions.ts';
import { storageItem } from '../storage-item.ts';

/** What imported documents add to card pages; content scripts read it without waking the worker. */
export const contentScriptData = storageItem<ImportedForContentScript>('documents:for-pages');
