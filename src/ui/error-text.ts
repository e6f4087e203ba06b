import { UserFacingError } from '../localized-message.ts';
import { localized } from './i18n.ts';
import { inSentences } from './sentences.ts';

/** What went wrong, for the user: in our words where it is an error of ours, else in the browser's. */
export function errorText(error: unknown): string {
  if (error instanceof UserFacingError) return inSentences(error.messages.map(localized));
  return error instanceof Error ? error.message : String(error);
}
