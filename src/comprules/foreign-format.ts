import { type LocalizedMessage, localizedMessage } from '../localized-message.ts';
import { DocumentError, GET_AGAIN, GET_TEXT } from './document-error.ts';

/** Larger than any edition could be: that of 2026-09-25 is 1 MB, and 2 MB in UTF-16. */
export const MAX_BYTES = 16 * 1024 * 1024;

/** Magic numbers of files that people pick by mistake, and what to say of them. */
const FORMATS: readonly (readonly [magic: string, found: LocalizedMessage])[] = [
  ['%PDF-', localizedMessage('filePdf')],
  ['PK\x03\x04', localizedMessage('fileZip')],
  ['\xd0\xcf\x11\xe0', localizedMessage('fileDoc')],
  ['\x1f\x8b', localizedMessage('fileGzip')],
  ['\x89PNG', localizedMessage('filePicture', 'PNG')],
  ['\xff\xd8\xff', localizedMessage('filePicture', 'JPEG')],
  ['GIF8', localizedMessage('filePicture', 'GIF')],
  ['SQLite format 3', localizedMessage('fileDatabase')],
  ['{\\*\\', localizedMessage('fileDamagedRtf')],
];

/** A PDF may have other bytes before its mark, up to here (ISO 32000, annex H). */
const PDF_MARK_WITHIN = 1024;

/**
 * Refuses, by throwing DocumentError, bytes that are empty, too many, or visibly another kind of file.
 */
export function refuseForeign(bytes: Uint8Array): void {
  if (bytes.length === 0)
    throw new DocumentError('empty', localizedMessage('fileEmpty'), GET_AGAIN);
  const refusal = tooLarge(bytes.length);
  if (refusal) throw refusal;
  const head = latin1(bytes.subarray(0, PDF_MARK_WITHIN));
  for (const [magic, found] of FORMATS)
    if (head.startsWith(magic) || (magic === '%PDF-' && head.includes(magic)))
      throw new DocumentError('other-format', found, GET_TEXT);
  if (/^(?:\xef\xbb\xbf)?\s*(?:<!doctype|<html|<\?xml|<head|<body)/i.test(head))
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

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
