import type { CardCounts } from '../../cards/gather-cards.ts';
import type { ImportedCards } from '../../platform/imported-cards.ts';
import type { ReleasedSet } from '../../platform/own-files.ts';
import { counted } from '../../ui/counted.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { inSentences } from '../../ui/sentences.ts';

/** What is told of the built-in cards. */
export interface BuiltInCards {
  readonly cards: number;
  /** The newest set that they are from. */
  readonly newest: ReleasedSet;
}

/** How many cards are known, and up to which set. */
export function knownText(builtIn: BuiltInCards, imported: ImportedCards | undefined): string {
  const cards = counted('cardsKnown', builtIn.cards + (imported?.added ?? 0));
  const newer = imported?.newest;
  const { name, released } =
    newer && newer.released > builtIn.newest.released ? newer : builtIn.newest;
  return inSentences([cards, message('cardsUpTo', name, longDate(released))]);
}

/** What a file brought beside the built-in cards. */
export function broughtText({ added, changed }: CardCounts): string {
  if (added + changed === 0) return message('cardsAllKnown');
  return inSentences([
    ...(added > 0 ? [counted('cardsAdded', added)] : []),
    ...(changed > 0 ? [counted('cardsChanged', changed)] : []),
  ]);
}
