import { DocumentError, GET_AGAIN, GET_TEXT } from './document-error.ts';

/** Larger than any edition could be: that of 2026-09-25 is 1 MB, and 2 MB in UTF-16. */
export const MAX_BYTES = 16 * 1024 * 1024;

/** Magic numbers of files that people pick by mistake, and what to say of them. */
const FORMATS: readonly (readonly [magic: string, name: string])[] = [
  ['%PDF-', 'a PDF file'],
  ['PK\x03\x04', 'a ZIP or Word (DOCX) file'],
  ['\xd0\xcf\x11\xe0', 'an old Word (DOC) file'],
  ['\x1f\x8b', 'a compressed (GZIP) file'],
  ['\x89PNG', 'a picture (PNG)'],
  ['\xff\xd8\xff', 'a picture (JPEG)'],
  ['GIF8', 'a picture (GIF)'],
  ['SQLite format 3', 'a database'],
  ['{\\*\\', 'a damaged RTF file'],
];

/** A PDF may have other bytes before its mark, up to here (ISO 32000, annex H). */
const PDF_MARK_WITHIN = 1024;

/**
 * Refuses, by throwing DocumentError, bytes that are empty, too many, or visibly another kind of file.
 */
export function refuseForeign(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new DocumentError('empty', 'The file is empty.', GET_AGAIN);
  const refusal = tooLarge(bytes.length);
  if (refusal) throw refusal;
  const head = latin1(bytes.subarray(0, PDF_MARK_WITHIN));
  for (const [magic, name] of FORMATS)
    if (head.startsWith(magic) || (magic === '%PDF-' && head.includes(magic)))
      throw new DocumentError('other-format', `This is ${name}.`, GET_TEXT);
  if (/^(?:\xef\xbb\xbf)?\s*(?:<!doctype|<html|<\?xml|<head|<body)/i.test(head))
    throw new DocumentError('web-page', 'This is a web page.', GET_TEXT);
}

/** The refusal of a file of that many bytes, which need not be read for it; undefined where they may be. */
export function tooLarge(size: number): DocumentError | undefined {
  if (size <= MAX_BYTES) return undefined;
  const megabytes = Math.round(size / (1024 * 1024));
  return new DocumentError(
    'too-large',
    `The file has ${megabytes} MB; the Comprehensive Rules have about one.`,
    GET_TEXT,
  );
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
