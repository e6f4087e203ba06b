import { answer } from '../platform/messages.ts';
import { SYNC_STORE } from '../platform/settings.ts';
import { explainSettingsError } from '../platform/settings-error.ts';
import { createSettingsWriter } from '../platform/settings-writer.ts';

/** Writes the settings for all pages: from one place, so that none undoes another, and a page may close meanwhile. */
export function keepSettings(): void {
  const write = createSettingsWriter(SYNC_STORE);
  answer({ 'keep-settings': (change) => write(change).then(() => '', explainSettingsError) });
}
