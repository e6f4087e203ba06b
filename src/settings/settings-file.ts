import { localizedMessage, UserFacingError } from '../localized-message.ts';
import {
  isValidSetting,
  parseSettings,
  SETTING_NAMES,
  SETTINGS_VERSION,
  type SettingName,
  type Settings,
} from './fields.ts';

/** What a settings file is called when it is saved. */
export const SETTINGS_FILE_NAME = 'reminder-text-settings.json';

/** The mark by which a file of ours is known. */
const FORMAT = 'reminder-text settings';

/** A file that is not ours, or whose settings cannot be; it tells what is wrong in it. */
export class SettingsFileError extends UserFacingError {
  override name = 'SettingsFileError';
}

/** Settings as the text of a file. */
export function settingsToFile(settings: Settings): string {
  return `${JSON.stringify({ format: FORMAT, version: SETTINGS_VERSION, settings }, null, 2)}\n`;
}

/**
 * Settings from the text of a file, all or none: throws SettingsFileError for another kind of file and for a
 * value that cannot be, so that nothing is half taken over. Fields it does not have keep their defaults; those
 * of a newer version are left out.
 */
export function settingsFromFile(text: string): Settings {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new SettingsFileError(localizedMessage('settingsNotJson'));
  }
  const { format, version, settings } = (file ?? {}) as Readonly<Record<string, unknown>>;
  if (format !== FORMAT || typeof settings !== 'object' || settings === null)
    throw new SettingsFileError(localizedMessage('settingsOtherFile', SETTINGS_FILE_NAME));
  // Files of 0.1.0 have no version.
  if (typeof version === 'number' && version > SETTINGS_VERSION)
    throw new SettingsFileError(localizedMessage('settingsFileNewer'));
  const given = settings as Readonly<Record<SettingName, unknown>>;
  const bad = SETTING_NAMES.filter(
    (name) => given[name] !== undefined && !isValidSetting(name, given[name]),
  );
  if (bad.length > 0)
    throw new SettingsFileError(
      localizedMessage('settingsNothingTaken'),
      ...bad.map((name) => localizedMessage('settingsBadValue', name)),
    );
  return parseSettings(given).settings;
}
