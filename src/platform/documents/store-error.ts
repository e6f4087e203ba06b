import {
  type LocalizedMessage,
  localizedMessage,
  UserFacingError,
} from '../../localized-message.ts';
import { isStoreFull } from '../full-store.ts';

/** The store of documents could not do what it was asked; what it tells says why and what to do. */
export class StoreError extends UserFacingError {
  override name = 'StoreError';
  readonly kind: 'full' | 'newer' | 'other';

  constructor(kind: StoreError['kind'], told: LocalizedMessage) {
    super(told);
    this.kind = kind;
  }
}

/** Any error of the browser's database, as one that can be told. */
export function storeProblem(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message : String(error);
  // After a way back to an older version of ours: the database is left as the newer one made it.
  if (name === 'VersionError') return new StoreError('newer', localizedMessage('docsNewer'));
  if (isStoreFull(error)) return new StoreError('full', localizedMessage('docsFull'));
  if (name === 'InvalidStateError' || /private|mutation operations/i.test(message))
    return new StoreError('other', localizedMessage('docsNotKept'));
  return new StoreError('other', localizedMessage('docsStoreFailed', message || name));
}
