import { createFrame, type Frame } from './frame.ts';
import { type Gestures, hasSelection, listen } from './listeners.ts';
import {
  type Effect,
  IDLE,
  isShown,
  type Event as LifeEvent,
  type Over,
  type State,
  step,
} from './machine.ts';
import { TermList } from './marks-on-page.ts';
import { HEADING_ID } from './popover-view.tsx';
import { createPresenter, type PresenterOptions, type Target } from './presenter.ts';
import { inBox, onSafePath, type Point } from './safe-path.ts';
import type { PopoverSettings } from './settings.ts';
import { createTimers } from './timers.ts';

export interface PopoverOptions extends PresenterOptions {
  readonly css: string;
  readonly signal: AbortSignal;
}

export interface Popover {
  /** Shows the next marked word in view after the one shown, pinned; the first after the last. */
  showNext(): void;
  /** Shows the list of the page's terms. */
  showList(): void;
  /** New settings; what is shown is shown anew under them. */
  update(settings: PopoverSettings): void;
  /** Says what came of something, in the popover until it closes; in the next one where none is open. */
  say(note: string, undo?: () => void): void;
  close(): void;
  /** Calls back once nothing is shown. */
  whenClosed(done: () => void): void;
  /** Takes up a movement or click that was made before the popover was there. */
  catchUp(event: MouseEvent): void;
  /** The page changed: closes where the shown word has left it, else moves along. */
  pageChanged(): void;
}

/** After leaving, the popover waits this long, in milliseconds, for the pointer to come back or arrive. */
const GRACE_MS = 300;

/** Wires the pure machine to pointer, keys and page. */
export function createPopover(options: PopoverOptions): Popover {
  const { document, words, signal } = options;
  const frame = createFrame(document, options.css, HEADING_ID, () => dispatch({ type: 'open' }));
  const presenter = createPresenter(options, frame, dispatch);
  const timers = createTimers<'rest' | 'grace'>();
  const pointer = trackPointer(frame);
  let settings = options.settings;
  let state: State<Target> = IDLE;
  let afterwards: (() => void) | undefined;

  function dispatch(event: LifeEvent<Target>): void {
    // Where the page threw our element away nothing is shown, whatever was.
    if (presenter.shown && !frame.isOpen) {
      presenter.forget();
      dispatch({ type: 'gone' });
    }
    const next = step(state, event);
    state = next.state;
    for (const effect of next.effects) play(effect);
  }

  function play(effect: Effect<Target>): void {
    if (effect.do === 'show') {
      pointer.startPath();
      const { target } = effect;
      const isWanted = () => isShown(state) && state.target === target;
      presenter.show(target, effect, pointer.restedAt, isWanted);
    } else if (effect.do === 'hide') {
      presenter.hide();
      afterwards?.();
    } else if (effect.do === 'stop') timers.stop(effect.timer);
    else if (effect.timer === 'rest') timers.start('rest', settings.restDelay, rest);
    else timers.start('grace', GRACE_MS, () => dispatch({ type: 'grace-over' }));
  }

  function rest(): void {
    pointer.rest();
    const { x, y } = pointer.restedAt;
    dispatch({ type: 'rested', target: words.at(x, y) });
  }

  const isArmed = (event: PointerEvent) =>
    event.buttons === 0 &&
    !hasSelection(document) &&
    (settings.modifier === 'none' || event[`${settings.modifier}Key`]);
  const isSettled = () => isShown(state) && presenter.shown === state.target;

  const gestures: Gestures = {
    moved(point, event) {
      pointer.moveTo(point);
      dispatch({ type: 'move', over: pointer.over(event, state), armed: isArmed(event) });
    },
    left: () => dispatch({ type: 'leave' }),
    pressed: (event) => dispatch({ type: 'press', over: pointer.over(event, state) }),
    pressedInFrame: () => dispatch({ type: 'press', over: 'page' }),
    clicked(point, touch) {
      const target = words.at(point.x, point.y, touch);
      if (!target || (touch && !settings.taps)) return;
      pointer.rest(point);
      dispatch({ type: touch ? 'tap' : 'click', target });
    },
    touchedElsewhere: () => isShown(state) && dispatch({ type: 'tap', target: undefined }),
    swipe: () => (state.name !== 'sheet' ? 0 : frame.isUpper ? -1 : frame.atTop ? 1 : 0),
    swipedAway: () => dispatch({ type: 'escape' }),
    escaped() {
      const open = frame.isOpen;
      dispatch({ type: 'escape' });
      return open;
    },
    scrolled() {
      dispatch({ type: 'scroll' });
      if (isSettled()) presenter.position();
    },
    resized: () => isSettled() && presenter.position(),
    // A page can focus our element, but nothing in it.
    focusWentIn: () => frame.hasKeyboardFocus && dispatch({ type: 'focus-in' }),
    gone: () => dispatch({ type: 'gone' }),
  };
  const catchUp = listen(document, frame, gestures, signal);
  signal.addEventListener('abort', () => {
    dispatch({ type: 'gone' });
    frame.destroy();
  });

  return {
    showNext() {
      const { shown } = presenter;
      const inView = words.inView();
      const all = shown || inView.length === 0 ? words.all() : inView;
      const at = shown instanceof TermList || !shown ? -1 : all.indexOf(shown);
      const next = all[at + 1] ?? all[0];
      if (!next) return;
      if (!inView.includes(next)) words.reveal(next);
      dispatch({ type: 'ask', target: next });
    },
    showList: () => dispatch({ type: 'ask', target: new TermList(document) }),
    catchUp,
    update(next) {
      settings = next;
      presenter.repaint(next);
    },
    say: presenter.say,
    close: () => dispatch({ type: 'gone' }),
    whenClosed(done) {
      if (isShown(state)) afterwards = done;
      else done();
    },
    pageChanged() {
      if (!isShown(state)) return;
      if (state.target.lines().length === 0) dispatch({ type: 'gone' });
      else if (isSettled()) presenter.position();
    },
  };
}

/** Where the pointer is and was, and what that means for what is shown. */
function trackPointer(frame: Frame) {
  let now: Point = { x: -1, y: -1 };
  let restedAt = now;
  let leftAt = now;
  return {
    get restedAt() {
      return restedAt;
    },
    moveTo(point: Point) {
      now = point;
    },
    /** It has rested, where it is or at a point. */
    rest(point = now) {
      restedAt = point;
    },
    /** What opens now is reached from where the pointer is. */
    startPath() {
      leftAt = now;
    },
    over(event: MouseEvent, state: State<Target>): Over {
      if (!isShown(state) || !frame.isOpen) return 'page';
      if (frame.owns(event)) return 'popover';
      const point = { x: event.clientX, y: event.clientY };
      const lines = state.target.lines();
      if (lines.some((line) => inBox(point, line, 1))) {
        leftAt = point;
        return 'word';
      }
      return lines.some((line) => onSafePath(point, leftAt, line, frame.box())) ? 'path' : 'page';
    },
  };
}
