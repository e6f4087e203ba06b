import { localizedMessage } from '../localized-message.ts';
import { DocumentError, GET_AGAIN, GET_TEXT } from './document-error.ts';
import { refuseForeign } from './foreign-format.ts';
import { restoreBreaks } from './lost-breaks.ts';
import { isRtf, rtfToText } from './rtf.ts';
import type { Encoding } from './types.ts';
import { windows1252 } from './windows-1252.ts';

/** A document's text as its bytes give it; line ends are left as they are. */
export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * Bytes to text. Knows UTF-8 and UTF-16 (either end first) with and without byte order mark, windows-1252, and
 * RTF. Throws DocumentError for other kinds of files and for text that lost bytes or was decoded wrongly before.
 */
export function decode(bytes: Uint8Array): Decoded {
  refuseForeign(bytes);
  if (isRtf(bytes)) return { text: restoreBreaks(rtfToText(bytes)), encoding: 'rtf' };
  const utf16 = utf16End(bytes);
  const decoded = utf16 ? decodeAs(utf16, bytes) : decodeBytewise(bytes);
  refuseGarbled(decoded.text);
  return decoded;
}

/** As many bytes as tell UTF-16 from the rest: ASCII in UTF-16 has a zero in every second byte. */
const UTF16_SAMPLE = 512;
/** A share of zeros that no other text has; English in UTF-16 has nearly all. */
const UTF16_ZEROS = 0.7;

function utf16End(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(bytes.length, UTF16_SAMPLE) >> 1;
  const zeros = [0, 0];
  for (let i = 0; i < pairs * 2; i++) if (bytes[i] === 0) zeros[i & 1] = (zeros[i & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs * UTF16_ZEROS && even === 0) return 'utf-16le';
  if (even > pairs * UTF16_ZEROS && odd === 0) return 'utf-16be';
  return undefined;
}

function decodeAs(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Uint8Array): Decoded {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    const text = new TextDecoder(encoding).decode(bytes);
    // A copy that was cut within its last character is damaged nowhere else: it is read and found truncated.
    if (text.indexOf('\ufffd') === text.length - 1) return { text, encoding };
    throw new DocumentError(
      'damaged',
      localizedMessage('fileBytesLost', encoding.toUpperCase()),
      GET_AGAIN,
    );
  }
}

/** UTF-8 where the bytes are valid UTF-8; windows-1252 where nothing speaks for UTF-8. */
function decodeBytewise(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { text: decodeAs('utf-8', bytes).text, encoding: 'utf-8-bom' };
  try {
    return decodeAs('utf-8', bytes);
  } catch (error) {
    if (looksUtf8(bytes)) throw error;
  }
  return { text: windows1252(bytes), encoding: 'windows-1252' };
}

/**
 * Whether bytes that are not valid UTF-8 were UTF-8 once: windows-1252 has a curly quote or a dash, as a rule
 * single, where UTF-8 has E2 80 and one byte more.
 */
function looksUtf8(bytes: Uint8Array): boolean {
  let sequences = 0;
  let strays = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte < 0x80) continue;
    const length = byte >= 0xc2 && byte < 0xe0 ? 2 : byte >= 0xe0 && byte < 0xf0 ? 3 : 0;
    let whole = length > 0;
    for (let k = 1; k < length; k++) whole &&= ((bytes[i + k] ?? 0) & 0xc0) === 0x80;
    if (whole) {
      sequences++;
      i += length - 1;
    } else strays++;
  }
  return sequences > strays;
}

/**
 * Characters that no edition has: controls, and the mark of bytes lost in an earlier decoding. A few may be
 * slips of the publisher's; more is damage.
 */
const STRAY = /[^\t\n\v\f\r -~\u00a0-\ufffc]/g;
const MAX_STRAY = 8;
/** An apostrophe that was written as UTF-8 and read as windows-1252. */
const DOUBLY_ENCODED = 'â€™';

function refuseGarbled(text: string): void {
  let stray = 0;
  for (const _ of text.matchAll(STRAY)) if (++stray > MAX_STRAY) break;
  if (stray > MAX_STRAY)
    throw /\b\d{3}\.\d+[a-z]?\b/.test(text)
      ? new DocumentError('damaged', localizedMessage('fileMixed'), GET_AGAIN)
      : new DocumentError('not-text', localizedMessage('fileNotText'), GET_TEXT);
  if (text.includes(DOUBLY_ENCODED))
    throw new DocumentError('damaged', localizedMessage('fileWrongEncoding'), GET_AGAIN);
}
