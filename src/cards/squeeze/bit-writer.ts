import { type BitCoder, BYTE, split, TOP } from './bit-coder.ts';

/** Writes bits. */
export class BitWriter implements BitCoder {
  readonly #bytes: number[] = [];
  #low = 0;
  #high = TOP - 1;

  bit(chance: number, bit: number): number {
    const middle = split(this.#low, this.#high, chance);
    if (bit) this.#high = middle;
    else this.#low = middle + 1;
    while (Math.floor(this.#low / BYTE) === Math.floor(this.#high / BYTE)) this.#shift();
    return bit;
  }

  /** All that was written. */
  end(): Uint8Array {
    for (let i = 0; i < 4; i++) this.#shift();
    return Uint8Array.from(this.#bytes);
  }

  #shift(): void {
    this.#bytes.push(Math.floor(this.#low / BYTE));
    this.#low = (this.#low % BYTE) * 256;
    this.#high = (this.#high % BYTE) * 256 + 255;
  }
}
