import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { FightAnswer, FightOrder } from './fight-worker.ts';
import { bandingSide, type Setup } from './setup.ts';

/** How far the fight that is set up has come. */
export interface Played {
  readonly state: 'working' | 'stopped' | 'done';
  /** The last answer, and the set-up that it is of. */
  readonly last: { readonly setup: Setup; readonly answer: FightAnswer } | undefined;
  /** Gives the search up. */
  readonly stop: () => void;
  /** Takes it up again from the beginning. */
  readonly again: () => void;
}

/** Plays a set-up in a worker, so that the page stays responsive; `undefined` where there is nothing to play. */
export function useOutcome(setup: Setup | undefined): Played {
  const [state, setState] = useState<Played['state']>('working');
  const [last, setLast] = useState<Played['last']>(undefined);
  const [round, setRound] = useState(0);
  const worker = useRef<Worker | undefined>(undefined);
  const drop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round plays the same set-up again.
  useEffect(() => {
    if (!setup) return;
    setState('working');
    worker.current ??= new Worker('fight-worker.js', { type: 'module' });
    const here = worker.current;
    let done = false;
    const finish = (answer: FightAnswer) => {
      done = true;
      setLast({ setup, answer });
      setState('done');
    };
    here.onmessage = ({ data }: MessageEvent<FightAnswer>) => finish(data);
    here.onerror = (event) => {
      event.preventDefault();
      drop();
      finish({ kind: 'failed', reason: event.message });
    };
    here.postMessage({ fight: setup, side: bandingSide(setup) } satisfies FightOrder);
    return () => {
      // A worker that is still at an older fight would let the next one wait.
      if (!done) drop();
    };
  }, [setup, round, drop]);
  useEffect(() => drop, [drop]);
  return {
    state,
    last,
    stop: () => {
      drop();
      setState('stopped');
    },
    again: () => setRound(round + 1),
  };
}
