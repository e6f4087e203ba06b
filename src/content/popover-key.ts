import type { Page } from '../host-page/index.ts';
import type { Popover, PopoverOptions } from '../popover/controller.ts';

/** What the content script gives the popover; the rest it has itself. */
export interface PopoverSetup extends Omit<PopoverOptions, 'readings' | 'findCard'> {
  readonly printingOf: Page['printingOf'];
}

/** Makes the popover; what its own script leaves for the content script. */
export type MakePopover = (setup: PopoverSetup) => Popover;

/** Where it is left: in the content scripts' own world, which no page sees. */
const KEY = Symbol.for('reminder-text:popover');

const world = globalThis as { [KEY]?: MakePopover };

export const leavePopover = (make: MakePopover): void => {
  world[KEY] = make;
};

export const foundPopover = (): MakePopover | undefined => world[KEY];
