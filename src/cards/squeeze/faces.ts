import type { CardFace, CardTerm } from '../types.ts';
import { KIND } from './kinds.ts';
import { mix, type Predictor } from './predictor.ts';
import { slotsOf, termOf } from './shape.ts';
import type { Shaped, Tables } from './tables.ts';
import type { TextCoder } from './texts.ts';

/** Faces' terms, told from those before on the face and from the name's last word. */
export class FaceCoder {
  readonly #predictor: Predictor;
  readonly #texts: TextCoder;
  readonly #tables: Tables;
  readonly #slots: readonly (readonly string[])[];
  readonly #termAt: ReadonlyMap<string, number>;
  readonly #shapeAt: ReadonlyMap<string, number>;

  constructor(predictor: Predictor, texts: TextCoder, tables: Tables) {
    this.#predictor = predictor;
    this.#texts = texts;
    this.#tables = tables;
    this.#slots = tables.shapes.map(slotsOf);
    this.#termAt = new Map(tables.terms.map((term, i) => [term, i + 1]));
    this.#shapeAt = new Map(tables.shapes.map((shape, i) => [shape, i]));
  }

  /** Codes the terms of the face of a name, the first side 0; gives the face as it was written or read. */
  face(name: string, side: number, written: readonly Shaped[] | undefined): CardFace {
    const terms: CardTerm[] = [];
    const last = hashOf(name.slice(name.lastIndexOf(' ') + 1));
    const { contexts } = this.#predictor;
    let [one, two, three, shape, set] = [0, 0, 0, 0, 0];
    for (let at = 0; ; at++) {
      const shaped = written?.[at];
      contexts[0] = one;
      contexts[1] = mix(one, two);
      contexts[2] = mix(mix(one, two), three);
      contexts[3] = mix(last, one);
      contexts[4] = mix(one, shape);
      contexts[5] = set;
      contexts[6] = mix(at, side);
      // 0 ends the face.
      const symbol = shaped ? (this.#termAt.get(shaped.term) ?? 0) : 0;
      const term = this.#predictor.symbol(KIND.term, 7, symbol);
      const id = this.#tables.terms[term - 1];
      if (id === undefined) return { name, terms };
      shape = this.#shape(term, shape, one, at, shaped);
      const values = (this.#slots[shape] ?? []).map((slot, i) =>
        this.#texts.text(KIND.value, mix(hashOf(slot), term), shaped?.values[i] ?? ''),
      );
      terms.push(termOf(id, { shape: this.#tables.shapes[shape] ?? '', values }));
      [one, two, three] = [term, one, two];
      set += Math.imul(term, 0x9e3779b1);
    }
  }

  #shape(
    term: number,
    before: number,
    one: number,
    at: number,
    shaped: Shaped | undefined,
  ): number {
    const { contexts } = this.#predictor;
    contexts[0] = term;
    contexts[1] = mix(term, before);
    contexts[2] = mix(term, one + 1);
    contexts[3] = before;
    contexts[4] = mix(mix(term, one), before);
    contexts[5] = mix(term, ~at);
    return this.#predictor.symbol(KIND.shape, 6, this.#shapeAt.get(shaped?.shape ?? '') ?? 0);
  }
}

function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = mix(hash + 1, word.charCodeAt(i));
  return hash;
}
