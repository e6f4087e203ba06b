import { localizedMessage, UserFacingError } from '../localized-message.ts';
import { MAX_LIST } from '../settings/fields.ts';
import { browserMessage } from './runtime.ts';
import { NewerSettingsError } from './settings.ts';

/** Why a setting was not kept, as an error that says what to do. */
export function settingsProblem(error: unknown): UserFacingError {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof NewerSettingsError)
    return new UserFacingError(localizedMessage('settingsNewer'));
  if (error instanceof TypeError)
    return new UserFacingError(
      localizedMessage('settingsInvalid', browserMessage(`setting_${text}`) || text),
    );
  if (error instanceof RangeError)
    return new UserFacingError(
      localizedMessage(
        'settingsListFull',
        browserMessage(`setting_${text}`) || text,
        String(MAX_LIST),
      ),
    );
  if (/MAX_WRITE_OPERATIONS/i.test(text))
    return new UserFacingError(localizedMessage('settingsTooOften'));
  if (/quota/i.test(text)) return new UserFacingError(localizedMessage('settingsFull'));
  return new UserFacingError(localizedMessage('settingsNotKept', text));
}
