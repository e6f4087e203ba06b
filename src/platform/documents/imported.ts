import type { ImportedEdition } from '../../documents/imported-editions.ts';
import { storageItem } from '../storage-item.ts';

/** What imported documents say of editions that we do not know. */
export const importedEditions = storageItem<readonly ImportedEdition[]>('documents:imported');
