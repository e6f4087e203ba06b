import type { BitCoder } from './bit-coder.ts';

/** Chances are held in so many slots, found by a hash: 16 MB while it works. */
const SLOTS = 1 << 22;
/** What has been seen so often is trusted as much as it can be. */
const MOST_SEEN = 120;
/** How fast the weights follow; tried on the cards. */
const PACE = 0.004;
const FIRST_WEIGHT = 0.2;
/** Weights differ by how often a context was seen, in so many steps. */
const STEPS = 8;
/** Of logistic values: so many to 1, from -RANGE to RANGE. */
const SCALE = 256;
const RANGE = 8;
const MIDDLE = SCALE * RANGE;
/** A slot holds a chance in 2^24ths above a count of eight bits. */
const EVEN = 1 << 31;

const STEP_OF = Uint8Array.from({ length: 256 }, (_, seen) =>
  seen < 4 ? seen : seen < 8 ? 4 : seen < 16 ? 5 : seen < 40 ? 6 : 7,
);
const SHARE_OF = Float64Array.from({ length: 256 }, (_, seen) => 1 / (seen + 1.5));
const { squash, stretch } = logistic();

/** Symbols below 2 to the power of this take the fewest bits. */
const FIRST_BITS = 2;
/** No symbol is longer than this and FIRST_BITS. */
const MOST_RANGES = 20;
/** No symbol takes more bits. */
const MOST_DEPTH = 48;
/** Most contexts of a symbol. */
const MOST_CONTEXTS = 16;
const MOST_KINDS = 8;
/** Weights of a bit at one depth of one kind. */
const SET = MOST_CONTEXTS * STEPS;

/**
 * Tells the next symbol from several contexts at once: each remembers how often a 1 followed, and the weights of
 * their mixture follow whoever was right (logistic mixing, as in the PAQ family:
 * http://mattmahoney.net/dc/dce.html#Section_43). Numbers are the same on every engine: only sums, products and
 * quotients of doubles, which IEEE 754 defines to the bit.
 */
export class Predictor {
  /** Contexts of the next symbol; whoever calls `symbol` fills the first ones. Any 32-bit numbers. */
  readonly contexts = new Int32Array(MOST_CONTEXTS);
  readonly #coder: BitCoder;
  readonly #slots = new Int32Array(SLOTS).fill(EVEN);
  readonly #weights = new Float64Array(MOST_KINDS * MOST_DEPTH * SET).fill(FIRST_WEIGHT);
  /** Where in the table each context's present bit stands. */
  readonly #places = new Int32Array(MOST_CONTEXTS);
  readonly #said = new Float64Array(MOST_CONTEXTS);
  readonly #weighed = new Int32Array(MOST_CONTEXTS);

  constructor(coder: BitCoder) {
    this.#coder = coder;
  }

  /**
   * Codes a symbol of a kind (a small number) after the first `count` of `contexts`; gives it as it was written or
   * read. Frequent symbols should be small: 0 to 3 take three bits, up to 7 four, up to 15 six, and so on. The kinds
   * keep apart what they have learned.
   */
  symbol(kind: number, count: number, symbol: number): number {
    const { contexts } = this;
    for (let i = 0; i < count; i++)
      contexts[i] =
        Math.imul((contexts[i] as number) + Math.imul(i + 1, 0x3c6ef372), 0x2545f491) + kind;
    const set = kind * MOST_DEPTH;
    let depth = 0;
    let bits = FIRST_BITS;
    // From 4 on each range is as long as all before it.
    while (
      depth < MOST_RANGES &&
      this.#bit(set + depth, ~depth, count, symbol >>> bits === 0 ? 0 : 1)
    ) {
      depth++;
      bits++;
    }
    const start = depth === 0 ? 0 : 1 << (bits - 1);
    const width = depth === 0 ? bits : bits - 1;
    let node = 1;
    for (let left = width - 1; left >= 0; left--) {
      const given = ((symbol - start) >>> left) & 1;
      node = node * 2 + this.#bit(set + depth + width - left, (depth << 24) + node, count, given);
    }
    return start + node - (1 << width);
  }

  #bit(set: number, node: number, count: number, given: number): number {
    const places = this.#places;
    const branch = Math.imul(node, 0x9e3779b1);
    const said = this.#said;
    const weighed = this.#weighed;
    const slots = this.#slots;
    const weights = this.#weights;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const place = spread((this.contexts[i] as number) + branch) & (SLOTS - 1);
      const slot = slots[place] as number;
      places[i] = place;
      const value = stretch[slot >>> 20] as number;
      const weight = set * SET + i * STEPS + (STEP_OF[slot & 255] as number);
      said[i] = value;
      weighed[i] = weight;
      sum += (weights[weight] as number) * value;
    }
    const at = Math.min(Math.max(Math.round(sum * SCALE) + MIDDLE, 0), 2 * MIDDLE);
    const chance = squash[at] as number;
    const bit = this.#coder.bit(Math.min(Math.max(Math.round(chance * 0x10000), 1), 0xffff), given);
    const wrong = (bit - chance) * PACE;
    const target = bit * 0xffffff;
    for (let i = 0; i < count; i++) {
      const at = places[i] as number;
      const slot = slots[at] as number;
      const times = slot & 255;
      const before = slot >>> 8;
      const weight = weighed[i] as number;
      weights[weight] = (weights[weight] as number) + wrong * (said[i] as number);
      const after = (before + (target - before) * (SHARE_OF[times] as number)) | 0;
      slots[at] = (after << 8) | (times < MOST_SEEN ? times + 1 : times);
    }
    return bit;
  }
}

/** Two numbers as one, hashed. */
export function mix(a: number, b: number): number {
  return spread(Math.imul(a, 0x5bd1e995) ^ b);
}

function spread(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/** The logistic function as a table, and its inverse for chances in 4096ths; by sums and products alone. */
function logistic() {
  const squash = Float64Array.from(
    { length: 2 * MIDDLE + 1 },
    (_, i) => 1 / (1 + power((MIDDLE - i) / SCALE)),
  );
  const stretch = new Float64Array(4096);
  let at = 0;
  for (let i = 0; i < stretch.length; i++) {
    while (at < 2 * MIDDLE && (squash[at] as number) < (i + 0.5) / stretch.length) at++;
    stretch[i] = (at - MIDDLE) / SCALE;
  }
  return { squash, stretch };
}

/** e to the power of x, as the limit of (1 + x/n)^n: Math.exp may differ between engines. */
function power(x: number): number {
  let value = 1 + x / (1 << 20);
  for (let i = 0; i < 20; i++) value *= value;
  return value;
}
