import type { Candidate, Spellings } from './candidates.ts';
import { symbolsOfCost } from './params.ts';

/** Symbols of which one could not be read, and what touches it. */
const WITH_UNREAD = /\s*(?:\{[^{}\n]+\})*\ufffc(?:\{[^{}\n]+\}|\ufffc)*/y;

/** The cost of the keyword that was found last: its symbols are told with the keyword, not by themselves. */
export class CostBefore {
  readonly #text: string;
  readonly #spellings: Spellings;
  #keyword: { readonly end: number; readonly c: Candidate } | undefined;
  #end = 0;

  constructor(text: string, spellings: Spellings) {
    this.#text = text;
    this.#spellings = spellings;
  }

  /** A keyword was found whose cost may follow; it is read only when a symbol asks. */
  follows(end: number, c: Candidate): void {
    this.#keyword = { end, c };
  }

  /** Whether a symbol after the keyword belongs to its cost. */
  holds(start: number): boolean {
    if (this.#keyword) {
      const { end, c } = this.#keyword;
      this.#keyword = undefined;
      this.#end = end;
      for (let n = symbolsOfCost(this.#text, end, c, this.#spellings); n > 0; n--)
        this.#end = this.#text.indexOf('}', this.#end) + 1;
      WITH_UNREAD.lastIndex = this.#end;
      if (WITH_UNREAD.test(this.#text)) this.#end = WITH_UNREAD.lastIndex;
    }
    return start < this.#end;
  }
}

/** Where a run of equal symbols ends whose first one ends at `end`: "{E}{E}{E}" says one thing. */
export function endOfRun(text: string, start: number, end: number): number {
  const symbol = text.slice(start, end);
  let last = end;
  while (text.startsWith(symbol, last)) last += symbol.length;
  return last;
}
