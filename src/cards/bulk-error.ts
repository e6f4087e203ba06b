import { type LocalizedMessage, localizedMessage, UserFacingError } from '../localized-message.ts';

/** Why a bulk file was refused. */
export type BulkRefusal = 'empty' | 'other-format' | 'not-cards' | 'damaged' | 'cut';

/** A file that is no whole list of cards: what was found, and what to bring instead. */
export class BulkFileError extends UserFacingError {
  override name = 'BulkFileError';
  readonly kind: BulkRefusal;
  readonly found: LocalizedMessage;

  constructor(kind: BulkRefusal, found: LocalizedMessage) {
    const again = kind === 'damaged' || kind === 'cut';
    super(found, localizedMessage(again ? 'cardsGetAgain' : 'cardsGetFile'));
    this.kind = kind;
    this.found = found;
  }
}
