import type { AsPrinted } from '../rules/as-printed.ts';
import type { EditionChoice } from '../rules/edition-choice.ts';
import type { Reading } from '../rules/reading.ts';
import type { ShownMark } from './marks-on-page.ts';

/** The card that a marked word stands on, or that the page shows. */
export type ReadCard = Pick<ShownMark, 'cardName' | 'element'>;

/** What the popover asks of whoever knows formats, sets and the page's printings. */
export interface Readings {
  /** Reads what a choice needs for a card; undefined where all of it is at hand. Never rejects. */
  prepare(choice: EditionChoice, card: ReadCard | undefined): Promise<unknown> | undefined;
  /** How a choice reads the rules for a card, with what is at hand. */
  of(choice: EditionChoice, card: ReadCard): Reading;
  /** The printing of a card, for whoever asks, under any choice. */
  printingOf(card: ReadCard): Promise<AsPrinted | undefined>;
}
