import { foreignFormat, isMarkup } from '../foreign-format.ts';
import { localizedMessage } from '../localized-message.ts';
import { DocumentError, GET_AGAIN, GET_TEXT } from './document-error.ts';

/** Larger than any edition could be: that of 2026-09-25 is 1 MB, and 2 MB in UTF-16. */
export const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Refuses, by throwing DocumentError, bytes that are empty, too many, or visibly another kind of file.
 */
export function refuseForeign(bytes: Uint8Array): void {
  if (bytes.length === 0)
    throw new DocumentError('empty', localizedMessage('fileEmpty'), GET_AGAIN);
  const refusal = tooLarge(bytes.length);
  if (refusal) throw refusal;
  const found = foreignFormat(bytes);
  if (found) throw new DocumentError('other-format', found, GET_TEXT);
  if (isMarkup(bytes))
    throw new DocumentError('web-page', localizedMessage('fileWebPage'), GET_TEXT);
}

/** The refusal of a file of that many bytes, which need not be read for it; undefined where they may be. */
export function tooLarge(size: number): DocumentError | undefined {
  if (size <= MAX_BYTES) return undefined;
  const megabytes = Math.round(size / (1024 * 1024));
  return new DocumentError(
    'too-large',
    localizedMessage('fileTooLarge', String(megabytes)),
    GET_TEXT,
  );
}
