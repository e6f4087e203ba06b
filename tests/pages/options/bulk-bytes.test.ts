import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BulkFileError } from '../../../src/cards/bulk-error.ts';
import { bulkFileReader } from '../../../src/cards/bulk-file.ts';
import { UserFacingError } from '../../../src/localized-message.ts';
import { readBulk } from '../../../src/pages/options/bulk-bytes.ts';

const CARDS = Array.from({ length: 500 }, (_, i) => ({
  name: `Ox ${i}`,
  text: 'Tramples.'.repeat(i % 9),
}));
const PLAIN = Buffer.from(CARDS.map((card) => JSON.stringify(card)).join('\n'));
const PACKED = gzipSync(PLAIN);

/** A source of bytes in chunks of a size, which may break at its end. */
function source(bytes: Uint8Array, size: number, broken = false): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(out) {
      const chunk = bytes.subarray(at, at + size);
      at += chunk.length;
      if (chunk.length > 0) out.enqueue(new Uint8Array(chunk));
      else if (broken) out.error(new TypeError('network error'));
      else out.close();
    },
  });
}

async function read(from: ReadableStream<Uint8Array>, told: number[] = []): Promise<unknown[]> {
  const found: unknown[] = [];
  await readBulk(
    from,
    bulkFileReader((card) => found.push(card)),
    (bytes) => told.push(bytes),
  );
  return found;
}

describe('the bytes of a bulk file', () => {
  it.each([1, 7, 1000, 1_000_000])('are read in chunks of %d, plain and gzipped', async (size) => {
    expect(await read(source(PLAIN, size))).toEqual(CARDS);
    expect(await read(source(PACKED, size))).toEqual(CARDS);
  });

  it('tell how far they are, as they lie in the source', async () => {
    const told: number[] = [];
    await read(source(PACKED, 100), told);
    expect(told.at(-1)).toBe(PACKED.length);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('are refused where a gzipped file is cut anywhere, or damaged', async () => {
    for (const length of [2, 5, 12, PACKED.length >> 1, PACKED.length - 4, PACKED.length - 1])
      await expect(read(source(PACKED.subarray(0, length), 300))).rejects.toThrow(BulkFileError);
    const damaged = Uint8Array.from(PACKED);
    damaged[PACKED.length >> 1] = (damaged[PACKED.length >> 1] ?? 0) ^ 0x55;
    await expect(read(source(damaged, 300))).rejects.toThrow(BulkFileError);
  });

  it('of nothing are an empty file', async () => {
    await expect(read(source(new Uint8Array(), 9))).rejects.toThrow(/fileEmpty/);
    await expect(read(source(gzipSync(''), 9))).rejects.toThrow(/fileEmpty/);
  });

  it('that stop coming are told as that, not as a bad file', async () => {
    for (const bytes of [
      PLAIN.subarray(0, 900),
      PACKED.subarray(0, 900),
      PLAIN,
      new Uint8Array(),
    ]) {
      const failed = read(source(bytes, 300, true));
      await expect(failed).rejects.toThrow(UserFacingError);
      await expect(failed).rejects.toThrow(/cardsSourceBroke/);
    }
  });

  it('are not asked for any more once the file is refused', async () => {
    let given = 0;
    let canceled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (out) => {
        given++;
        out.enqueue(Buffer.from('name,cost\n'.repeat(200)));
      },
      cancel: () => {
        canceled = true;
      },
    });
    await expect(read(endless)).rejects.toThrow(/cardsNotJson/);
    expect(canceled).toBe(true);
    expect(given).toBeLessThan(10);
  });
});
