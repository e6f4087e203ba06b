import { localizedMessage } from '../localized-message.ts';
import { BulkFileError } from './bulk-error.ts';
import { isSpace, readStart, START_BYTES } from './bulk-start.ts';

/** What becomes of each object of the file: its value, which it is (from 1), the byte at which it begins. */
export type TakeObject = (value: unknown, which: number, at: number) => void;

/** Cuts a list of objects into them; made for one file. */
export interface BulkFileReader {
  /** Takes the next bytes. Throws a BulkFileError where they cannot be part of a list of objects. */
  push(chunk: Uint8Array): void;
  /** The file is at its end. Throws a BulkFileError where it is in the middle of something, or held nothing. */
  end(): void;
  /** Objects given so far. */
  readonly count: number;
}

/** Far longer than any card: one with forty related cards has 20 KB. In bytes. */
const LONGEST_OBJECT = 1024 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;

/** What may come between objects: in an array one after the other in this order, on lines any number of objects. */
type Expected = 'start' | 'first' | 'comma' | 'next' | 'nothing' | 'line';

/**
 * Reads a JSON array of objects, or objects on lines (JSON Lines), from UTF-8 bytes in chunks of any sizes. Only the
 * object that is being read is held, so that a file of any size takes the room of one card: its end is found by its
 * braces, and what stands between them is left to JSON.parse.
 */
export function bulkFileReader(take: TakeObject): BulkFileReader {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** The first bytes, until there are enough of them to tell what the file is. */
  let start: Uint8Array | undefined = new Uint8Array();
  let expected: Expected = 'start';
  let isArray = false;
  let count = 0;
  /** Bytes of all chunks before this one. */
  let before = 0;
  /** Open braces and brackets of the object that is being read; 0 between objects. */
  let depth = 0;
  let inString = false;
  let escaped = false;
  /** What earlier chunks hold of the object, and where it begins. */
  let held: Uint8Array[] = [];
  let objectAt = 0;

  function scan(chunk: Uint8Array, first: number): void {
    let from = 0;
    for (let i = first; i < chunk.length; i++) {
      const byte = chunk[i] as number;
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inString = false;
      } else if (depth === 0) {
        between(byte, before + i);
        from = i;
      } else if (byte === QUOTE) inString = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        depth--;
        if (depth === 0) give(chunk.subarray(from, i + 1));
      }
    }
    before += chunk.length;
    if (depth === 0) return;
    // A copy: whoever reads the file may use the chunk's room again.
    held.push(chunk.slice(from));
    if (before - objectAt > LONGEST_OBJECT) throw tooLong();
  }

  /** A byte between objects, at an offset of the file. */
  function between(byte: number, at: number): void {
    if (isSpace(byte)) return;
    if (expected === 'start') {
      isArray = byte === OPEN_BRACKET;
      expected = isArray ? 'first' : 'line';
      if (isArray) return;
    }
    const mayOpen = expected === 'first' || expected === 'next' || expected === 'line';
    if (byte === OPEN_BRACE && mayOpen) {
      depth = 1;
      objectAt = at;
    } else if (byte === COMMA && expected === 'comma') expected = 'next';
    else if (byte === CLOSE_BRACKET && (expected === 'comma' || expected === 'first'))
      expected = 'nothing';
    else throw count === 0 ? noObjects() : damaged(at);
  }

  function give(last: Uint8Array): void {
    let value: unknown;
    try {
      value = JSON.parse(decoder.decode(held.length === 0 ? last : joined([...held, last])));
    } catch {
      throw damaged(objectAt);
    }
    held = [];
    count++;
    if (isArray) expected = 'comma';
    take(value, count, objectAt);
  }

  function begin(bytes: Uint8Array): void {
    start = undefined;
    scan(bytes, readStart(bytes));
  }

  function damaged(at: number): BulkFileError {
    return new BulkFileError(
      'damaged',
      localizedMessage('cardsDamaged', String(count + 1), String(at)),
    );
  }

  function tooLong(): BulkFileError {
    if (count > 0) return damaged(objectAt);
    return new BulkFileError('not-cards', localizedMessage('cardsOneObject'));
  }

  return {
    push(chunk) {
      if (!start) return scan(chunk, 0);
      start = joined([start, chunk]);
      if (start.length >= START_BYTES) begin(start);
    },
    end() {
      if (start) begin(start);
      if (expected === 'start') throw new BulkFileError('empty', localizedMessage('fileEmpty'));
      if (depth > 0 || (isArray && expected !== 'nothing'))
        throw new BulkFileError(
          'cut',
          localizedMessage('cardsCut', String(count + 1), String(before)),
        );
      if (count === 0) throw noObjects();
    },
    get count() {
      return count;
    },
  };
}

function noObjects(): BulkFileError {
  return new BulkFileError('not-cards', localizedMessage('cardsNoObjects'));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
