import { h } from 'preact';
import type { EditionChoice } from '../rules/edition-choice.ts';
import type { RulesIndex, Term, TermDetails, TermText } from '../rules/types.ts';
import type { LoadOfficial } from '../ui/official-text.tsx';
import type { Actions } from './actions.ts';
import { createFrame, type ShownAs } from './frame.ts';
import { hasSelection, listen } from './listeners.ts';
import {
  type Effect,
  IDLE,
  isShown,
  type Event as LifeEvent,
  type Over,
  type State,
  step,
} from './machine.ts';
import { type MarksOnPage, type ShownMark, TermList } from './marks-on-page.ts';
import { HEADING_ID, PopoverView } from './popover-view.tsx';
import { inBox, onSafePath, type Point } from './safe-path.ts';
import type { PopoverSettings } from './settings.ts';
import { TermListView } from './term-list-view.tsx';

export interface PopoverOptions {
  readonly document: Document;
  readonly css: string;
  readonly words: MarksOnPage;
  readonly index: RulesIndex;
  readonly terms: ReadonlyMap<string, Term>;
  readonly settings: PopoverSettings;
  /** A term's text where it is at hand. */
  readonly textOf: (term: string) => TermText | undefined;
  /** Fetches it where it is not. */
  readonly loadText: (term: string) => Promise<TermText | undefined>;
  readonly loadDetails: (term: string) => Promise<TermDetails | undefined>;
  readonly loadOfficial: LoadOfficial;
  readonly onEdition: (edition: EditionChoice) => void;
  readonly actions: Actions;
  readonly signal: AbortSignal;
}

export interface Popover {
  /** Shows the next marked word in view after the one shown, pinned; the first after the last. */
  showNext(): void;
  /** Shows the list of the page's terms. */
  showList(): void;
  /** New settings; what is shown is shown anew under them. */
  update(settings: PopoverSettings): void;
  /** Says that something went wrong, in the popover until it closes; in the next one where none is open. */
  say(note: string): void;
  /** The page changed: closes where the shown word has left it, else moves along. */
  pageChanged(): void;
}

type Target = ShownMark | TermList;

/** After leaving, the popover waits this long, in milliseconds, for the pointer to come back or arrive. */
const GRACE_MS = 300;

/** Wires the pure machine to pointer, keys and page. */
export function createPopover(options: PopoverOptions): Popover {
  const { document, words, signal } = options;
  const frame = createFrame(document, options.css, HEADING_ID);
  let settings = options.settings;
  let state: State<Target> = IDLE;
  let shownAs: ShownAs = 'hover';
  /** Counts showings: a new one starts with a fresh view. */
  let showing = 0;
  let shown: Target | undefined;
  let note: string | undefined;
  let pointer: Point = { x: -1, y: -1 };
  let restedAt = pointer;
  let leftAt = pointer;
  const timers = new Map<'rest' | 'grace', ReturnType<typeof setTimeout>>();

  function dispatch(event: LifeEvent<Target>): void {
    // Where the page threw our element away nothing is shown, whatever was.
    if (shown && !frame.isOpen) {
      shown = undefined;
      dispatch({ type: 'gone' });
    }
    const next = step(state, event);
    state = next.state;
    for (const effect of next.effects) play(effect);
  }

  function play(effect: Effect<Target>): void {
    if (effect.do === 'show') show(effect.target, effect.as);
    else if (effect.do === 'hide') {
      shown = undefined;
      note = undefined;
      frame.hide();
    } else {
      clearTimeout(timers.get(effect.timer));
      if (effect.do === 'start') timers.set(effect.timer, start(effect.timer));
    }
  }

  function start(timer: 'rest' | 'grace'): ReturnType<typeof setTimeout> {
    return timer === 'rest'
      ? setTimeout(rest, settings.restDelay)
      : setTimeout(dispatch, GRACE_MS, { type: 'grace-over' });
  }

  function rest(): void {
    restedAt = pointer;
    dispatch({ type: 'rested', target: words.at(pointer.x, pointer.y) });
  }

  function show(target: Target, as: ShownAs): void {
    shownAs = as;
    leftAt = pointer;
    if (target instanceof TermList || options.textOf(target.term)) {
      paint(target);
      return;
    }
    const still = () => isShown(state) && state.target === target;
    options.loadText(target.term).then(
      (text) => {
        if (still()) text ? paint(target) : dispatch({ type: 'gone' });
      },
      () => still() && dispatch({ type: 'gone' }),
    );
  }

  function paint(target: Target): void {
    const anew = shown !== target || !frame.isOpen;
    if (anew) showing += 1;
    shown = target;
    const modal = target.element.closest('dialog:modal');
    const home = modal ?? document.documentElement;
    frame.paint(viewOf(target), shownAs, settings, anew ? home : undefined);
    position();
    if (anew && shownAs === 'pinned') frame.takeFocus();
  }

  function repaint(): void {
    if (isShown(state) && shown === state.target) paint(state.target);
  }

  function viewOf(target: Target) {
    if (target instanceof TermList)
      return h(TermListView, {
        words: words.all(),
        terms: options.terms,
        onWord: (word) => {
          words.reveal(word);
          dispatch({ type: 'ask', target: word });
        },
        onClose: () => dispatch({ type: 'escape' }),
      });
    return h(PopoverView, {
      key: showing,
      index: options.index,
      terms: options.terms,
      first: { term: target.term, form: target.form, params: target.params() },
      others: words.others(target),
      as: shownAs,
      edition: settings.edition,
      note,
      textOf: options.textOf,
      loadText: options.loadText,
      loadDetails: options.loadDetails,
      loadOfficial: options.loadOfficial,
      onEdition: options.onEdition,
      actions: options.actions,
      onNotMeant() {
        dispatch({ type: 'gone' });
        words.drop(target);
      },
      onPin: () => dispatch({ type: 'pin' }),
      onClose: () => dispatch({ type: 'escape' }),
    });
  }

  function position(): void {
    if (!isShown(state) || shown !== state.target) return;
    if (!frame.position(state.target.lines(), restedAt)) dispatch({ type: 'gone' });
  }

  function overWhat(event: MouseEvent): Over {
    if (!isShown(state) || !frame.isOpen) return 'page';
    if (frame.owns(event)) return 'popover';
    const point = { x: event.clientX, y: event.clientY };
    const lines = state.target.lines();
    if (lines.some((line) => inBox(point, line, 1))) {
      leftAt = point;
      return 'word';
    }
    return lines.some((line) => onSafePath(point, leftAt, line, frame.box())) ? 'path' : 'page';
  }

  function isArmed(event: PointerEvent): boolean {
    if (event.buttons !== 0 || hasSelection(document)) return false;
    return settings.modifier === 'none' || event[`${settings.modifier}Key`];
  }

  listen(
    document,
    frame.owns,
    {
      moved(point, event) {
        pointer = point;
        dispatch({ type: 'move', over: overWhat(event), armed: isArmed(event) });
      },
      left: () => dispatch({ type: 'leave' }),
      pressed: (event) => dispatch({ type: 'press', over: overWhat(event) }),
      clicked({ x, y }, touch) {
        const target = words.at(x, y);
        if (!target || (touch && !settings.taps)) return;
        restedAt = { x, y };
        dispatch({ type: touch ? 'tap' : 'click', target });
      },
      touchedElsewhere: () => isShown(state) && dispatch({ type: 'tap', target: undefined }),
      canSwipe: () => state.name === 'sheet' && frame.atTop,
      swipedAway: () => dispatch({ type: 'escape' }),
      escaped() {
        const open = frame.isOpen;
        dispatch({ type: 'escape' });
        return open;
      },
      scrolled() {
        dispatch({ type: 'scroll' });
        position();
      },
      resized: position,
      focusWentIn: () => dispatch({ type: 'focus-in' }),
      gone: () => dispatch({ type: 'gone' }),
    },
    signal,
  );
  signal.addEventListener('abort', () => {
    dispatch({ type: 'gone' });
    frame.destroy();
  });

  return {
    showNext() {
      const inView = words.inView();
      const at = shown instanceof TermList || !shown ? -1 : inView.indexOf(shown);
      const next = inView[at + 1] ?? inView[0];
      if (next) dispatch({ type: 'ask', target: next });
    },
    showList: () => dispatch({ type: 'ask', target: new TermList(document) }),
    update(next) {
      settings = next;
      repaint();
    },
    say(text) {
      note = text;
      repaint();
    },
    pageChanged() {
      if (!isShown(state)) return;
      if (state.target.lines().length === 0) dispatch({ type: 'gone' });
      else position();
    },
  };
}
