import type { AsPrinted } from '../rules/as-printed.ts';
import type { EditionChoice } from '../rules/edition-choice.ts';
import type { Reading } from '../rules/reading.ts';
import type { ShownMark } from './marks-on-page.ts';

/** What the popover asks of whoever knows formats, sets and the page's printings. */
export interface Readings {
  /** Reads what a choice needs for a marked word; undefined where all of it is at hand. Never rejects. */
  prepare(choice: EditionChoice, mark: ShownMark | undefined): Promise<unknown> | undefined;
  /** How a choice reads the rules for the card of a marked word, with what is at hand. */
  of(choice: EditionChoice, mark: ShownMark): Reading;
  /** The printing of a marked word's card, for whoever asks, under any choice. */
  printingOf(mark: ShownMark): Promise<AsPrinted | undefined>;
}
