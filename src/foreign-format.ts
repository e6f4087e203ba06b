import { type LocalizedMessage, localizedMessage } from './localized-message.ts';

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

/** What a file of a kind that nobody imports is, told by its first bytes; undefined where it may be text. */
export function foreignFormat(bytes: Uint8Array): LocalizedMessage | undefined {
  const head = latin1(bytes.subarray(0, PDF_MARK_WITHIN));
  return FORMATS.find(
    ([magic]) => head.startsWith(magic) || (magic === '%PDF-' && head.includes(magic)),
  )?.[1];
}

/** Whether a file's first bytes are those of a web page or of other markup. */
export function isMarkup(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, PDF_MARK_WITHIN));
  return /^(?:\xef\xbb\xbf)?\s*(?:<!doctype|<html|<\?xml|<head|<body)/i.test(head);
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
