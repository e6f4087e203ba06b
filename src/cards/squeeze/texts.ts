import { mix, type Predictor } from './predictor.ts';

const END = 0;
/** Orders of the contexts: after so many letters. */
const ORDERS = 4;

const SEPARATORS: ReadonlySet<string> = new Set([' ', '-', '/']);

/** Codes short texts letter by letter, over an alphabet. */
export class TextCoder {
  readonly #predictor: Predictor;
  readonly #signs: readonly string[];
  readonly #codes: ReadonlyMap<string, number>;

  /** `signs`: all that stand in the texts. */
  constructor(predictor: Predictor, signs: readonly string[]) {
    this.#predictor = predictor;
    this.#signs = signs;
    this.#codes = new Map(signs.map((sign, i) => [sign, i + 1]));
  }

  /**
   * Codes a text that begins with the first `known` characters of `before`; gives it as it was written or read.
   * `about`: what it is in particular, 0 where all texts of the kind are one sort.
   */
  text(kind: number, about: number, text: string, before = '', known = 0): string {
    const { contexts } = this.#predictor;
    const codes: number[] = [];
    let coded = before.slice(0, known);
    let word = 0;
    let earlier = 0;
    let all = about;
    const take = (code: number) => {
      codes.push(code);
      all = mix(all, code);
      if (SEPARATORS.has(this.#signs[code - 1] ?? '')) {
        earlier = word;
        word = 0;
      } else word = mix(word + 1, code);
    };
    for (let i = 0; i < known; i++) take(this.#codes.get(coded[i] ?? '') ?? END);
    for (;;) {
      const at = coded.length;
      const one = codes[at - 1] ?? 0;
      let hash = one;
      for (let order = 2; order <= ORDERS; order++) {
        hash = mix(hash + order, codes[at - order] ?? 0);
        contexts[order] = hash;
      }
      // Texts in order: the first new letter comes after the one that stood there.
      const last = at === known ? (this.#codes.get(before[at] ?? '') ?? 0) + 1 : 0;
      contexts[0] = mix(mix(about, last), one);
      contexts[1] = about === 0 ? mix(word, earlier) : mix(all, 1);
      contexts[ORDERS + 1] = about === 0 ? word : mix(mix(about, one), codes[at - 2] ?? 0);
      const count = ORDERS + 2;
      const given = this.#codes.get(text[at] ?? '') ?? END;
      const code = this.#predictor.symbol(kind, count, given);
      const sign = this.#signs[code - 1];
      if (sign === undefined) return coded;
      coded += sign;
      take(code);
    }
  }
}
