import { BulkFileError } from '../../cards/bulk-error.ts';
import type { BulkFileReader } from '../../cards/bulk-file.ts';
import { localizedMessage, UserFacingError } from '../../localized-message.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Reads all of a file or download into a bulk file's reader, unpacked where it is gzipped. `progress` hears how many
 * bytes have come, as they lie in the source. Rejects with what the reader throws, with a BulkFileError where it
 * cannot be unpacked, and with a UserFacingError where the source breaks off.
 */
export async function readBulk(
  source: ReadableStream<Uint8Array>,
  reader: BulkFileReader,
  progress: (bytes: number) => void,
): Promise<void> {
  const incoming = source.getReader() as ReadableStreamDefaultReader<Bytes>;
  let bytes = 0;
  let broken = false;
  async function next(): Promise<Bytes | undefined> {
    const { value } = await incoming.read().catch((error: unknown) => {
      broken = true;
      throw error;
    });
    bytes += value?.length ?? 0;
    progress(bytes);
    return value;
  }
  try {
    const first = await atLeast(GZIP.length, next);
    const whole = again(first, next);
    const isPacked = GZIP.every((byte, i) => first[i] === byte);
    await pushAll(isPacked ? whole.pipeThrough(new DecompressionStream('gzip')) : whole, reader);
  } catch (error) {
    // Whatever is still to come is not wanted.
    await incoming.cancel().catch(() => undefined);
    if (error instanceof UserFacingError) throw error;
    if (broken) throw new UserFacingError(localizedMessage('cardsSourceBroke'));
    throw new BulkFileError('cut', localizedMessage('cardsNotUnpacked', String(reader.count + 1)));
  }
}

/** How a gzipped file begins (RFC 1952, section 2.3.1). */
const GZIP = [0x1f, 0x8b];

async function pushAll(stream: ReadableStream<Bytes>, reader: BulkFileReader): Promise<void> {
  const unpacked = stream.getReader();
  for (;;) {
    const { done, value } = await unpacked.read();
    if (done) break;
    reader.push(value);
  }
  reader.end();
}

/** The first chunks as one, of at least so many bytes where there are as many. */
async function atLeast(count: number, next: () => Promise<Bytes | undefined>): Promise<Bytes> {
  let first: Bytes = new Uint8Array();
  while (first.length < count) {
    const more = await next();
    if (!more) break;
    const both = new Uint8Array(first.length + more.length);
    both.set(first);
    both.set(more, first.length);
    first = both;
  }
  return first;
}

/** A stream of a chunk that was read already, and of those after it. */
function again(first: Bytes, next: () => Promise<Bytes | undefined>): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>({
    start: (out) => out.enqueue(first),
    async pull(out) {
      const chunk = await next();
      if (chunk) out.enqueue(chunk);
      else out.close();
    },
  });
}
