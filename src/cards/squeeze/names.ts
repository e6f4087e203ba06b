import { KIND } from './kinds.ts';
import { mix, type Predictor } from './predictor.ts';
import type { TextCoder } from './texts.ts';

/** A name is not said to share more letters with the one before. */
const MOST_SHARED = 63;

/** Names one after the other, each with the beginning of the one before. */
export class NameCoder {
  readonly #predictor: Predictor;
  readonly #texts: TextCoder;
  #before = '';
  #shared = 0;

  constructor(predictor: Predictor, texts: TextCoder) {
    this.#predictor = predictor;
    this.#texts = texts;
  }

  /** Codes the name that follows; gives it as it was written or read. */
  next(name: string): string {
    const before = this.#before;
    const { contexts } = this.#predictor;
    const most = Math.min(before.length, MOST_SHARED);
    let same = 0;
    while (same < most && before[same] === name[same]) same++;
    contexts[0] = this.#shared;
    contexts[1] = before.length;
    contexts[2] = mix(before.length, this.#shared);
    const shared = this.#predictor.symbol(KIND.shared, 3, same);
    this.#shared = shared;
    this.#before = this.#texts.text(KIND.name, 0, name, before, shared);
    return this.#before;
  }
}
