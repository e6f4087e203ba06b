import { answer } from '../platform/messages.ts';
import { SYNC_STORE } from '../platform/settings.ts';
import { settingsProblem } from '../platform/settings-error.ts';
import { createSettingsWriter, type SettingsWriter } from '../settings/writer.ts';

/**
 * Writes the settings for all pages: from one place, so that none undoes another, and a page may close meanwhile.
 * Gives the writer, for the worker's own changes.
 */
export function keepSettings(): SettingsWriter {
  const write = createSettingsWriter(SYNC_STORE);
  answer({
    'keep-settings': async (change) => {
      await write(change).catch((error: unknown) => {
        throw settingsProblem(error);
      });
      return undefined;
    },
  });
  return write;
}
