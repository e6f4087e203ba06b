import { isHidden, listen, localName, nodeType } from './dom.ts';
import { partOf } from './text/tags.ts';

/** What changed in the page since the last time, each node once. */
export interface Changes {
  /** Text nodes and elements whose own text may read differently now. */
  readonly texts: ReadonlySet<Node>;
  /** Trees that came in, or whose attributes changed how they are to be read. */
  readonly trees: ReadonlySet<Element>;
  /** Those of them whose attributes changed: what is known in them is to be read again. */
  readonly attributesChanged: ReadonlySet<Element>;
  /** What something was taken out of. */
  readonly removedFrom: ReadonlySet<Node>;
  /** More changed than is worth remembering: everything is to be read anew. */
  readonly overflowed: boolean;
}

/** Changes are gathered for so many milliseconds, so that a storm of them is read ten times a second at most. */
const GATHER_MS = 100;
/** While the page is hidden nothing is read; past so many changed nodes it is cheaper to read all anew. */
const MOST_NODES = 5000;
/** Attributes that change what is read: class and style are not among them, see PaintedMarks, HiddenParts and BlockReader. */
const ATTRIBUTES = ['contenteditable', 'alt', 'hidden', 'lang', 'data-reminder-text'];

/** One MutationObserver for the document and all open shadow roots; hands changes over in batches. */
export class Watcher {
  readonly #observer: MutationObserver;
  readonly #view: Window;
  readonly #signal: AbortSignal;
  readonly #onChanges: (changes: Changes) => void;
  #texts = new Set<Node>();
  #trees = new Set<Element>();
  #attributesChanged = new Set<Element>();
  #removedFrom = new Set<Node>();
  #overflowed = false;
  #timer: number | undefined;

  constructor(view: Window, onChanges: (changes: Changes) => void, signal: AbortSignal) {
    this.#view = view;
    this.#signal = signal;
    this.#onChanges = onChanges;
    this.#observer = new MutationObserver((records) => this.#gather(records));
    const wake = () => {
      if (this.#texts.size + this.#trees.size + this.#removedFrom.size > 0 || this.#overflowed)
        this.#wait();
    };
    listen(view.document, 'visibilitychange', wake, { signal });
    signal.addEventListener('abort', () => {
      this.#observer.disconnect();
      view.clearTimeout(this.#timer);
    });
  }

  observe(root: Node): void {
    this.#observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ATTRIBUTES,
    });
  }

  #gather(records: readonly MutationRecord[]): void {
    for (const record of records) {
      const { target } = record;
      if (record.type === 'characterData') this.#texts.add(target);
      else if (record.type === 'attributes') {
        this.#trees.add(target as Element);
        this.#attributesChanged.add(target as Element);
        this.#texts.add(target);
      } else {
        let inline = false;
        for (const node of record.addedNodes) {
          if (nodeType(node) === 1) this.#trees.add(node as Element);
          inline ||= isInline(node);
        }
        for (const node of record.removedNodes) {
          this.#removedFrom.add(target);
          inline ||= isInline(node);
        }
        // Blocks that come and go beside a text leave it as it was.
        if (inline) this.#texts.add(target);
      }
    }
    if (this.#texts.size + this.#trees.size + this.#removedFrom.size > MOST_NODES) {
      this.#texts.clear();
      this.#trees.clear();
      this.#attributesChanged.clear();
      this.#removedFrom.clear();
      this.#overflowed = true;
    }
    this.#wait();
  }

  #wait(): void {
    if (this.#signal.aborted || isHidden(this.#view.document)) return;
    this.#timer ??= this.#view.setTimeout(() => {
      this.#timer = undefined;
      if (isHidden(this.#view.document)) return;
      const changes: Changes = {
        texts: this.#texts,
        trees: this.#trees,
        attributesChanged: this.#attributesChanged,
        removedFrom: this.#removedFrom,
        overflowed: this.#overflowed,
      };
      this.#texts = new Set();
      this.#trees = new Set();
      this.#attributesChanged = new Set();
      this.#removedFrom = new Set();
      this.#overflowed = false;
      this.#onChanges(changes);
    }, GATHER_MS);
  }
}

function isInline(node: Node): boolean {
  const type = nodeType(node);
  return type === 3 || (type === 1 && partOf(localName(node as Element)) !== 'block');
}
