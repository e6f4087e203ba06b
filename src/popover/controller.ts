import { createCardPanels } from './card-panels.ts';
import { CardPanel } from './cards-on-page.ts';
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
import { type ShownMark, TermList } from './marks-on-page.ts';
import { HEADING_ID } from './popover-view.tsx';
import { createPresenter, type PresenterOptions, type Target } from './presenter.ts';
import { inBox, onSafePath, type Point } from './safe-path.ts';
import { keyOf, type PopoverSettings } from './settings.ts';
import { createTimers } from './timers.ts';

export interface PopoverOptions extends PresenterOptions {
  readonly css: string;
  readonly signal: AbortSignal;
}

export interface Popover {
  /** Shows the next marked word in view after the one shown, pinned; the first after the last. */
  showNext(): void;
  /** Explains a card of the page, or one by its name, pinned; says so where none is known. */
  showCard(card: Element | string): void;
  /** Shows the list of the page's terms. */
  showList(): void;
  /** New settings; what is shown is shown anew under them. */
  update(settings: PopoverSettings): void;
  /** Says what came of something, in the popover until it closes; in the next one where none is open. */
  say(note: string, undo?: () => void): void;
  close(): void;
  /** Calls back once nothing is shown. */
  whenClosed(done: () => void): void;
  /** Takes up a movement, click or key press that was made before the popover was there. */
  catchUp(event: MouseEvent | KeyboardEvent): void;
  /** The page changed: closes where the shown word has left it, else moves along. */
  pageChanged(): void;
}

/** After leaving, the popover waits this long, in milliseconds, for the pointer to come back or arrive. */
const GRACE_MS = 300;
/** So often, in milliseconds, it is seen whether a shown card is still there: no event tells that a page swaps it. */
const LOOK_MS = 200;

const KEY_NAMES = { alt: 'Alt', ctrl: 'Control', shift: 'Shift' } as const;

/** Wires the pure machine to pointer, keys and page. */
export function createPopover(options: PopoverOptions): Popover {
  const { document, words, cards, signal } = options;
  const frame = createFrame(document, options.css, HEADING_ID, () => dispatch({ type: 'open' }));
  const presenter = createPresenter(options, frame, dispatch);
  const timers = createTimers<'rest' | 'grace' | 'look'>();
  const pointer = trackPointer(frame);
  let settings = options.settings;
  let state: State<Target> = IDLE;
  let afterwards: (() => void) | undefined;
  /** Whether the key was held when the pointer last moved, or since. */
  let isKeyHeld = false;
  /** Counts rests: what is found for one that is over is too late. */
  let resting = 0;
  const panels = createCardPanels(options);
  /** What the finger has closed that came down last. */
  let tappedAway: Target | undefined;

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
      if (target instanceof CardPanel) watch(target);
    } else if (effect.do === 'hide') {
      timers.stop('look');
      presenter.hide();
      afterwards?.();
    } else if (effect.timer === 'rest') {
      resting += 1;
      if (effect.do === 'stop') timers.stop('rest');
      else timers.start('rest', settings.restDelay, rest);
    } else if (effect.do === 'stop') timers.stop(effect.timer);
    else timers.start('grace', GRACE_MS, () => dispatch({ type: 'grace-over' }));
  }

  function rest(): void {
    pointer.rest();
    const { x, y } = pointer.restedAt;
    const word = words.at(x, y);
    const { pictures, names, pictureDelay, restDelay } = settings;
    if (word) dispatch({ type: 'rested', target: word });
    else if (isKeyHeld) void restOnCard();
    else if (pictures === 'rest' || names === 'rest')
      timers.start('rest', Math.max(0, pictureDelay - restDelay), () => void restOnCard());
    else dispatch({ type: 'rested', target: undefined });
  }

  /** Explains the card that the pointer rests on or, with the key held, that has the keyboard's focus. */
  async function restOnCard(): Promise<void> {
    const { x, y } = pointer.restedAt;
    const rested = resting;
    const target = await panels.wantedAt(x, y, settings, isKeyHeld);
    if (rested === resting) dispatch({ type: 'rested', target });
  }

  /** Sees to it that a panel stands beside its card, and no longer than the card stands there. */
  function watch(panel: CardPanel): void {
    timers.start('look', LOOK_MS, () => {
      if (!isShown(state) || state.target !== panel) return;
      if (panel.lines().length > 0) {
        if (isSettled()) presenter.position();
        watch(panel);
        return;
      }
      dispatch({ type: 'gone' });
      // Another card may be there now, under a pointer that still rests.
      if (isOver(panel))
        dispatch({ type: 'move', over: 'page', armed: settings.modifier === 'none' });
    });
  }

  const isOver = ({ here }: CardPanel) => here?.element.matches(':hover');

  async function showStep(): Promise<void> {
    const { shown } = presenter;
    const focused = shown ? undefined : panels.focused();
    const onCard = focused && (await panels.of(focused));
    const next = onCard?.card ? onCard : await nextAfter(shown);
    if (!next) return;
    if (next instanceof CardPanel) {
      if (next.here) cards.reveal(next.here);
    } else if (!words.inView().includes(next)) words.reveal(next);
    dispatch({ type: 'ask', target: next });
  }

  /** The step's next: of the words and cards in view or, from a word on and where nothing is in view, of the page. */
  async function nextAfter(shown: Target | undefined): Promise<ShownMark | CardPanel | undefined> {
    const inView = words.inView();
    const cardsInView = await panels.inView(settings);
    const at = shown instanceof TermList ? undefined : shown;
    const isOnWord = at !== undefined && !(at instanceof CardPanel);
    const ofPage = isOnWord || (inView.length === 0 && cardsInView.length === 0);
    const all = [...(ofPage ? words.all() : inView), ...cardsInView];
    return (at && all[all.indexOf(at) + 1]) ?? all[0];
  }

  /** The card at a point, where the user wants it explained to a finger. */
  const touchable = ({ x, y }: Point) =>
    settings.taps && settings.pictures !== 'never' ? cards.at(x, y) : undefined;

  const isArmed = (event: PointerEvent) =>
    event.buttons === 0 &&
    !hasSelection(document) &&
    (settings.modifier === 'none' || event[`${settings.modifier}Key`]);
  const isSettled = () => isShown(state) && presenter.shown === state.target;

  const gestures: Gestures = {
    moved(point, event) {
      pointer.moveTo(point);
      isKeyHeld = event[`${keyOf(settings)}Key`];
      dispatch({ type: 'move', over: pointer.over(event, state), armed: isArmed(event) });
    },
    left: () => dispatch({ type: 'leave' }),
    keyed(event) {
      if (event.key !== KEY_NAMES[keyOf(settings)] || isShown(state)) return;
      isKeyHeld = true;
      dispatch({ type: 'move', over: 'page', armed: !hasSelection(document) });
    },
    longPressed(point) {
      const here = touchable(point);
      // Whether it is a card has been found out since the finger came down: of another picture the menu is the browser's.
      const target = here && panels.ready(here);
      // Pressed once more, the browser's own menu comes.
      if (!target || target === tappedAway) return false;
      dispatch({ type: 'tap', target });
      return true;
    },
    pressed(event) {
      const over = pointer.over(event, state);
      // A press on a picture is the page's: it opens what the page has behind it.
      const isOnCard = over === 'word' && isShown(state) && state.target instanceof CardPanel;
      dispatch({ type: 'press', over: isOnCard && state.name === 'hover' ? 'page' : over });
    },
    pressedInFrame: () => dispatch({ type: 'press', over: 'page' }),
    clicked(point, touch) {
      const target = words.at(point.x, point.y, touch);
      if (!target || (touch && !settings.taps)) return;
      pointer.rest(point);
      dispatch({ type: touch ? 'tap' : 'click', target });
    },
    touchedElsewhere(point) {
      tappedAway = isShown(state) ? state.target : undefined;
      if (tappedAway) dispatch({ type: 'tap', target: undefined });
      const here = touchable(point);
      if (here) void panels.of(here);
    },
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
    focusMoved(from) {
      // What was opened for the focus goes with it; with the pointer on it, it is the pointer's.
      if (state.name !== 'hover' && state.name !== 'leaving') return;
      const { target } = state;
      if (!(target instanceof CardPanel) || isOver(target)) return;
      if (target.here?.element.contains(from)) dispatch({ type: 'gone' });
    },
    gone: () => dispatch({ type: 'gone' }),
  };
  const catchUp = listen(document, frame, gestures, signal);
  signal.addEventListener('abort', () => {
    dispatch({ type: 'gone' });
    frame.destroy();
  });

  return {
    showNext: () => void showStep(),
    showCard: (card) =>
      void panels.asked(card).then((target) => target && dispatch({ type: 'ask', target })),
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
