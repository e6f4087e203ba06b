import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Effect,
  type Event,
  IDLE,
  isShown,
  type State,
  step,
} from '../../src/popover/machine.ts';

/** Plays events and keeps what the controller would have on the screen and running. */
function play(events: readonly Event<string>[]) {
  let state: State<string> = IDLE;
  let shown: string | undefined;
  let showings = 0;
  let full = false;
  const running = new Set<string>();
  const log: string[] = [];
  for (const event of events) {
    const next = step(state, event);
    state = next.state;
    for (const effect of next.effects as Effect<string>[]) {
      if (effect.do === 'show') {
        shown = effect.target;
        showings += 1;
        log.push(`${effect.as} ${effect.target}`);
        full = effect.full;
      } else if (effect.do === 'hide') {
        if (shown !== undefined) log.push('hide');
        shown = undefined;
      } else if (effect.do === 'start') running.add(effect.timer);
      else running.delete(effect.timer);
    }
    // A timer that has rung runs no more.
    if (event.type === 'rested') running.delete('rest');
    if (event.type === 'grace-over') running.delete('grace');
  }
  return { state, shown, showings, full, running, log };
}

const move = (over: 'word' | 'popover' | 'path' | 'page', armed = true): Event<string> => ({
  type: 'move',
  over,
  armed,
});
const rested = (target?: string): Event<string> => ({ type: 'rested', target });

describe('the popover’s life', () => {
  it('opens after a rest on a word', () => {
    expect(play([move('page'), rested('flying')]).log).toEqual(['hover flying']);
  });

  it('opens nothing where the pointer rests on nothing', () => {
    const { log, state } = play([move('page'), rested()]);
    expect([log, state.name]).toEqual([[], 'idle']);
  });

  it('opens nothing while a button is down or text is selected', () => {
    expect(play([move('page', false)]).running.has('rest')).toBe(false);
    expect(play([move('page'), move('page', false)]).running.has('rest')).toBe(false);
  });

  it('opens nothing when the page scrolls under a still pointer', () => {
    expect(play([move('page'), { type: 'scroll' }]).running.has('rest')).toBe(false);
  });

  it('stays while the pointer goes to it and reads in it', () => {
    const { shown } = play([
      move('page'),
      rested('flying'),
      move('path'),
      move('popover'),
      { type: 'grace-over' },
    ]);
    expect(shown).toBe('flying');
  });

  it('goes when the pointer has left and the grace is over', () => {
    expect(
      play([move('page'), rested('flying'), move('page'), { type: 'grace-over' }]).log,
    ).toEqual(['hover flying', 'hide']);
  });

  it('goes when the pointer has left the window', () => {
    const { log } = play([
      move('page'),
      rested('flying'),
      { type: 'leave' },
      { type: 'grace-over' },
    ]);
    expect(log).toEqual(['hover flying', 'hide']);
  });

  it('changes over to another word on which the pointer rests', () => {
    const { log, shown } = play([move('page'), rested('flying'), move('page'), rested('haste')]);
    expect([log, shown]).toEqual([['hover flying', 'hover haste'], 'haste']);
  });

  it('does not open words that lie on the way to it', () => {
    expect(play([move('page'), rested('flying'), move('path')]).running.has('rest')).toBe(false);
  });

  it('once pinned stays until it is dismissed', () => {
    const pinned: Event<string>[] = [
      move('page'),
      rested('flying'),
      { type: 'pin' },
      move('page'),
      { type: 'grace-over' },
      { type: 'leave' },
    ];
    expect(play(pinned).shown).toBe('flying');
    expect(play([...pinned, { type: 'escape' }]).shown).toBeUndefined();
    expect(play([...pinned, { type: 'press', over: 'page' }]).shown).toBeUndefined();
    expect(play([...pinned, { type: 'press', over: 'popover' }]).shown).toBe('flying');
  });

  it('is pinned when the keyboard goes into it', () => {
    expect(play([move('page'), rested('flying'), { type: 'focus-in' }]).state.name).toBe('pinned');
  });

  it('is short by hover, and full once it is pressed into, asked for or clicked', () => {
    const hover = [move('page'), rested('flying')];
    expect(play(hover).full).toBe(false);
    for (const used of [
      { type: 'open' },
      { type: 'focus-in' },
      { type: 'click', target: 'flying' },
      { type: 'ask', target: 'flying' },
    ] as const) {
      const { full, state } = play([...hover, used]);
      expect([full, state.name]).toEqual([true, 'pinned']);
    }
    expect(play([{ type: 'tap', target: 'flying' }]).full).toBe(false);
    const sheet = play([{ type: 'tap', target: 'flying' }, { type: 'open' }]);
    expect([sheet.full, sheet.state.name]).toEqual([true, 'sheet']);
    // Another word begins anew.
    expect(play([...hover, { type: 'open' }, { type: 'tap', target: 'haste' }]).full).toBe(false);
  });

  it('is pinned and unpinned by its pin, as long or short as it was', () => {
    const pinned: Event<string>[] = [move('page'), rested('flying'), { type: 'pin' }];
    expect(play(pinned)).toMatchObject({ full: false, state: { name: 'pinned' } });
    const unpinned: Event<string>[] = [...pinned, { type: 'open' }, { type: 'pin' }];
    expect(play(unpinned)).toMatchObject({ full: true, state: { name: 'hover' } });
    expect(play([...unpinned, move('page'), { type: 'grace-over' }]).shown).toBeUndefined();
  });

  it('is a sheet by touch and goes by a tap elsewhere', () => {
    expect(play([{ type: 'tap', target: 'flying' }]).log).toEqual(['sheet flying']);
    expect(
      play([
        { type: 'tap', target: 'flying' },
        { type: 'tap', target: undefined },
      ]).shown,
    ).toBeUndefined();
  });

  it('goes with its word', () => {
    expect(play([move('page'), rested('flying'), { type: 'gone' }]).log).toEqual([
      'hover flying',
      'hide',
    ]);
  });
});

describe('whatever happens', () => {
  const target = fc.constantFrom('flying', 'haste', 'trample');
  const event: fc.Arbitrary<Event<string>> = fc.oneof(
    fc.record({
      type: fc.constant('move' as const),
      over: fc.constantFrom('word' as const, 'popover' as const, 'path' as const, 'page' as const),
      armed: fc.boolean(),
    }),
    fc.record({
      type: fc.constant('rested' as const),
      target: fc.option(target, { nil: undefined }),
    }),
    fc.record({ type: fc.constant('tap' as const), target: fc.option(target, { nil: undefined }) }),
    fc.record({ type: fc.constantFrom('click' as const, 'ask' as const), target }),
    fc.record({
      type: fc.constant('press' as const),
      over: fc.constantFrom('word' as const, 'popover' as const, 'page' as const),
    }),
    fc.record({
      type: fc.constantFrom(
        'grace-over' as const,
        'leave' as const,
        'pin' as const,
        'open' as const,
        'focus-in' as const,
        'escape' as const,
        'scroll' as const,
        'gone' as const,
      ),
    }),
  );
  const story = fc.array(event, { maxLength: 40 });
  const RUNS = 10_000;

  it('what is on the screen is what the state says, and nothing else', () => {
    fc.assert(
      fc.property(story, (events) => {
        const { state, shown, full } = play(events);
        expect(shown).toBe(isShown(state) ? state.target : undefined);
        if (isShown(state)) expect(full).toBe(state.full);
      }),
      { numRuns: RUNS },
    );
  });

  it('a popover opened by hover never outlives the pointer’s leaving', () => {
    fc.assert(
      fc.property(story, (events) => {
        const before = play(events);
        if (before.state.name === 'pinned' || before.state.name === 'sheet') return;
        const after = play([
          ...events,
          move('page', false),
          { type: 'leave' },
          { type: 'grace-over' },
        ]);
        expect(after.shown).toBeUndefined();
      }),
      { numRuns: RUNS },
    );
  });

  it('what is shown in full stays so until it closes or another word is shown', () => {
    fc.assert(
      fc.property(story, event, (events, last) => {
        const before = play(events).state;
        const after = play([...events, last]).state;
        const isSame = isShown(before) && isShown(after) && before.target === after.target;
        if (isSame && before.full && last.type !== 'tap') expect(after.full).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('what is unpinned goes when the pointer leaves', () => {
    fc.assert(
      fc.property(story, (events) => {
        const { state } = play(events);
        if (state.name !== 'pinned') return;
        const left: Event<string>[] = [
          { type: 'pin' },
          move('page', false),
          { type: 'grace-over' },
        ];
        expect(play([...events, ...left]).shown).toBeUndefined();
      }),
      { numRuns: RUNS },
    );
  });

  it('whoever is leaving has a grace timer running, and whoever is idle has no timer', () => {
    fc.assert(
      fc.property(story, (events) => {
        const { state, running } = play(events);
        if (state.name === 'leaving') expect(running.has('grace')).toBe(true);
        if (state.name === 'idle') expect([...running]).toEqual([]);
        if (state.name === 'resting') expect([...running]).toEqual(['rest']);
      }),
      { numRuns: RUNS },
    );
  });

  it('Escape always closes', () => {
    fc.assert(
      fc.property(story, (events) => {
        const { shown, running } = play([...events, { type: 'escape' }]);
        expect([shown, running.size]).toEqual([undefined, 0]);
      }),
      { numRuns: RUNS },
    );
  });
});
