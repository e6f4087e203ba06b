/** Named timers, each started anew or stopped by its name. */
export interface Timers<Name extends string> {
  /** Calls back after so many milliseconds, once; an earlier start under the same name is forgotten. */
  start(name: Name, milliseconds: number, done: () => void): void;
  stop(name: Name): void;
}

/** Makes timers on the global clock. */
export function createTimers<Name extends string>(): Timers<Name> {
  const running = new Map<Name, ReturnType<typeof setTimeout>>();
  const stop = (name: Name) => clearTimeout(running.get(name));
  return {
    start(name, milliseconds, done) {
      stop(name);
      running.set(name, setTimeout(done, milliseconds));
    },
    stop,
  };
}
