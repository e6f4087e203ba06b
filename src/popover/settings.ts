import type { EditionChoice } from '../rules/edition-choice.ts';
import type { Kind } from '../rules/types.ts';

type CardsShown = 'rest' | 'key' | 'never';

/** What the user has chosen, as far as the popover goes. */
export interface PopoverSettings {
  readonly edition: EditionChoice;
  readonly theme: 'system' | 'light' | 'dark';
  /** Milliseconds of stillness before it opens. */
  readonly restDelay: number;
  readonly modifier: 'none' | 'alt' | 'ctrl' | 'shift';
  /** When a card is explained that is shown without its text: at rest, with the key held, never. */
  readonly pictures: CardsShown;
  readonly names: CardsShown;
  /** Milliseconds of stillness before it opens for such a card. */
  readonly pictureDelay: number;
  readonly hiddenKinds: readonly Kind[];
  readonly ignoredTerms: readonly string[];
  /** Whether a tap on a mark opens it. */
  readonly taps: boolean;
  readonly popoverWidth: 'narrow' | 'normal' | 'wide';
  /** Percent. */
  readonly textSize: number;
}

/** The key by which the popover is asked for; Alt where the user has named none. */
export const keyOf = ({ modifier }: Pick<PopoverSettings, 'modifier'>) =>
  modifier === 'none' ? 'alt' : modifier;

/** Pixels at 100 % text. */
export const POPOVER_WIDTH = { narrow: 300, normal: 380, wide: 520 } as const;
