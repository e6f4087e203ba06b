import { createGate } from './gate.ts';
import type { Placement, Sheet } from './placement.ts';

/** The popover's box on the page: one element of ours in the top layer. */
export interface Host {
  /** All of it that the page sees. */
  readonly element: Element;
  /** Its box with border and corners. */
  readonly root: HTMLElement;
  /** Where the view is rendered, and scrolls. A box of its own: Firefox squares the corners of one that scrolls. */
  readonly scroller: HTMLElement;
  /**
   * Brings it up on top of everything, first putting it into the page if the page has dropped it. `home` is
   * where it belongs: documentElement, or the page's own box in the top layer in which the word stands.
   */
  open(home: ParentNode): void;
  /** Takes it off the screen; the element stays for the next time. */
  close(): void;
  readonly isOpen: boolean;
  /** Whether the focus is in it. */
  readonly hasFocus: boolean;
  /** Whether it is there for the keyboard's sake: a press leaves it behind too. */
  readonly hasKeyboardFocus: boolean;
  /** Lets it be as high as it wishes, until it is placed again. */
  clearMaxHeight(): void;
  /** Moves it. A sheet stands at an edge of the viewport. */
  place(placement: Placement | Sheet): void;
  /** Its box on the screen. */
  box(): DOMRect;
  /** Whether an event came out of it. */
  owns(event: globalThis.Event): boolean;
  /** Takes an event of its own from the page, and lets it do its work here if it counts. */
  take(event: globalThis.Event): void;
  /** Removes the element. */
  destroy(): void;
}

/** Makes the host; the page sees nothing of it until `open`. `css` is for its shadow root alone. */
export function createHost(document: Document, css: string): Host {
  // A random name: neither page nor other extension can have a rule or a selector for it.
  const element = document.createElement(`rt-${Math.random().toString(36).slice(2, 10)}`);
  const shadow = element.attachShadow({ mode: 'closed' });
  const look = new CSSStyleSheet();
  look.replaceSync(css);
  const position = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [look, position];
  const root = document.createElement('div');
  root.className = 'rt';
  const scroller = document.createElement('div');
  scroller.className = 'scroller';
  root.append(scroller);
  shadow.append(root);
  const isOpen = () => element.isConnected && element.matches(':popover-open');
  const raise = () => {
    const { scrollTop } = scroller;
    const focused = shadow.activeElement;
    // Shown anew each time: what entered the top layer last is on top of a page's own dialog.
    if (isOpen()) element.hidePopover();
    element.showPopover();
    scroller.scrollTop = scrollTop;
    if (focused instanceof HTMLElement && shadow.activeElement !== focused)
      focused.focus({ preventScroll: true });
  };
  const gate = createGate(element, shadow, root, raise);
  let placed = '';
  return {
    element,
    root,
    scroller,
    get isOpen() {
      return isOpen();
    },
    open(home) {
      // As it is to be, whatever the page has done to it.
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      element.setAttribute('popover', 'manual');
      element.setAttribute('rt', '');
      if (element.parentNode !== home) home.append(element);
      raise();
      gate.shownAnew();
    },
    close() {
      if (isOpen()) element.hidePopover();
    },
    get hasFocus() {
      return shadow.activeElement !== null;
    },
    get hasKeyboardFocus() {
      return shadow.activeElement?.matches(':focus-visible') ?? false;
    },
    clearMaxHeight() {
      root.style.maxHeight = '';
    },
    place(placement) {
      // A page that zooms its root takes its children along; ours stands in the pixels of the view.
      const zoom = 1 / (element.parentElement?.currentCSSZoom ?? 1);
      // On the root alone: a changed rule or variable would have all that is in it styled once more.
      root.style.maxHeight = `${placement.maxHeight}px`;
      // The sheet that lets it show (marks.css) does not reach into a page's shadow trees.
      const shown = element.getRootNode() === document ? '' : 'display: block !important;';
      const where = 'edge' in placement ? `left: 0; ${placement.edge}: 0;` : edges(placement);
      const rules = `:host { zoom: ${zoom} !important; ${shown} } .rt { ${counterInvert(document)} ${where} }`;
      if (rules === placed) return;
      placed = rules;
      position.replaceSync(rules);
      gate.moved();
    },
    box: () => root.getBoundingClientRect(),
    owns: (event) => event.composedPath().includes(element),
    take: gate.take,
    destroy() {
      gate.close();
      element.remove();
    },
  };
}

/** Firefox filters the top layer with the root: a page that inverts itself is inverted again for our colours. */
function counterInvert(document: Document): string {
  const { filter } = getComputedStyle(document.documentElement);
  return 'mozInnerScreenX' in window && /invert/.test(filter) ? `filter: ${filter};` : '';
}

function edges({ left, top, bottom }: Placement): string {
  return `left: ${left}px; ${top === undefined ? `bottom: ${bottom}px` : `top: ${top}px`};`;
}
