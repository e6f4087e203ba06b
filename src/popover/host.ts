import type { Placement } from './placement.ts';

/** The popover's box on the page: one element of ours, a child of documentElement, in the top layer. */
export interface Host {
  /** Where the view is rendered. */
  readonly root: HTMLElement;
  /**
   * Brings it up on top of everything, first putting it into the page if the page has dropped it. `home` is
   * where it belongs: documentElement, or a modal dialog, outside which everything is inert.
   */
  open(home: Element): void;
  /** Takes it off the screen; the element stays for the next time. */
  close(): void;
  readonly isOpen: boolean;
  /** Whether the keyboard's focus is in it. */
  readonly hasFocus: boolean;
  /** Lets it be as high as it wishes, until it is placed again. */
  clearMaxHeight(): void;
  /** Moves it. A sheet stands at the lower edge of the viewport. */
  place(placement: Placement | 'sheet'): void;
  /** Its box on the screen. */
  box(): DOMRect;
  /** Whether an event came out of it. */
  owns(event: globalThis.Event): boolean;
  /** Removes the element. */
  destroy(): void;
}

/** Makes the host; the page sees nothing of it until `open`. `css` is for its shadow root alone. */
export function createHost(document: Document, css: string): Host {
  // A random name: neither page nor other extension can have a rule or a selector for it.
  const element = document.createElement(`rt-${crypto.randomUUID().slice(0, 8)}`);
  element.setAttribute('popover', 'manual');
  const shadow = element.attachShadow({ mode: 'closed' });
  const look = new CSSStyleSheet();
  look.replaceSync(css);
  const position = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [look, position];
  const root = document.createElement('div');
  root.className = 'rt';
  shadow.append(root);
  // A page's shortcuts must not fire while the user types or presses in our box.
  for (const type of ['keydown', 'keyup', 'keypress', 'input', 'beforeinput', 'wheel'] as const)
    element.addEventListener(type, stop);
  const isOpen = () => element.isConnected && element.matches(':popover-open');
  return {
    root,
    get isOpen() {
      return isOpen();
    },
    open(home) {
      if (element.parentNode !== home) home.append(element);
      // Shown anew each time: what entered the top layer last is on top of a page's own dialog.
      if (element.matches(':popover-open')) element.hidePopover();
      element.showPopover();
    },
    close() {
      if (isOpen()) element.hidePopover();
    },
    get hasFocus() {
      return shadow.activeElement !== null;
    },
    clearMaxHeight() {
      root.style.maxHeight = '';
    },
    place(placement) {
      // A page that zooms its root takes its children along; ours stands in the pixels of the view.
      const zoom = 1 / (element.parentElement?.currentCSSZoom ?? 1);
      // On the root alone: a changed rule or variable would have all that is in it styled once more.
      if (placement !== 'sheet') root.style.maxHeight = `${placement.maxHeight}px`;
      position.replaceSync(
        `:host { zoom: ${zoom} !important; ${counterInvert(document)} ${placement === 'sheet' ? SHEET : rule(placement)} }`,
      );
    },
    box: () => root.getBoundingClientRect(),
    owns: (event) => event.composedPath().includes(element),
    destroy() {
      element.remove();
    },
  };
}

/** Firefox filters the top layer with the root: a page that inverts itself is inverted again for our colours. */
function counterInvert(document: Document): string {
  const { filter } = getComputedStyle(document.documentElement);
  return 'mozInnerScreenX' in window && /invert/.test(filter)
    ? `filter: ${filter} !important;`
    : '';
}

const SHEET = 'left: 0 !important; right: 0 !important; bottom: 0 !important;';

function rule({ left, top, bottom }: Placement): string {
  const edge = top === undefined ? `bottom: ${bottom}px` : `top: ${top}px`;
  return `left: ${left}px !important; ${edge} !important;`;
}

function stop(event: globalThis.Event): void {
  event.stopPropagation();
}
