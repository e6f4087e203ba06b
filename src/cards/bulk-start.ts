import { foreignFormat, isMarkup } from '../foreign-format.ts';
import { localizedMessage } from '../localized-message.ts';
import { BulkFileError } from './bulk-error.ts';

/** As many bytes of a file tell what it is. */
export const START_BYTES = 1024;
/** Of a file that is something else, as many characters are shown. */
const SHOWN_START = 40;

/**
 * Refuses, by throwing BulkFileError, a file whose first bytes cannot begin a list of objects. Gives the offset of the
 * first byte that is not white space or a byte order mark; the length where there is none.
 */
export function readStart(bytes: Uint8Array): number {
  const found = foreignFormat(bytes);
  if (found) throw new BulkFileError('other-format', found);
  if (isMarkup(bytes)) throw new BulkFileError('other-format', localizedMessage('fileWebPage'));
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (at < bytes.length && isSpace(bytes[at])) at++;
  if (at < bytes.length && bytes[at] !== 0x5b && bytes[at] !== 0x7b)
    throw somethingElse(bytes.subarray(at));
  return at;
}

/** Whether a byte is JSON's white space (RFC 8259, section 2). */
export function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** The refusal of a file that does not begin as a list of objects does. */
function somethingElse(bytes: Uint8Array): BulkFileError {
  // As a stream: a character that is cut at the end is then left out.
  const text = new TextDecoder().decode(bytes.subarray(0, SHOWN_START * 4), { stream: true });
  const [line = ''] = text.split(/[\r\n]/);
  // Controls, and bytes that no character has, are of some other kind of file.
  if (/[\p{Cc}\ufffd]/u.test(line.replaceAll('\t', ' ')))
    return new BulkFileError('other-format', localizedMessage('fileNotText'));
  const shown = [...line].slice(0, SHOWN_START).join('');
  return new BulkFileError('not-cards', localizedMessage('cardsNotJson', shown));
}
