/** The store of documents could not do what it was asked; the message says why and what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly kind: 'full' | 'other';

  constructor(kind: StoreError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Any error of the browser's database, in words. */
export function storeProblem(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message : String(error);
  if (name === 'QuotaExceededError' || /quota|disk|space/i.test(message))
    return new StoreError(
      'full',
      'The disk, or the space that the browser gives an extension, is full. Nothing was changed. Remove an edition that you do not need, or free space on the disk, and import again.',
    );
  if (name === 'InvalidStateError' || /private|mutation operations/i.test(message))
    return new StoreError(
      'other',
      'The browser does not let the extension keep documents here, as in some private windows. Open the options in a normal window.',
    );
  return new StoreError(
    'other',
    `The browser’s database failed: ${message || name}. Restart the browser and try again.`,
  );
}
