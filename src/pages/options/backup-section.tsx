import { useState } from 'preact/hooks';
import { hasCommands, openShortcuts } from '../../platform/commands.ts';
import type { Settings } from '../../settings/fields.ts';
import {
  SETTINGS_FILE_NAME,
  SettingsFileError,
  settingsFromFile,
  settingsToFile,
} from '../../settings/settings-file.ts';
import { errorText } from '../../ui/error-text.ts';
import { localized, message } from '../../ui/i18n.ts';
import { inSentences } from '../../ui/sentences.ts';
import type { Change } from '../use-settings.ts';

interface Props {
  readonly settings: Settings;
  readonly change: Change;
  readonly reset: () => void;
}

/** Keyboard shortcuts; settings into a file and back; all back to the defaults. */
export function BackupSection({ settings, change, reset }: Props) {
  const [said, setSaid] = useState<{ text: string; bad: boolean }>();
  const load = async (file: File) => {
    try {
      const { settings, problems } = settingsFromFile(await file.text());
      if (!(await change(settings))) return;
      const told = problems.map((parts) => localized(parts));
      const text = inSentences([message('settingsLoaded', file.name), ...told]);
      setSaid({ text, bad: problems.length > 0 });
    } catch (error) {
      const text =
        error instanceof SettingsFileError ? errorText(error) : message('fileUnreadable');
      setSaid({ text, bad: true });
    }
  };
  return (
    <section class="options-section">
      <h2>{message('keepTitle')}</h2>
      {hasCommands && (
        <>
          <p class="quiet">{message('shortcutsHelp')}</p>
          <div class="field">
            <button type="button" class="button" onClick={() => void openShortcuts()}>
              {message('openShortcuts')}
            </button>
          </div>
        </>
      )}
      <div class="field buttons">
        <button type="button" class="button" onClick={() => save(settingsToFile(settings))}>
          {message('saveSettings')}
        </button>
        <label class="button file-button">
          {message('loadSettings')}
          <input
            type="file"
            class="visually-hidden"
            accept=".json,application/json"
            onChange={(event) => {
              const input = event.currentTarget;
              const [file] = input.files ?? [];
              if (file) void load(file).then(() => (input.value = ''));
            }}
          />
        </label>
        <button type="button" class="button" onClick={() => reset()}>
          {message('resetAll')}
        </button>
      </div>
      <div aria-live="polite">
        {said && <p class={said.bad ? 'notice bad' : 'notice'}>{said.text}</p>}
      </div>
    </section>
  );
}

/** Saves a text through the browser's own download, which needs no permission. */
function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = SETTINGS_FILE_NAME;
  link.click();
  // The download has its own hold of the blob once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
