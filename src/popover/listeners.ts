import type { Point } from './safe-path.ts';

/** What pointer and keys do, told to the controller in its own terms. */
export interface Gestures {
  moved(point: Point, event: PointerEvent): void;
  left(): void;
  pressed(event: PointerEvent): void;
  clicked(point: Point, touch: boolean): void;
  touchedElsewhere(): void;
  /** Whether a finger that now goes down in the popover may swipe it away. */
  canSwipe(): boolean;
  swipedAway(): void;
  /** Whether Escape did something, and is to be kept from the page. */
  escaped(): boolean;
  scrolled(): void;
  resized(): void;
  focusWentIn(): void;
  gone(): void;
}

/** A browser sends moves smaller than this for a hand that is still. */
const STILLNESS_PX = 2;
/** A finger that comes this far down has swiped: more than a tap's slip, less than a sheet's height. */
const SWIPE_PX = 60;

/**
 * Listens on the document, before the page does, and passively: the page's own handling is never slowed or
 * changed, but for an Escape that closes the popover. All listeners go with the signal.
 */
export function listen(
  document: Document,
  owns: (event: Event) => boolean,
  gestures: Gestures,
  signal: AbortSignal,
): void {
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
    passive = true,
  ) => document.addEventListener(type, listener, { capture: true, passive, signal });
  let last: Point = { x: Number.NaN, y: Number.NaN };
  let swipeFrom: number | undefined;

  on('pointermove', (event) => {
    if (event.pointerType === 'touch') return;
    const point = { x: event.clientX, y: event.clientY };
    // Browsers also send moves when the page scrolls or changes under a still pointer.
    if (Math.abs(point.x - last.x) + Math.abs(point.y - last.y) < STILLNESS_PX) return;
    last = point;
    gestures.moved(point, event);
  });
  on('pointerdown', (event) => {
    if (event.pointerType !== 'touch') gestures.pressed(event);
    else if (!owns(event)) gestures.touchedElsewhere();
  });
  on('touchstart', (event) => {
    swipeFrom = owns(event) && gestures.canSwipe() ? event.touches[0]?.clientY : undefined;
  });
  on('touchend', ({ changedTouches: [finger] }) => {
    if (swipeFrom !== undefined && finger && finger.clientY > swipeFrom + SWIPE_PX)
      gestures.swipedAway();
  });
  on('click', (event) => {
    if (owns(event) || !event.isTrusted || event.button !== 0) return;
    if (hasSelection(document) || isControl(event)) return;
    const touch = (event as PointerEvent).pointerType === 'touch';
    gestures.clicked({ x: event.clientX, y: event.clientY }, touch);
  });
  on(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !gestures.escaped()) return;
      // Ours alone: a page's own dialog below must not close with it.
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    false,
  );
  on('scroll', (event) => {
    if (!owns(event)) gestures.scrolled();
  });
  on('focusin', (event) => {
    if (owns(event)) gestures.focusWentIn();
  });
  on('visibilitychange', () => {
    if (document.hidden) gestures.gone();
  });
  document.documentElement.addEventListener('pointerleave', () => gestures.left(), { signal });
  document.defaultView?.addEventListener('pagehide', () => gestures.gone(), { signal });
  document.defaultView?.addEventListener('resize', () => gestures.resized(), { signal });
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
  return event
    .composedPath()
    .some((target) => target instanceof Element && target.matches(CONTROLS));
}
