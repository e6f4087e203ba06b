import { type LocalizedMessage, localizedMessage, UserFacingError } from '../localized-message.ts';

/** Why a file was refused. */
export type Refusal =
  | 'empty'
  | 'too-large'
  | 'other-format'
  | 'web-page'
  | 'not-text'
  | 'damaged'
  | 'not-rules'
  | 'no-date'
  | 'truncated';

/**
 * A file that is no whole document of the Comprehensive Rules. `found` says what it is, `advice` what the
 * reader of the message can do. `reached` is how far a truncated one goes: a rule's
 * number or a term of the glossary.
 */
export class DocumentError extends UserFacingError {
  override name = 'DocumentError';
  readonly kind: Refusal;
  readonly found: LocalizedMessage;
  readonly advice: LocalizedMessage;
  readonly reached: string | undefined;

  constructor(kind: Refusal, found: LocalizedMessage, advice: LocalizedMessage, reached?: string) {
    super(found, advice);
    this.kind = kind;
    this.found = found;
    this.advice = advice;
    this.reached = reached;
  }
}

/** What to do about a file that is not the text we need. */
export const GET_TEXT = localizedMessage('fileGetText');

/** What to do about a copy that has lost something. */
export const GET_AGAIN = localizedMessage('fileGetAgain');
