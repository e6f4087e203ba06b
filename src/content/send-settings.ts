import { UserFacingError } from '../localized-message.ts';
import { send } from '../platform/messages.ts';
import type { SettingsChange } from '../settings/change.ts';
import { errorText } from '../ui/error-text.ts';
import { message } from '../ui/i18n.ts';

/** Has the worker keep a change of settings. Resolves with why it was not kept, for the user, or undefined. */
export async function sendSettings(change: SettingsChange): Promise<string | undefined> {
  try {
    await send('keep-settings', change);
    return undefined;
  } catch (error) {
    return error instanceof UserFacingError ? errorText(error) : message('noAnswer');
  }
}
