import {
  type BlockRoot,
  isConnected,
  isElement,
  localName,
  matches,
  queryAll,
  shadowRoot,
} from './dom.ts';
import { LookAgain } from './look-again.ts';

/** A custom element that nothing defines yet: its shadow root comes with its definition, which changes no node. */
const UNDEFINED = ':not(:defined)';
/** So many are waited for at once; the others are found when they are pointed at. */
const MOST = 1000;
/** So often a defined element is looked at once more: some attach their root a little later. */
const LOOKS = 10;

/** Waits for the shadow roots of custom elements that are defined after they were read. */
export class LateRoots {
  /** How often each was looked at since it was defined. */
  readonly #hosts = new Map<Element, number>();
  readonly #onRoot: (host: Element) => void;
  readonly #lookAgain: LookAgain;

  /** `onRoot` is told of an element that has got its root. */
  constructor(view: Window, onRoot: (host: Element) => void, signal: AbortSignal) {
    this.#onRoot = onRoot;
    this.#lookAgain = new LookAgain(view, () => this.#look(), signal);
    signal.addEventListener('abort', () => this.#hosts.clear());
  }

  /** Waits for those in a tree that was read. */
  await(tree: BlockRoot): void {
    if (isElement(tree) && localName(tree).includes('-') && matches(tree, UNDEFINED))
      this.#hosts.set(tree, 0);
    for (const host of queryAll(tree, UNDEFINED)) {
      if (this.#hosts.size >= MOST) break;
      this.#hosts.set(host, 0);
    }
    if (this.#hosts.size > 0) this.#lookAgain.start();
  }

  #look(): boolean {
    for (const [host, looks] of this.#hosts) {
      const root = shadowRoot(host);
      if (root || looks >= LOOKS || !isConnected(host)) this.#hosts.delete(host);
      else if (matches(host, ':defined')) this.#hosts.set(host, looks + 1);
      if (root) this.#onRoot(host);
    }
    return this.#hosts.size > 0;
  }
}
