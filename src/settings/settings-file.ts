import { type LocalizedMessage, localizedMessage, UserFacingError } from '../localized-message.ts';
import { parseSettings, SETTINGS_VERSION, type SettingName, type Settings } from './fields.ts';

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

/** What a settings file says: what of it can be taken over, and what cannot, as messages. */
export interface SettingsOfFile {
  readonly settings: Partial<Settings>;
  readonly problems: readonly LocalizedMessage[];
}

/**
 * Settings from the text of a file. Throws SettingsFileError for another kind of file. Fields it does not have get
 * their defaults; a value that cannot be is left out, as an item of a list is, and told; those of a newer version
 * are left out.
 */
export function settingsFromFile(text: string): SettingsOfFile {
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
  const read = parseSettings(given);
  // A list has lost items; of another field there is nothing to take.
  const bad = read.damaged.filter(
    (name) => !Array.isArray(read.settings[name]) || !Array.isArray(given[name]),
  );
  const taken = Object.entries(read.settings).filter(
    ([name]) => !bad.includes(name as SettingName),
  );
  return {
    settings: Object.fromEntries(taken),
    problems: [
      ...bad.map((name) => localizedMessage('settingsBadValue', name)),
      ...(read.leftOut.length > 0 ? [localizedMessage('leftOutItems', namesOf(read.leftOut))] : []),
    ],
  };
}

/** So many are named; a file full of nonsense is not read out. */
const MOST_NAMED = 10;

/** Items as they stand, in a row. */
export function namesOf(items: readonly string[]): string {
  const named = items.slice(0, MOST_NAMED).map((item) => item.slice(0, 60));
  return [...named, ...(items.length > MOST_NAMED ? ['…'] : [])].join(', ');
}
