import { send } from '../platform/messages.ts';
import type { Popover } from '../popover/controller.ts';
import { onTrusted } from '../trusted.ts';
import { foundPopover, type PopoverSetup } from './popover-key.ts';

/** The popover, whose script comes into the page once somebody is there to use it. */
export interface PopoverLoader {
  /** The popover where it has come. */
  readonly popover: Popover | undefined;
  /** Fetches it at the first movement of a pointer, touch or key from now on: well before anything has rested. */
  prepare(): void;
  /** Uses it, fetched first where it has not come yet; nothing happens where it cannot come. */
  use(act: (popover: Popover) => void): void;
}

/** What a user does first on a page; passive, so that the page is not slowed. */
const SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown'] as const;

/** Makes the loader; `setup` is asked when the script has come. */
export function createPopoverLoader(setup: () => PopoverSetup, signal: AbortSignal): PopoverLoader {
  let popover: Popover | undefined;
  let coming: Promise<void> | undefined;
  /** Where the pointer came to while the script was on its way, and the key that went down then. */
  let missed: MouseEvent | undefined;
  let missedKey: KeyboardEvent | undefined;
  let stopWaiting: AbortController | undefined;

  async function fetchScript(): Promise<void> {
    if (!foundPopover()) await send('load-popover', {});
    const make = foundPopover();
    if (!make || signal.aborted || popover) return;
    stopWaiting?.abort();
    popover = make(setup());
    if (missed) popover.catchUp(missed);
    // After it: the key asks for what the pointer is on.
    if (missedKey) popover.catchUp(missedKey);
  }

  function load(): Promise<void> {
    coming ??= fetchScript()
      .catch(() => undefined)
      .finally(() => {
        // The worker may have been killed on the way: the next sign asks again.
        coming = undefined;
      });
    return coming;
  }

  return {
    get popover() {
      return popover;
    },
    prepare() {
      if (popover || stopWaiting) return;
      stopWaiting = new AbortController();
      const ends = AbortSignal.any([signal, stopWaiting.signal]);
      for (const type of SIGNS)
        onTrusted(
          window,
          type,
          (event) => {
            if (event instanceof MouseEvent) missed = event;
            else if (event instanceof KeyboardEvent) missedKey = event;
            void load();
          },
          { capture: true, passive: true, signal: ends },
        );
    },
    use(act) {
      if (popover) act(popover);
      else void load().then(() => popover && act(popover));
    },
  };
}
