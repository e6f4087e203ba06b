import { onTrusted } from '../trusted.ts';
import type { Point } from './safe-path.ts';

/** What pointer and keys do, told to the controller in its own terms. */
export interface Gestures {
  moved(point: Point, event: PointerEvent): void;
  /** A key went down that may be the one by which the popover is asked for. */
  keyed(event: KeyboardEvent): void;
  /** A finger rested on a place, and the page itself has left it to the browser; whether it is ours now. */
  longPressed(point: Point): boolean;
  left(): void;
  pressed(event: PointerEvent): void;
  /** The user pressed inside a frame of the page, which tells nothing more of it. */
  pressedInFrame(): void;
  clicked(point: Point, touch: boolean): void;
  /** A finger came down on the page. */
  touchedElsewhere(point: Point): void;
  /** Which way a finger that now goes down in the popover may swipe it away: 1 down, -1 up, 0 no way. */
  swipe(): -1 | 0 | 1;
  swipedAway(): void;
  /** Whether Escape did something, and is to be kept from the page. */
  escaped(): boolean;
  scrolled(): void;
  resized(): void;
  focusWentIn(): void;
  /** The focus has gone from an element of the page to another of it. */
  focusMoved(from: Element): void;
  gone(): void;
}

/** The popover's box, as far as listening goes. */
export interface Listener {
  /** Whether an event came out of it. */
  owns(event: Event): boolean;
  /** Whether this is its element, all of it that the page sees. */
  isHost(target: EventTarget | null): boolean;
  /** Handles an event of its own, of which the page is to know nothing. */
  take(event: Event): void;
}

/** A browser sends moves smaller than this for a hand that is still. */
const STILLNESS_PX = 2;
/** A finger that comes this far has swiped: more than a tap's slip, less than a sheet's height. */
const SWIPE_PX = 60;

/**
 * What is done in the popover is none of the page's business: its dialogs close at a press outside them, its focus
 * traps take the focus back, its shortcuts fire.
 */
const KEPT_FROM_PAGE = [
  ...['pointerdown', 'pointerup', 'mouseup', 'touchstart', 'touchmove', 'touchend'],
  ...[
    'auxclick',
    'dblclick',
    'contextmenu',
    'wheel',
    'keydown',
    'keypress',
    'keyup',
    'input',
    'beforeinput',
  ],
  ...['copy', 'dragstart', 'focusin', 'focusout', 'focus', 'blur'],
] as const;
/** Of these the browser's own doing is held back where the press does not count. */
const CAN_BE_REFUSED = ['mousedown', 'click'] as const;

/**
 * Listens on the window, before the page does, and passively: the page's own handling is never slowed or changed, but
 * for an Escape that closes the popover. All listeners go with the signal. Returns what takes up a movement, a click or
 * a key press that was made before anybody listened.
 */
export function listen(
  document: Document,
  box: Listener,
  gestures: Gestures,
  signal: AbortSignal,
): (missed: MouseEvent | KeyboardEvent) => void {
  const view = document.defaultView as Window;
  const on = <K extends keyof WindowEventMap>(
    type: K,
    listener: (event: WindowEventMap[K]) => void,
    passive = true,
  ) => onTrusted(view, type, listener, { capture: true, passive, signal });
  let last: Point = { x: Number.NaN, y: Number.NaN };
  let swipeFrom = 0;
  let way = 0;

  const moved = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const point = { x: event.clientX, y: event.clientY };
    // Browsers also send moves when the page scrolls or changes under a still pointer.
    if (Math.abs(point.x - last.x) + Math.abs(point.y - last.y) < STILLNESS_PX) return;
    last = point;
    gestures.moved(point, event);
  };
  on('pointermove', moved);
  // Into a frame, which tells nothing of what goes on in it, or out of the window.
  on('pointerover', ({ target }) => isFrame(target) && gestures.left());
  on('pointerleave', ({ target }) => target === document.documentElement && gestures.left());
  const touched = ({ clientX: x, clientY: y }: PointerEvent) => gestures.touchedElsewhere({ x, y });
  on('pointerdown', (event) => {
    if (event.pointerType !== 'touch') gestures.pressed(event);
    else if (!box.owns(event)) touched(event);
  });
  on('touchstart', (event) => {
    way = box.owns(event) ? gestures.swipe() : 0;
    swipeFrom = event.touches[0]?.clientY ?? 0;
  });
  on('touchend', ({ changedTouches }) => {
    const finger = changedTouches[0];
    if (finger && (finger.clientY - swipeFrom) * way > SWIPE_PX) gestures.swipedAway();
  });
  const clicked = (event: MouseEvent) => {
    if (box.owns(event) || event.button !== 0) return;
    if (hasSelection(document) || isControl(event)) return;
    const touch = (event as PointerEvent).pointerType === 'touch';
    gestures.clicked({ x: event.clientX, y: event.clientY }, touch);
  };
  on('click', clicked);
  keepEscape(on, gestures);
  const keyed = (event: KeyboardEvent) => !event.repeat && gestures.keyed(event);
  on('keydown', keyed);
  let pointerType = '';
  on('pointerdown', (event) => {
    pointerType = event.pointerType;
  });
  // The last to hear of it: what the page has taken for itself is the page's.
  onTrusted(
    view,
    'contextmenu',
    (event) => {
      if (pointerType !== 'touch' || event.defaultPrevented || box.owns(event)) return;
      if (gestures.longPressed({ x: event.clientX, y: event.clientY })) event.preventDefault();
    },
    { signal },
  );
  on('scroll', (event) => {
    if (!box.owns(event)) gestures.scrolled();
  });
  on('focusin', (event) => {
    if (box.owns(event)) gestures.focusWentIn();
  });
  on('focusout', ({ target, relatedTarget }) => {
    if (target instanceof Element && relatedTarget && !box.isHost(relatedTarget))
      gestures.focusMoved(target);
  });
  on('blur', ({ target }) => {
    if (target !== view) return;
    // Firefox tells of it before the frame has the focus.
    setTimeout(() => isFrame(focused(document)) && gestures.pressedInFrame());
  });
  on('visibilitychange' as keyof WindowEventMap, () => {
    if (document.hidden) gestures.gone();
  });
  on('pagehide', () => gestures.gone());
  on('resize', () => gestures.resized());
  // Last, since they are the end of an event.
  const take = (event: Event) => {
    // An element of the page that loses the focus to the popover has not been left for another of the page.
    const isLoss = /^(?:blur|focusout)$/.test(event.type);
    if (box.owns(event) || (isLoss && box.isHost((event as FocusEvent).relatedTarget)))
      box.take(event);
  };
  for (const type of KEPT_FROM_PAGE) on(type, take);
  for (const type of CAN_BE_REFUSED) on(type, take, false);
  return (missed) => {
    // The finger that brought us here may still be down.
    if (missed instanceof PointerEvent) {
      pointerType = missed.pointerType;
      if (pointerType === 'touch') touched(missed);
    }
    if (missed instanceof KeyboardEvent) keyed(missed);
    else if (missed.type === 'click') clicked(missed);
    else if (missed.type === 'pointermove') moved(missed as PointerEvent);
  };
}

/** An Escape that closes the popover is ours alone, to the end of the key press: a page's own dialog stays. */
function keepEscape(
  on: (
    type: 'keydown' | 'keypress' | 'keyup',
    listener: (event: KeyboardEvent) => void,
    passive: boolean,
  ) => void,
  gestures: Gestures,
): void {
  let ours = false;
  const heard = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    if (event.type === 'keydown' && !event.repeat) ours = gestures.escaped();
    if (!ours) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'keyup') ours = false;
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) on(type, heard, false);
}

/** Whether the user is selecting text, which no popover may disturb. */
export function hasSelection(document: Document): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed;
}

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [contenteditable]';

/** A link or button under a mark does its own work; a tap or click there is not for us. */
function isControl(event: Event): boolean {
  // An event that is over has no path any more: then the target as the document sees it must do.
  const path = event.composedPath();
  return (path.length > 0 ? path : [event.target]).some(
    (target) =>
      target instanceof Element &&
      (path.length > 0 ? target.matches(CONTROLS) : target.closest(CONTROLS) !== null),
  );
}

/** Whether what happens in an element is told to another document. */
function isFrame(target: EventTarget | null): boolean {
  return target instanceof Element && /^(?:i?frame|object|embed)$/.test(target.localName);
}

/** What has the focus, looking into open shadow roots. */
function focused(document: Document): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}
