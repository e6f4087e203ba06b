import { browserMessage } from './runtime.ts';

/** Why a setting was not kept, in words for the user, with what to do. */
export function explainSettingsError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof TypeError)
    return browserMessage('settingsInvalid', browserMessage(`setting_${message}`) || message);
  if (/MAX_WRITE_OPERATIONS/i.test(message)) return browserMessage('settingsTooOften');
  if (/quota/i.test(message)) return browserMessage('settingsFull');
  return browserMessage('settingsNotKept', message);
}
