import type { Card } from '../types.ts';
import { type BitCoder, BYTE, split, TOP } from './bit-coder.ts';
import { walk } from './walk.ts';

/**
 * The cards that `squeeze` made bytes of, by name, one by one: all take a second or more. Throws a RangeError where they
 * are cut. The bytes are two thirds of what gzip makes of the cards, since each letter and each term is told from what
 * stands before it.
 */
export function unsqueeze(bytes: Uint8Array): Generator<Card, void> {
  return walk(new BitReader(bytes));
}

/** Reads what a BitWriter wrote, asked with the same chances in the same order. Throws a RangeError past the end. */
class BitReader implements BitCoder {
  readonly #bytes: Uint8Array;
  #at = 0;
  #low = 0;
  #high = TOP - 1;
  #read = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let i = 0; i < 4; i++) this.#read = this.#read * 256 + this.#next();
  }

  bit(chance: number): number {
    const middle = split(this.#low, this.#high, chance);
    const bit = this.#read <= middle ? 1 : 0;
    if (bit) this.#high = middle;
    else this.#low = middle + 1;
    while (Math.floor(this.#low / BYTE) === Math.floor(this.#high / BYTE)) {
      this.#low = (this.#low % BYTE) * 256;
      this.#high = (this.#high % BYTE) * 256 + 255;
      this.#read = (this.#read % BYTE) * 256 + this.#next();
    }
    return bit;
  }

  #next(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('The packed cards are cut.');
    return byte;
  }
}
