import type { EditionChoice } from '../rules/edition-choice.ts';

/** What the user has chosen, as far as the popover goes. */
export interface PopoverSettings {
  readonly edition: EditionChoice;
  readonly theme: 'system' | 'light' | 'dark';
  /** Milliseconds of stillness before it opens. */
  readonly restDelay: number;
  readonly modifier: 'none' | 'alt' | 'ctrl' | 'shift';
  /** Whether a tap on a mark opens it. */
  readonly taps: boolean;
  readonly popoverWidth: 'narrow' | 'normal' | 'wide';
  /** Percent. */
  readonly textSize: number;
}

/** Pixels at 100 % text. */
export const POPOVER_WIDTH = { narrow: 300, normal: 380, wide: 520 } as const;
