/**
 * The popover's life as a pure machine: what the pointer, the finger and the keys do goes in, what to show and
 * which timers to set comes out. It knows neither DOM nor clock; the controller plays the effects.
 *
 * `T` is what is shown (a mark of the page); targets are the same when they are the same object.
 */

/** Where the pointer is: over the open word, over the popover, on the way between them, or elsewhere. */
export type Over = 'word' | 'popover' | 'path' | 'page';

export type State<T> =
  | { readonly name: 'idle' }
  /** Pointer still, rest timer running. */
  | { readonly name: 'resting' }
  /** Shown by hover. */
  | ({ readonly name: 'hover' } & Shown<T>)
  /** Shown, pointer gone: grace timer running. */
  | ({ readonly name: 'leaving' } & Shown<T>)
  /** Shown until dismissed, or unpinned. */
  | ({ readonly name: 'pinned' } & Shown<T>)
  /** Shown as a sheet by touch, until dismissed. */
  | ({ readonly name: 'sheet' } & Shown<T>);

interface Shown<T> {
  readonly target: T;
  /** Whether all of it is shown; a hover begins with the short form. It stays so until it closes or changes over. */
  readonly full: boolean;
}

export type Event<T> =
  /** The pointer (mouse, pen) really moved. `armed`: no button down, nothing selected, modifier as wished. */
  | { readonly type: 'move'; readonly over: Over; readonly armed: boolean }
  /** The rest timer ran out, and this is what lies under the pointer. */
  | { readonly type: 'rested'; readonly target: T | undefined }
  /** The grace timer ran out. */
  | { readonly type: 'grace-over' }
  /** The pointer left the window. */
  | { readonly type: 'leave' }
  /** A button went down. */
  | { readonly type: 'press'; readonly over: Over }
  /** A click without a selection on a mark. */
  | { readonly type: 'click'; readonly target: T }
  /** A finger tapped a mark, or elsewhere on the page. */
  | { readonly type: 'tap'; readonly target: T | undefined }
  /** Asked for by key or from a list: shown and pinned at once. */
  | { readonly type: 'ask'; readonly target: T }
  /** Pressed into: all of it is wanted, and to stay. */
  | { readonly type: 'open' }
  /** The popover's own pin button: pins, or unpins. */
  | { readonly type: 'pin' }
  /** Keyboard focus went into the popover. */
  | { readonly type: 'focus-in' }
  | { readonly type: 'escape' }
  /** The page scrolls under the pointer. */
  | { readonly type: 'scroll' }
  /** The word left the view or the page, the tab was hidden, the page goes away. */
  | { readonly type: 'gone' };

export type Effect<T> =
  | ({ readonly do: 'show'; readonly as: 'hover' | 'pinned' | 'sheet' } & Shown<T>)
  | { readonly do: 'hide' }
  | { readonly do: 'start'; readonly timer: 'rest' | 'grace' }
  | { readonly do: 'stop'; readonly timer: 'rest' | 'grace' };

export interface Step<T> {
  readonly state: State<T>;
  readonly effects: readonly Effect<T>[];
}

export const IDLE: State<never> = { name: 'idle' };

const STOP_REST = { do: 'stop', timer: 'rest' } as const;
const STOP_GRACE = { do: 'stop', timer: 'grace' } as const;
const START_REST = { do: 'start', timer: 'rest' } as const;
const START_GRACE = { do: 'start', timer: 'grace' } as const;
const HIDE = { do: 'hide' } as const;

/** The next state and what to do, in order. Total: every event is answered in every state. */
export function step<T>(state: State<T>, event: Event<T>): Step<T> {
  switch (event.type) {
    case 'move':
      return move(state, event.over, event.armed);
    case 'rested':
      return rested(state, event.target);
    case 'grace-over':
      return state.name === 'leaving' ? close() : same(state);
    case 'leave':
      return leave(state);
    case 'press':
      return press(state, event.over);
    case 'click':
    case 'ask':
      return show('pinned', event.target, true);
    case 'tap':
      return event.target === undefined ? tapAway(state) : show('sheet', event.target);
    case 'pin':
      return isShown(state) && state.name !== 'sheet'
        ? show(state.name === 'pinned' ? 'hover' : 'pinned', state.target, state.full)
        : same(state);
    case 'open':
    case 'focus-in':
      return open(state);
    case 'scroll':
      return state.name === 'resting'
        ? { state: IDLE, effects: [STOP_REST] }
        : { state, effects: [STOP_REST] };
    case 'escape':
    case 'gone':
      return close();
  }
}

/** Whether something is on the screen. */
export function isShown<T>(state: State<T>): state is Extract<State<T>, { target: T }> {
  return 'target' in state;
}

function move<T>(state: State<T>, over: Over, armed: boolean): Step<T> {
  if (state.name === 'pinned' || state.name === 'sheet') return same(state);
  if (!isShown(state))
    return armed
      ? { state: { name: 'resting' }, effects: [START_REST] }
      : { state: IDLE, effects: [STOP_REST] };
  if (over === 'word' || over === 'popover')
    return { state: { ...state, name: 'hover' }, effects: [STOP_REST, STOP_GRACE] };
  // On the way to the popover the words that lie between must not open.
  // A hand that keeps going keeps its grace.
  if (over === 'path')
    return { state: { ...state, name: 'leaving' }, effects: [STOP_REST, START_GRACE] };
  const rest = armed ? START_REST : STOP_REST;
  return state.name === 'leaving'
    ? { state, effects: [rest] }
    : { state: { ...state, name: 'leaving' }, effects: [START_GRACE, rest] };
}

function rested<T>(state: State<T>, target: T | undefined): Step<T> {
  if (state.name === 'resting')
    return target === undefined ? { state: IDLE, effects: [] } : show('hover', target);
  if ((state.name === 'leaving' || state.name === 'hover') && target !== undefined)
    return target === state.target
      ? { state: { ...state, name: 'hover' }, effects: [STOP_GRACE] }
      : show('hover', target);
  return same(state);
}

function leave<T>(state: State<T>): Step<T> {
  if (state.name === 'resting') return { state: IDLE, effects: [STOP_REST] };
  if (state.name === 'hover')
    return { state: { ...state, name: 'leaving' }, effects: [STOP_REST, START_GRACE] };
  return { state, effects: [STOP_REST] };
}

function press<T>(state: State<T>, over: Over): Step<T> {
  if (over === 'popover') return same(state);
  // A press on the word itself may become the click that pins.
  if (over === 'word' && isShown(state)) return { state, effects: [STOP_REST] };
  return isShown(state) ? close() : { state: IDLE, effects: [STOP_REST] };
}

function tapAway<T>(state: State<T>): Step<T> {
  return isShown(state) ? close() : same(state);
}

/** What is used is shown in full and stays. */
function open<T>(state: State<T>): Step<T> {
  if (!isShown(state)) return same(state);
  const as = state.name === 'sheet' ? 'sheet' : 'pinned';
  return state.full && state.name === as ? same(state) : show(as, state.target, true);
}

function show<T>(as: 'hover' | 'pinned' | 'sheet', target: T, full = false): Step<T> {
  return {
    state: { name: as, target, full },
    effects: [STOP_REST, STOP_GRACE, { do: 'show', target, as, full }],
  };
}

function close<T>(): Step<T> {
  return { state: IDLE, effects: [STOP_REST, STOP_GRACE, HIDE] };
}

function same<T>(state: State<T>): Step<T> {
  return { state, effects: [] };
}
