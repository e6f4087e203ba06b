import { isConnected, isShown } from '../dom.ts';
import { LookAgain } from '../look-again.ts';
import type { Block } from '../marks/marks.ts';

/** So many hidden elements are asked in one look; the others in the next. */
const ASKED_AT_ONCE = 500;

/** Blocks near the view of which something was hidden when they were read: a class or a fade shows it untold. */
export class HiddenParts {
  readonly #blocks = new Set<Block>();
  readonly #onShown: (block: Block) => void;
  readonly #lookAgain: LookAgain;

  constructor(view: Window, onShown: (block: Block) => void, signal: AbortSignal) {
    this.#onShown = onShown;
    this.#lookAgain = new LookAgain(view, () => this.#look(), signal);
    signal.addEventListener('abort', () => this.clear());
  }

  add(block: Block): void {
    if (block.hidden.length === 0) return;
    this.#blocks.add(block);
    this.#lookAgain.start();
  }

  clear(): void {
    this.#blocks.clear();
  }

  #look(): boolean {
    let left = ASKED_AT_ONCE;
    for (const block of [...this.#blocks]) {
      this.#blocks.delete(block);
      // When it comes near again it is added again.
      if (block.near <= 0 || !isConnected(block.root)) continue;
      if (block.hidden.some(isShown)) this.#onShown(block);
      else this.#blocks.add(block);
      left -= block.hidden.length;
      if (left <= 0) break;
    }
    return this.#blocks.size > 0;
  }
}
