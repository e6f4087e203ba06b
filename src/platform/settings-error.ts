import { localWord } from './runtime.ts';

/** Why a setting was not kept, in words for the reader, with what to do. */
export function explainSettingsError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof TypeError)
    return localWord('settingsInvalid', localWord(`setting_${message}`) || message);
  if (/MAX_WRITE_OPERATIONS/i.test(message)) return localWord('settingsTooOften');
  if (/quota/i.test(message)) return localWord('settingsFull');
  return localWord('settingsNotKept', message);
}
