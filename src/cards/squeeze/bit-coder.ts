/**
 * An arithmetic coder of bits, in the manner of lpaq (http://mattmahoney.net/dc/#lpaq): a bit costs as little as it
 * was to be expected. Writer and reader have one shape, so that one piece of code can both write and read.
 */
export interface BitCoder {
  /** Writes the bit, or reads one in its place; gives the one that counts. `chance` of a 1, in 65536ths, 1 to 65535. */
  bit(chance: number, bit: number): number;
}

const CERTAIN = 0x10000;
export const TOP = 0x100000000;
/** Once low and high agree in their first byte it is written. */
export const BYTE = 0x1000000;

/** Where the range between low and high is divided: what is up to there is a 1. */
export function split(low: number, high: number, chance: number): number {
  return low + Math.floor(((high - low) * chance) / CERTAIN);
}
