import { onTrusted } from '../trusted.ts';

/** What is let through to the popover's own handlers. */
export interface Gate {
  /** Takes an event that came out of the popover from the page, and lets it do its work here if it counts. */
  take(event: Event): void;
  /** The popover came up, or came up again. */
  shownAnew(): void;
  /** It stands elsewhere now. */
  moved(): void;
  close(): void;
}

/**
 * So long, in milliseconds, it must have stood there and been seen before a press in it counts: a hand needs as long
 * to see it and to aim, and a page cannot put it under a press that was meant for something else.
 */
const SEEN_MS = 200;
/** A shift by less is not aimed at anything else. */
const SHIFT_PX = 8;
/** The browser is asked to look at what lies over it so often; it allows no less. */
const LOOK_MS = 100;

/** Not the document's own: a page can have an element of that name, which would be found there. */
const query = Document.prototype.querySelectorAll;

/** What is painted above all the rest of the page, the last to come on top. */
const TOP_LAYER = ':popover-open, :modal, :fullscreen';

const CONTROLS = 'a, button, summary, select, input, label';

/**
 * Guards the popover's own handlers. The page is told of no event in it, so the handlers get a copy that stays in the
 * closed shadow root; nothing else counts there, and a press only where the user has seen what is pressed.
 *
 * @param element the shadow root's host
 * @param root what the view is rendered in
 * @param raise brings it on top again, when something lies over it
 */
export function createGate(
  element: Element,
  shadow: ShadowRoot,
  root: Element,
  raise: () => void,
): Gate {
  let seenSince = Number.POSITIVE_INFINITY;
  let corner: { x: number; y: number } | undefined;
  let pressed: Element | null = null;
  let copy: Event | undefined;
  let isPrevented = false;
  /** Whether the browser says that something lies over it; undefined where it cannot say. */
  let isCovered: boolean | undefined;

  for (const type of ['click', 'change'] as const)
    shadow.addEventListener(
      type,
      (event) => {
        if (event === copy || (type === 'change' && event.isTrusted)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  shadow.addEventListener('click', (event) => {
    isPrevented = event.defaultPrevented;
    // The browser does its own part at the event that was copied.
    event.preventDefault();
  });

  const watcher = new IntersectionObserver(
    (entries) => {
      const visible = (entries.at(-1) as { isVisible?: boolean }).isVisible;
      if (visible === undefined) return;
      if (isCovered && visible) seenSince = performance.now();
      isCovered = !visible;
    },
    // Not in our types yet, and not in Firefox.
    { trackVisibility: true, delay: LOOK_MS } as IntersectionObserverInit,
  );
  watcher.observe(root);

  const { ownerDocument: document } = root;
  /** What was in the top layer when this came up on top of it. */
  let below = new WeakSet<Element>();
  const inTopLayer = () =>
    [...query.call(document, TOP_LAYER)].filter((other) => !other.contains(element));
  /** Whether something came up over this since. Where it lets the pointer through, Firefox tells of it in no other way. */
  const hasOneAbove = () => inTopLayer().some((other) => !below.has(other));
  const stop = new AbortController();
  for (const type of ['toggle', 'fullscreenchange'])
    onTrusted(
      document,
      type as keyof WindowEventMap,
      ({ target }) => {
        // It went and came again.
        if (target instanceof Element) below.delete(target);
      },
      { capture: true, passive: true, signal: stop.signal },
    );

  function shown(): void {
    below = new WeakSet(inTopLayer());
    seenSince = performance.now();
  }

  const at = ({ clientX, clientY }: MouseEvent) => {
    const around = element.getRootNode() as Document | ShadowRoot;
    return around.elementFromPoint(clientX, clientY) === element
      ? shadow.elementFromPoint(clientX, clientY)
      : null;
  };
  const controlAt = (event: MouseEvent) => {
    if (isCovered) raise();
    if (hasOneAbove()) {
      raise();
      shown();
      // What is pressed now is not what was seen.
      return null;
    }
    if (isCovered || !(event.timeStamp - seenSince >= SEEN_MS)) return null;
    const found = at(event);
    return found?.closest(CONTROLS) ?? found;
  };

  /** Has a click be handled in the closed tree, of which nothing is told outside. */
  function deliver(to: Element | null, click: MouseEvent): void {
    const { ctrlKey, shiftKey, altKey, metaKey, detail } = click;
    const keys = { ctrlKey, shiftKey, altKey, metaKey, detail };
    copy = new MouseEvent('click', { ...keys, bubbles: true, cancelable: true });
    to?.dispatchEvent(copy);
    if (isPrevented) click.preventDefault();
  }

  return {
    take(event) {
      event.stopImmediatePropagation();
      const { type } = event;
      if (type === 'pointerdown') pressed = controlAt(event as MouseEvent);
      else if (type === 'mousedown') pressed || event.preventDefault();
      else if (type === 'click') {
        const click = event as MouseEvent;
        // A click by key has no place.
        if (click.detail === 0) deliver(shadow.activeElement, click);
        else if (pressed && controlAt(click) === pressed) deliver(at(click), click);
        else click.preventDefault();
      }
    },
    shownAnew() {
      corner = undefined;
      pressed = null;
      isCovered = undefined;
      shown();
    },
    moved() {
      const { left: x, top: y } = root.getBoundingClientRect();
      const isStill = corner && Math.abs(corner.x - x) + Math.abs(corner.y - y) < SHIFT_PX;
      if (isStill) return;
      corner = { x, y };
      seenSince = performance.now();
    },
    close() {
      watcher.disconnect();
      stop.abort();
    },
  };
}
